const styles = new WeakMap<Document, string[]>();

/**
 * A page of the site as a document that is not shown. Its inline styles are taken out before the browser sees them
 * and kept aside: even a document that nobody sees is held to the policy of the shown page, which allows only the
 * styles of that page.
 */
export function parsePage(html: string): Document {
  const found: string[] = [];
  const bare = html.replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_, css: string) => {
    found.push(css);
    return '';
  });
  const page = new DOMParser().parseFromString(bare, 'text/html');
  styles.set(page, found);
  return page;
}

/** The inline styles that a page from {@link parsePage} came with. */
export function stylesOf(page: Document): string[] {
  return styles.get(page) ?? [];
}
