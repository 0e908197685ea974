const styles = new WeakMap<Document, CSSStyleSheet[]>();
/** In force by themselves, and for as long as the window lives. */
const ofFirstPage = new Set([...document.head.querySelectorAll('style')].map((style) => style.textContent));
/** By their texts, so that each is taken in once. */
const sheets = new Map<string, CSSStyleSheet>();

/**
 * A page of the site as a document that is not shown. Its inline styles are taken out before the browser sees them
 * and kept aside: even a document that nobody sees is held to the policy of the shown page, which allows only the
 * styles of that page. What it links is read beside them, from the browser's cache. Never rejects.
 */
export async function parsePage(html: string): Promise<Document> {
  const found: string[] = [];
  const bare = html.replace(/<style\b[^<>]*>([\s\S]*?)<\/style>/gi, (_, css: string) => {
    found.push(css);
    return '';
  });
  const page = new DOMParser().parseFromString(bare, 'text/html');
  for (const { href } of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) found.push(await read(href));
  styles.set(page, found.filter((css) => !ofFirstPage.has(css)).map(sheetOf));
  return page;
}

async function read(address: string): Promise<string> {
  try {
    return await (await fetch(address)).text();
  } catch {
    return '';
  }
}

/** Taken in before the page is asked for, where it is fetched ahead: a press waits for none of it. */
function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/**
 * The styles that a page from {@link parsePage} came with, as constructed sheets: the policy of the first page allows its own inline styles
 * only. Class names are prefixed by their part, so sheets of earlier pages can stay.
 */
export function applyStyles(next: Document): void {
  const { adoptedStyleSheets: applied } = document;
  applied.push(...(styles.get(next) ?? []).filter((sheet) => !applied.includes(sheet)));
}
