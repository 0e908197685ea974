const styles = new WeakMap<Document, string[]>();

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
  styles.set(page, found);
  return page;
}

async function read(address: string): Promise<string> {
  try {
    return await (await fetch(address)).text();
  } catch {
    return '';
  }
}

const applied = new Set<string>();

/**
 * The styles that a page from {@link parsePage} came with, as constructed sheets: the policy of the first page allows its own inline styles
 * only. Class names are prefixed by their part, so sheets of earlier pages can stay.
 */
export function applyStyles(next: Document): void {
  if (applied.size === 0) for (const style of document.querySelectorAll('style')) applied.add(style.textContent);
  for (const css of styles.get(next) ?? []) {
    if (applied.has(css)) continue;
    applied.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
