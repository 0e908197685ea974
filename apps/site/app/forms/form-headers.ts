import type { HeadersArgs } from 'react-router';

/** The `headers` of a screen with a form: what was typed, and what a confirmation shows, is kept by no cache; who is limited also hears for how long. */
export function formHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  const cacheControl = actionHeaders?.get('cache-control') ?? loaderHeaders.get('cache-control');
  const retryAfter = actionHeaders?.get('retry-after');
  return { ...(cacheControl && { 'cache-control': cacheControl }), ...(retryAfter && { 'retry-after': retryAfter }) };
}
