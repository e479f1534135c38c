# Tous les mots du site, hors ceux des jeux et des tables. L’espace avant ? ! : ; est insécable (U+00A0).

# Le cadre de chaque page.
site-name = Tablier
site-title = { $page } · Tablier
site-title-turn = À vous !
site-title-draw = Nulle proposée
site-title-over = Partie finie
site-description = Jouez à des jeux de plateau sur un seul écran, contre l’ordinateur, ou par un simple lien. Sans compte.
site-skip = Aller au contenu
site-nav = Navigation
site-nav-play = Jouer
site-language = English
site-language-hint = Lire cette page en anglais
site-theme = Apparence
site-theme-system = Système
site-theme-light = Clair
site-theme-dark = Sombre
site-theme-contrast = Contraste
site-foot = Un programme libre, que chacun peut héberger.

# L’accueil.
site-home = Jouer
site-home-title = Un plateau, un ami, une bonne partie.
site-home-lead = Jouez sur un seul écran, contre l’ordinateur, ou par un simple lien. Sans compte.
site-games = Les jeux
site-tables = Vos parties
site-tables-others = Vos autres parties
site-tables-none = Aucune partie pour l’instant. Choisissez un jeu : une table s’ouvre en deux touches.
site-tables-against = contre { $names }
site-tables-alone = sur un seul écran
site-tables-your-turn = à vous
site-tables-their-turn = à { $name }
site-tables-waiting = en attente
site-tables-roll = aux dés
site-tables-finished = finie { $ago }
site-card-players = { $count } joueurs
site-card-players-range = { $least } à { $most } joueurs
site-card-minutes = environ { $minutes } min
site-card-complexity = difficulté { $level } sur 5
site-ago-moment = à l’instant
site-ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
site-ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
site-ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

# Ouvrir une table.
site-open-way = Avec qui ?
site-way-screen = Sur cet écran
site-way-screen-help = Chacun joue à son tour sur le même appareil.
site-way-computer = Contre l’ordinateur
site-way-computer-help = Il répond tout de suite.
site-way-link = Par un lien
site-way-link-help = Vous envoyez un lien ; qui l’ouvre prend une place.
site-way-each = Place par place
site-way-each-help = Pour chaque place : ici, l’ordinateur, ou par un lien.
site-open-level = Niveau de l’ordinateur
site-open-level-help = De 1, pour débuter, à { $levels }, le plus fort.
site-open-side = Votre place
site-open-side-help = { $side } commence.
site-open-side-any = Au hasard
site-open-side-surplus = Une place qui n’existe pas à cette table est remplacée par le hasard.
site-open-each = Qui joue à chaque place ?
site-open-each-help = Une place au moins se joue sur cet écran.
site-open-each-surplus = Les places qui n’existent pas à cette table sont laissées de côté.
site-who-screen = Sur cet écran
site-who-computer = L’ordinateur
site-who-link = Par un lien
site-open-clock = Pendule
site-open-clock-help = Qui n’a plus de temps perd la partie.
site-open-options = Règles
site-option-changed = Ce choix a changé « { $option } » : { $value }.
site-open-name = Votre nom
site-open-name-help = Facultatif. C’est ainsi que les autres vous voient à cette table.
site-open-submit = Ouvrir la table
site-open-refused = La table n’a pas pu être ouverte.
site-open-about = Ce jeu
site-open-players = Joueurs
site-open-minutes = Durée
site-open-complexity = Difficulté
site-open-goal = Comment on gagne
site-minutes = environ { $minutes } minutes
site-complexity = { $level } sur 5

# Les pendules.
site-clock-none = Sans pendule
site-clock-value-none = aucune
site-clock-fischer = { $minutes } min + { $seconds } s par coup
site-clock-byo-yomi = { $minutes } min, puis { $periods } × { $seconds } s
site-clock-per-turn = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
site-clock-per-turn-seconds = { $seconds } s par coup
site-clock-left = Temps restant :

# Les places.
site-players = Joueurs
site-seat-you = Vous
site-seat-visitor = Visiteur
site-seat-free = Place libre
site-seat-number = Joueur { $number }
site-seat-computer = Ordinateur, niveau { $level }
site-seat-awaited = en attente
site-seat-not-come = pas encore là
site-seat-away = absent { $since }
site-seat-gone = absent
site-seat-your-turn = à vous
site-seat-their-turn = au trait
site-seat-waits = attend son tour
site-seat-won = gagne la partie
site-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
site-name-and-side = { $name } ({ $side })

# Comment on gagne, sur un écran étroit.
site-conditions-more = Suite…
site-conditions-less = Réduire

