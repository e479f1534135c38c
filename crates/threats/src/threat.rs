//! What a stone threatens on all four axes together.

use crate::Shape;

/// What a stone on a point makes on each axis, in the order of [`tablier_goban::Axis::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointShapes(pub [Shape; 4]);

/// What a stone threatens; the order is by how much it forces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Threat {
    /// Nothing that must be answered.
    Quiet,
    /// An open three: an open four comes next.
    OpenThree,
    /// Two open threes.
    DoubleThree,
    /// A four: one point must be taken at once.
    Four,
    /// A four and an open three.
    FourThree,
    /// An open four or two fours: one stone does not stop it.
    DoubleFour,
    /// A winning row.
    Row,
}

impl PointShapes {
    /// The strongest shape.
    pub fn best(self) -> Shape {
        self.0[0].max(self.0[1]).max(self.0[2].max(self.0[3]))
    }

    /// What they threaten together.
    pub fn threat(self) -> Threat {
        let count = |shape| self.0.iter().filter(|other| **other == shape).count();
        match (self.best(), count(Shape::Four), count(Shape::OpenThree)) {
            (Shape::Row, _, _) => Threat::Row,
            (Shape::OpenFour, _, _) | (Shape::Four, 2.., _) => Threat::DoubleFour,
            (Shape::Four, _, 0) => Threat::Four,
            (Shape::Four, _, _) => Threat::FourThree,
            (Shape::OpenThree, _, 1) => Threat::OpenThree,
            (Shape::OpenThree, _, _) => Threat::DoubleThree,
            _ => Threat::Quiet,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_on_several_axes_add_up() {
        use Shape::{Dead, Four, One, OpenFour, OpenThree, OpenTwo, Row, Three};
        for (shapes, expected) in [
            ([Row, OpenFour, Dead, Dead], Threat::Row),
            ([Dead, OpenFour, Dead, Dead], Threat::DoubleFour),
            ([Four, One, Four, Dead], Threat::DoubleFour),
            ([Four, One, OpenThree, Dead], Threat::FourThree),
            ([Four, One, Three, Dead], Threat::Four),
            ([OpenThree, One, OpenThree, Dead], Threat::DoubleThree),
            ([OpenThree, Three, OpenTwo, Dead], Threat::OpenThree),
            ([Three, Three, OpenTwo, Dead], Threat::Quiet),
        ] {
            assert_eq!(PointShapes(shapes).threat(), expected, "{shapes:?}");
        }
    }
}
