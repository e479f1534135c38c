# Ce que dit tout plateau de points.
goban-board = Plateau de { $size } sur { $size }
goban-help = Flèches : aller d’un point à l’autre. Entrée : choisir. Une coordonnée tapée, comme k10, y mène. Ctrl et Entrée jouent le coup qui est prêt.
goban-point = { $point }, { $what }
goban-empty = vide
goban-closed = vide, ne se joue pas maintenant
goban-chosen = choisi
goban-last = dernier coup
goban-taken = pierre prise au dernier coup
goban-won = alignement gagnant
goban-pending = ligne qui attend une réponse
goban-stones =
    { $count ->
        [one] { $side }, une pierre : { $points }.
       *[other] { $side }, { $count } pierres : { $points }.
    }
