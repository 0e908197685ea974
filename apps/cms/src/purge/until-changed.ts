import type { Payload } from 'payload';
import type { PurgeKey } from './enqueue-purge.ts';
import { changesSince } from './purge-feed.ts';

type Known<Value> = { position: number; value: Value };
type State<Value> = { last?: Known<Value>; loading?: Promise<void> };

/**
 * Keeps what is made of content until that changes. Each process keeps its own; the events of changes, which instances share,
 * tell when it is out of date (decision 0023).
 *
 * @param key under which a change of it is told
 * @param read makes it of what is stored now
 */
export function untilChanged<Value>(key: PurgeKey, read: (payload: Payload) => Promise<Value>) {
  const states = new WeakMap<Payload, State<Value>>();
  return async (payload: Payload): Promise<Value> => {
    const state = states.get(payload) ?? {};
    states.set(payload, state);
    for (;;) {
      const { last } = state;
      if (last) {
        const { position, isChanged } = await changesSince(payload, last.position, key);
        if (!isChanged) {
          last.position = position;
          return last.value;
        }
      }
      // What is being read may have been begun before the change: it is looked at again.
      if (state.last === last) state.loading ??= load(payload, state);
      await state.loading;
    }
  };

  /** The position is read first: what changes while the rows are read is read again. */
  async function load(payload: Payload, state: State<Value>): Promise<void> {
    try {
      const { position } = await changesSince(payload, undefined, key);
      state.last = { position, value: await read(payload) };
    } finally {
      state.loading = undefined;
    }
  }
}
