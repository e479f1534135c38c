# Pente : tous les mots que dit le jeu.
pente-name = Pente
pente-tagline = Cinq pierres alignées, ou dix pierres capturées.

# Les camps.
pente-side-white = Blanc
pente-side-black = Noir
pente-side-red = Rouge
pente-side-yellow = Jaune

# Comment on gagne, selon les options.
pente-condition-line = Alignez { $length } pierres (ou plus) de votre couleur, à l’horizontale, à la verticale ou en diagonale.
pente-condition-capture = Ou capturez { $stones } pierres (ou plus).
pente-condition-capture-team = Ou capturez { $stones } pierres (ou plus) avec votre partenaire.
pente-condition-no-capture = Les pierres capturées sont comptées, mais ne font pas gagner.
pente-condition-three = On capture les rangées de deux ou de trois pierres.
pente-condition-overtime-line = Une ligne que le joueur suivant peut fermer d’une pierre peut être capturée tout entière avant de gagner.
pente-condition-overtime-break = Une ligne ne gagne que si le joueur suivant ne peut pas la rompre par une capture.
pente-condition-self-capture = Les pierres posées entre deux pierres adverses sont capturées.
pente-condition-self-forbidden = Il est interdit de poser une pierre dans une rangée entre deux pierres adverses.
pente-condition-unmixed = On ne capture que des rangées d’une seule couleur.
pente-condition-teams = Une ligne est faite des pierres d’un seul joueur ; son partenaire gagne avec lui.

# Comment la partie a fini.
pente-how-line = par alignement
pente-how-capture = par captures
pente-how-line-and-capture = par alignement et par captures
pente-how-conceded = par un alignement resté sans réponse
pente-how-too-long = après mille coups
pente-how-no-legal-turn = plus personne ne peut poser de pierre

# Les options.
pente-option-players = Joueurs
pente-option-players-2 = Deux
pente-option-players-2-help = Blanc contre Noir ; cinq pierres alignées gagnent.
pente-option-players-3 = Trois
pente-option-players-3-help = Chacun pour soi ; quatre pierres alignées ou huit pierres capturées gagnent.
pente-option-players-4 = Quatre
pente-option-players-4-help = Chacun pour soi (quatre pierres alignées ou huit pierres capturées gagnent), ou par équipes.
pente-option-size = Plateau
pente-option-size-19 = 19 × 19
pente-option-size-19-help = Le plateau habituel, celui du go.
pente-option-size-15 = 15 × 15
pente-option-size-15-help = Le plateau du gomoku.
pente-option-size-13 = 13 × 13
pente-option-size-13-help = Un plateau plus petit, pour des parties plus courtes.
pente-option-size-9 = 9 × 9
pente-option-size-9-help = Un tout petit plateau, pour l’entraînement.
pente-option-capture-win = Victoire par captures
pente-option-capture-win-on = Activée
pente-option-capture-win-on-help = Assez de pierres capturées font gagner la partie.
pente-option-capture-win-off = Désactivée
pente-option-capture-win-off-help = On capture et on compte les pierres, mais seul un alignement gagne.
pente-option-capture = Rangées capturées
pente-option-capture-2 = Deux pierres
pente-option-capture-2-help = On capture les rangées d’exactement deux pierres.
pente-option-capture-3 = Deux ou trois pierres
pente-option-capture-3-help = On capture les rangées de deux et de trois pierres ; quinze pierres gagnent.
pente-option-self-capture = Ses pierres entre deux pierres adverses
pente-option-self-capture-none = Sans effet
pente-option-self-capture-none-help = On peut y poser une pierre, et elle reste.
pente-option-self-capture-capture = Capturées
pente-option-self-capture-capture-help = Qui les y met les perd au profit du propriétaire des deux extrémités.
pente-option-self-capture-forbidden = Interdit
pente-option-self-capture-forbidden-help = Un tel point ne se joue pas, même pour capturer ou pour gagner.
pente-option-overtime = Réponse à un alignement
pente-option-overtime-off = Aucune
pente-option-overtime-off-help = Un alignement gagnant finit aussitôt la partie.
pente-option-overtime-line = Capture de la ligne
pente-option-overtime-line-help = Si une pierre du joueur suivant ferme déjà un bout de l’unique ligne, il peut fermer l’autre et la capturer tout entière.
pente-option-overtime-break = Toute capture
pente-option-overtime-break-help = Le joueur suivant peut rompre la ligne par n’importe quelle capture, ou gagner par captures.
pente-option-mixed-capture = Captures mixtes
pente-option-mixed-capture-on = Activées
pente-option-mixed-capture-on-help = Une rangée capturée peut être de plusieurs couleurs.
pente-option-mixed-capture-off = Désactivées
pente-option-mixed-capture-off-help = Une rangée capturée est d’une seule couleur.
pente-option-teams = Équipes
pente-option-teams-off = Désactivées
pente-option-teams-off-help = Chacun joue pour soi.
pente-option-teams-on = Activées
pente-option-teams-on-help = Premier et troisième joueurs contre deuxième et quatrième ; cinq pierres alignées gagnent.
pente-option-opening = Ouverture
pente-option-opening-swap2 = Échange 2
pente-option-opening-swap2-help = Le premier joueur pose trois pierres ; le second prend une couleur, ou en pose deux de plus et laisse le premier choisir.
pente-option-opening-swap = Échange
pente-option-opening-swap-help = Le premier joueur pose deux pierres blanches et deux noires ; le second prend une couleur.
pente-option-opening-none = Sans
pente-option-opening-none-help = Blanc commence où il veut. Son avantage est grand.
pente-option-opening-pro = Pro
pente-option-opening-pro-help = Blanc commence au centre et pose sa deuxième pierre à trois intersections au moins.
pente-option-opening-long-pro = Longue pro
pente-option-opening-long-pro-help = Blanc commence au centre et pose sa deuxième pierre à quatre intersections au moins.

