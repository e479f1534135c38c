# Connect6 : tous les mots que dit le jeu.
connect6-name = Connect6
connect6-tagline = Deux pierres par tour, six à aligner.

# Les camps.
connect6-side-black = Noir
connect6-side-white = Blanc

# Les options.
connect6-option-size = Plateau
connect6-option-size-19 = 19 × 19
connect6-option-size-19-help = Le plateau des tournois, où l’on attaque en plusieurs endroits.
connect6-option-size-15 = 15 × 15
connect6-option-size-15-help = Un plateau réduit, où les attaques se rencontrent plus tôt.
connect6-option-size-13 = 13 × 13
connect6-option-size-13-help = Une partie courte, où les bords comptent.

# Comment on gagne.
connect6-condition-line = Alignez six pierres ou plus de votre couleur, à l’horizontale, à la verticale ou en diagonale.
connect6-how-line = par alignement

# Ce qui est demandé.
connect6-ask-only =
    { $side ->
        [black] Noir, posez la première pierre : c’est la seule de ce tour.
       *[white] Blanc, posez la première pierre : c’est la seule de ce tour.
    }
connect6-ask-first =
    { $side ->
        [black] Noir, choisissez le point de votre première pierre.
       *[white] Blanc, choisissez le point de votre première pierre.
    }
connect6-ask-second =
    { $side ->
        [black] Noir, choisissez le point de votre seconde pierre, ou de nouveau le premier pour le reprendre.
       *[white] Blanc, choisissez le point de votre seconde pierre, ou de nouveau le premier pour le reprendre.
    }
connect6-ask-last =
    { $side ->
        [black] Noir, il reste un seul point : posez la dernière pierre.
       *[white] Blanc, il reste un seul point : posez la dernière pierre.
    }
connect6-turn-complete = Le tour est complet.

# Ce qui a été joué.
connect6-played-one =
    { $side ->
        [black] Noir
       *[white] Blanc
    } joue { $first }{ $end ->
        [line] , aligne six pierres et gagne.
        [full] . Le plateau est plein.
       *[open] .
    }
connect6-played-two =
    { $side ->
        [black] Noir
       *[white] Blanc
    } joue { $first } et { $second }{ $end ->
        [line] , aligne six pierres et gagne.
        [full] . Le plateau est plein.
       *[open] .
    }

# Ce qui est refusé.
connect6-no-point = Indiquez un ou deux points, par exemple h8 k12.
connect6-not-a-point =
    { $fault ->
        [column] « { $text } » : le plateau n’a pas cette colonne.
        [row] « { $text } » : le plateau n’a pas cette rangée.
        [number] « { $text } » : la lettre de la colonne doit être suivie du numéro de la rangée.
       *[letter] « { $text } » n’est pas un point, comme k12.
    }
connect6-outside = { $point } n’est pas sur ce plateau.
connect6-too-many = Un tour comporte au plus deux pierres.
connect6-first-turn-is-one = Le premier tour de la partie est d’une seule pierre.
connect6-last-point-is-one = Il reste un seul point : le tour est cette unique pierre.
connect6-second-missing = Il manque la seconde pierre : seule une pierre gagnante peut être posée sans elle.
connect6-occupied = Il y a déjà une pierre en { $point }.
connect6-twice = Les deux pierres sont en { $point }. Choisissez deux points différents.
connect6-first-wins = La pierre en { $point } gagne déjà : on n’en pose pas de seconde.
connect6-not-a-step = Un tour se joue en posant des pierres sur des points libres.

# Une position qui ne tient pas sur le plateau.
connect6-position-fields =
    { $fault ->
        [empty] La position manque.
        [to-move] Après le plateau doit venir le camp au trait, b ou w.
        [no-value] « { $found } » n’est pas un champ, comme ply=3.
        [twice] Le champ « { $found } » est donné deux fois.
       *[unknown] Champ inconnu : « { $found } ». Les champs sont ply et out.
    }
connect6-position-board =
    { $fault ->
        [rows] Il n’existe pas de plateau de { $found } rangées.
        [letter] Rangée { $row }, colonne { $column } : « { $found } » n’est ni b, ni w, ni un nombre de points libres.
        [number] Rangée { $row }, colonne { $column } : ce n’est pas un nombre de points libres.
        [long] La rangée { $row } a trop de points.
       *[short] La rangée { $row } n’a pas assez de points.
    }
connect6-position-size = Connect6 ne se joue pas sur { $rows } rangées. Les tailles sont 19, 15 et 13.
connect6-position-to-move = « { $letter } » n’est pas un camp au trait. Les camps sont b et w.
connect6-position-ply = « ply={ $given } » n’est pas un nombre de tours (de 0 à 9999).
connect6-position-left = La place « { $given } » ne peut pas avoir quitté la partie. Les places sont 1 et 2.
connect6-position-left-after-end = Personne ne peut quitter une partie déjà finie.
