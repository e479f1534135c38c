# Ce que tout jeu peut dire.
game-option-key = Option inconnue : « { $key } ». Les options sont : { $known }.
game-option-value = L’option « { $key } » n’a pas la valeur « { $value } ». Les valeurs sont : { $known }.
game-step-refused = « { $step } » ne peut pas être choisi ici.
game-over = La partie est finie.
game-roll-due = Il faut d’abord lancer les dés.
game-no-roll-due = Aucun lancer n’est attendu ici.
game-cannot-retire = La place { $seat } ne peut pas quitter la partie ici.
game-not-your-turn = Ce n’est pas à vous de jouer.

game-how-resignation = par abandon
game-how-time = au temps
game-how-left = par départ de l’adversaire
game-how-last-left = les autres ont quitté la partie
game-how-agreement = d’un commun accord
game-how-board-full = plateau plein