# Des options qui ne vont pas ensemble.
pente-options-teams = Les équipes demandent quatre joueurs, et ils sont { $players }.
pente-options-capture-win = La victoire par captures ne se désactive qu’à deux joueurs, et ils sont { $players }.
pente-options-mixed-capture = À deux joueurs, il n’y a pas de captures mixtes à désactiver.
pente-options-opening =
    { $opening ->
        [swap2] L’ouverture échange 2 se joue à deux, et les joueurs sont { $players } ; la première pierre va où l’on veut (opening=none).
        [swap] L’ouverture échange se joue à deux, et les joueurs sont { $players } ; la première pierre va où l’on veut (opening=none).
        [pro] L’ouverture pro se joue à deux, et les joueurs sont { $players } ; la première pierre va où l’on veut (opening=none).
       *[long-pro] L’ouverture longue pro se joue à deux, et les joueurs sont { $players } ; la première pierre va où l’on veut (opening=none).
    }

# Pourquoi une partie ne peut pas être classée.
pente-training-teams = Les parties par équipes sont réservées à l’entraînement et ne peuvent pas être classées.
pente-training-size = Les parties sur le plateau 9 × 9 sont réservées à l’entraînement et ne peuvent pas être classées.
pente-training-opening = Sans l’ouverture échange ou échange 2, l’avantage de Blanc est trop grand pour une partie classée.

# Les choix.
pente-choice-white = Prendre Blanc
pente-choice-black = Prendre Noir
pente-choice-two = Poser deux pierres de plus
pente-choice-pass = Passer

# Ce qui est demandé.
pente-ask =
    { $side ->
        [white] Blanc, posez une pierre.
        [black] Noir, posez une pierre.
        [red] Rouge, posez une pierre.
       *[yellow] Jaune, posez une pierre.
    }
pente-ask-answer =
    { $side ->
        [white] Blanc, il faut répondre à la ligne : posez une pierre qui y répond, ou passez et concédez la partie.
        [black] Noir, il faut répondre à la ligne : posez une pierre qui y répond, ou passez et concédez la partie.
        [red] Rouge, il faut répondre à la ligne : posez une pierre qui y répond, ou passez et concédez la partie.
       *[yellow] Jaune, il faut répondre à la ligne : posez une pierre qui y répond, ou passez et concédez la partie.
    }
pente-ask-pass =
    { $side ->
        [white] Blanc, tous les points vides vous sont interdits : vous passez.
        [black] Noir, tous les points vides vous sont interdits : vous passez.
        [red] Rouge, tous les points vides vous sont interdits : vous passez.
       *[yellow] Jaune, tous les points vides vous sont interdits : vous passez.
    }
