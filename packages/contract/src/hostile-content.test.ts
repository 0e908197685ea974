import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, stripTags } from './clean/html.ts';
import { cleanFrameUrl, cleanUrl } from './clean/url.ts';
import { sectionExample } from './examples/section-examples.ts';
import { readHeader } from './header.ts';
import { readJobResponse, readJobs } from './job.ts';
import { languages } from './language.ts';
import { readPage } from './read-page.ts';
import { sectionNames } from './sections/sections.ts';
import { readSiteSettings } from './site-settings.ts';

/** Walks any model and hands every string to `visit` with the key it stands under. */
function eachString(value: unknown, visit: (text: string, key: string) => void, key = ''): void {
  if (typeof value === 'string') visit(value, key);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) eachString(child, visit, name);
}

const addressKeys = new Set(['href', 'url', 'src', 'map', 'siteUrl', 'telUrl', 'claimTracking', 'complaintForm']);
const safeAddress = /^(?:https?:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\]))/i;
const dangerousTags = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'svg',
  'math',
  'link',
  'meta',
  'base',
]);

function expectSafe(model: unknown): void {
  eachString(model, (text, key) => {
    if (addressKeys.has(key)) expect(text).toMatch(safeAddress);
    if (key === 'tagName') expect(dangerousTags.has(text)).toBe(false);
    expect(key).not.toMatch(/^on/i);
    // Half a surrogate pair fails where an address is made of it, such as a mail's subject.
    expect(text.isWellFormed()).toBe(true);
  });
}

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'vbscript:x',
    '<img src=x onerror=alert(1)>',
    '<svg><script>1</script>',
    '<a href="javascript:1">x</a>',
    'undefined',
    'null',
    '<p>undefined</p>',
    '{"type":"file","value":"javascript:1"}',
    '[{"name":"Q1","url":"data:x"}]',
    'https://a.example',
    '<iframe src="javascript:1">',
    '<math><mtext><style><img src=x onerror=1>',
    '\u0000javascript:1',
    'a\ud800b',
  ),
);
const anyJson = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    anyText,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom(
          'data',
          'sections',
          'section',
          'name',
          'content',
          'repeatable_content',
          'title',
          'title_ar',
          'group',
          'pages',
          'link',
          'meta_data',
          'attributes',
          'quarters',
          'url',
          'choose_type',
          '__proto__',
          'constructor',
          'jobs',
          'id',
        ),
        fc.string(),
      ),
      tie('node'),
      { maxKeys: 5 },
    ),
  ),
})).node;
/** A section of a real name whose fields hold anything. */
const oddSection = fc.record({
  section: fc.record({ name: fc.constantFrom(...sectionNames) }),
  order: anyJson,
  content: fc.dictionary(
    fc.constantFrom(
      'title',
      'header',
      'description',
      'image',
      'button_url',
      'button_link',
      'socialLinks',
      'phone_number',
    ),
    fc.oneof(anyText, anyJson),
  ),
  repeatable_content: fc.oneof(
    anyJson,
    fc.array(
      fc.record({
        id: anyJson,
        content: fc.dictionary(
          fc.constantFrom(
            'title',
            'description',
            'choose_type',
            'redirectUrl',
            'map-location-url',
            'quarters',
            'pdf',
            'answer',
            'question',
          ),
          fc.oneof(anyText, anyJson),
        ),
      }),
      { maxLength: 3 },
    ),
  ),
});

describe('any JSON in: never an exception, never an unsafe address or tag out', () => {
  test('pages', () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(...languages), (body, language) =>
        expectSafe(readPage(body, language).page),
      ),
      { numRuns: 400 },
    );
  });
  test('sections of known names with odd fields', () => {
    fc.assert(
      fc.property(fc.array(oddSection, { maxLength: 4 }), fc.constantFrom(...languages), (sections, language) =>
        expectSafe(readPage({ data: { sections } }, language).page),
      ),
      { numRuns: 400 },
    );
  });
  test('headers, jobs and settings', () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(...languages), (body, language) => {
        expectSafe(readHeader(body, language).header);
        expectSafe(readJobs(body, language).list);
        expectSafe(readJobResponse(body, language));
        expectSafe(readSiteSettings({ data: body }, language));
      }),
      { numRuns: 400 },
    );
  });
  test.each(sectionNames)('the hostile example of %s', (name) => {
    for (const language of languages)
      expectSafe(readPage({ data: { sections: [sectionExample(name, 'hostile')] } }, language).page);
  });
});

describe('addresses', () => {
  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:1',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil',
    'http://',
    'blob:https://x',
    'undefined',
    'null',
  ])('%j is no value', (address) => expect(cleanUrl(address)).toBeUndefined());

  test.each([
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['tel:+9665', 'tel:+9665'],
    ['motor-insurance', '/motor-insurance'],
    ['/claims', '/claims'],
    ['../x', '/x'],
    ['#faq', '#faq'],
    [' /a b ', '/a b'],
  ])('%j becomes %j', (address, clean) => expect(cleanUrl(address)).toBe(clean));

  test('[BRANCH-04] the source is taken out of an embed snippet, and only https is framed', () => {
    expect(cleanFrameUrl('<iframe width="1" src=\'https://maps.example/x?a=1&amp;b=2\' onload=1></iframe>')).toBe(
      'https://maps.example/x?a=1&b=2',
    );
    expect(cleanFrameUrl('https://maps.example/x')).toBe('https://maps.example/x');
    for (const bad of [
      '<iframe src="http://maps.example">',
      '<iframe>',
      '<b>https://x</b>',
      'javascript:1',
      '/local',
    ]) {
      expect(cleanFrameUrl(bad)).toBeUndefined();
    }
  });
});

describe('HTML', () => {
  test('markup nested far too deep keeps its words and loses its tags', () => {
    const tree = cleanHtml(`${'<div>'.repeat(50_000)}deep words`);
    expect(tree?.children).toHaveLength(1);
    expect(stripTags(`${'<b>'.repeat(500)}deep words`)).toBe('deep words');
  });
  test('markup that says nothing is no value', () => {
    for (const html of ['<p></p>', '<p>&nbsp;</p>', '<p> undefined </p>', '<script>x</script>', '<p>null</p>']) {
      expect(cleanHtml(html)).toBeUndefined();
    }
  });
  test('list items do not run together when tags are stripped', () => {
    expect(stripTags('<ul><li>One</li><li>T<b>w</b>o</li></ul>')).toBe('One Two');
  });
});
