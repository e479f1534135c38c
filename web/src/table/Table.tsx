/** A table's page: the board, and beside or below it who plays, what is asked, what was played. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardModule } from '@/board/contract';
import { useSpeech } from '@/lang/context';
import { Panel } from '@/prefs/Panel';
import { Actions } from './Actions';
import { Banner } from './Banner';
import { Claim } from './Claim';
import { HiddenNames } from './HiddenNames';
import { Conditions } from './Conditions';
import { Moves } from './Moves';
import { Offer } from './Offer';
import { Players } from './Players';
import { Share } from './Share';
import { Sheet } from './Sheet';
import { Stage } from './Stage';
import { Status } from './Status';
import { Watchers } from './Watchers';
import type { TablePage } from './page';
import { useSettling } from './settling';
import type { TableStore } from './store';

/** What leads to the page of other devices. */
const DEVICES = ['invite-device', 'revoke-device', 'drop-devices'];

interface TableProps {
  store: TableStore;
  page: TablePage;
  module: BoardModule | null;
  frame: RefObject<HTMLDivElement | null>;
}

export function Table({ store, page, module, frame }: TableProps) {
  const speech = useSpeech();
  const state = store.state.value;
  const waits = state.status === 'waiting';
  const side = useRef<HTMLDivElement>(null);
  useSettling(side);
  return (
    <>
      <Banner store={store} />
      <h1>{speech.text(`${state.view.game}-name`)}</h1>
      <Watchers store={store} />
      <Conditions conditions={state.conditions} />
      <div class="stage">
        <Stage store={store} module={module} frame={frame} />
      </div>
      <div ref={side} class="side">
        <Players store={store} module={module} />
        <Status store={store} />
        <Sheet store={store} module={module} facts={page.facts} />
        {waits && page.invite !== null ? <Share invite={page.invite} /> : null}
        <Offer store={store} />
        <Claim store={store} />
        {waits ? null : <Moves store={store} />}
        <Actions store={store} module={module} anewUrl={page.anewUrl} />
      </div>
      <Panel onFlip={module?.canFlip === true ? () => store.flip() : null}>
        <HiddenNames store={store} />
        {state.may.some((what) => DEVICES.includes(what)) ? (
          <a class="button" href={page.deviceUrl}>
            {speech.text('site-do-device')}
          </a>
        ) : null}
      </Panel>
    </>
  );
}
