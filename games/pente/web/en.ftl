# What the board says, and nothing else does.
pente-captured = { $count } captured
pente-captured-of = { $count } captured of { $of }
