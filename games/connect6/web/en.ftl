# What the board says, and nothing else does.
connect6-stones-left =
    { $count ->
        [one] one stone left
       *[other] { $count } stones left
    }
