//! Work that is done in full until a limit and in samples after it.

/// A limit of work left. Small jobs are always done in full.
pub(crate) struct Budget {
    left: usize,
    always: usize,
}

impl Budget {
    /// Jobs of at most `always` are done in full whatever is left; larger ones share `left`.
    pub(crate) const fn new(always: usize, left: usize) -> Budget {
        Budget { left, always }
    }

    /// Whether a job of this size is to be done in full.
    pub(crate) fn allows(&mut self, size: usize) -> bool {
        if size <= self.always {
            return true;
        }
        match self.left.checked_sub(size) {
            Some(left) => {
                self.left = left;
                true
            }
            None => false,
        }
    }
}
