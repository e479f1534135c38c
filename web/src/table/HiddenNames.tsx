/** Hiding the names of others at this table, among the settings. */
import { useSpeech } from '@/lang/context';
import { hide, isHidden } from '@/prefs/hidden';
import type { TableStore } from './store';

export function HiddenNames({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const { seats, yours } = store.state.value;
  const names = seats.flatMap(({ seat, name }) => (name === null || yours.includes(seat) ? [] : [name]));
  if (names.length === 0) return null;
  return (
    <fieldset class="switches">
      <legend>{speech.text('site-names')}</legend>
      {names.map((name) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            checked={isHidden(name)}
            onChange={(event) => hide(name, event.currentTarget.checked)}
          />
          {speech.text('site-do-hide-name', { name })}
        </label>
      ))}
    </fieldset>
  );
}
