import { readSettings } from '#app/content/site-settings.ts';
import { sendServiceRequest } from '#app/content/submissions.ts';
import { sendOnce } from '#app/forms/send-once.ts';
import type { Submission } from '#app/submission.ts';
import type { View } from '#app/view.ts';
import { claimFields } from './check-claim.server.ts';
import { claimComments, claimOnWire } from './claim-words.server.ts';

type Values = Readonly<Record<string, string>>;

/** Sends a claim, whose comments are words of one language too. */
export function sendClaimOnce(
  view: View,
  claim: { values: Values; formId: string },
  key: string,
): Promise<{ result: Submission; said: View }> {
  return sendOnce(view, (said) => sendIn(said, claim, key));
}

/** What reads the settings gives the view its words. */
async function sendIn(view: View, { values, formId }: { values: Values; formId: string }, key: string) {
  const { options } = await readSettings(view);
  const comments = claimComments(claimFields(view, options), values, view);
  const body = { ...claimOnWire(values, formId), comments, language: view.language };
  return sendServiceRequest(view, 'claim', body, key);
}
