//! Every limit of the site, in one place.
