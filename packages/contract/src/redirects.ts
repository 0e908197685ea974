import { cleanText } from './clean/empty.ts';
import { asRecord, listOf } from './clean/json-text.ts';
import { cleanUrl, isExternal } from './clean/url.ts';
import { dataOf } from './envelope.ts';
import type { Issue } from './issue.ts';
import { splitPrefix } from './language.ts';

/** Where old names of pages lead: path and query without a language's prefix, by name without its slash. */
export type Redirects = ReadonlyMap<string, string>;

const most = 20_000;
/** As written in a header: browsers, proxies and Node take some KB of headers in all. */
const longestTarget = 2_000;
const noSite = 'http://site.invalid';

/**
 * Reads the response of GET /redirects. Targets outside of the site and chains without an end are left out and reported;
 * every other chain is led to its end. Never throws.
 */
export function readRedirects(body: unknown): { redirects: Redirects; issues: Issue[] } {
  const issues: Issue[] = [];
  const targets = new Map<string, string>();
  for (const [index, entry] of listOf(asRecord(dataOf(body))?.items)
    .slice(0, most)
    .entries()) {
    const raw = asRecord(entry);
    const from = cleanText(raw?.from)?.replace(/^\/+/, '');
    const to = sitePathOf(raw?.to);
    if (from && to) targets.set(from, to);
    else issues.push({ path: `items[${index}]`, reason: 'a redirect needs an old name and a target inside the site' });
  }
  const ends = endsOf(targets);
  const redirects = new Map<string, string>();
  for (const from of targets.keys()) {
    const end = ends.get(from);
    if (end !== undefined) redirects.set(from, end);
    else issues.push({ path: from, reason: 'a redirect that leads back to itself' });
  }
  return { redirects, issues };
}

/** A target in the one spelling of the site's addresses, so that no response of ours leads to another redirect. */
function sitePathOf(value: unknown): string | undefined {
  const text = cleanUrl(value);
  if (!text?.startsWith('/') || isExternal(text) || !URL.canParse(text, noSite)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, noSite);
  if (origin !== noSite || pathname.startsWith('//') || pathname.includes('\\')) return undefined;
  const path = splitPrefix(pathname)
    .path.replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  const target = `${path}${search}${hash}`;
  return target.length <= longestTarget ? target : undefined;
}

/**
 * Where each old name leads in the end, undefined where it leads in a circle. Every name is walked over once: in one chain of
 * twenty thousand, each walked to its end, the site would stand still for minutes.
 */
function endsOf(targets: Redirects): Map<string, string | undefined> {
  const ends = new Map<string, string | undefined>();
  for (const from of targets.keys()) {
    const walked = new Set<string>();
    let name = from;
    let end: string | undefined;
    while (targets.has(name) && !ends.has(name) && !walked.has(name)) {
      walked.add(name);
      end = targets.get(name);
      name = end === undefined ? '' : nameOf(end);
    }
    if (ends.has(name)) end = ends.get(name);
    else if (walked.has(name)) end = undefined;
    for (const each of walked) ends.set(each, end);
  }
  return ends;
}

/** The name that a target leads to, as old names are written: without the coding of an address. */
function nameOf(target: string): string {
  const name = target.slice(1).split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
