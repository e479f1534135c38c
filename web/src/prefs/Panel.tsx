/** The preferences, below the board. Each holds at once. */
import type { ComponentChildren } from 'preact';
import { useSpeech } from '@/lang/context';
import { Notify } from './Notify';
import { CONFIRMS, type Preferences, THEMES, prefer, preferences } from './preferences';

/** What is switched on and off by itself; notifications are asked of the browser first. */
type Switch = Exclude<
  { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences],
  'notify'
>;

const SWITCHES: readonly Switch[] = ['lastTurn', 'coordinates', 'sound', 'motion', 'safePieces', 'leftHanded'];

/** The part of the text ids that names a switch. */
const NAMES: Record<Switch, string> = {
  lastTurn: 'last-turn',
  coordinates: 'coordinates',
  sound: 'sound',
  motion: 'motion',
  safePieces: 'safe-pieces',
  leftHanded: 'left-handed',
};

interface PanelProps {
  /** Turns the board round; null where that changes nothing. */
  onFlip: (() => void) | null;
  /** Settings of the page itself. */
  children?: ComponentChildren;
}

export function Panel({ onFlip, children }: PanelProps) {
  const speech = useSpeech();
  const held = preferences.value;
  return (
    <details class="settings">
      <summary>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h9M19 8h1M4 16h1M11 16h9M16 5v6M8 13v6" />
        </svg>
        {speech.text('site-preferences')}
      </summary>
      <div class="settings-body">
        <fieldset>
          <legend>{speech.text('site-preference-confirm')}</legend>
          <div class="choices">
            {CONFIRMS.map((confirm) => (
              <label key={confirm} class="choice">
                <input
                  type="radio"
                  name="confirm"
                  checked={held.confirm === confirm}
                  onChange={() => prefer('confirm', confirm)}
                />
                {speech.text(`site-confirm-mode-${confirm}`)}
              </label>
            ))}
          </div>
          <small>{speech.text('site-preference-confirm-help')}</small>
        </fieldset>
        <fieldset>
          <legend>{speech.text('site-theme')}</legend>
          <div class="choices">
            {THEMES.map((theme) => (
              <label key={theme} class="choice">
                <input
                  type="radio"
                  name="theme"
                  checked={held.theme === theme}
                  onChange={() => prefer('theme', theme)}
                />
                {speech.text(`site-theme-${theme}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset class="switches">
          <legend>{speech.text('site-preference-board')}</legend>
          {SWITCHES.map((key) => (
            <label key={key} class="switch">
              <input
                type="checkbox"
                checked={held[key]}
                onChange={(event) => prefer(key, event.currentTarget.checked)}
              />
              {speech.text(`site-preference-${NAMES[key]}`)}
            </label>
          ))}
          {onFlip === null ? null : (
            <button type="button" onClick={onFlip}>
              {speech.text('site-do-flip')}
            </button>
          )}
        </fieldset>
        <Notify />
        {children}
      </div>
    </details>
  );
}
