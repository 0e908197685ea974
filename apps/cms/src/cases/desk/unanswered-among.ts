import type { PayloadRequest } from 'payload';
import { untyped } from '../../untyped.ts';
import { type CaseCollection, caseCollections } from '../case-kinds.ts';
import { isOpen } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import type { StoredMessage } from '../conversation/store-message.ts';
import { saysDayAlone } from '../inbox/moved-note.ts';
import type { DeskCase } from './list-cases.ts';

type Message = Pick<StoredMessage, 'from' | 'createdAt'> & { caseCollection: CaseCollection; caseId: string };
type WithHistory = Pick<StoredCase, 'id' | 'history' | 'internalNotes'>;

/**
 * Those of some open cases whose customer wrote last, and was told nothing since, neither by an answer nor by a note beside the
 * status: what he wrote may lie unread where a mail is all that tells of it.
 */
export async function unansweredAmong(req: PayloadRequest, cases: readonly DeskCase[]): Promise<ReadonlySet<DeskCase>> {
  const open = cases.filter(({ status }) => isOpen(status));
  if (open.length === 0) return new Set();
  // Reviewed: of cases that this person is shown anyway, who wrote last.
  const { docs } = await req.payload.db.find<Message>({
    collection: 'case-messages',
    where: { caseId: { in: open.map(({ id }) => String(id)) } },
    select: { caseCollection: true, caseId: true, from: true, createdAt: true },
    sort: 'id',
    pagination: false,
    req,
  });
  const last = new Map(docs.map((one) => [`${one.caseCollection} ${one.caseId}`, one]));
  const written = open.flatMap((one) => {
    const message = last.get(`${one.collection} ${one.id}`);
    return message?.from === 'customer' ? [{ one, since: Date.parse(message.createdAt) }] : [];
  });
  const found = await Promise.all(
    caseCollections.map((collection) =>
      withoutNote(
        req,
        collection,
        written.filter(({ one }) => one.collection === collection),
      ),
    ),
  );
  return new Set(found.flat());
}

type Written = { one: DeskCase; since: number };

/** Those to which no note was written since. */
async function withoutNote(req: PayloadRequest, collection: CaseCollection, written: Written[]): Promise<DeskCase[]> {
  if (written.length === 0) return [];
  const { docs } = await req.payload.db.find<WithHistory>({
    collection,
    where: { id: { in: written.map(({ one }) => one.id) } },
    select: untyped({ history: true, internalNotes: true }),
    pagination: false,
    req,
  });
  const isNoted = ({ one, since }: Written) =>
    docs.some(
      ({ id, history, internalNotes }) =>
        id === one.id && history?.some((entry) => isNote(entry, since) && !saysDayAlone(entry, internalNotes)),
    );
  return written.flatMap((each) => (isNoted(each) ? [] : each.one));
}

function isNote({ at, note, noteAr }: NonNullable<StoredCase['history']>[number], since: number): boolean {
  return Date.parse(at) > since && Boolean(note || noteAr);
}
