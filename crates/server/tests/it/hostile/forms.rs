//! Forms that no page of the site sends.

use super::{World, error_id};
use crate::support::form;

/// Who sends a form: nobody known, the host or the guest of the game.
#[derive(Clone, Copy, Debug)]
enum Who {
    Stranger,
    Host,
    Guest,
}
use Who::{Guest, Host, Stranger};

const FIELD: &str = "table-error-field";
const MALFORMED: &str = "table-error-malformed";
const FORBIDDEN: &str = "table-error-forbidden";

/// Who sends what where (`{table}`, `{invite}` and `{used}` stand for the world's), and the status and
/// the error that refuse it; an empty error for a page that shows the form again.
type Case<'a> = (&'a str, Who, &'a str, &'a str, u16, &'a str);

const OPEN: &str = "/jouer/puissance-4";
const JOIN: &str = "/rejoindre/{invite}";
const DEVICES: &str = "/table/{table}/appareil";

#[rustfmt::skip] // A case a line.
const CASES: &[Case] = &[
    ("no such game", Stranger, "/jouer/chess", "way=screen", 404, "table-error-not-found"),
    ("the other language's game", Stranger, "/en/play/puissance-4", "", 404, "table-error-not-found"),
    ("an unknown way", Stranger, OPEN, "way=%3Cscript%3E", 400, FIELD),
    ("two ways", Stranger, OPEN, "way=screen&way=link", 400, FIELD),
    ("an unknown clock", Stranger, OPEN, "clock=sand", 400, FIELD),
    ("level 256", Stranger, OPEN, "way=computer&level=256", 400, FIELD),
    ("level 99", Stranger, OPEN, "way=computer&level=99", 422, ""),
    ("level -1", Stranger, OPEN, "way=computer&level=-1", 400, FIELD),
    ("seat 999", Stranger, OPEN, "way=screen&seat=999", 400, FIELD),
    ("seat 9", Stranger, OPEN, "way=screen&seat=9", 400, FIELD),
    ("an unknown field", Stranger, OPEN, "way=screen&host=me", 400, FIELD),
    ("an unknown option", Stranger, OPEN, "way=screen&option-x=1", 422, ""),
    ("an option twice", Stranger, "/jouer/gomoku", "option-a=1&option-a=2", 400, FIELD),
    ("an option without a name", Stranger, OPEN, "way=screen&option-=1", 422, ""),
    ("not UTF-8", Stranger, OPEN, "way=%ff", 400, FIELD),
    ("a name that is not UTF-8", Stranger, JOIN, "name=%ff", 422, ""),
    ("a name of nothing", Stranger, JOIN, "name=%00", 422, ""),
    ("two names", Stranger, JOIN, "name=a&name=b", 400, MALFORMED),
    ("a seat to join", Stranger, JOIN, "name=a&seat=0", 400, MALFORMED),
    ("a link that was used", Stranger, "/rejoindre/{used}", "name=a", 409, ""),
    ("a link that never was", Stranger, "/rejoindre/11111111111111111111", "", 404, ""),
    ("no link", Stranger, "/rejoindre/nonsense", "", 404, ""),
    ("no act", Host, DEVICES, "", 400, MALFORMED),
    ("an unknown act", Host, DEVICES, "act=steal", 400, MALFORMED),
    ("two acts", Host, DEVICES, "act=make&act=drop", 400, MALFORMED),
    ("an act and more", Host, DEVICES, "act=make&seat=1", 400, MALFORMED),
    ("a stranger's device", Stranger, DEVICES, "act=make", 403, FORBIDDEN),
    ("a stranger drops devices", Stranger, DEVICES, "act=drop", 403, FORBIDDEN),
    ("a device that never was", Guest, "/table/{table}/appareil/11111111111111111111", "", 404, ""),
    ("no device", Guest, "/table/{table}/appareil/nonsense", "", 404, ""),
    ("no table's device", Host, "/table/nonsense/appareil/x", "", 404, "table-error-no-table"),
    ("unsure", Host, "/moi/effacer", "", 422, ""),
    ("hardly sure", Host, "/moi/effacer", "sure=maybe", 422, ""),
    ("sure twice", Host, "/moi/effacer", "sure=yes&sure=yes", 400, MALFORMED),
    ("sure for another", Host, "/moi/effacer", "sure=yes&visitor=1", 400, MALFORMED),
    ("no theme", Host, "/apparence", "to=/", 400, MALFORMED),
    ("an unknown theme", Host, "/apparence", "theme=%3Cscript%3E&to=/", 400, FIELD),
    ("a theme with a cookie in it", Host, "/apparence", "theme=dark%0d%0aSet-Cookie:%20a=b", 400, FIELD),
    ("two themes", Host, "/apparence", "theme=dark&theme=light", 400, MALFORMED),
];

#[tokio::test(flavor = "multi_thread")]
async fn forms_that_no_page_sends_do_nothing() {
    let world = World::new().await;
    let options = (0..1000).map(|n| format!("option-{n}=1"));
    let options = options.collect::<Vec<String>>().join("&");
    let long = format!("way=link&name={}", "x".repeat(60_000));
    let grown: [Case; 2] = [
        ("a thousand options", Stranger, OPEN, &options, 422, ""),
        ("a long name", Stranger, OPEN, &long, 422, ""),
    ];
    let mut wrong = Vec::new();
    for (name, who, path, fields, status, error) in CASES.iter().chain(&grown) {
        let path = path
            .replace("{table}", &world.table)
            .replace("{invite}", &world.invite)
            .replace("{used}", &world.used);
        let cookie = match who {
            Stranger => "",
            Host => &world.host,
            Guest => &world.guest,
        };
        let answer = form(world.site.address, &path, &[("cookie", cookie)], fields).await;
        let said = error_id(&answer.body).unwrap_or_default();
        if (answer.status, said.as_str(), answer.cookie()) != (*status, *error, None) {
            let body = &answer.body[..answer.body.len().min(200)];
            wrong.push(format!("{name}: {} {said} {body}", answer.status));
        }
        world.is_unchanged(name).await;
    }
    assert_eq!(wrong, Vec::<String>::new());
    world.goes_on().await;
}
