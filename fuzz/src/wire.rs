//! What clients send.

use tablier_protocol::{ClientMessage, ServerMessage};

pub(crate) fn read(text: &str) {
    if let Ok(message) = serde_json::from_str::<ClientMessage>(text) {
        let written = serde_json::to_string(&message).expect("a message has text keys only");
        assert_eq!(serde_json::from_str(&written).ok(), Some(message));
    }
    if let Ok(message) = serde_json::from_str::<ServerMessage>(text) {
        let written = serde_json::to_string(&message).expect("a message has text keys only");
        assert!(serde_json::from_str::<ServerMessage>(&written).is_ok());
    }
}
