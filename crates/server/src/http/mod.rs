//! What is around every answer: the number of the request, who is behind it, how often they may ask,
//! the shape of errors, and the headers of security.

mod address;
mod around;
mod limiter;
mod security;
mod site;

pub use address::BadCidr;
pub(crate) use address::{Cidr, client, is_trusted, subscriber};
pub(crate) use around::{Client, around};
pub(crate) use limiter::Limiter;
pub use site::BadUrl;
pub(crate) use site::Site;