pente-ask-centre = Blanc, posez votre première pierre au centre.
pente-ask-far = Blanc, posez votre deuxième pierre à { $distance } intersections du centre au moins.
pente-ask-set-1 = Joueur 1, posez la pierre 1 sur { $total } de l’ouverture : une blanche.
pente-ask-set-2 = Joueur 1, posez la pierre 2 sur { $total } de l’ouverture : une noire.
pente-ask-set-3 = Joueur 1, posez la pierre 3 sur { $total } de l’ouverture : une blanche.
pente-ask-set-4 = Joueur 1, posez la pierre 4 sur { $total } de l’ouverture : une noire.
pente-ask-choose-swap = Joueur 2, choisissez votre couleur. Blanc jouera ensuite.
pente-ask-choose-swap2 = Joueur 2, choisissez votre couleur (Noir suivra), ou posez deux pierres de plus et laissez choisir.
pente-ask-pair-1 = Joueur 2, posez la première de vos deux pierres : une noire.
pente-ask-pair-2 = Joueur 2, posez la seconde de vos deux pierres : une blanche.
pente-ask-choose-again = Joueur 1, choisissez votre couleur. Noir jouera ensuite.
pente-turn-complete = Le coup est complet.

# Ce qui a été joué.
pente-placed =
    { $side ->
        [white] Blanc joue en { $point }.
        [black] Noir joue en { $point }.
        [red] Rouge joue en { $point }.
       *[yellow] Jaune joue en { $point }.
    }
pente-placed-opening =
    { $side ->
        [white] Une pierre blanche est posée en { $point }.
       *[black] Une pierre noire est posée en { $point }.
    }
pente-placed-takes =
    { $side ->
        [white] Blanc joue en { $point } et capture { $taken ->
            [one] { $taken } pierre
           *[other] { $taken } pierres
        }.
        [black] Noir joue en { $point } et capture { $taken ->
            [one] { $taken } pierre
           *[other] { $taken } pierres
        }.
        [red] Rouge joue en { $point } et capture { $taken ->
            [one] { $taken } pierre
           *[other] { $taken } pierres
        }.
       *[yellow] Jaune joue en { $point } et capture { $taken ->
            [one] { $taken } pierre
           *[other] { $taken } pierres
        }.
    }
pente-placed-loses =
    { $side ->
        [white] Blanc joue en { $point } entre des pierres adverses : { $lost ->
            [one] { $lost } pierre quitte
           *[other] { $lost } pierres quittent
        } le plateau.
        [black] Noir joue en { $point } entre des pierres adverses : { $lost ->
            [one] { $lost } pierre quitte
           *[other] { $lost } pierres quittent
        } le plateau.
        [red] Rouge joue en { $point } entre des pierres adverses : { $lost ->
            [one] { $lost } pierre quitte
           *[other] { $lost } pierres quittent
        } le plateau.
       *[yellow] Jaune joue en { $point } entre des pierres adverses : { $lost ->
            [one] { $lost } pierre quitte
           *[other] { $lost } pierres quittent
        } le plateau.
    }
pente-placed-takes-and-loses =
    { $side ->
        [white] Blanc joue en { $point } et capture { $taken ->
            [one] { $taken } pierre
           *[other] { $taken } pierres
        } ; { $lost ->
            [one] { $lost } autre quitte
           *[other] { $lost } autres quittent
        } le plateau entre des pierres adverses.
        [black] Noir joue en { $point } et capture { $taken ->
            [one] { $taken } pierre
           *[other] { $taken } pierres
        } ; { $lost ->
            [one] { $lost } autre quitte
           *[other] { $lost } autres quittent
        } le plateau entre des pierres adverses.
        [red] Rouge joue en { $point } et capture { $taken ->
            [one] { $taken } pierre
           *[other] { $taken } pierres
        } ; { $lost ->
            [one] { $lost } autre quitte
           *[other] { $lost } autres quittent
        } le plateau entre des pierres adverses.
       *[yellow] Jaune joue en { $point } et capture { $taken ->
            [one] { $taken } pierre
           *[other] { $taken } pierres
        } ; { $lost ->
            [one] { $lost } autre quitte
           *[other] { $lost } autres quittent
        } le plateau entre des pierres adverses.
    }
