import type { HeadersArgs, ShouldRevalidateFunctionArgs } from 'react-router';

/** With this in the form the answers are only kept: the page shows what comes of them already. */
export const keepsPage = 'keep-page';

/** The `shouldRevalidate` of an application: what the browser shows already must not be replaced by what is only kept. */
export function revalidatesUnlessKept({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formData?.has(keepsPage) ? false : defaultShouldRevalidate;
}

/** The `headers` of an application: what was typed is kept by no cache, and a refusal says when to come again. */
export function headersOfAnswers({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  const cacheControl = actionHeaders?.get('cache-control') ?? loaderHeaders.get('cache-control');
  const retryAfter = actionHeaders?.get('retry-after');
  return { ...(cacheControl && { 'cache-control': cacheControl }), ...(retryAfter && { 'retry-after': retryAfter }) };
}
