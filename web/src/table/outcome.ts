/** The result of a game in a sentence. */
import type { Arg, ResultView, TableState } from '@/generated/protocol';
import type { Speech } from '@/lang/speech';
import { nameAndSide } from './names';

export function resultSentence(speech: Speech, state: TableState, result: ResultView): string {
  const { outcome } = result;
  // Where nothing is said of how it ended, the sentence is a shorter one.
  const text = (kind: string, args: Record<string, Arg>) => {
    const id = result.how === null ? `${kind}-bare` : kind;
    return speech.text(`site-result-${id}`, args).trimEnd();
  };
  const how = result.how === null ? '' : speech.say(result.how);
  switch (outcome.kind) {
    case 'aborted':
      return speech.text('site-result-aborted');
    case 'draw':
      return text('draw', { how });
    case 'win': {
      const who = outcome.seats.map((number) => nameAndSide(speech, state, number));
      const names = new Intl.ListFormat(speech.lang, { type: 'conjunction' }).format(who);
      return text('win', { who: names, count: who.length, how, points: outcome.points });
    }
  }
}
