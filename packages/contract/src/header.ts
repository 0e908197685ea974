import { cleanText } from './clean/empty.ts';
import { asRecord, listOf } from './clean/json-text.ts';
import { spendEntries, withBudget } from './clean/response-budget.ts';
import { image, type Link, type LocalizedText, link, text, type ValuesOf } from './fields.ts';
import type { Issue } from './issue.ts';
import type { Language } from './language.ts';
import { readField, readFields } from './read-field.ts';

/** A navigation entry and, where it has them, the entries of its dropdown (ENT-01). */
export type HeaderLink = { id: string; title: LocalizedText; link: Link };
/** An entry of the first level, with its dropdown; `pages` is empty where it has none. */
export type HeaderItem = HeaderLink & { pages: HeaderLink[] };
/** The response of GET /headers in one language; see {@link readHeader}. */
export type Header = { items: HeaderItem[] } & ValuesOf<typeof headerFields>;

/** What stands beside the navigation. */
export const headerFields = {
  logo: image(),
  logoAlt: text({ wire: 'logo_alt' }),
  buttonLabel: text({ wire: 'button_label' }),
};

/** Entries of the navigation, those of its dropdowns among them: each stands on every page, and twice there. */
const maxEntries = 500;

const root: Link = { href: '/', external: false };

/**
 * Reads the response of GET /headers in one language. A link of `"null"` or nothing means the root, and every
 * other link is relative to the site root (FRAME-11 to FRAME-13). Entries without a title are left out and reported.
 */
export function readHeader(body: unknown, language: Language): { header: Header; issues: Issue[] } {
  const issues: Issue[] = [];
  const envelope = asRecord(body) ?? {};
  // One more nesting is read as well; then the logo and the label stand beside the inner list.
  const raw = Array.isArray(envelope.data) ? envelope : (asRecord(envelope.data) ?? envelope);
  const items = withBudget(() => readList(raw.data, 'data').flatMap(topItem), issues, maxEntries);
  return { header: { items, ...readFields(raw, headerFields, language) }, issues };

  function topItem({ entry, path }: { entry: Record<string, unknown>; path: string }): HeaderItem[] {
    const item = readHeaderLink(entry, path);
    return item ? [{ ...item, pages: readList(entry.pages, `${path}.pages`).flatMap(subItem) }] : [];
  }

  function readList(value: unknown, path: string) {
    return spendEntries(listOf(value)).flatMap((entry, index) => {
      const record = asRecord(entry);
      if (!record) issues.push({ path: `${path}[${index}]`, reason: 'must be an object' });
      return record ? [{ entry: record, path: `${path}[${index}]` }] : [];
    });
  }

  function subItem({ entry, path }: { entry: Record<string, unknown>; path: string }): HeaderLink[] {
    const page = readHeaderLink(entry, path);
    return page ? [page] : [];
  }

  function readHeaderLink(entry: Record<string, unknown>, path: string): HeaderLink | undefined {
    const title = readField(entry, 'title', text(), language);
    if (!title) {
      issues.push({ path: `${path}.title`, reason: 'a navigation entry without a title is left out' });
      return undefined;
    }
    const target = readField(entry, 'link', link(), language) ?? root;
    return { id: cleanText(entry.id) ?? path, title, link: target };
  }
}
