import { describe, expect, test } from 'vitest';
import {
  choose,
  type Field,
  file,
  html,
  image,
  link,
  map,
  pageNumber,
  phone,
  quarters,
  socials,
  stripped,
  text,
} from './fields.ts';
import { readField, readPicture } from './read-field.ts';

const en = (raw: Record<string, unknown>, field: Field, key = 'key') => readField(raw, key, field, 'en');
const ar = (raw: Record<string, unknown>, field: Field, key = 'key') => readField(raw, key, field, 'ar');
const value = (sent: unknown, field: Field) => en({ key: sent }, field);

describe('[I18N-11] under which name a field is read', () => {
  const field = text({ wire: 'main-name', also: ['second', 'third'] });

  test('its own name on the wire comes first, then the others in their order; the key itself is none of them', () => {
    const raw = { third: '3', second: '2', 'main-name': '1', key: '0' };
    expect(en(raw, field)).toEqual({ text: '1', lang: 'en' });
    expect(en({ ...raw, 'main-name': 'null' }, field)).toEqual({ text: '2', lang: 'en' });
    expect(en({ third: '3' }, field)).toEqual({ text: '3', lang: 'en' });
    expect(en({ key: '0' }, field)).toBeUndefined();
  });

  test('a translation under any of the names comes before the plain form under any', () => {
    expect(ar({ 'main-name': 'plain', third_ar: 'ثالث' }, field)).toEqual({ text: 'ثالث', lang: 'ar' });
    expect(ar({ 'main-name': 'plain', 'main-name_ar': 'أول', second_ar: 'ثان' }, field)).toEqual({
      text: 'أول',
      lang: 'ar',
    });
    expect(ar({ second: 'plain', 'main-name_ar': '<p>undefined</p>' }, field)).toEqual({ text: 'plain', lang: 'en' });
    expect(en({ 'main-name_ar': 'أول' }, field)).toBeUndefined();
  });

  test('what every object has by itself is no value', () => {
    for (const key of ['constructor', 'toString', '__proto__']) expect(en({}, text(), key)).toBeUndefined();
  });
});

