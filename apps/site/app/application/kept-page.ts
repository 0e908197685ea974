import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** With this in the form the answers are only kept: the page shows what comes of them already. */
export const keepsPage = 'keep-page';

/** The `shouldRevalidate` of an application: what the browser shows already must not be replaced by what is only kept. */
export function revalidatesUnlessKept({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData?.has(keepsPage) ? false : defaultShouldRevalidate;
}
