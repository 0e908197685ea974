import type { Payload } from 'payload';
import { readHead } from './chain.ts';
import { type Entry, hashOf } from './entry.ts';

/** `first` is the number of the first entry: earlier ones are gone where the record was shortened. */
export type Verdict = { entries: number; first: number; hash: string; problems: string[] };

const batchSize = 1000;
const most = 50;

/**
 * Reads the whole chain and says which entries were changed, put in another place, or are missing; against the head
 * also whether its last ones were cut off.
 *
 * What it cannot see: somebody who may write to the database and rewrites every entry from one on, and the head with
 * them, or cuts off the first ones. Against that the printed hash and the printed number of the first entry have to be kept
 * somewhere else (docs/running.md).
 */
export async function verifyRecord(payload: Payload): Promise<Verdict> {
  const problems: string[] = [];
  const outside = await outsideTheChain(payload);
  const head = await readHead(payload);
  if (!head) return { entries: 0, first: 0, hash: '', problems: ['The head of the record is missing.'] };
  let before = { sequence: head.baseSequence, hash: head.baseHash };
  let entries = 0;
  for (;;) {
    const batch = await entriesAfter(payload, before.sequence, head.sequence);
    for (const entry of batch) {
      problems.push(...problemsOf(entry, before, head));
      before = entry;
      entries += 1;
    }
    if (batch.length < batchSize || problems.length > most) break;
  }
  if (before.sequence < head.sequence && problems.length <= most) {
    problems.push(`${numbers(before.sequence + 1, head.sequence)} missing at the end: the record was cut off.`);
  } else if (before.hash !== head.hash && problems.length === 0) {
    problems.push(`Entry ${before.sequence} is not the one that was written last.`);
  }
  return {
    entries,
    first: head.baseSequence + 1,
    hash: before.hash,
    problems: [...problems.slice(0, most), ...(await outside())],
  };
}

function problemsOf(entry: Entry, before: Pick<Entry, 'sequence' | 'hash'>, head: Range): string[] {
  const { sequence } = entry;
  const problems: string[] = [];
  if (sequence > before.sequence + 1) problems.push(`${numbers(before.sequence + 1, sequence - 1)} missing.`);
  const isAsWritten = hashOf(entry) === entry.hash;
  const place = isAsWritten ? undefined : numberThatFits(entry, head);
  if (place !== undefined) problems.push(`Entry ${sequence} was written as entry ${place}: the order was changed.`);
  else if (!isAsWritten) problems.push(`Entry ${sequence} was changed.`);
  else if (sequence === before.sequence + 1 && entry.previousHash !== before.hash) {
    problems.push(`Entry ${sequence} does not follow on entry ${before.sequence}: one of the two was replaced.`);
  }
  return problems;
}

type Range = { baseSequence: number; sequence: number };

/** The number with which the entry's hash fits, where it is another one. */
function numberThatFits(entry: Entry, { baseSequence, sequence: last }: Range): number | undefined {
  for (let sequence = baseSequence + 1; sequence <= last; sequence++) {
    if (hashOf({ ...entry, sequence }) === entry.hash) return sequence;
  }
  return undefined;
}

async function entriesAfter(payload: Payload, sequence: number, last: number): Promise<Entry[]> {
  const where = { and: [{ sequence: { greater_than: sequence } }, { sequence: { less_than_equal: last } }] };
  const page = { where, sort: 'sequence', limit: batchSize, pagination: false } as const;
  return (await payload.db.find<Entry & { id: number }>({ collection: 'audit-log', ...page })).docs;
}

/** Entries with no number, or with one that the chain never reached. Counted first, while others may still write. */
async function outsideTheChain(payload: Payload): Promise<() => Promise<string[]>> {
  const where = { sequence: { exists: true } };
  const newest = { where, sort: '-sequence', limit: 1, pagination: false } as const;
  const found = await payload.db.find<Entry & { id: number }>({ collection: 'audit-log', ...newest });
  return async () => {
    const head = await readHead(payload);
    const where = {
      or: [{ sequence: { exists: false } }, { sequence: { less_than_equal: head?.baseSequence ?? 0 } }],
    };
    const { totalDocs } = await payload.db.count({ collection: 'audit-log', where });
    const highest = found.docs[0]?.sequence ?? 0;
    return [
      ...(totalDocs > 0
        ? [`${totalDocs} entries stand outside of the chain: nobody wrote them through the service.`]
        : []),
      ...(highest > (head?.sequence ?? 0) ? [`Entry ${highest} is past the head: the head was set back.`] : []),
    ];
  };
}

function numbers(first: number, last: number): string {
  return first === last ? `Entry ${first} is` : `Entries ${first} to ${last} are`;
}