describe('what a kind of field reads', () => {
  test('text, phone and mail are plain text', () => {
    for (const kind of ['text', 'phone', 'email'] as const) {
      expect(value(' 800 200 ', { kind })).toEqual({ text: '800 200', lang: 'en' });
      expect(value('undefined', { kind })).toBeUndefined();
    }
    expect(value(800, phone())).toEqual({ text: '800', lang: 'en' });
  });

  test.each([
    ['<b>Motor</b> &amp; travel', 'Motor & travel'],
    ['<p>What &amp; why?</p>', 'What & why?'],
    ['<P class="x">One</P><p>two<br/>three</p>', 'One two three'],
    ['Tea &lt;b&gt; caf&eacute; &#8220;x&#x201D;', 'Tea <b> café “x”'],
    ['First line\nsecond &amp; last', 'First line\nsecond & last'],
    ['5 < 7', '5 < 7'],
    ['5 < 7 & 8 > 2', '5 < 7 & 8 > 2'],
    ['x<y &amp; z', 'x<y & z'],
    ['<b>5 < 7</b>', '5 < 7'],
    ['Dear <your name>', 'Dear <your name>'],
    ['Class <A> / <B> cover', 'Class <A> / <B> cover'],
    ['a<b>c', 'a<b>c'],
    ['&#1;x&#7;', 'x'],
    ['R&D, AT&T', 'R&D, AT&T'],
    ['<i>R&D</i> ?a=1&copy=2', 'R&D ?a=1&copy=2'],
    // No editor writes it about a text: it is shown as it stands, and runs nowhere.
    ['Safe<script>alert(1)</script>', 'Safe<script>alert(1)</script>'],
    ['&lt;script&gt;', '<script>'],
    ['نص <strong>عريض</strong>&nbsp;هنا', 'نص عريض هنا'],
  ])('a plain text has neither the tags of an editor nor entities: %j', (sent, read) => {
    expect(value(sent, text())).toEqual({ text: read, lang: 'en' });
  });
  test.each(['<p></p>', '&nbsp;', '<p>&nbsp;</p>', '<br>', '<p> undefined </p>', '<!-- note -->'])(
    'and %j says nothing',
    (sent) => {
      expect(value(sent, text())).toBeUndefined();
      expect(ar({ key: 'plain', key_ar: sent }, text())).toEqual({ text: 'plain', lang: 'en' });
    },
  );

  test('HTML is a tree in its language, a number its digits; stripped HTML is text', () => {
    const tree = { type: 'root', children: [{ type: 'text', value: '2024' }] };
    expect(value(2024, html())).toEqual({ tree, lang: 'en' });
    expect(ar({ key: 'x', key_ar: '2024' }, html())).toEqual({ tree, lang: 'ar' });
    expect(value('<p></p>', html())).toBeUndefined();
    expect(value('<p>Safe <b>travel</b></p>', stripped())).toEqual({ text: 'Safe travel', lang: 'en' });
    expect(ar({ key_ar: '<b>نص</b>' }, stripped())).toEqual({ text: 'نص', lang: 'ar' });
    expect(value('<p></p>', stripped())).toBeUndefined();
  });

  test('a link is a safe address and whether it leaves the site', () => {
    expect(value('claims', link())).toEqual({ href: '/claims', external: false });
    expect(value('https://a.example', link())).toEqual({ href: 'https://a.example', external: true });
    expect(value('javascript:1', link())).toBeUndefined();
  });

  test.each([
    'https://firebasestorage.googleapis.com/v0/b/site/o/hero.jpg?alt=media&token=1',
    'https://cdn.example/hero.jpg?w=1600&h=900&v=2',
    '/uploads/hero.jpg?w=1600&h=900&v=2&alt=x&focus=10.20',
    '/hero.jpg?from=/media/&alt=x',
  ])('what another service has in the address of its picture says nothing of it: %s', (url) => {
    expect(value(url, image())).toEqual({ url });
  });

  test('a map is an address that may be framed', () => {
    expect(value('<iframe src="https://m.example/x">', map())).toBe('https://m.example/x');
    expect(value('http://m.example/x', map())).toBeUndefined();
  });

  test('[CARD-07] a file is named by the last part of its path, decoded where it can be', () => {
    const named = (url: unknown) => (value(url, file()) as { fileName: string } | undefined)?.fileName;
    expect(value('/a/b.pdf', file())).toEqual({ url: '/a/b.pdf', fileName: 'b.pdf' });
    expect(named({ url: 'https://h.example/a/guide.pdf?v=2/3#p/4' })).toBe('guide.pdf');
    expect(named('{"url":"/a/b.pdf"}')).toBe('b.pdf');
    expect(named('/a/b.pdf#page')).toBe('b.pdf');
    expect(named('/a/b/')).toBe('b');
    expect(named('HTTP://h.example/x.pdf')).toBe('x.pdf');
    expect(named('/files/http://h.example/x.pdf')).toBe('x.pdf');
    expect(named('/%D8%AF%D9%84%D9%8A%D9%84.pdf')).toBe('دليل.pdf');
    expect(named('/100%.pdf')).toBe('100%.pdf');
    expect(named('/files/http://h.example')).toBe('h.example');
    for (const url of ['https://h.example', 'http://h.example/', '/?x']) expect(named(url)).toBe('download');
    for (const url of ['#a', 'mailto:a@b.co', 'TEL:1', 'null', {}, { url: 'null' }, 'data:x']) {
      expect(named(url)).toBeUndefined();
    }
    expect(named('/mailto:a.pdf')).toBe('mailto:a.pdf');
  });

  test('[CARD-07] a choice is a file where it says so, else a link; without an address it is nothing', () => {
    const asFile = { type: 'file', file: { url: '/a.pdf', fileName: 'a.pdf' } };
    for (const type of ['file', 'File', ' FILE ']) expect(value({ type, value: '/a.pdf' }, choose())).toEqual(asFile);
    expect(value('{"type":"file","value":{"url":"/a.pdf"}}', choose())).toEqual(asFile);
    for (const type of ['url', undefined, null]) {
      expect(value({ type, value: '/a.pdf' }, choose())).toEqual({
        type: 'link',
        link: { href: '/a.pdf', external: false },
      });
    }
    for (const sent of [{ type: 'file', value: 'null' }, { type: 'url', value: '' }, 'text', null, []]) {
      expect(value(sent, choose())).toBeUndefined();
    }
  });

  test('[WHO-04] a social link is named by its name, its platform or its host, and leaves the site', () => {
    const list = [
      { name: 'X', platform: 'Other', url: 'https://x.com/a', icon: '/x.png' },
      { name: 'null', platform: 'Instagram', url: 'https://instagram.com/a', icon: 'null' },
      { url: 'https://www.linkedin.com:443/a' },
      { url: 'HTTP://social.example?x' },
      { url: 'mailto:a@b.co' },
      { name: 'Own page', url: '/about' },
      { name: 'Bad', url: 'javascript:1' },
      'https://a.example',
      null,
    ];
    const links = [
      { platform: 'X', url: 'https://x.com/a', icon: { url: '/x.png' } },
      { platform: 'Instagram', url: 'https://instagram.com/a' },
      { platform: 'linkedin.com', url: 'https://www.linkedin.com:443/a' },
      { platform: 'social.example', url: 'HTTP://social.example?x' },
      { platform: 'mailto:a@b.co', url: 'mailto:a@b.co' },
    ];
    expect(value(list, socials())).toEqual(links);
    expect(value(JSON.stringify(list), socials())).toEqual(links);
    for (const sent of [[], [{ url: '/about' }], 'text', {}, null]) expect(value(sent, socials())).toBeUndefined();
    // Each is compared with all before it where they are shown.
    const many = Array.from({ length: 500 }, (_, n) => ({ url: `https://x.com/${n}` }));
    expect(value(many, socials())).toHaveLength(50);
  });
});

