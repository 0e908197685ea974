import type { Root, RootContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { cleanHtml, stripTags } from './html.ts';

/** The tree as markup, attributes under the names that the tree has for them. */
function written(node: Root | RootContent | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (node.type === 'text') return node.value;
  const children = 'children' in node ? (node.children as RootContent[]).map(written).join('') : '';
  if (node.type !== 'element') return children;
  const attributes = Object.entries(node.properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.tagName}${attributes.join('')}>${children}</${node.tagName}>`;
}
const cleaned = (html: string) => written(cleanHtml(html));

describe('what an editor may write', () => {
  test.each(
    'b bdi blockquote code del div em h1 h2 h3 h4 h5 h6 i ins mark p pre s small span strong sub sup u'.split(' '),
  )('%s stays', (tag) => expect(cleaned(`<${tag}>words</${tag}>`)).toBe(`<${tag}>words</${tag}>`));

  test.each([
    ['lists', '<ul><li>a</li></ul><ol start="3" reversed=""><li>b</li></ol><dl><dt>c</dt><dd>d</dd></dl>'],
    ['breaks and lines', 'a<br></br>b<hr></hr>'],
  ])('%s stay', (_name, html) =>
    expect(cleaned(html.replaceAll(/<\/[bh]r>/g, ''))).toBe(html.replace('reversed=""', 'reversed="true"')),
  );

  test('tables stay, with their spans and scopes', () => {
    const table =
      '<table><caption>Cover</caption><thead><tr><th colspan="2" rowspan="1" scope="col">a</th></tr></thead>' +
      '<tbody><tr><td colspan="3" rowspan="4">b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>';
    expect(cleaned(table)).toBe(table.replaceAll('colspan', 'colSpan').replaceAll('rowspan', 'rowSpan'));
  });

  test('language and direction of a part stay, everything that could dress it up or act goes', () => {
    expect(
      cleaned('<p dir="rtl" lang="ar" id="content" class="x" style="color:red" onclick="x()" name="n">نص</p>'),
    ).toBe('<p dir="rtl" lang="ar">نص</p>');
    expect(cleaned('<b scope="col" width="5" start="2" colspan="2" href="/x">text</b>')).toBe('<b>text</b>');
  });

  test('an unknown element goes, its words stay', () => {
    expect(cleaned('<section><font>one</font> <button>two</button></section>')).toBe('one two');
  });

  test.each('script style iframe object embed template noscript svg math xmp textarea title'.split(' '))(
    '%s goes with everything in it',
    (tag) => {
      expect(cleaned(`<p>before</p><${tag}>hidden</${tag}>`)).toMatch(
        // What follows an embed is not in it: it has no end.
        tag === 'embed' ? /^<p>before<\/p>hidden$/ : /^<p>before<\/p>$/,
      );
    },
  );
});

describe('addresses in markup', () => {
  test('[FRAME-11] a link is relative to the root, a dangerous one is plain words', () => {
    expect(cleaned('<a href="claims">x</a>')).toBe('<a href="/claims">x</a>');
    expect(cleaned('<a href="mailto:a@b.co">x</a>')).toBe('<a href="mailto:a@b.co">x</a>');
    expect(cleaned('<p><a href="javascript:1" title="t" target="_blank">x</a></p>')).toBe('<p><a>x</a></p>');
    expect(cleaned('<a href="//evil.example">x</a>')).toBe('<a>x</a>');
  });

  test('a number in a text is called by its link, and what no browser of a visitor follows is plain words', () => {
    expect(cleaned('<p>Danger: <a href="tel:911">911</a></p>')).toBe('<p>Danger: <a href="tel:911">911</a></p>');
    for (const address of ['irc://a.example', 'xmpp:a@b.co', 'data:text/html,x', 'vbscript:1', 'blob:x', 'sms:1'])
      expect(cleaned(`<p><a href="${address}">x</a></p>`), address).toBe('<p><a>x</a></p>');
  });

  test('a picture keeps its words and its size, and needs an address that can be a picture', () => {
    expect(cleaned('<img src="media/a.png" alt="Office" width="20" height="10" onerror="x()">')).toBe(
      '<img src="/media/a.png" alt="Office" width="20" height="10"></img>',
    );
    for (const source of ['', '#a', 'mailto:a@b.co', 'TEL:1', 'javascript:1', '//evil.example/a.png']) {
      expect(cleaned(`<p>words<img src="${source}"></p>`)).toBe('<p>words</p>');
    }
    expect(cleaned('<p>words<img alt="no address"></p>')).toBe('<p>words</p>');
    for (const source of ['/media/mailto:a.png', '/a.png#']) {
      expect(cleaned(`<img src="${source}">`)).toBe(`<img src="${source}"></img>`);
    }
  });
});

describe('text', () => {
  test('text without markup is one text, an entity is what it stands for', () => {
    expect(cleanHtml('Motor insurance')).toEqual({
      type: 'root',
      children: [{ type: 'text', value: 'Motor insurance' }],
    });
    expect(cleaned('Fire &amp; theft')).toBe('Fire & theft');
    expect(cleaned('a <b>bold</b> word')).toBe('a <b>bold</b> word');
    expect(cleaned('5 > 3')).toBe('5 > 3');
  });

  test('a picture alone says something, wherever it stands; an empty element does not', () => {
    const picture = '<img src="/a.png"></img>';
    expect(cleaned('<img src="/a.png">')).toBe(picture);
    expect(cleaned('<div><p><img src="/a.png"></p></div>')).toBe(`<div><p>${picture}</p></div>`);
    for (const html of ['<div><p><br></p></div>', '<p>&nbsp;&nbsp;</p>', '<img src="javascript:1">', '<!-- x -->']) {
      expect(cleanHtml(html)).toBeUndefined();
    }
  });

  test('markup of 39 levels stays, one level more is its words alone', () => {
    const nested = (levels: number) => `${'<div>'.repeat(levels)}deep <b>words</b>${'</div>'.repeat(levels)}`;
    expect(cleaned(nested(37))).toBe(nested(37));
    expect(cleanHtml(nested(38))).toEqual({ type: 'root', children: [{ type: 'text', value: 'deep words' }] });
    expect(cleaned(nested(500))).toBe('deep words');
  });

  test('markup that makes far more elements than it has tags is its words: a browser begins what is left open anew in each paragraph', () => {
    const open = (count: number) => Array.from({ length: count }, (_, at) => `<b dir="${at}">`).join('');
    const tree = cleanHtml(`<p>${open(30)}${'<p>word'.repeat(500)}`);
    expect(tree?.children.map(({ type }) => type)).toEqual(['text']);
    expect(stripTags(`<p>${open(30)}${'<p>word'.repeat(3)}`)).toBe('word word word');
    // As people forget to close it.
    expect(cleaned(`<p><b>one${'<p>two'.repeat(200)}`)).toBe(`<p><b>one</b></p>${'<p><b>two</b></p>'.repeat(200)}`);
  });

  test('markup too deep for the parser is its words, without a tag', () => {
    const tree = cleanHtml(`<p class="a">one</p>${'<div>'.repeat(50_000)}<b>two</b>`);
    expect(tree).toMatchObject({ type: 'root', children: [{ type: 'text' }] });
    expect(written(tree)?.trim().split(/\s+/)).toEqual(['one', 'two']);
  });
});

describe('[HERO-03] [SLIDER-02] stripped text', () => {
  test.each([
    ['Safe <b>tra</b><i>vel</i>', 'Safe travel'],
    ['<h2>Motor</h2><p>insurance</p>', 'Motor insurance'],
    ['one<br>two', 'one two'],
    ['<p>a   b\n c</p>', 'a b c'],
    ['<p>one<!-- not two -->three</p>', 'onethree'],
    ['<blockquote>one</blockquote>two<img src="/a.png">three', 'one two three'],
    ['<sub>1</sub><sup>2</sup><small>3</small><a href="/">4</a>', '1234'],
    ['plain', 'plain'],
  ])('%j reads %j', (html, text) => expect(stripTags(html)).toBe(text));

  test('what leaves no words is no value', () => {
    for (const html of ['<img src="/a.png">', '<p>null</p>', '<p><b>un</b>defined</p>', '', undefined, 7n, {}]) {
      expect(stripTags(html)).toBeUndefined();
    }
    expect(stripTags(2024)).toBe('2024');
  });
});
