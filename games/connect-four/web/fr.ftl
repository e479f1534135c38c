# Ce que le plateau dit, et lui seul.
connect-four-board = Grille de 7 colonnes et 6 rangées
connect-four-empty = vide
connect-four-column = Colonne { $column }, case { $cell }
connect-four-column-is-full = Colonne { $column }, pleine
connect-four-column-holds =
    { $count ->
        [0] Colonne { $column }, vide
        [one] Colonne { $column }, { $count } jeton
       *[other] Colonne { $column }, { $count } jetons
    }