describe('pictures', () => {
  test('are an address that can be one, given bare or as an object', () => {
    expect(readPicture({ url: '/a.png' })).toEqual({ url: '/a.png' });
    expect(readPicture('a.png')).toEqual({ url: '/a.png' });
    expect(readPicture('/mailto:a.png')).toEqual({ url: '/mailto:a.png' });
    for (const sent of ['', '#a', 'MAILTO:a@b.co', 'tel:1', { url: 'null' }, {}, null, 'javascript:1']) {
      expect(readPicture(sent)).toBeUndefined();
    }
  });

  test.each([
    ['w=10&h=20', { width: 10, height: 20 }],
    ['w=20000&h=1', { width: 20_000, height: 1 }],
    ['w=20001&h=1', {}],
    ['w=10', {}],
    ['h=10', {}],
    ['w=0&h=10', {}],
    ['w=1.5&h=10', {}],
    ['w=a&h=10', {}],
    ['v=480.768', {}],
    ['w=10&h=20&v=480.x.0.768.20001', { width: 10, height: 20, widths: [480, 768] }],
    ['w=10&h=20&v=', { width: 10, height: 20 }],
    ['w=10&h=20&v=1.2.3.4.5.6.7.8.9', { width: 10, height: 20, widths: [1, 2, 3, 4, 5, 6, 7, 8] }],
    ['focus=80.20', { focus: { x: 80, y: 20 } }],
    ['focus=999.101', { focus: { x: 100, y: 100 } }],
    ['focus=0.0', { focus: { x: 0, y: 0 } }],
    ['focus=1000.1', {}],
    ['focus=1.1000', {}],
    ['focus=a80.20', {}],
    ['focus=80', {}],
    ['alt=Our%20office', { alt: 'Our office' }],
    ['alt=null', {}],
    ['focus=1.2#&alt=x', { focus: { x: 1, y: 2 } }],
    ['focus=1.2?alt=x', { focus: { x: 1, y: 2 } }],
    ['', {}],
  ])('%j says %j (decision 0004)', (query, hints) => {
    const url = `/media/a.webp?${query}`;
    expect(readPicture(url)).toEqual({ url, ...hints });
  });

  test('an Arabic picture of its own is marked; the same file with another query is not', () => {
    const field = image({ also: ['backgroundImage'] });
    expect(ar({ key: '/en.png', key_ar: '/ar.png' }, field)).toEqual({ url: '/ar.png', lang: 'ar' });
    expect(ar({ key: '/one.png?v=1', key_ar: '/one.png?v=2' }, field)).toEqual({ url: '/one.png?v=2' });
    expect(ar({ backgroundImage: '/one.png', key_ar: '/one.png' }, field)).toEqual({ url: '/one.png' });
    expect(ar({ key: '/two.png', backgroundImage: '/one.png', key_ar: '/one.png' }, field)).toEqual({
      url: '/one.png',
    });
    expect(ar({ key_ar: '/ar.png' }, field)).toEqual({ url: '/ar.png', lang: 'ar' });
    expect(ar({ key: '/en.png' }, field)).toEqual({ url: '/en.png' });
  });
});

