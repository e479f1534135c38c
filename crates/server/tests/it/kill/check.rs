//! What the log must hold when all is over.

use super::player::{Player, Sent};
use crate::support::ask;
use std::collections::HashSet;
use std::net::SocketAddr;
use tablier_game::{Actor, PlayedView, Seat};
use uuid::Uuid;

/// The log holds every acknowledged turn and roll once, under its number; what else it holds is the
/// computer's, and at most the one that is open. Gives how many turns and rolls were acknowledged.
pub async fn check(address: SocketAddr, player: &Player) -> (usize, usize) {
    let path = format!("/api/tables/{}", player.table);
    let shown = ask(address, "GET", &path, &[("cookie", &player.cookie)], "").await;
    let json = shown.json();
    let played: Vec<PlayedView> = serde_json::from_value(json["played"].clone()).unwrap();
    let what = format!("{} {}: {played:?}", player.game(), player.table);
    assert!(played.starts_with(&player.shown), "{what}");
    let ids: HashSet<Uuid> = player.acknowledged.iter().map(|sent| sent.id).collect();
    assert_eq!(ids.len(), player.acknowledged.len());
    for Sent { after, text, .. } in &player.acknowledged {
        let entry = &played[*after as usize];
        match text {
            Some(text) => assert_eq!((entry.seat.is_some(), &entry.text), (true, text), "{what}"),
            None => assert_eq!(entry.seat, None, "{what}"),
        }
    }
    let mine = authors(player, &played)
        .into_iter()
        .filter(|author| !author.is_some_and(|seat| player.computers.contains(&seat)))
        .count();
    let spare = usize::from(player.open.is_some());
    let acknowledged = player.acknowledged.len();
    assert!(
        (acknowledged..=acknowledged + spare).contains(&mine),
        "{mine} of {acknowledged}: {what}"
    );
    let rolls = player
        .acknowledged
        .iter()
        .filter(|sent| sent.text.is_none());
    let rolls = rolls.count();
    (acknowledged - rolls, rolls)
}

/// Who asked for each entry: the seat that played, or that plays the roll; `None` for the first roll, which
/// is everybody's. The whole is replayed by the rules on the way, and leads to the position that is shown.
fn authors(player: &Player, played: &[PlayedView]) -> Vec<Option<Seat>> {
    let mut position = player.start();
    let mut authors = Vec::new();
    for (index, entry) in played.iter().enumerate() {
        position.play(&entry.text).unwrap();
        authors.push(match (entry.seat, position.actor()) {
            (None, _) if index == 0 => None,
            (None, Actor::Player(seat)) => Some(seat),
            (seat, _) => seat,
        });
    }
    authors
}
