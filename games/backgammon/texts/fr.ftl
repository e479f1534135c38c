# Backgammon : tous les mots que dit le jeu.
backgammon-name = Backgammon
backgammon-tagline = Quinze pions, deux dés, et le choix de la route.

# Les camps.
backgammon-side-white = Blanc
backgammon-side-black = Noir

# Comment on gagne.
backgammon-condition-off = Sortez vos quinze pions le premier : la partie vaut 1 point.
backgammon-condition-gammon = Si l’adversaire n’a sorti aucun pion, c’est un gammon : 2 points.
backgammon-condition-backgammon = S’il a en plus un pion sur la barre ou dans votre jan intérieur, c’est un backgammon : 3 points.
backgammon-how-single = en sortant tous ses pions
backgammon-how-gammon = par gammon
backgammon-how-backgammon = par backgammon

# Ce qui est demandé.
backgammon-ask-move =
    { $left ->
        [one] Jouez le dernier dé.
       *[other] Déplacez un pion ; { $left } dés restent à jouer.
    }
backgammon-ask-enter =
    { $left ->
        [one] Rentrez un pion de la barre avec le dernier dé.
       *[other] Rentrez d’abord le pion de la barre ; { $left } dés restent à jouer.
    }
backgammon-ask-pass = Aucun dé ne peut être joué : passez votre tour.
backgammon-turn-complete = Le coup est complet.
backgammon-choice-pass = Passer

# Ce qui a été joué.
backgammon-rolled =
    { $side ->
        [white] Les Blancs lancent { $dice }.
       *[black] Les Noirs lancent { $dice }.
    }
backgammon-passed =
    { $side ->
        [white] Les Blancs ne peuvent rien jouer et passent.
       *[black] Les Noirs ne peuvent rien jouer et passent.
    }
backgammon-played =
    { $hits ->
        [0] { $side ->
            [white] Les Blancs jouent { $play }.
           *[black] Les Noirs jouent { $play }.
        }
        [1] { $side ->
            [white] Les Blancs jouent { $play } et frappent un pion.
           *[black] Les Noirs jouent { $play } et frappent un pion.
        }
       *[other] { $side ->
            [white] Les Blancs jouent { $play } et frappent { $hits } pions.
           *[black] Les Noirs jouent { $play } et frappent { $hits } pions.
        }
    }
backgammon-played-wins =
    { $how ->
        [single] { $side ->
            [white] Les Blancs jouent { $play }, ont sorti tous leurs pions et gagnent.
           *[black] Les Noirs jouent { $play }, ont sorti tous leurs pions et gagnent.
        }
        [gammon] { $side ->
            [white] Les Blancs jouent { $play } et gagnent par gammon (2 points).
           *[black] Les Noirs jouent { $play } et gagnent par gammon (2 points).
        }
       *[backgammon] { $side ->
            [white] Les Blancs jouent { $play } et gagnent par backgammon (3 points).
           *[black] Les Noirs jouent { $play } et gagnent par backgammon (3 points).
        }
    }

# Ce qui est refusé.
backgammon-not-dice = « { $text } » n’est pas un lancer ; un lancer s’écrit 3-1.
backgammon-not-a-play = « { $text } » n’est pas un coup ; un coup s’écrit 13/8 6/5*, bar/20, 6/off ou pass.
backgammon-too-many-moves = Un coup déplace quatre pions au plus.
backgammon-cannot-pass = Un dé au moins peut être joué ; on ne passe jamais de son plein gré.
backgammon-must-pass = Aucun dé ne peut être joué : le seul coup est de passer.
backgammon-not-a-step = Ce déplacement n’existe pas ici.
backgammon-no-checker =
    { $place ->
        [bar] Vous n’avez pas de pion sur la barre.
       *[other] Vous n’avez pas de pion en { $place }.
    }
backgammon-bar-first = Rentrez d’abord votre pion de la barre ; rien d’autre ne bouge avant.
backgammon-closed = La flèche { $place } est fermée : au moins deux pions adverses l’occupent.
backgammon-no-such-die =
    { $place ->
        [bar] Aucun dé restant ne mène de la barre { $to ->
            [off] à la sortie
           *[other] en { $to }
        } par des arrivées permises.
       *[other] Aucun dé restant ne mène de { $place } { $to ->
            [off] à la sortie
           *[other] en { $to }
        } par des arrivées permises.
    }
backgammon-not-home = On ne sort un pion que si tous les siens sont dans son jan intérieur et qu’aucun n’est sur la barre.
backgammon-higher-first = Un dé plus grand que la distance ne sort que le pion le plus éloigné ; il y en a un en { $place }.
backgammon-more-dice =
    { $used ->
        [one] Ce coup joue { $used } dé, alors que { $possible } peuvent l’être.
       *[other] Ce coup joue { $used } dés, alors que { $possible } peuvent l’être.
    }
backgammon-higher-die = Un seul des deux dés peut être joué : il faut que ce soit le { $die }.
backgammon-wastes-dice = Après { $place }/{ $to }, il resterait un dé injouable, alors qu’un autre coup les joue.
backgammon-no-hit = Rien n’est frappé en { $place }.
backgammon-ambiguous = « { $text } » peut se jouer de plusieurs façons, selon les pions frappés : écrivez les points de passage.

# Une position qui ne tient pas sur le tablier.
backgammon-not-a-position = « { $text } » n’est ni un identifiant de position de GNU Backgammon (14 caractères), ni un XGID.
backgammon-not-a-position-id = « { $text } » n’est pas un identifiant de position de GNU Backgammon.
backgammon-not-a-match-id = « { $text } » n’est pas un identifiant de match de GNU Backgammon.
backgammon-xgid-fields = Un XGID a 10 champs ; celui-ci en a { $fields }.
backgammon-xgid-field = Champ { $field } du XGID : « { $text } » n’y a pas sa place.
backgammon-field = « { $text } » est inconnu, donné deux fois ou mal placé. Après la position viennent w ou b, les dés (3-1), « ply= » et « out= ».
backgammon-too-many-checkers =
    { $side ->
        [white] Les Blancs ont { $count } pions ; ils en ont 15 en tout.
       *[black] Les Noirs ont { $count } pions ; ils en ont 15 en tout.
    }
backgammon-both-on-point = Les deux camps ont des pions sur la flèche { $place } des Blancs.
backgammon-both-done = Les deux camps ont sorti tous leurs pions ; la partie se serait arrêtée au premier.
backgammon-dice-after-end = On ne lance plus les dés dans une partie finie.
backgammon-left-after-end = Personne ne peut quitter une partie déjà finie.
