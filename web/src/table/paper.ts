/** Whether the page is being drawn on paper: then nothing is chosen, offered or moving on the board. */
import { signal } from '@preact/signals';

export const onPaper = signal(false);

if (typeof matchMedia === 'function') {
  const query = matchMedia('print');
  const read = () => {
    onPaper.value = query.matches;
  };
  read();
  query.addEventListener('change', read);
  // Before a browser draws for the printer it says so here, and some say it nowhere else.
  addEventListener('beforeprint', () => {
    onPaper.value = true;
  });
  addEventListener('afterprint', read);
}
