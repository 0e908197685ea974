import type { PayloadRequest } from 'payload';
import { saysSomething } from '../../says-something.ts';
import { ofCase } from '../case-belongings.ts';
import type { CaseCollection } from '../case-kinds.ts';
import { isClosed, isPaused } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { readNoAnswers } from '../conversation/no-answers.ts';
import type { StoredMessage } from '../conversation/store-message.ts';
import { saysDayAlone } from './moved-note.ts';

/** Something that company or customer told the other: an answer, a message, or a note beside the status. */
type Statement = { from: StoredMessage['from']; at: number; text: string; isAnswer: boolean };

/** What company and customer have said on a case so far. Texts of the company that say nothing are none, nor is that a day moved. */
export async function correspondence(
  req: PayloadRequest,
  collection: CaseCollection,
  { id, history, internalNotes }: Pick<StoredCase, 'id' | 'history' | 'internalNotes'>,
): Promise<Statement[]> {
  const asked = { collection: 'case-messages', where: ofCase(collection, id), pagination: false, req } as const;
  const { docs } = await req.payload.db.find<StoredMessage>(asked);
  const isNoAnswer = await readNoAnswers(req);
  const messages = docs.map(({ from, createdAt, text }) => {
    return { from, at: Date.parse(createdAt), text: text ?? '', isAnswer: !isNoAnswer(text ?? '') };
  });
  const written = (history ?? []).filter((entry) => !saysDayAlone(entry, internalNotes));
  const notes = written.map(({ at, status, note, noteAr }) => {
    const text = [note, noteAr].filter(Boolean).join('\n');
    // What stands beside a pause asks the customer for something, and answers nothing.
    return { from: 'company' as const, at: Date.parse(at), text, isAnswer: !isPaused(status) };
  });
  return [...messages, ...notes].filter(({ from, text }) => from === 'customer' || saysSomething(text));
}

/** When the customer last wrote, in milliseconds; undefined where nothing has come from him since the case itself. */
export function lastOfCustomer(said: readonly Statement[]): number | undefined {
  const moments = said.flatMap(({ from, at }) => (from === 'customer' ? at : []));
  return moments.length > 0 ? Math.max(...moments) : undefined;
}

/** Whether the company has told the customer something since a moment, be it that it asked. */
export function hasWritten(said: readonly Statement[], since: number): boolean {
  return said.some(({ from, at }) => from === 'company' && at > since);
}

/** Whether the company has answered since a moment: to ask, or to say when the answer comes, is none. */
export function hasAnswered(said: readonly Statement[], since: number): boolean {
  return hasWritten(
    said.filter(({ isAnswer }) => isAnswer),
    since,
  );
}

/** When a case was last opened again, in milliseconds: what was answered before that is no answer to why it is open. */
export function openSince(history: StoredCase['history']): number {
  const reopenings = history?.filter(({ status }, index) => !isClosed(status) && isClosed(history[index - 1]?.status));
  return Date.parse(reopenings?.at(-1)?.at ?? '1970-01-01');
}
