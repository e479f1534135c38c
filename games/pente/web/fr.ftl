# Ce que le plateau dit, et lui seul.
pente-captured =
    { $count ->
        [one] { $count } pierre capturée
       *[other] { $count } pierres capturées
    }
pente-captured-of =
    { $count ->
        [one] { $count } pierre capturée sur { $of }
       *[other] { $count } pierres capturées sur { $of }
    }
