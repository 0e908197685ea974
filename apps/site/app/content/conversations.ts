import { type CaseDetails, readCaseDetails } from '@insurer/contract/case-details.ts';
import type { OpenCase } from '#app/submission.ts';
import type { View } from '#app/view.ts';
import { lookUpTracked, readServiceRequest } from './submissions.ts';

/** Nobody waits longer for a way on that he did not ask for. */
const timeoutMs = 3_000;

/**
 * Whether the service has a conversation on a request; undefined where nobody can say right now. Its sender is shown nothing
 * of it yet.
 */
export async function hasConversation(view: View, opened: OpenCase): Promise<boolean | undefined> {
  const result = await readServiceRequest(view, opened, { peek: true, timeoutMs });
  if (!result.ok) return result.status === 404 ? false : undefined;
  return readCaseDetails(result.body, view.language).details?.messages !== undefined;
}

type Opening = Pick<CaseDetails, 'messages' | 'token'>;

/** What opens the conversation on a case that was tracked by its number and ID; nothing where the service has none. */
export async function openingOf(view: View, { reference }: CaseDetails, id: string): Promise<Opening | undefined> {
  const result = await lookUpTracked(view, reference, id, timeoutMs);
  const details = result.ok ? readCaseDetails(result.body, view.language).details : undefined;
  if (details?.reference !== reference) return undefined;
  const { messages, token } = details;
  return messages && token ? { messages, token } : undefined;
}
