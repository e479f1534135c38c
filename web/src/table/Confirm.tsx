/** Asks once more before something that cannot be undone. */
import { useSpeech } from '@/lang/context';
import { Dialog } from './Dialog';

interface ConfirmProps {
  title: string;
  /** What the button that does it says. */
  action: string;
  onYes: () => void;
  onClose: () => void;
}

export function Confirm({ title, action, onYes, onClose }: ConfirmProps) {
  const speech = useSpeech();
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="final">{speech.text('site-confirm-final')}</p>
      <div class="dialog-buttons">
        <button type="button" onClick={onClose}>
          {speech.text('site-confirm-no')}
        </button>
        <button
          type="button"
          class="danger"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