describe('reports', () => {
  const files = (names: Record<string, string>) =>
    Object.fromEntries(Object.entries(names).map(([name, url]) => [name, { url, fileName: url.slice(1) }]));

  test('[REPORT-08] [REPORT-09] quarters come as a list; an Arabic address of an entry comes first in Arabic', () => {
    const list = [
      { name: 'Q1', url: '/en.pdf', url_ar: '/ar.pdf' },
      { name: ' q4 ', url: '/four.pdf' },
      { name: 'Q2', url: 'null' },
      { name: 'Q5', url: '/five.pdf' },
      'Q3',
    ];
    expect(value(list, quarters())).toEqual(files({ Q1: '/en.pdf', Q4: '/four.pdf' }));
    expect(ar({ key: list }, quarters())).toEqual(files({ Q1: '/ar.pdf', Q4: '/four.pdf' }));
    expect(ar({ key: [], key_ar: [{ name: 'Q3', url: '/three.pdf' }] }, quarters())).toEqual(
      files({ Q3: '/three.pdf' }),
    );
    for (const sent of [[], 'text', {}, null, [{ name: 'Q1' }]]) expect(value(sent, quarters())).toBeUndefined();
  });

  test('[REPORT-08] the second of two files of one name is the Arabic one, the first stands in for it', () => {
    const two = [
      { name: 'Q1', url: '/en.pdf' },
      { name: 'Q1', url: '/ar.pdf' },
    ];
    expect(ar({ key: two }, quarters())).toEqual(files({ Q1: '/ar.pdf' }));
    expect(ar({ key: two.slice(0, 1) }, quarters())).toEqual(files({ Q1: '/en.pdf' }));
    expect(ar({ key: [two[0], { name: 'Q1', url: 'null' }] }, quarters())).toEqual(files({ Q1: '/en.pdf' }));
  });

  test('[REPORT-09] quarters come as one key each where there is no list, translated like every field', () => {
    const raw = { q1: '/one.pdf', q1_ar: '/واحد.pdf', Q3: '/three.pdf', q4: 'null' };
    expect(en(raw, quarters())).toEqual(files({ Q1: '/one.pdf', Q3: '/three.pdf' }));
    expect(ar(raw, quarters())).toEqual(files({ Q1: '/واحد.pdf', Q3: '/three.pdf' }));
    expect(en({ ...raw, key: [{ name: 'Q2', url: '/two.pdf' }] }, quarters())).toEqual(files({ Q2: '/two.pdf' }));
    expect(en({ q5: '/five.pdf' }, quarters())).toBeUndefined();
    expect(en({ q1: '/one.pdf' }, file())).toBeUndefined();
  });
});

test('a page of a document is a whole number from 1 to 9999, in the language of its field', () => {
  for (const [sent, number] of [
    [1, 1],
    ['12', 12],
    [9999, 9999],
  ] as const)
    expect(value(sent, pageNumber())).toEqual({ number });
  for (const sent of [0, -1, 1.5, 10_000, 'x', '7&zoom=1']) expect(value(sent, pageNumber())).toBeUndefined();
  expect(ar({ key: 3, key_ar: 4 }, pageNumber())).toEqual({ number: 4, lang: 'ar' });
});

test('English takes a translation of a field that falls back, and of no other', () => {
  expect(en({ key_ar: 'عربي' }, text({ fallsBack: true }))).toEqual({ text: 'عربي', lang: 'ar' });
  expect(en({ key: 'plain', key_ar: 'عربي' }, text({ fallsBack: true }))).toEqual({ text: 'plain', lang: 'en' });
  expect(en({ key_ar: 'عربي' }, text())).toBeUndefined();
  expect(en({}, text({ fallsBack: true }))).toBeUndefined();
});