pente-chose-white = Blanc a été choisi.
pente-chose-black = Noir a été choisi.
pente-chose-two = Le joueur 2 pose deux pierres de plus ; le joueur 1 choisira.
pente-passed =
    { $side ->
        [white] Blanc passe : tous les points vides lui sont interdits.
        [black] Noir passe : tous les points vides lui sont interdits.
        [red] Rouge passe : tous les points vides lui sont interdits.
       *[yellow] Jaune passe : tous les points vides lui sont interdits.
    }
pente-conceded =
    { $side ->
        [white] Blanc passe et concède la ligne.
        [black] Noir passe et concède la ligne.
        [red] Rouge passe et concède la ligne.
       *[yellow] Jaune passe et concède la ligne.
    }

# Ce qui est refusé.
pente-occupied = { $point } est occupé.
pente-off-board = { $point } n’est pas sur ce plateau.
pente-self-captured = En { $point }, votre pierre serait dans une rangée entre deux pierres adverses, ce qui est interdit ici.
pente-line-unanswered = Il faut répondre à la ligne : cette pierre ne le fait pas. Passer, c’est concéder la partie.
pente-centre = La première pierre de Blanc va au centre, en { $point }.
pente-near-centre = La deuxième pierre de Blanc doit être à { $distance } intersections du centre au moins.
pente-choice-due = C’est un choix qui est attendu, et non une pierre.
pente-stone-due = C’est une pierre qui est attendue, et non un choix.
pente-no-two = Seul le second joueur peut poser deux pierres de plus, une fois, dans l’ouverture échange 2.
pente-no-pass = On ne passe que si tous les points vides vous sont interdits, ou pour concéder une ligne.
pente-not-a-turn = « { $text } » n’est pas un point comme k10 (les colonnes sautent le i).
pente-no-column = « { $text } » n’est pas sur ce plateau : cette colonne n’existe pas.
pente-no-row = « { $text } » n’est pas sur ce plateau : cette rangée n’existe pas.
pente-not-a-step = Un coup est une pierre ou un choix.

# Une position qui ne tient pas.
pente-position-empty = Il manque la position.
pente-position-to-move = Après le plateau vient une seule lettre, celle du joueur au trait.
pente-position-no-value = « { $word } » n’a pas la forme clé=valeur.
pente-position-unknown = Le champ « { $key } » n’existe pas.
pente-position-twice = Le champ « { $key } » est donné deux fois.
pente-position-size =
    { $rows ->
        [one] La taille donnée est « { $given } », mais le plateau a { $rows } rangée.
       *[other] La taille donnée est « { $given } », mais le plateau a { $rows } rangées.
    }
pente-position-no-player = « { $letter } » n’est pas la lettre d’un joueur de cette partie.
pente-position-value = « { $key }={ $value } » est impossible.
pente-position-phase =
    { $stones ->
        [one] Dans la phase d’ouverture « { $phase } », il y a { $stones } pierre sur le plateau, blanche s’il y en a une, rien n’est capturé, et ply={ $ply }.
       *[other] Dans la phase d’ouverture « { $phase } », il y a { $stones } pierres sur le plateau, blanches et noires tour à tour en commençant par Blanc, rien n’est capturé, et ply={ $ply }.
    }
pente-position-due =
    { $side ->
        [white] Dans la phase d’ouverture « { $phase } », c’est à Blanc : après le plateau vient « { $letter } ».
       *[black] Dans la phase d’ouverture « { $phase } », c’est à Noir : après le plateau vient « { $letter } ».
    }
pente-position-line = « line={ $given } » ne nomme pas toutes les lignes gagnantes d’un joueur encore en jeu, ou la partie se joue sans réponse aux alignements.
pente-position-answer = La ligne attend un autre joueur que celui qui est au trait.
pente-position-mover-out = Le joueur au trait a quitté la partie.
pente-board-rows =
    { $rows ->
        [one] Aucun plateau n’a { $rows } rangée.
       *[other] Aucun plateau n’a { $rows } rangées.
    }
pente-board-letter = Rangée { $row }, colonne { $column } : « { $letter } » n’est ni la pierre d’un joueur, ni un nombre de points vides.
pente-board-number = Rangée { $row }, colonne { $column } : ce n’est pas un nombre de points vides.
pente-board-long = La rangée { $row } est trop longue à partir de la colonne { $column }.
pente-board-short = La rangée { $row } est trop courte : elle s’arrête avant la colonne { $column }.
