import type { filesOfCase } from '../case-belongings.ts';
import { isClosed } from '../case-status.ts';
import type { MessageCase, messagesOfCase } from './store-message.ts';

type Messages = Awaited<ReturnType<typeof messagesOfCase>>;
type Files = Awaited<ReturnType<typeof filesOfCase>>;

/** None in a closed case, nor where a file came after what was last written to the customer: our next message says what it lacks. */
export function papersWaitedFor({ status, askedFor }: MessageCase, messages: Messages, files: Files): string[] {
  if (isClosed(status)) return [];
  const since = messages.slice(messages.findLastIndex(({ from }) => from === 'company') + 1);
  return since.some(({ id }) => files.some(({ message }) => message === id)) ? [] : (askedFor ?? []);
}
