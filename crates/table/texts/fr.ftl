# Ce qu’une table peut dire.
table-not-yours = Aucune de vos places ne permet de demander cela.
table-waiting = Une place est encore libre.
table-not-over = La partie n’est pas finie.
table-broken = Cette partie suit des règles que cette version ne lit plus. La dernière position lisible est affichée.
table-time-up = Le temps est écoulé.
table-time-left = Il reste du temps.
table-offer-stands = La nulle est déjà proposée.
table-offer-too-soon = { $plies ->
    [one] Vous pourrez de nouveau proposer la nulle dans { $plies } coup.
   *[other] Vous pourrez de nouveau proposer la nulle dans { $plies } coups.
}
table-no-offer = Aucune nulle n’est proposée.
table-computer-plays-on = L’ordinateur n’accepte pas de nulle.
table-partner-asked = Votre partenaire doit être d’accord.
table-too-late-to-abort = Chacun a joué : la partie ne peut plus être annulée.
table-takeback-with-others = On ne reprend pas de coup quand quelqu’un d’autre joue.
table-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
table-rematch-asked = Vous avez déjà demandé une autre partie.
table-rematch-made = La partie suivante est ouverte.
table-name-taken = Quelqu’un porte déjà ce nom à cette table.
table-name-bad = Un nom a au plus { $max } caractères, tous visibles.
table-no-free-seat = Aucune place n’est libre.
table-seated = Vous êtes déjà à cette table.
table-too-often = Cela a été fait trop souvent à cette table.
table-nobody-left = Personne n’est parti : attendez son coup.
table-too-early-to-claim = Chacun n’a pas encore joué : annulez plutôt la partie.
table-claim-later = { $seconds ->
    [one] Attendez encore { $seconds } seconde.
   *[other] Attendez encore { $seconds } secondes.
}
table-no-device-link = Ce lien a déjà servi, a été retiré ou a expiré.
table-too-many-devices = { $max } autres appareils tiennent déjà cette place.
table-no-device = Aucun autre appareil ne tient cette place.

# Ce qui peut ne pas aller dans une demande.
table-error-not-found = Il n’y a rien à cette adresse.
table-error-method = Cette adresse n’accepte pas ce genre de demande.
table-error-no-table = Cette table n’existe pas.
table-error-no-invitation = Cette invitation ne mène nulle part : le lien est faux, ou toutes les places sont prises.
table-error-stale = La table a changé entre-temps : votre coup ou votre demande n’a pas été pris en compte.
table-error-forbidden = Vous ne pouvez pas faire cela.
table-error-cross-site = Cette demande vient d’un autre site.
table-error-too-large = C’est trop long.
table-error-too-many = Trop de demandes. Attendez un instant.
table-error-unavailable = Le site ne peut rien enregistrer pour le moment. Réessayez.
table-error-internal = Une erreur s’est produite de notre côté.
table-error-malformed = Le message est illisible.
table-error-field = Le champ « { $field } » du formulaire est inconnu, y est deux fois ou porte une valeur qui n’existe pas.
table-error-protocol = Cette page est d’une autre version du site. Rechargez-la.
table-error-no-game = Il n’y a pas de jeu « { $game } ».
table-error-seats = Ce jeu a ici { $seats } places, et non { $given }.
table-error-level = Les niveaux vont de 1 à { $levels }.
table-error-clock = Cette pendule n’existe pas.
table-error-no-local-seat = Qui ouvre une table y prend une place.
