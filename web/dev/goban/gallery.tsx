/**
 * The boards of points with positions from files, without a server. `npx vite`, then
 * `/dev/goban/?sample=connect6-19&theme=dark&pieces=safe&chosen=n10&lang=en&confirm=on&flip=on`.
 *
 * The positions in `samples/` were written by the rules: a view, the turn before it, and what can be chosen.
 * What was sent is in `data-sent` of the body, what was refused in `data-refused`.
 */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadBoard } from '@/board/boards';
import { type BoardModule, still } from '@/board/contract';
import type { ChangeView, PlayedView, PositionView, StepNode } from '@/generated/protocol';
import { loadSpeech } from '@/lang/load';
import type { Speech } from '@/lang/speech';
import { type Walk, back, begin, choose, turnText } from '@/play/walker';
import '@/styles/index.css';

interface Sample {
  view: PositionView;
  last: PlayedView | null;
  node: StepNode | null;
}

const samples = import.meta.glob<Sample>('./samples/*.json', { import: 'default' });
const query = new URLSearchParams(location.search);
const NO_CHANGES: readonly ChangeView[] = [];

async function sampleOf(name: string): Promise<Sample> {
  const load = samples[`./samples/${name}.json`];
  if (load === undefined) throw new Error(`no sample ${name}; there are ${Object.keys(samples).join(', ')}`);
  return load();
}

function beginning({ node }: Sample): Walk {
  const walk = begin(node === null ? null : { nodes: [node] });
  const names = query.get('chosen')?.split(',') ?? [];
  return names.reduce((before, name) => {
    const target = before.node?.targets.find(({ step }) => step === name);
    return target === undefined ? before : choose(before, target);
  }, walk);
}

function Gallery({ module, speech, first }: { module: BoardModule; speech: Speech; first: Sample }) {
  const [sample, setSample] = useState(first);
  const [changes, setChanges] = useState(NO_CHANGES);
  const [walk, setWalk] = useState(() => beginning(first));
  const [said, setSaid] = useState('');
  const { view, last } = sample;
  const node = walk.complete ? walk.trail.at(-1) : walk.node;
  const targets = (node?.targets ?? []).filter(({ place }) => place.kind !== 'choice');
  useEffect(() => {
    Object.assign(window, {
      show: async (name: string) => {
        const next = await sampleOf(name);
        setSample(next);
        setChanges(next.last?.changes ?? NO_CHANGES);
        setWalk(beginning(next));
      },
    });
  }, []);
  return (
    <>
      <h1>{speech.text(`${view.game}-name`)}</h1>
      <div class="stage">
        <div class={`board-frame ${view.game}`}>
          <module.Board
            {...still(view, (id, args) => speech.text(id, args), last)}
            flipped={query.get('flip') === 'on'}
            targets={targets}
            chosen={walk.path}
            side={view.actor.kind === 'player' ? (view.sides[view.actor.seat] ?? null) : null}
            changes={changes}
            onTarget={(target) => {
              let next = choose(walk, target);
              if (next === walk && walk.complete) next = choose(back(walk), target);
              setSaid(turnText(next));
              const sends = next.complete && query.get('confirm') !== 'on';
              if (sends) document.body.dataset['sent'] = turnText(next);
              setWalk(sends ? beginning(sample) : next);
            }}
            onTakeBack={(index) => {
              const step = walk.path[index];
              if (step !== undefined) setWalk(choose(walk, step));
            }}
            onUnoffered={(steps) => {
              document.body.dataset['unoffered'] = steps.join(' ');
            }}
            preferences={{
              coordinates: query.get('coordinates') !== 'off',
              lastTurn: query.get('last') !== 'off',
              motion: query.get('motion') !== 'off',
            }}
          />
        </div>
      </div>
      <div class="side">
        <ul class="players">
          {view.sides.map((side, seat) => (
            <li key={side} class="player">
              <span class={`chip side-${side}`} />
              <div class="who">
                <strong>{speech.text(`${view.game}-side-${side}`)}</strong>
                <small>
                  {(module.counts?.(view, seat, targets, walk.path) ?? []).map((count) => speech.say(count)).join(' · ')}
                </small>
              </div>
            </li>
          ))}
        </ul>
        <output>{said}</output>
      </div>
    </>
  );
}

async function start(root: HTMLElement): Promise<void> {
  const page = document.documentElement;
  for (const name of ['theme', 'pieces']) {
    const value = query.get(name);
    if (value !== null) page.dataset[name] = value;
  }
  const first = await sampleOf(query.get('sample') ?? 'connect6-19');
  const { game } = first.view;
  const lang = query.get('lang') === 'en' ? 'en' : 'fr';
  const [module, speech] = await Promise.all([loadBoard(game), loadSpeech(lang, game)]);
  if (module === null) throw new Error(`${game} has no board`);
  render(<Gallery module={module} speech={speech} first={first} />, root);
}

const root = document.getElementById('gallery');
if (root !== null) await start(root);