# À qui le tour, et ce qui est demandé.
site-now-you = À vous. { $ask }
site-now-other = C’est à { $name } de jouer.
site-now-computer = L’ordinateur réfléchit…
site-now-opponent = C’est à votre adversaire de jouer.
site-now-roll = Les dés vont être lancés.
site-now-other-roll = C’est à { $name } de lancer les dés.
site-now-opponent-roll = C’est à votre adversaire de lancer les dés.
site-now-your-roll = Lancez les dés.
site-now-waiting = En attente d’un adversaire.
site-now-broken = Cette partie ne peut plus être continuée.
site-now-finished = La partie est finie.
site-now-loading = Un instant…
site-now-sent = Votre coup part…
site-now-kept = Votre coup partira dès que la connexion sera revenue.
site-now-confirm = Votre coup est prêt. Jouez‑le, ou changez‑le sur le plateau.
site-now-confirm-choice = Vous avez choisi « { $choice } ». Jouez‑le, changez‑le ou effacez‑le.
site-set-kept = Choisi, pas encore joué : { $turns }.
site-set-dropped = Ce que vous aviez choisi n’a pas été joué : { $turns }.
site-past = Coup { $at } sur { $all }. { $said }
site-past-start = La position de départ.
site-not-now-past = Cette position est passée : on ne joue qu’au dernier coup.
site-not-now-turn = Ce n’est pas à vous de jouer.
site-not-now-watching = Vous regardez cette partie : seuls les joueurs y jouent.
site-not-now-step = { $step } ne se joue pas maintenant.
site-result-win = { $count ->
    [one] { $who } gagne { $how }.
   *[other] { $who } gagnent { $how }.
} { $points ->
    [1] {""}
   *[other] La partie vaut { $points } points.
}
site-result-draw = Partie nulle : { $how }.
site-result-win-bare = { $count ->
    [one] { $who } gagne.
   *[other] { $who } gagnent.
} { $points ->
    [1] {""}
   *[other] La partie vaut { $points } points.
}
site-result-draw-bare = Partie nulle.
site-result-aborted = La partie a été annulée.

# Ce que l’on peut faire.
site-do-confirm = Jouer ce coup
site-do-undo-step = Effacer
site-do-roll = Lancer les dés
site-do-takeback = Reprendre
site-do-offer-draw = Nulle ?
site-do-accept-draw = Accepter
site-do-refuse-draw = Refuser
site-do-resign = Abandonner
site-do-abort = Annuler la partie
site-do-rematch = Revanche
site-do-go-rematch = Aller à la revanche
site-do-anew = Autre partie
site-do-flip = Retourner le plateau
site-draw-question = { $name } propose la nulle. Acceptez-vous ?
site-draw-offered = Nulle proposée
site-draw-refused = La nulle est refusée ; la partie continue.
site-confirm-resign = Abandonner la partie ?
site-confirm-abort = Annuler la partie ?
site-confirm-final = Cette décision est définitive : elle ne peut pas être reprise.
site-confirm-no = Continuer à jouer
site-final = définitif
site-final-end = définitif : finit la partie

# Les coups joués.
site-moves = Coups joués
site-moves-none = Les coups s’écriront ici.
site-move = Coup { $number } : { $said }
site-step = Parcourir la partie
site-step-first = Début de la partie
site-step-back = Coup précédent
site-step-forward = Coup suivant
site-step-last = Dernier coup
site-step-slider = Position dans la partie
site-step-value = coup { $at } sur { $all }
site-look-back-failed = Les positions passées ne sont pas arrivées. Réessayez dans un instant.
site-steps-failed = Les coups possibles ne sont pas arrivés. Réessayez dans un instant.

# L’invitation.
site-share = Invitez un adversaire
site-share-how = Envoyez ce lien. Qui l’ouvre prend une place libre, sans compte.
site-share-link = Lien d’invitation
site-share-copy = Copier
site-share-copied = Lien copié
site-share-send = Envoyer
site-share-loopback = Le site n’écoute que sur cette machine : ce lien ne marchera que sur elle.
site-join-title = { $host } vous invite
site-join-title-anonymous = On vous invite à une partie
site-join-lead = Une partie de { $game } ; vous jouerez { $side }.
site-join-lead-no-side = Une partie de { $game }.
site-join-clock = Pendule : { $clock }.
site-join-submit = Prendre la place
site-join-seated-title = Vous êtes déjà à cette table
site-join-seated = Ce lien est celui d’une table où vous avez une place.
site-join-go = Aller à la table
site-join-full-title = La table est complète
site-join-full = Toutes les places sont prises. Vous pouvez regarder la partie, ou ouvrir une table à vous.
site-join-watch = Regarder la partie
site-join-expired-title = Cette invitation n’est plus valable
site-join-expired = Le lien est incomplet, ou la table n’attend plus personne. Demandez un nouveau lien à qui vous l’a envoyé.

# La connexion.
site-link-lost = Connexion perdue. On essaie de la reprendre…
site-link-restarting = Le site redémarre. La partie reprend dans un instant…
site-link-outdated = Cette page est d’une autre version du site.
site-link-reload = Recharger

