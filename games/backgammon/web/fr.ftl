# Ce que le tablier dit, et lui seul. Les flèches ont le numéro du camp que l’on voit en bas.
backgammon-board = Tablier de backgammon
backgammon-help = Touches de direction : aller d’un pion jouable à l’autre, avec Majuscule de flèche en flèche. Entrée : prendre un pion, puis choisir son arrivée. Retour arrière : reprendre. Un nombre tapé mène à sa flèche, B à la barre, S à la sortie, R lance les dés, Ctrl et Entrée jouent le coup.
backgammon-point-holds =
    { $side ->
        [white] Flèche { $number } : { $count ->
            [one] { $count } pion blanc
           *[other] { $count } pions blancs
        }
        [black] Flèche { $number } : { $count ->
            [one] { $count } pion noir
           *[other] { $count } pions noirs
        }
       *[none] Flèche { $number } : vide
    }
backgammon-bar-holds =
    { $side ->
        [white] Barre des Blancs : { $count ->
            [0] vide
            [one] { $count } pion
           *[other] { $count } pions
        }
       *[black] Barre des Noirs : { $count ->
            [0] vide
            [one] { $count } pion
           *[other] { $count } pions
        }
    }
backgammon-off-holds =
    { $side ->
        [white] Sortie des Blancs : { $count ->
            [0] vide
            [one] { $count } pion
           *[other] { $count } pions
        }
       *[black] Sortie des Noirs : { $count ->
            [0] vide
            [one] { $count } pion
           *[other] { $count } pions
        }
    }
backgammon-picked = pion en main
backgammon-may-leave = peut partir
backgammon-may-land =
    { $steps ->
        [one] arrivée possible
       *[other] arrivée possible en { $steps } dés
    }
backgammon-came = arrivé ce tour-ci
backgammon-pips =
    { $side ->
        [white] Blancs : { $count } points à parcourir
       *[black] Noirs : { $count } points à parcourir
    }
backgammon-count-pips = { $count } à parcourir
backgammon-count-off =
    { $count ->
        [one] { $count } sorti sur { $of }
       *[other] { $count } sortis sur { $of }
    }
backgammon-dice =
    { $side ->
        [white] Dés des Blancs : { $roll }, { $left ->
            [0] tous joués
            [one] { $left } reste à jouer
           *[other] { $left } restent à jouer
        }
       *[black] Dés des Noirs : { $roll }, { $left ->
            [0] tous joués
            [one] { $left } reste à jouer
           *[other] { $left } restent à jouer
        }
    }
backgammon-dice-due =
    { $side ->
        [white] Les Blancs ont à lancer les dés
       *[black] Les Noirs ont à lancer les dés
    }
backgammon-roll = Lancer les dés
backgammon-no-source = Rien ne se joue d’ici.
backgammon-no-landing = Un pion ne va jamais là.
