//! What every handler can reach; a cheap clone.

use crate::{AppError, Config, Tables, Visitor};
use std::sync::Arc;

/// What every handler can reach; a cheap clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Config,
    tables: Tables,
}

impl App {
    pub(crate) fn new(config: Config, tables: Tables) -> App {
        App(Arc::new(Inner { config, tables }))
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// The address of the site without a slash at the end, for links.
    pub fn public_url(&self) -> String {
        match &self.0.config.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", self.0.config.listen),
        }
    }

    /// Keeps the name and the language (`fr`, `en`) of a visitor.
    ///
    /// # Errors
    /// [`AppError::Bad`] for a name or a language that cannot be, [`AppError::Unavailable`].
    pub async fn save_visitor(&self, _visitor: &Visitor) -> Result<(), AppError> {
        Err(AppError::Unavailable)
    }
}
