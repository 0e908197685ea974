type Wire = Record<string, unknown>;
type WireSection = { section: { name: string }; content: Wire; repeatable_content: { content: Wire }[] };
export type WirePage = { title?: string; title_ar?: string; sections: WireSection[] };

/** Keys whose words are always rendered as they are: no HTML, nothing that a requirement may hide. */
const plainKeys = ['header', 'title', 'question', 'tag', 'name', 'pdfTitle', 'year'];

/** The plain words that a page of the content service holds, in one language, for comparison with what the site renders. */
export function wordsOf({ sections }: WirePage, language: 'en' | 'ar'): string[] {
  return sections.flatMap(({ content, repeatable_content }) =>
    [content, ...repeatable_content.map((item) => item.content)].flatMap((values) =>
      plainKeys.flatMap((key) => {
        const words = (language === 'ar' && values[`${key}_ar`]) || values[key];
        return typeof words === 'string' && words.trim() !== '' ? [folded(words)] : [];
      }),
    ),
  );
}

/** The words of a rendered page between its header and footer, white space folded. */
export function textOf(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return folded(
    decoded(
      main
        .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
        .replace(/<!--.*?-->/g, '')
        .replace(/<\/?(?:span|bdi|b|i|em|strong|a)\b[^>]*>/g, '')
        .replace(/<[^>]+>/g, ' '),
    ),
  );
}

/** Addresses of an attribute in a page or a part of it. */
export function addresses(html: string, attribute: 'href' | 'src' | 'srcset' | 'data-src'): string[] {
  const values = [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    decoded(value),
  );
  if (attribute !== 'srcset') return values;
  return values.flatMap((value) => value.split(',').map((source) => source.trim().split(' ')[0] ?? ''));
}

export function part(html: string, tag: 'header' | 'main' | 'footer'): string {
  return new RegExp(`<${tag}\\b[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? '';
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function decoded(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? entity);
  });
}
