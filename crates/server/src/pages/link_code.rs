//! A link as a QR code, drawn with attributes only: dark squares on white, whatever the theme.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// The quiet zone around the code, in modules.
const MARGIN: usize = 3;

/// The code of a link; nothing if the link is too long for one.
pub(super) fn link_code(link: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::M) else {
        return html! {};
    };
    let side = code.width() + 2 * MARGIN;
    html! {
        svg viewBox={ "0 0 " (side) " " (side) } shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path fill="#000" d=(path(&code)) {}
        }
    }
}

/// Every run of dark modules as a rectangle.
fn path(code: &QrCode) -> String {
    let width = code.width();
    let colors = code.to_colors();
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run.first() == Some(&Color::Dark) {
                let length = run.len();
                write!(path, "M{} {}h{length}v1h-{length}z", x + MARGIN, y + MARGIN)
                    .expect("writing to a text never fails");
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::link_code;

    #[test]
    fn a_link_becomes_a_drawing_without_styles() {
        let svg = link_code("http://127.0.0.1:8080/rejoindre/abc").into_string();
        assert!(svg.starts_with("<svg viewBox=\"0 0 "));
        assert!(svg.contains("M3 3h7v1h-7z"), "{svg}");
        assert!(!svg.contains("style"));
    }
}
