import { pageAddress } from './in-site.ts';
import { loadPage } from './page-document.ts';
import { attachPage } from './page-swap.ts';

let following = false;
let running: AbortController | undefined;

/**
 * Inside the content service's preview frame: shows the page anew whenever the editor's changes were saved. Only the
 * origin that may frame previews is listened to. The page is swapped where it stands; a change of focus would take
 * the editor away from the field that is being written.
 */
export function followEditor(onPage: () => void): void {
  const origin = document.querySelector<HTMLElement>('[data-editor-origin]')?.dataset.editorOrigin;
  const editor = window.parent === window ? window.opener : window.parent;
  if (following || !origin || !editor) return;
  following = true;
  addEventListener('message', ({ origin: sender, source, data }) => {
    if (sender === origin && source === editor && data?.type === 'payload-document-event') void showAnew(onPage);
  });
  editor.postMessage({ type: 'payload-live-preview', ready: true }, origin);
}

// This module comes with the first preview and stays. In one of the site as it was, links of the site lead to the other pages as they
// were, but the one that leaves the preview.
for (const press of ['pointerdown', 'click']) document.addEventListener(press, keepMoment, true);

function keepMoment({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
  const token = document.querySelector('[data-as-of]') && new URLSearchParams(location.search).get('preview');
  const next = link && token && !link.closest('[data-as-of]') && pageAddress(link.href);
  if (!next) return;
  const address = new URL(next);
  address.searchParams.set('preview', token);
  link.href = address.href;
}

async function showAnew(onPage: () => void): Promise<void> {
  if (!new URLSearchParams(location.search).has('preview')) return;
  running?.abort();
  const own = new AbortController();
  running = own;
  try {
    const { content } = await loadPage(location.href, own.signal);
    if (own.signal.aborted) return;
    const height = scrollY;
    attachPage(content);
    scrollTo({ top: height, behavior: 'instant' });
    onPage();
  } catch {
    // The next save tries again; until then the page stays as it was.
  }
}
