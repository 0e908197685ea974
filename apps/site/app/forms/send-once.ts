import { languages } from '@insurer/contract/language.ts';
import type { Submission } from '#app/submission.ts';
import type { View } from '#app/view.ts';

/**
 * Sends what carries its language, under the key of its filling. Where the response was lost and the visitor sends it again in another
 * language, the service has other content under that key (409). Said once more as it was said then, it is the request that the service
 * has, and its reference comes back.
 *
 * @param sendIn sends it as somebody says it who reads this view's language
 * @returns also the view in whose language it was said, for what follows it
 */
export async function sendOnce(
  view: View,
  sendIn: (said: View) => Promise<Submission>,
): Promise<{ result: Submission; said: View }> {
  const first = { result: await sendIn(view), said: view };
  if (first.result.status !== 409) return first;
  for (const language of languages) {
    if (language === view.language) continue;
    const said = { ...view, language };
    const result = await sendIn(said);
    if (result.ok) return { result, said };
  }
  return first;
}
