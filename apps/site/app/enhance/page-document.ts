import { fetchFonts } from './late-fonts.ts';
import { parsePage } from './parse-page.ts';

/** A page from the site's server, parsed but not shown, and the address that it really has. */
export type LoadedPage = { content: Document; address: string };

const timeoutMs = 20_000;

/** Pages that were fetched before anybody asked for them, by their addresses (fetch-ahead.ts); each is shown once. */
export const pagesAhead = new Map<string, Promise<LoadedPage | undefined>>();

/**
 * Gets a page of the site. Error screens are pages too.
 * @throws when nothing comes back within 20 s, or something that is no page, or an application's (decision 0022)
 */
export async function loadPage(address: string, signal: AbortSignal): Promise<LoadedPage> {
  const early = pagesAhead.get(address);
  pagesAhead.delete(address);
  return (await early) ?? fetchPage(address, signal);
}

/**
 * @param isWanted looks at a response before it is read
 * @throws as {@link loadPage} does, and when the response is not wanted
 */
export async function fetchPage(
  address: string,
  signal: AbortSignal,
  isWanted: (response: Response) => boolean = () => true,
): Promise<LoadedPage> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const content = isHtml && isWanted(response) ? await parsePage(await response.text()) : undefined;
  // An application brings scripts that only a full load runs.
  if (!content?.querySelector('main:not([data-application])')) throw new Error('not a page');
  await fetchFonts(content);
  return { content, address: withHash(response.url, address) };
}

/** A redirect drops the part behind `#`, which only the browser knows. */
function withHash(finalAddress: string, askedFor: string): string {
  const address = new URL(finalAddress || askedFor, location.href);
  address.hash = new URL(askedFor, location.href).hash;
  return address.href;
}
