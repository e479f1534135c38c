# Gomoku : tous les mots que dit le jeu.
gomoku-name = Gomoku
gomoku-tagline = Cinq pierres alignées, ni plus ni moins.

# Les camps.
gomoku-side-black = Noir
gomoku-side-white = Blanc

# Les options.
gomoku-option-size = Plateau
gomoku-option-size-15 = 15 × 15
gomoku-option-size-15-help = Le plateau habituel des tournois.
gomoku-option-size-13 = 13 × 13
gomoku-option-size-13-help = Un plateau réduit : les bords gênent plus tôt.
gomoku-option-size-19 = 19 × 19
gomoku-option-size-19-help = Le plateau du go.
gomoku-option-size-20 = 20 × 20
gomoku-option-size-20-help = Le plateau des tournois de programmes.
gomoku-option-rule = Alignements gagnants
gomoku-option-rule-standard = Cinq exactement
gomoku-option-rule-standard-help = Un alignement de six ou plus ne gagne pas.
gomoku-option-rule-freestyle = Cinq ou plus
gomoku-option-rule-freestyle-help = Les alignements plus longs gagnent aussi.
gomoku-option-opening = Ouverture
gomoku-option-opening-none = Aucune
gomoku-option-opening-none-help = Le premier joueur a Noir, qui commence où il veut ; c’est un grand avantage.
gomoku-option-opening-swap = Swap
gomoku-option-opening-swap-help = Le premier joueur pose trois pierres, puis le second choisit sa couleur.
gomoku-option-opening-swap2 = Swap2
gomoku-option-opening-swap2-help = Le premier joueur pose trois pierres ; le second choisit sa couleur, ou en pose deux de plus et laisse le premier choisir.

# Comment on gagne.
gomoku-condition-exactly-five = Alignez exactement cinq pierres de votre couleur, à l’horizontale, à la verticale ou en diagonale ; six ou plus ne gagnent pas.
gomoku-condition-five-or-more = Alignez cinq pierres ou plus de votre couleur, à l’horizontale, à la verticale ou en diagonale.
gomoku-how-line = par alignement

# Ce qui est demandé.
gomoku-ask =
    { $side ->
        [black] Noir, choisissez un point.
       *[white] Blanc, choisissez un point.
    }
gomoku-ask-set-1 = Joueur 1, posez la pierre 1 sur 3 de l’ouverture : une noire.
gomoku-ask-set-2 = Joueur 1, posez la pierre 2 sur 3 de l’ouverture : une blanche.
gomoku-ask-set-3 = Joueur 1, posez la pierre 3 sur 3 de l’ouverture : une noire.
gomoku-ask-choose-swap = Joueur 2, choisissez votre couleur. Blanc jouera ensuite.
gomoku-ask-choose-swap2 = Joueur 2, choisissez votre couleur (Blanc suivra), ou posez deux pierres de plus et laissez choisir.
gomoku-ask-pair-1 = Joueur 2, posez la première de vos deux pierres : une blanche.
gomoku-ask-pair-2 = Joueur 2, posez la seconde de vos deux pierres : une noire.
gomoku-ask-choose-again = Joueur 1, choisissez votre couleur. Blanc jouera ensuite.
gomoku-choice-white = Prendre Blanc
gomoku-choice-black = Prendre Noir
gomoku-choice-two = Poser deux pierres de plus
gomoku-turn-complete = Le tour est complet.

# Ce qui a été joué.
gomoku-played =
    { $side ->
        [black] Noir
       *[white] Blanc
    } joue { $point }{ $end ->
        [line] , aligne cinq pierres et gagne.
        [full] . Le plateau est plein.
       *[open] .
    }
gomoku-played-opening =
    { $side ->
        [black] Une pierre noire est posée en { $point }.
       *[white] Une pierre blanche est posée en { $point }.
    }
gomoku-chosen =
    { $choice ->
        [white] Le joueur { $seat } prend Blanc.
        [black] Le joueur { $seat } prend Noir.
       *[two] Le joueur { $seat } pose deux pierres de plus ; l’autre joueur choisira.
    }

# Ce qui est refusé.
gomoku-no-turn = Indiquez un point, par exemple h8.
gomoku-not-a-point =
    { $fault ->
        [column] « { $text } » : le plateau n’a pas cette colonne.
        [row] « { $text } » : le plateau n’a pas cette rangée.
        [number] « { $text } » : la lettre de la colonne doit être suivie du numéro de la rangée.
       *[letter] « { $text } » n’est pas un point, comme h8.
    }
gomoku-outside = { $point } n’est pas sur ce plateau.
gomoku-too-many = Un tour est une seule pierre, ou un seul choix.
gomoku-occupied = Il y a déjà une pierre en { $point }.
gomoku-choice-due = Il faut d’abord choisir : aucune pierre n’est posée maintenant.
gomoku-no-choice-due = Il n’y a rien à choisir maintenant : une pierre est attendue.
gomoku-not-offered =
    { $choice ->
        [two] Poser deux pierres de plus n’est pas proposé ici. Choisissez Blanc ou Noir.
        [white] Blanc ne peut pas être choisi ici.
       *[black] Noir ne peut pas être choisi ici.
    }
gomoku-not-a-step = Un tour est une pierre sur un point libre, ou un choix de l’ouverture.

# Une position qui ne tient pas sur le plateau.
gomoku-position-fields =
    { $fault ->
        [empty] La position manque.
        [to-move] Après le plateau doit venir le camp au trait, b ou w.
        [no-value] « { $found } » n’est pas un champ, comme ply=3.
        [twice] Le champ « { $found } » est donné deux fois.
       *[unknown] Champ inconnu : « { $found } ». Les champs sont rule, opening, ply, phase, seats et out.
    }
gomoku-position-board =
    { $fault ->
        [rows] Il n’existe pas de plateau de { $found } rangées.
        [letter] Rangée { $row }, colonne { $column } : « { $found } » n’est ni b, ni w, ni un nombre de points libres.
        [number] Rangée { $row }, colonne { $column } : ce n’est pas un nombre de points libres.
        [long] La rangée { $row } a trop de points.
       *[short] La rangée { $row } n’a pas assez de points.
    }
gomoku-position-size = Le gomoku ne se joue pas sur { $rows } rangées. Les tailles sont 15, 13, 19 et 20.
gomoku-position-to-move = « { $letter } » n’est pas un camp au trait. Les camps sont b et w.
gomoku-position-value =
    { $key ->
        [rule] « rule={ $given } » n’existe pas. Les règles sont standard et freestyle.
        [opening] « opening={ $given } » n’existe pas. Les ouvertures sont none, swap et swap2.
        [ply] « ply={ $given } » n’est pas un nombre de tours (de 0 à 9999).
        [phase] « phase={ $given } » n’existe pas. Les phases sont play, set-1, set-2, set-3, choose, pair-1, pair-2 et choose-again.
        [seats] « seats={ $given } » n’existe pas. C’est bw ou wb : les couleurs de la première et de la seconde place.
       *[out] La place « { $given } » ne peut pas avoir quitté la partie. Les places sont 1 et 2.
    }
gomoku-position-phase = L’ouverture, les pierres, le trait ou le numéro du tour ne vont pas avec la phase « { $given } ».
gomoku-position-seats-not-chosen = La première place ne peut pas avoir Blanc ici : personne n’a choisi de couleur.
gomoku-position-left-after-end = Personne ne peut quitter une partie déjà finie.
