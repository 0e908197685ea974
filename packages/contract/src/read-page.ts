import { cleanText } from './clean/empty.ts';
import { asRecord, parseJsonText } from './clean/json-text.ts';
import { spendEntries, withBudget } from './clean/response-budget.ts';
import { cleanUrl } from './clean/url.ts';
import { withDistinctIds } from './distinct-ids.ts';
import { dataOf } from './envelope.ts';
import { link, text } from './fields.ts';
import type { Issue, IssueLog } from './issue.ts';
import type { Language } from './language.ts';
import { type GroupPage, isSharedAddress, type MetaTag, type Page, type PageGroup } from './page.ts';
import { readField } from './read-field.ts';
import { readSection } from './read-section.ts';
import type { Section } from './sections/sections.ts';

/**
 * Reads the response of GET /pages/{name} or /page-previews/{name} in one language.
 * Takes any JSON, never throws: what is broken is left out and listed in `issues`.
 *
 * @returns `page` undefined only when the response has no page at all (no object under `data`)
 */
export function readPage(body: unknown, language: Language): { page?: Page; issues: Issue[] } {
  const issues: Issue[] = [];
  const issue: IssueLog = (path, reason) => issues.push({ path, reason });
  const raw = asRecord(dataOf(body));
  if (!raw) return { issues: [{ path: 'data', reason: 'the response holds no page' }] };
  return { page: withBudget(() => readParts(raw, language, issue), issues), issues };
}

function readParts(raw: Record<string, unknown>, language: Language, issue: IssueLog): Page {
  const title = readField(raw, 'title', text(), language);
  const group = readGroup(raw.group, language, issue);
  return {
    ...(title && { title }),
    ...readMeta(raw.meta_data, language, issue),
    ...(group && { group }),
    sections: readSections(raw.sections, language, issue),
  };
}

/** The sections of a list, sorted by order; equal orders keep the service's order (decision D17). */
function readSections(value: unknown, language: Language, issue: IssueLog): Section[] {
  const list = parseJsonText(value);
  if (!Array.isArray(list)) {
    if (list !== undefined && list !== null) issue('sections', 'must be a list');
    return [];
  }
  const sections = spendEntries(list).flatMap(
    (entry, index) => readSection(entry, `sections[${index}]`, language, issue) ?? [],
  );
  return withDistinctIds(sections).sort((first, second) => first.order - second.order);
}

function readGroup(value: unknown, language: Language, issue: IssueLog): PageGroup | undefined {
  const raw = asRecord(value);
  if (!raw || !Array.isArray(raw.pages)) return undefined;
  const pages = spendEntries(raw.pages).flatMap((entry, index): GroupPage[] => {
    const page = asRecord(entry);
    const title = page && readField(page, 'title', text(), language);
    if (!page || !title) {
      issue(`group.pages[${index}]`, 'a group page without a title is left out');
      return [];
    }
    // An empty link means the root, as in the navigation (FRAME-13).
    const target = readField(page, 'link', link(), language) ?? { href: '/', external: false };
    return [{ id: cleanText(page.id) ?? String(index), title, link: target }];
  });
  if (pages.length === 0) return undefined;
  const title = readField(raw, 'title', text(), language);
  return { ...(title && { title }), pages };
}

function readMeta(value: unknown, language: Language, issue: IssueLog): Pick<Page, 'metaTitle' | 'metaTags'> {
  const list = parseJsonText(value);
  const entries = Array.isArray(list) ? list : asRecord(list) ? [list] : [];
  let metaTitle: string | undefined;
  const metaTags: MetaTag[] = [];
  spendEntries(entries).forEach((entry, index) => {
    const raw = asRecord(entry);
    if (!raw) {
      issue(`meta_data[${index}]`, 'must be an object');
      return;
    }
    metaTitle ??= readField(raw, 'title', text(), language)?.text;
    const attributes = parseJsonText(raw.attributes);
    for (const attribute of spendEntries(Array.isArray(attributes) ? attributes : [attributes])) {
      const tag = readMetaTag(asRecord(attribute), language);
      if (tag) metaTags.push(tag);
    }
  });
  return { ...(metaTitle && { metaTitle }), metaTags };
}

// Names that change how a browser treats the page; content may not set them.
const reservedMetaNames = /^(viewport|referrer|color-scheme|http-equiv|csrf-.*)$/i;

function readMetaTag(raw: Record<string, unknown> | undefined, language: Language): MetaTag | undefined {
  if (!raw) return undefined;
  const name = cleanText(raw.name);
  const key = name ?? cleanText(raw.property);
  const said = readField(raw, 'content', text(), language)?.text;
  const content = said && key && isSharedAddress(key) ? webAddress(said) : said;
  if (!key || !content || (name && reservedMetaNames.test(name))) return undefined;
  return name ? { name, content } : { property: key, content };
}

/** A page or a file that other sites lead to: of the open web, of the site, or of the service. */
function webAddress(value: string): string | undefined {
  const address = cleanUrl(value);
  return address && /^(https?:\/\/|\/)/i.test(address) ? address : undefined;
}
