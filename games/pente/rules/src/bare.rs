//! Games as bare text: turns by lines or numbered in pairs, as the collections of pente.org have them.

/// The turns in a text with their lines (from 1). Header lines in brackets, comment lines (`#`), numbers
/// with a full stop and a result at the end are passed over.
pub(crate) fn turns(text: &str) -> Vec<(usize, String)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.starts_with('#') && !line.starts_with('['))
        .flat_map(|(number, line)| line.split_whitespace().map(move |word| (number, word)))
        .filter(|(_, word)| !is_number(word) && !RESULTS.contains(word))
        .map(|(number, word)| (number, word.to_owned()))
        .collect()
}

const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "1-1", "*"];

/// Whether a word numbers a pair of turns: `12.`.
fn is_number(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|digits| {
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    })
}
