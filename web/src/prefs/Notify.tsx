/** The switch for notifications. The browser is asked when it is switched on; what it says is said in words. */
import { useSpeech } from '@/lang/context';
import { askPermission, permission } from './permission';
import { prefer, preferences } from './preferences';

export function Notify() {
  const speech = useSpeech();
  const may = permission.value;
  const change = async (input: HTMLInputElement) => {
    const on = input.checked && (await askPermission());
    prefer('notify', on);
    // A switch that was pressed in vain goes back.
    input.checked = on;
  };
  return (
    <fieldset>
      <legend>{speech.text('site-preference-notify')}</legend>
      <label class="switch">
        <input
          type="checkbox"
          checked={preferences.value.notify && may === 'granted'}
          disabled={may === 'missing'}
          aria-describedby="notify-help"
          onChange={(event) => void change(event.currentTarget)}
        />
        {speech.text('site-preference-notify-hidden')}
      </label>
      <output id="notify-help" class="small">
        {speech.text(`site-notify-${may}`)}
      </output>
    </fieldset>
  );
}
