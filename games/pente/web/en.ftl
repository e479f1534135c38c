# What the board says, and nothing else does.
pente-captured =
    { $count ->
        [one] { $count } stone captured
       *[other] { $count } stones captured
    }
pente-captured-of =
    { $count ->
        [one] { $count } stone captured of { $of }
       *[other] { $count } stones captured of { $of }
    }
