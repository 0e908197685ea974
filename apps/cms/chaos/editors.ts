import { setTimeout as pause } from 'node:timers/promises';
import type { Marked } from './marked-content.ts';

const betweenMs = 300;
const longestMs = 10_000;

/** What each editor was told: marks that went online, in their order, and marks whose moment was taken down. */
export type Told = { published: string[][]; scheduled: string[] };

/**
 * Two editors publish one page again and again, each by a service of his own, and a third schedules new pages by both in turn. What was not
 * acknowledged is not repeated: the next has a mark of its own, so that none may stand in the record twice.
 */
export function startEditors(addresses: string[], page: number) {
  const told: Told = { published: addresses.map(() => []), scheduled: [] };
  let isOver = false;
  const work = async (name: string, what: 'publish' | 'schedule', of: string[], acknowledged: string[]) => {
    for (let count = 1; !isOver; count++) {
      const mark = `mark-${name}-${count}`;
      const address = of[count % of.length] ?? '';
      if (await isTaken(`${address}/${what}`, { mark, page })) acknowledged.push(mark);
      await pause(betweenMs);
    }
  };
  const publishers = addresses.map((address, place) =>
    work(place === 0 ? 'one' : 'two', 'publish', [address], told.published[place] ?? []),
  );
  const all = Promise.all([...publishers, work('later', 'schedule', addresses, told.scheduled)]);
  return {
    async stop(): Promise<Told> {
      isOver = true;
      await all;
      return told;
    },
  };
}

async function isTaken(url: string, asked: Marked): Promise<boolean> {
  const init = { method: 'POST', body: JSON.stringify(asked), signal: AbortSignal.timeout(longestMs) };
  return fetch(url, init).then(
    async (response) => {
      await response.body?.cancel();
      return response.status === 201;
    },
    () => false,
  );
}
