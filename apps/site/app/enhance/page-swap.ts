import { applyStyles } from './parse-page.ts';

/** What belongs to a page in the head; styles and the window's settings stay. */
const headParts =
  'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/**
 * Takes the shown page out of the window and keeps it as a document of its own, with whatever was typed, chosen
 * and unfolded in it. Dialogs are closed.
 */
export function detachPage(): Document {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  const kept = document.implementation.createHTMLDocument(document.title);
  movePage(document, kept);
  return kept;
}

/** Puts a page into the window: head, language, direction and content. Its scripts are left out, ours is running; so are the sheets that it links, which are applied. */
export function attachPage(next: Document): void {
  applyStyles(next);
  const applied = 'script:not([type="application/ld+json"]), link[rel=stylesheet]';
  for (const part of next.querySelectorAll(applied)) part.remove();
  document.title = next.title;
  movePage(next, document);
}

function movePage(from: Document, to: Document): void {
  to.documentElement.lang = from.documentElement.lang;
  to.documentElement.dir = from.documentElement.dir;
  for (const part of to.head.querySelectorAll(headParts)) part.remove();
  to.head.append(...from.head.querySelectorAll(headParts));
  to.body.replaceChildren(...from.body.childNodes);
}
