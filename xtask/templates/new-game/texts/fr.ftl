# New Game : tous les mots que dit le jeu.
new-game-name = New Game
new-game-tagline = Trois à la suite sur une petite grille.

# Les camps.
new-game-side-red = Rouge
new-game-side-blue = Bleu

# Comment on gagne.
new-game-condition-line = Alignez trois pions de votre couleur, à l’horizontale, à la verticale ou en diagonale.
new-game-how-line = par alignement

# Ce qui est demandé.
new-game-ask =
    { $side ->
        [red] Rouge, choisissez une case vide.
       *[blue] Bleu, choisissez une case vide.
    }
new-game-turn-complete = Le coup est complet.

# Ce qui a été joué.
new-game-played =
    { $side ->
        [red] Rouge joue en { $cell }.
       *[blue] Bleu joue en { $cell }.
    }
new-game-played-wins =
    { $side ->
        [red] Rouge joue en { $cell }, aligne trois pions et gagne.
       *[blue] Bleu joue en { $cell }, aligne trois pions et gagne.
    }
new-game-played-fills =
    { $side ->
        [red] Rouge joue en { $cell } et la grille est pleine.
       *[blue] Bleu joue en { $cell } et la grille est pleine.
    }

# Ce qui est refusé.
new-game-not-a-cell = « { $text } » n’est pas une case. Les cases vont de a1 à c3.
new-game-cell-taken = Il y a déjà un pion en { $cell }.
new-game-not-a-step = Un coup est un seul pion sur une seule case.

# Une position qui ne tient pas sur la grille.
new-game-rows =
    { $rows ->
        [one] La grille a { $rows } rangée au lieu de 3.
       *[other] La grille a { $rows } rangées au lieu de 3.
    }
new-game-row-length =
    { $cells ->
        [one] La rangée { $row } a { $cells } case au lieu de 3.
       *[other] La rangée { $row } a { $cells } cases au lieu de 3.
    }
new-game-board-letter = Rangée { $row } : « { $letter } » n’est ni r, ni b, ni un nombre de cases vides.
new-game-counts = Il y a { $red } pions rouges et { $blue } pions bleus. Rouge doit en avoir autant que Bleu, ou un de plus.
new-game-to-move =
    { $side ->
        [red] D’après le nombre de pions, c’est à Rouge de jouer : après la grille vient « { $letter } ».
       *[blue] D’après le nombre de pions, c’est à Bleu de jouer : après la grille vient « { $letter } ».
    }
new-game-played-on = Le camp au trait a trois pions alignés ; la partie se serait arrêtée avant.
new-game-field = « { $field } » est inconnu ou donné deux fois. Après le trait vient « out= ».
new-game-left = La place « { $given } » ne peut pas avoir quitté la partie. Les places sont 1 et 2, et personne ne quitte une partie finie.
