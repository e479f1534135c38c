# Ce que le plateau dit, et lui seul.
pente-captured =
    { $count ->
        [one] { $count } capturée
       *[other] { $count } capturées
    }
pente-captured-of =
    { $count ->
        [one] { $count } capturée sur { $of }
       *[other] { $count } capturées sur { $of }
    }