# Les réglages.
site-preferences = Réglages
site-preference-confirm = Confirmer chaque coup
site-preference-confirm-help = « Auto » demande confirmation là où un doigt vise mal.
site-confirm-mode-auto = Auto
site-confirm-mode-on = Toujours
site-confirm-mode-off = Jamais
site-preference-board = Le plateau
site-preference-last-turn = Marquer le dernier coup
site-preference-coordinates = Coordonnées
site-preference-sound = Sons
site-preference-motion = Animations
site-preference-safe-pieces = Couleurs adaptées au daltonisme
site-preference-left-handed = Disposition pour la main gauche
site-preference-notify = Quand c’est à vous
site-preference-notify-hidden = Me prévenir si cette page est cachée
site-notify-default = Votre navigateur vous en demandera la permission.
site-notify-granted = Une notification par coup, refermée à votre retour.
site-notify-denied = Votre navigateur refuse les notifications de ce site. Vous pouvez les permettre dans ses réglages.
site-notify-missing = Ce navigateur ne montre pas de notifications ici.
site-notice-with = { $game }, avec { $names }.
site-no-board = Le plateau de ce jeu ne peut pas être dessiné ici.

# Sur le papier.
site-print = Imprimer la partie
site-sheet-date = Date
site-sheet-position = Position après le coup { $number } sur { $all }.
site-date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }

# Sans script.
site-plain-note = Cette page se lit sans script. Pour jouer, activez JavaScript.
site-plain-board = Position après le coup { $number }

# Les erreurs.
site-error-title = Quelque chose ne va pas
site-error-404-title = Page introuvable
site-error-429-title = Un peu de patience
site-error-503-title = Le site reprend son souffle
site-error-500-title = C’est notre faute
site-error-home = Retour à l’accueil
site-error-retry = Réessayer
site-error-request = Numéro de la demande : { $id }

# Un autre appareil.
site-do-device = Continuer sur un autre appareil
site-device-title = Continuer sur un autre appareil
site-device-lead = Un lien privé donne votre place à un second appareil, sans la retirer à celui‑ci.
site-device-once = Le lien sert une seule fois, pendant { $minutes } minutes. Ne l’envoyez qu’à vous‑même : qui l’ouvre joue à votre place.
site-device-waits = Un lien attend d’être ouvert.
site-device-count = { $count ->
    [one] { $count } autre appareil joue à votre place.
   *[other] { $count } autres appareils jouent à votre place.
}
site-device-link = Lien pour l’autre appareil
site-device-make = Créer le lien
site-device-make-new = Créer un nouveau lien
site-device-revoke = Retirer le lien
site-device-drop = Écarter les autres appareils
site-device-back = Retour à la partie
site-device-here-title = Continuer ici ?
site-device-here = Cet appareil jouera à la même place que l’autre, dans une partie de { $game }.
site-device-here-name = Cet appareil jouera à la place de { $name }, dans une partie de { $game }.
site-device-here-submit = Continuer ici
site-device-gone-title = Ce lien ne marche plus
site-device-gone = Il a déjà servi, a été retiré ou a expiré. Créez‑en un autre depuis la table, sur le premier appareil.

# L’adversaire parti.
site-do-claim = Gagner par forfait
site-claim-soon = { $name } n’est plus là. Vous pourrez gagner par forfait dans { $time }.
site-claim-now = { $name } n’est plus là. Vous pouvez gagner par forfait, ou attendre encore.
site-confirm-claim = Gagner par forfait ?

# Masquer un nom.
site-names = Noms
site-do-hide-name = Masquer « { $name } »
site-seat-hidden = Nom masqué

# Vos données.
site-mine = Vos données
site-mine-title = Vos données
site-mine-lead = Voici tout ce que le site sait de vous. Personne d’autre ne le voit, hors votre nom aux tables où vous êtes.
site-mine-name = Nom
site-mine-language = Langue
site-mine-first = Première visite
site-mine-last = Dernière visite
site-mine-tables = Parties
site-mine-browser = Un cookie vous reconnaît. Vos réglages restent dans ce navigateur.
site-mine-nothing = Le site ne sait rien de vous : aucune visite n’est enregistrée tant que vous n’ouvrez ni ne rejoignez une table.
site-mine-export = Tout télécharger
site-mine-forget = Tout effacer
site-mine-forget-lead = Vos parties en cours s’arrêtent : les autres joueurs les gagnent ou continuent sans vous. Votre nom disparaît de toutes les tables ; les coups restent, sans rien qui mène à vous. Les liens pour d’autres appareils ne marchent plus.
site-mine-sure = J’ai compris, et je veux tout effacer.
site-mine-unsure = Cochez la case pour confirmer.
site-mine-forget-submit = Effacer définitivement
site-mine-forgotten-title = C’est effacé
site-mine-forgotten = Le site ne sait plus rien de vous.
