/** The result of a game in a sentence. */
import type { ResultView, TableState } from '@/generated/protocol';
import type { Speech } from '@/lang/speech';
import { nameAndSide } from './names';

export function resultSentence(speech: Speech, state: TableState, result: ResultView): string {
  const { outcome } = result;
  const how = result.how === null ? '' : speech.say(result.how);
  switch (outcome.kind) {
    case 'aborted':
      return speech.text('site-result-aborted');
    case 'draw':
      return speech.text('site-result-draw', { how });
    case 'win': {
      const who = outcome.seats.map((number) => nameAndSide(speech, state, number));
      const names = new Intl.ListFormat(speech.lang, { type: 'conjunction' }).format(who);
      return speech.text('site-result-win', { who: names, count: who.length, how, points: outcome.points });
    }
  }
}
