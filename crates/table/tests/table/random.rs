//! Random commands: a table never panics, a refusal changes nothing, and the log folds to the same
//! table whichever way it is read.

use crate::room::{Room, holder, picture};
use tablier_game::Seat;
use tablier_table::{Ask, ClockRule, Leave, RollSource, Status, Who};

/// A small generator of its own, so that a failure is found again by its seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

#[test]
fn random_commands_keep_every_table_in_order() {
    let kinds: [(&[(&str, &str)], usize); 4] = [
        (&[], 2),
        (&[("dice", "on")], 2),
        (&[("seats", "3"), ("dice", "on")], 3),
        (&[("seats", "4"), ("teams", "on")], 4),
    ];
    let mut finished = 0;
    for seed in 0..120 {
        let mut random = Random(seed);
        let (options, seats) = kinds[random.below(4) as usize];
        let clock = match random.below(3) {
            0 => ClockRule::None,
            1 => ClockRule::PerTurn { turn_ms: 1000 },
            _ => ClockRule::ByoYomi {
                main_ms: 3000,
                period_ms: 500,
                periods: 2,
            },
        };
        let mut room = match random.below(3) {
            0 if seats == 2 => Room::one_screen(options),
            1 if seats == 2 => Room::against_computer(options),
            _ => Room::toy(options, seats, clock),
        };
        for _ in 0..150 {
            let id = holder(random.below(5) as u8);
            let who = if random.below(4) == 0 {
                Who::Server
            } else {
                Who::Holder(&id)
            };
            let seat = Seat(random.below(4) as u8);
            let ask = match random.below(24) {
                0 => Ask::OfferDraw,
                1 => Ask::AcceptDraw,
                2 => Ask::RefuseDraw,
                3 if random.below(6) == 0 => Ask::Resign,
                4 if random.below(6) == 0 => Ask::Abort,
                5 => Ask::Takeback,
                6 => Ask::Rematch {
                    table: "next".into(),
                },
                7 => Ask::Rename {
                    name: format!("n{}", random.below(3)).parse().unwrap(),
                },
                8 => Ask::Take { name: None },
                9 => Ask::Remove {
                    seat,
                    why: Leave::Time,
                },
                10 if random.below(8) == 0 => Ask::Remove {
                    seat,
                    why: Leave::Left,
                },
                11..=15 => Ask::Roll {
                    text: format!("r{}", random.below(4)),
                    source: RollSource::Server,
                },
                _ => Ask::Turn {
                    text: random.below(4).to_string(),
                },
            };
            let before = picture(&room.table);
            let spent_ms = random.below(1200);
            let answer = room.ask_as(who, &ask, spent_ms);
            assert!(
                room.table.broken().is_none(),
                "seed {seed}: {:?}",
                room.table.broken()
            );
            if answer.is_err() {
                assert_eq!(picture(&room.table), before, "seed {seed}");
            }
            for name in room.table.may(&id) {
                assert!(!name.is_empty());
            }
        }
        finished += usize::from(room.table.status() == Status::Finished);
    }
    assert!(finished > 20, "{finished}");
}
