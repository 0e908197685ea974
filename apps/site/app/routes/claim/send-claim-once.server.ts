import { languages } from '@insurer/contract/language.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { sendServiceRequest } from '#app/content/submissions.ts';
import type { Submission } from '#app/submission.ts';
import type { View } from '#app/view.ts';
import { claimFields } from './check-claim.server.ts';
import { claimComments, claimOnWire } from './claim-words.server.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Sends a claim. Its comments are words of one language: where the response was lost and the visitor sends it again in another
 * language, the service has other content under its key (409). Said once more as it was said then, it is the claim that the service
 * has, and its reference comes back.
 *
 * @returns also the view in whose language it was said, for what follows it
 */
export async function sendClaimOnce(
  view: View,
  claim: { values: Values; formId: string },
  key: string,
): Promise<{ result: Submission; said: View }> {
  const first = { result: await sendIn(view, claim, key), said: view };
  if (first.result.status !== 409) return first;
  for (const language of languages) {
    if (language === view.language) continue;
    const said = { ...view, language };
    const result = await sendIn(said, claim, key);
    if (result.ok) return { result, said };
  }
  return first;
}

/** What reads the settings gives the view its words. */
async function sendIn(view: View, { values, formId }: { values: Values; formId: string }, key: string) {
  const { options } = await readSettings(view);
  const comments = claimComments(claimFields(view, options), values, view);
  const body = { ...claimOnWire(values, formId), comments, language: view.language };
  return sendServiceRequest(view, 'claim', body, key);
}
