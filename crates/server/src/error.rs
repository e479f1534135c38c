//! What can go wrong in answering a request, for programs (a status) and for people (a message).

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tablier_game::Message;

/// What can go wrong in answering a request.
///
/// The response carries the error itself as an extension, so that the layers around it can give it
/// the shape that the client reads: JSON under `/api`, a page elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppError {
    /// Nothing is at this address.
    #[error("not found")]
    NotFound,
    /// There is no such table.
    #[error("no such table")]
    NoTable,
    /// The link leads nowhere: it is wrong, or every seat is taken.
    #[error("no such invitation")]
    NoInvitation,
    /// The request itself is wrong.
    #[error("bad request: {0}")]
    Bad(Message),
    /// The rules, or the state of the table, do not allow it.
    #[error("refused: {0}")]
    Refused(Message),
    /// What is at this address is asked for in another way.
    #[error("method not allowed")]
    Method,
    /// The table has changed since.
    #[error("stale")]
    Stale,
    /// Who asks may not do this.
    #[error("forbidden")]
    Forbidden,
    /// The request comes from another site.
    #[error("cross-site request")]
    CrossSite,
    /// The request is too long.
    #[error("too large")]
    TooLarge,
    /// Too many requests.
    #[error("too many requests")]
    TooMany,
    /// The store does not answer; the same request may be sent again.
    #[error("unavailable")]
    Unavailable,
    /// A fault of ours.
    #[error("internal error")]
    Internal,
}

impl AppError {
    /// Something that cannot be read.
    pub(crate) fn malformed(what: &str) -> AppError {
        AppError::Bad(Message::new("table-error-malformed").with("what", what))
    }

    /// A field of a form that is not there, or holds nothing that it can hold.
    pub(crate) fn field(field: &str) -> AppError {
        AppError::Bad(Message::new("table-error-field").with("field", field))
    }

    /// The error that axum, which does not know ours, answered with: a status and a line of text.
    pub(crate) fn of_status(status: StatusCode) -> AppError {
        match status {
            StatusCode::PAYLOAD_TOO_LARGE => AppError::TooLarge,
            StatusCode::METHOD_NOT_ALLOWED => AppError::Method,
            status if status.is_server_error() => AppError::Internal,
            status => AppError::malformed(status.as_str()),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            AppError::NotFound | AppError::NoTable | AppError::NoInvitation => {
                StatusCode::NOT_FOUND
            }
            AppError::Method => StatusCode::METHOD_NOT_ALLOWED,
            AppError::Bad(_) => StatusCode::BAD_REQUEST,
            AppError::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            AppError::Stale => StatusCode::CONFLICT,
            AppError::Forbidden | AppError::CrossSite => StatusCode::FORBIDDEN,
            AppError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            AppError::TooMany => StatusCode::TOO_MANY_REQUESTS,
            AppError::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            AppError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What is said to the person; the texts are in `tablier-table`'s catalogue.
    pub fn message(&self) -> Message {
        match self {
            AppError::NotFound => Message::new("table-error-not-found"),
            AppError::NoTable => Message::new("table-error-no-table"),
            AppError::NoInvitation => Message::new("table-error-no-invitation"),
            AppError::Bad(message) | AppError::Refused(message) => message.clone(),
            AppError::Method => Message::new("table-error-method"),
            AppError::Stale => Message::new("table-error-stale"),
            AppError::Forbidden => Message::new("table-error-forbidden"),
            AppError::CrossSite => Message::new("table-error-cross-site"),
            AppError::TooLarge => Message::new("table-error-too-large"),
            AppError::TooMany => Message::new("table-error-too-many"),
            AppError::Unavailable => Message::new("table-error-unavailable"),
            AppError::Internal => Message::new("table-error-internal"),
        }
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), self.to_string()).into_response();
        response.extensions_mut().insert(self);
        response
    }
}
