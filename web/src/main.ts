/** The script of every page: styles, preferences, and the islands that a page asks for. */
import './pictures';
import './styles/index.css';
import { mountIslands } from './islands';
import { mountAppearance } from './prefs/appearance';
import { applyPreferences } from './prefs/preferences';

applyPreferences();
mountAppearance(document);
mountIslands(document);
