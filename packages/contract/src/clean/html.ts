import type { Element, Root, RootContent } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import { cleanFirst, cleanText, isEmpty } from './empty.ts';
import { wordsOfMarkup } from './markup.ts';
import { parseHtml } from './parse-html.ts';
import { spendMarkup } from './response-budget.ts';
import { cleanUrl } from './url.ts';

/** Markup within a line: what it ends does not end a word. */
const inlineTags = 'a b bdi code del em i ins mark s small span strong sub sup u'.split(' ');
const blockTags = 'blockquote br div h1 h2 h3 h4 h5 h6 hr img p pre'.split(' ');
const listAndTableTags = 'dd dl dt li ol ul caption table tbody td tfoot th thead tr'.split(' ');

/** What an editor may write. No style, id, class or form elements: they could imitate the site's own parts. */
const schema: Schema = {
  tagNames: [...inlineTags, ...blockTags, ...listAndTableTags],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    '*': ['dir', 'lang'],
  },
  strip: 'script style iframe object embed template noscript svg math xmp textarea title'.split(' '),
  clobber: [],
  // The sanitiser's own list lacks `tel:`. Every address goes through cleanUrl, which has the one list.
  protocols: {},
};

/** Letters of one text with its markup: several times as many as the longest page of law has. */
const maxLetters = 500_000;
/** Deeper markup than this is an attack or an accident; it would overflow the stack where it is rendered. */
const maximumDepth = 40;

/**
 * CMS HTML as a sanitised tree, or undefined when it says nothing. Text is always escaped where the tree is
 * rendered; links and image addresses went through {@link cleanUrl}. Markup nested too deep comes back as its text.
 */
export function cleanHtml(value: unknown): Root | undefined {
  const html = cleanMarkup(value);
  if (!html) return undefined;
  if (!html.includes('<') && !html.includes('&')) {
    return { type: 'root', children: [{ type: 'text', value: html }] };
  }
  const tree = parse(html);
  return saysSomething(tree) ? tree : undefined;
}

/** A wire value that is markup, as it was written. */
export function cleanMarkup(value: unknown): string | undefined {
  return cleanFirst(maxLetters, value);
}

/** CMS HTML with its tags stripped (HERO-03, SLIDER-02), or undefined when nothing is left. */
export function stripTags(value: unknown): string | undefined {
  const tree = cleanHtml(value);
  if (!tree) return undefined;
  const text = spacedText(tree).replace(/\s+/g, ' ').trim();
  return isEmpty(text) ? undefined : text;
}

/** What editors write about a text: others, such as a script, are shown as they are written, and stand in nobody's way. */
const writtenTags = new Set([...(schema.tagNames ?? []).filter((name) => name !== 'img'), 'center', 'font']);
/** A comment, or the name of an element with what stands in it, or a sign that begins neither: `5 < 7` is words. */
const tagOrSign = /<!--|<(\/?)([a-z][a-z\d]*)(\s[^<>]*)?\/?>|</gi;
const closingTag = /<\/([a-z][a-z\d]*)\s*>/gi;
const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi;
const strayAmpersand = new RegExp(`(?!${entity.source})&`, 'gi');
/** Those that editors and their programs write; others stay as they stand. */
const entities: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
  },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    laquo: '«',
    raquo: '»',
    deg: '°',
    times: '×',
    shy: '',
  },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', copy: '©', reg: '®', trade: '™', euro: '€', eacute: 'é' },
};

/** A wire value that should be plain text, its tags removed and its entities read, or undefined when nothing is left. */
export function cleanWords(value: unknown): string | undefined {
  const text = cleanText(value);
  if (!text || !/[<&]/.test(text)) return text;
  const html = withoutStrayTags(text.replace(strayAmpersand, '&amp;'));
  if (/<(?!$)/.test(html)) return cleanText(stripTags(html));
  return cleanText(withEntities(html));
}

/** The text with each sign that begins no tag as an entity. An inline tag is one where it is closed, too: class <A> is words. */
function withoutStrayTags(text: string): string {
  const closed = new Set([...text.matchAll(closingTag)].map(([, name = '']) => name.toLowerCase()));
  return text.replace(tagOrSign, (found, _slash, name: string | undefined, attributes: string | undefined) => {
    const tag = name?.toLowerCase() ?? '';
    const isTag = writtenTags.has(tag) && (!inlineTags.includes(tag) || attributes !== undefined || closed.has(tag));
    return isTag || found === '<!--' ? found : `&lt;${found.slice(1)}`;
  });
}

function withEntities(text: string): string {
  return text.replace(entity, (found, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? found;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : found;
  });
}

function parse(html: string): Root {
  let tree: Root;
  try {
    tree = sanitize(parseHtml(html, spendMarkup(html)), schema) as Root;
  } catch {
    // Absurd nesting, or markup made to keep its reader busy: the words are kept, the markup is not.
    return { type: 'root', children: [{ type: 'text', value: wordsOfMarkup(html) }] };
  }
  if (depthOf(tree) > maximumDepth) return { type: 'root', children: [{ type: 'text', value: textOf(tree) }] };
  tree.children = cleanAddresses(tree.children);
  return tree;
}

function cleanAddresses<Node extends RootContent>(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const element = node as Element & Node;
    if (element.tagName === 'img') {
      const source = cleanUrl(element.properties.src);
      if (!source || source.startsWith('#') || /^(mailto|tel):/i.test(source)) return [];
      element.properties.src = source;
    }
    if (element.tagName === 'a') element.properties.href = cleanUrl(element.properties.href);
    element.children = cleanAddresses(element.children);
    return [element];
  });
}

function saysSomething(tree: Root): boolean {
  return !isEmpty(textOf(tree).replaceAll('\u00a0', ' ')) || hasImage(tree);
}

function hasImage(node: Root | Element): boolean {
  return node.children.some((child) => child.type === 'element' && (child.tagName === 'img' || hasImage(child)));
}

/** Block ends become spaces, so that `<li>A</li><li>B</li>` reads `A B` and not `AB`. */
function spacedText(node: Root | Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element') return '';
      return inlineTags.includes(child.tagName) ? spacedText(child) : ` ${spacedText(child)} `;
    })
    .join('');
}

function depthOf(root: Root): number {
  let depth = 0;
  let level: (Root | RootContent)[] = [root];
  while (level.length > 0) {
    level = level.flatMap((node) => ('children' in node ? (node.children as RootContent[]) : []));
    depth += 1;
  }
  return depth;
}
