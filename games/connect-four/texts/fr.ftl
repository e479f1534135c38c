# Puissance 4 : tous les mots que dit le jeu.
connect-four-name = Puissance 4
connect-four-tagline = Quatre jetons alignés, et la gravité décide.

# Les camps.
connect-four-side-red = Rouge
connect-four-side-blue = Bleu

# Comment on gagne.
connect-four-condition-line = Alignez quatre jetons (ou plus) de votre couleur, à l’horizontale, à la verticale ou en diagonale.
connect-four-how-line = par alignement

# Ce qui est demandé.
connect-four-ask =
    { $side ->
        [red] Rouge, choisissez une colonne.
       *[blue] Bleu, choisissez une colonne.
    }
connect-four-turn-complete = Le coup est complet.

# Ce qui a été joué.
connect-four-played =
    { $side ->
        [red] Rouge joue en { $column } : le jeton tombe en { $cell }.
       *[blue] Bleu joue en { $column } : le jeton tombe en { $cell }.
    }
connect-four-played-wins =
    { $side ->
        [red] Rouge joue en { $column } : le jeton tombe en { $cell }, quatre sont alignés et Rouge gagne.
       *[blue] Bleu joue en { $column } : le jeton tombe en { $cell }, quatre sont alignés et Bleu gagne.
    }
connect-four-played-fills =
    { $side ->
        [red] Rouge joue en { $column } : le jeton tombe en { $cell } et la grille est pleine.
       *[blue] Bleu joue en { $column } : le jeton tombe en { $cell } et la grille est pleine.
    }

# Ce qui est refusé.
connect-four-not-a-column = « { $text } » n’est pas une colonne. Les colonnes vont de a à g, ou de 1 à 7.
connect-four-not-a-cell = « { $text } » n’est pas une case, comme d3.
connect-four-column-full = La colonne { $column } est pleine.
connect-four-falls-elsewhere = Dans la colonne { $column }, le jeton tombe en { $cell }.
connect-four-not-a-step = Un coup est un seul jeton dans une seule colonne.

# Une suite de colonnes qui ne se joue pas.
connect-four-columns-letter = Caractère { $at } : « { $letter } » n’est pas une colonne. Les colonnes vont de a à g, ou de 1 à 7.
connect-four-columns-full = Jeton { $at } : la colonne { $column } est déjà pleine.
connect-four-columns-over = Jeton { $at } : la partie était déjà finie.

# Une position qui ne tient pas sur la grille.
connect-four-rows =
    { $rows ->
        [one] La grille a { $rows } rangée au lieu de 6.
       *[other] La grille a { $rows } rangées au lieu de 6.
    }
connect-four-row-length =
    { $cells ->
        [one] La rangée { $row } a { $cells } case au lieu de 7.
       *[other] La rangée { $row } a { $cells } cases au lieu de 7.
    }
connect-four-board-letter = Rangée { $row } : « { $letter } » n’est ni r, ni b, ni un nombre de cases vides.
connect-four-floating = Le jeton en { $cell } flotte : la case du dessous est vide.
connect-four-counts = Il y a { $red } jetons rouges et { $blue } jetons bleus. Rouge doit en avoir autant que Bleu, ou un de plus.
connect-four-to-move =
    { $side ->
        [red] D’après le nombre de jetons, c’est à Rouge de jouer : après la grille vient « { $letter } ».
       *[blue] D’après le nombre de jetons, c’est à Bleu de jouer : après la grille vient « { $letter } ».
    }
connect-four-field = « { $field } » est inconnu ou donné deux fois. Après le trait viennent « ply= » et « out= ».
connect-four-ply =
    { $discs ->
        [one] « ply={ $given } » ne va pas avec { $discs } jeton sur la grille.
       *[other] « ply={ $given } » ne va pas avec { $discs } jetons sur la grille.
    }
connect-four-left = La place « { $given } » ne peut pas avoir quitté la partie. Les places sont 1 et 2.
connect-four-left-after-end = Personne ne peut quitter une partie déjà finie.
connect-four-two-winners = Les deux camps ont quatre jetons alignés ; la partie se serait arrêtée au premier alignement.
connect-four-played-on =
    { $side ->
        [red] Rouge a quatre jetons alignés, mais pas par le dernier jeton joué ; la partie se serait arrêtée avant.
       *[blue] Bleu a quatre jetons alignés, mais pas par le dernier jeton joué ; la partie se serait arrêtée avant.
    }
