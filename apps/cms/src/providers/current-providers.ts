import type { Payload } from 'payload';
import { changesSince } from '../purge/purge-feed.ts';
import { ProviderIndex } from './provider-index.ts';
import { readProviders } from './provider-tables.ts';

type Known = { position: number; index: ProviderIndex };
type State = { last?: Known; loading?: Promise<void> };

const key = 'providers';
const states = new WeakMap<Payload, State>();

/**
 * The providers as they are now. Each process has its index; the events of changes, which instances share, tell when it
 * is out of date (decision 0023).
 */
export async function currentProviders(payload: Payload): Promise<ProviderIndex> {
  const state = states.get(payload) ?? {};
  states.set(payload, state);
  for (;;) {
    const { last } = state;
    if (last) {
      const { position, isChanged } = await changesSince(payload, last.position, key);
      if (!isChanged) {
        last.position = position;
        return last.index;
      }
    }
    // What is being read may have been begun before the change: it is looked at again.
    if (state.last === last) state.loading ??= load(payload, state);
    await state.loading;
  }
}

/** The position is read first: what changes while the rows are read is read again. */
async function load(payload: Payload, state: State): Promise<void> {
  try {
    const { position } = await changesSince(payload, undefined, key);
    state.last = { position, index: new ProviderIndex(await readProviders(payload)) };
  } finally {
    state.loading = undefined;
  }
}
