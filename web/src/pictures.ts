/**
 * The pictures that the server's pages name: the site's mark and an icon of each game. They are listed
 * here so that they are built and stand in the manifest; no script uses the addresses.
 */
import.meta.glob(['./pictures/*.svg', '../../games/*/web/icon.svg'], { query: '?url', eager: true });
