import { pageAddress } from './in-site.ts';
import { fetchPage, pagesAhead } from './page-document.ts';

/** What a pointer rests on for so long is likely to be pressed; what it only crosses is not. Milliseconds. */
const restMs = 65;
/** Pages are as old as they may be when they are sent (decision 0005): what is fetched ahead must be shown soon. */
const maxAgeMs = 10_000;
/** In the life of a window: who moves the pointer over everything costs no more than so many pages. */
const maxPages = 20;

/** What gave no page that may wait is not asked for ahead again. */
const refused = new Set<string>();
let left = maxPages;
let resting: ReturnType<typeof setTimeout> | undefined;
let isFetching = false;

/**
 * Fetches the page of a link on which a pointer rests, or which a finger presses, so that it is there when the link is
 * followed: one at a time, a few at all, and nothing where the visitor saves data or the line is slow.
 */
export function startFetchingAhead(): void {
  const at = (event: PointerEvent) => {
    clearTimeout(resting);
    const address = addressAhead(event.target);
    if (address) resting = setTimeout(() => void fetchAhead(address), event.type === 'pointerdown' ? 0 : restMs);
  };
  for (const type of ['pointerover', 'pointerdown'] as const) document.addEventListener(type, at, { passive: true });
}

/** Never a search or a filter, which is made for one visitor, nor the other language, which a choice comes before. */
function addressAhead(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.matches('[target], [download], [data-full-load], [data-language]') || link.search) return undefined;
  const isHere = link.pathname === location.pathname;
  return isHere ? undefined : pageAddress(link.href);
}

async function fetchAhead(address: string): Promise<void> {
  if (isFetching || left === 0 || refused.has(address) || pagesAhead.has(address) || savesData()) return;
  left--;
  isFetching = true;
  const page = fetchPage(address, AbortSignal.timeout(maxAgeMs), mayWait).catch(() => undefined);
  pagesAhead.set(address, page);
  if (!(await page)) refused.add(address);
  isFetching = false;
  setTimeout(() => pagesAhead.get(address) === page && pagesAhead.delete(address), maxAgeMs);
}

/** What is one visitor's own, has moved or has failed is asked for when it is wanted. */
function mayWait({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('cache-control')?.includes('no-store');
}

type Connection = { saveData?: boolean; effectiveType?: string };

function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return Boolean(saveData || effectiveType?.endsWith('2g'));
}
