# Ce que le plateau dit, et lui seul.
connect6-stones-left =
    { $count ->
        [one] encore une pierre
       *[other] encore { $count } pierres
    }
