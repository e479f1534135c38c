//! What a position is worth to the side that has just played, in hundredths of a pip.
//!
//! The weights are this file's own, set by hand after the usual advice for beginners: run when ahead, make
//! points in a row and at home, hold an anchor while the other side's home fills up, hit, and leave no
//! blot where many rolls hit it. Nothing here is measured to be best.

use crate::shots::Shots;

/// The checkers of a side by place in its own numbering: 0 off, 1 to 24 the points, 25 the bar.
pub(crate) type Counts = [u8; 26];

const PIP: i32 = 100;
/// Each checker that is off, beyond its pips: a checker off is worth more than one brought deeper.
const OFF: i32 = 150;
/// An enemy checker on the bar, and what each closed home point adds to it.
const BAR: i32 = 300;
const BAR_PER_HOME_POINT: i32 = 120;
/// A made point, by its number: the 5 and 4 points first, then the bar and 6 points.
const POINT: [i32; 12] = [100, 200, 450, 700, 800, 650, 550, 350, 150, 120, 100, 80];
/// Each further point of a run of made points from the third on.
const PRIME: i32 = 400;
/// An anchor in the enemy's home, the advanced ones (enemy 4 and 5 points) most.
const ANCHOR: [i32; 6] = [150, 250, 350, 600, 650, 450];
/// A checker still behind the enemy's foremost wall, for each point of it that stands before it.
const TRAPPED: i32 = 45;
/// More than this many checkers on a point do nothing.
const STACK: u8 = 3;
const STACKED: i32 = 80;
/// A gap in the home while bearing off.
const GAP: i32 = 40;

/// The value for `own` when the other side, `enemy`, is to roll.
pub(crate) fn judge(own: Counts, enemy: Counts) -> i32 {
    if own[0] == 15 {
        return i32::MAX;
    }
    let race = PIP * (pips(&enemy) - pips(&own)) + OFF * i32::from(own[0]);
    if is_race(&own, &enemy) {
        return race - gaps(&own);
    }
    race + points(&own) + anchors(&own) + prime(&own) - prime(&enemy) - trapped(&own, &enemy)
        + trapped(&enemy, &own)
        + on_bar(&own, &enemy)
        - on_bar(&enemy, &own) / 4
        - stacks(&own)
        - danger(&own, &enemy)
}

fn pips(side: &Counts) -> i32 {
    (1..26)
        .map(|place| place as i32 * i32::from(side[place]))
        .sum()
}

/// Whether no checker can be hit any more.
fn is_race(own: &Counts, enemy: &Counts) -> bool {
    let last = |side: &Counts| (1..26).rev().find(|place| side[*place] > 0).unwrap_or(0);
    // Own place p is the enemy's place 25 - p: they have passed when they no longer overlap.
    last(own) + last(enemy) < 25
}

fn points(own: &Counts) -> i32 {
    (1..=12)
        .filter(|place| own[*place] >= 2)
        .map(|place| POINT[place - 1])
        .sum()
}

fn anchors(own: &Counts) -> i32 {
    // Own place 24 is the enemy's ace point.
    (19..=24)
        .filter(|place| own[*place] >= 2)
        .map(|place| ANCHOR[24 - place])
        .max()
        .unwrap_or(0)
}

fn prime(side: &Counts) -> i32 {
    let (mut run, mut value) = (0, 0);
    for count in &side[1..=18] {
        run = if *count >= 2 { run + 1 } else { 0 };
        value += if run >= 3 { PRIME * (run - 2) } else { 0 };
    }
    value
}

/// What it costs `own` that its rear checkers have made points of `enemy` before them.
fn trapped(own: &Counts, enemy: &Counts) -> i32 {
    (13..=25)
        .map(|place| {
            let ahead = (place - 12..place)
                .filter(|step| (1..=24).contains(step) && enemy[25 - step] >= 2)
                .count() as i32;
            TRAPPED * ahead * i32::from(own[place])
        })
        .sum()
}

/// What the checkers of `enemy` on the bar are worth to `own`.
fn on_bar(own: &Counts, enemy: &Counts) -> i32 {
    let closed = own[1..=6].iter().filter(|count| **count >= 2).count() as i32;
    i32::from(enemy[25]) * (BAR + BAR_PER_HOME_POINT * closed)
}

fn stacks(own: &Counts) -> i32 {
    own[1..=24]
        .iter()
        .map(|count| STACKED * i32::from(count.saturating_sub(STACK)))
        .sum()
}

fn gaps(own: &Counts) -> i32 {
    if own[7..].iter().any(|count| *count > 0) {
        return 0;
    }
    let highest = (1..=6).rev().find(|place| own[*place] > 0).unwrap_or(0);
    GAP * (1..highest).filter(|place| own[*place] == 0).count() as i32
}

/// What the blots of `own` are likely to lose to the next roll of `enemy`.
fn danger(own: &Counts, enemy: &Counts) -> i32 {
    let home = enemy[1..=6].iter().filter(|count| **count >= 2).count() as i32;
    let shots = Shots::new(own, enemy);
    let lost: i32 = shots
        .rolls()
        .map(|(weight, place)| {
            // The pips to be run again, and the harder the enemy's home the longer on the bar.
            let pips = 25 - place as i32;
            weight * (PIP * pips + BAR + BAR_PER_HOME_POINT * home * 2)
        })
        .sum();
    lost / 36
}
