/** Whether the system asks for less motion. */
import { signal } from '@preact/signals';

export const lessMotion = signal(false);

if (typeof matchMedia === 'function') {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  lessMotion.value = query.matches;
  query.addEventListener('change', () => {
    lessMotion.value = query.matches;
  });
}
