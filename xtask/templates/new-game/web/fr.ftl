# Ce que le plateau dit, et lui seul.
new-game-board = Grille de 3 colonnes et 3 rangées
new-game-empty = vide
new-game-cell = Case { $cell }, { $held }
