import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersExample, siteSettingsExample } from './examples/response-examples.ts';
import { allSectionExamples, sectionExample } from './examples/section-examples.ts';
import { readHeader } from './header.ts';
import { languages } from './language.ts';
import { readPage } from './read-page.ts';
import { sectionNames, sections } from './sections/sections.ts';
import { readSiteSettings } from './site-settings.ts';

const readOne = (section: unknown, language: 'en' | 'ar' = 'en') =>
  readPage({ data: { sections: [section] } }, language);

describe('sections', () => {
  test('[MAP-01] all 26 specified names are known and any other name is left out and reported', () => {
    const requirements = readFileSync(join(import.meta.dirname, '../../../docs/requirements.tsv'), 'utf8');
    const listed = /^MAP-01\t.* are drawn: ([\w, ]+)\./m.exec(requirements)?.[1]?.split(', ');
    expect(listed).toHaveLength(26);
    expect(sectionNames).toEqual(expect.arrayContaining(listed ?? []));
    const { page, issues } = readPage(
      { data: { sections: [sectionExample('faq', 'default'), { section: { name: 'marquee' }, content: {} }] } },
      'en',
    );
    expect(page?.sections.map((section) => section.name)).toEqual(['faq']);
    expect(issues).toEqual([{ path: 'sections[1].section.name', reason: 'unknown section name "marquee"' }]);
  });

  test.each(sectionNames)('[I18N-11] %s reads its default example without a fault in both languages', (name) => {
    for (const language of languages) {
      const { page, issues } = readOne(sectionExample(name, 'default'), language);
      expect(issues).toEqual([]);
      expect(page?.sections).toHaveLength(1);
    }
  });

  test.each(sectionNames)('[I18N-11] every text of %s comes from its translation in Arabic', (name) => {
    const words = JSON.stringify(readOne(sectionExample(name, 'default'), 'ar').page?.sections[0]);
    const { content, item } = sections[name];
    const hasTexts = [...Object.values(content), ...Object.values(item)].some((field) => field.kind === 'text');
    if (hasTexts) expect(words).toMatch(/"lang":"ar"/);
    expect(words).not.toContain('What we cover');
    expect(words).not.toContain('Cover starts');
  });

  test.each(sectionNames)('[I18N-11] %s falls back to English where the Arabic is missing', (name) => {
    const arabic = JSON.stringify(readOne(sectionExample(name, 'arabicMissing'), 'ar').page);
    const english = JSON.stringify(readOne(sectionExample(name, 'arabicMissing'), 'en').page);
    expect(arabic.replaceAll('-ar.pdf', '-en.pdf')).toBe(english.replaceAll('-ar.pdf', '-en.pdf'));
  });

  test('English never falls back to Arabic', () => {
    const { page } = readOne({ section: { name: 'faq' }, content: { header_ar: 'أسئلة' }, repeatable_content: [] });
    expect(page?.sections).toEqual([]);
  });

  test('[MAP-02] [MAP-03] [CARD-11] [CHECK-03] empty literals become no value', () => {
    for (const name of sectionNames) {
      const { page } = readOne(sectionExample(name, 'empty'));
      const section = page?.sections[0];
      if (section) expect(section.content).toEqual({});
      expect(sections[name].renderedWhenEmpty).toBe(section !== undefined);
    }
  });

  test('a broken section or item is left out alone and reported with its path', () => {
    const good = sectionExample('card', 'default');
    const { page, issues } = readPage(
      { data: { sections: [null, 'text', sectionExample('card', 'broken'), { content: {} }, good] } },
      'en',
    );
    expect(page?.sections.map((section) => section.items.length)).toEqual([2, 5]);
    expect(issues.map((issue) => issue.path)).toEqual([
      'sections[0]',
      'sections[1]',
      'sections[2].content',
      'sections[2].repeatable_content[0]',
      'sections[2].repeatable_content[1]',
      'sections[2].repeatable_content[2]',
      'sections[2].repeatable_content[3]',
      'sections[2].repeatable_content[4].content',
      'sections[3].section.name',
    ]);
  });

  test('[PAGE-18] [PAGE-19] sections are sorted by order, a missing order is 0, equal orders keep their place', () => {
    const at = (id: string, order?: number | string) => ({ ...sectionExample('faq', 'oneItem'), id, order });
    const { page } = readPage(
      { data: { sections: [at('c', 3), at('x'), at('a', -1), at('y', 0), at('b', '1')] } },
      'en',
    );
    expect(page?.sections.map((section) => section.id)).toEqual(['a', 'x', 'y', 'b', 'c']);
  });
});

test('no two parts of a page have one id, in either language', () => {
  const item = (id: string) => ({ id, content: { question: 'Q', answer: 'A' } });
  const faq = (id: unknown, ...ids: string[]) => ({
    id,
    section: { name: 'faq' },
    content: { title: 'FAQ' },
    repeatable_content: ids.map(item),
  });
  const list = [
    faq('a', 'x', 'x', 'y'),
    faq('a b', 'x'),
    faq('a', 'q'),
    faq('a-2', 'x-2', 'x', 'x'),
    faq('a', 'q'),
    faq('a-b', 'q'),
  ];
  for (const language of languages) {
    const { page } = readPage({ data: { sections: list } }, language);
    const ids = page?.sections.map(({ id }) => id) ?? [];
    expect(ids.slice(0, 3)).toEqual(['a', 'a b', 'a-copy-2']);
    expect(new Set(ids.map((id) => id.replace(' ', '-'))).size).toBe(list.length);
    expect(page?.sections.map(({ items }) => items.map(({ id }) => id))).toEqual([
      ['x', 'x-copy-2', 'y'],
      ['x'],
      ['q'],
      ['x-2', 'x', 'x-copy-2'],
      ['q'],
      ['q'],
    ]);
  }
});

test('thousands of parts of one id are told apart as fast as others', () => {
  const sections = Array.from({ length: 5_000 }, () => ({
    id: 'a',
    section: { name: 'cover' },
    content: { title: 'T' },
  }));
  const { page } = readPage({ data: { sections } }, 'en');
  expect(new Set(page?.sections.map(({ id }) => id)).size).toBe(sections.length);
});

describe('aliases and older shapes', () => {
  test('[HERO-08] backgroundImage is read as the image', () => {
    const { page } = readOne({ section: { name: 'cover' }, content: { title: 'T', backgroundImage: '/media/a.png' } });
    expect(page?.sections[0]?.content).toMatchObject({ image: { url: '/media/a.png' } });
  });

  test('[HERO-03] tags are stripped from hero descriptions', () => {
    const { page } = readOne({ section: { name: 'cover' }, content: { description: '<p>Safe <b>travel</b></p>' } });
    expect(page?.sections[0]?.content).toEqual({ description: { text: 'Safe travel', lang: 'en' } });
  });

  test('[LARGE-03] [LARGE-04] viewAllButtonText or buttonText, imageUrl or image', () => {
    const { page } = readOne({
      section: { name: 'largeSlider' },
      content: { buttonText: 'All news' },
      repeatable_content: [
        { content: { image: '/a.png', title: 'A' } },
        { content: { imageUrl: '/b.png', title: 'B' } },
      ],
    });
    const section = page?.sections[0];
    expect(section?.content).toMatchObject({ viewAllButtonText: { text: 'All news' } });
    expect(section?.items).toMatchObject([{ image: { url: '/a.png' } }, { image: { url: '/b.png' } }]);
  });

  test('[BRANCH-09] both spellings of the branch fields read the same', () => {
    const hyphens = {
      'branch-title': 'Olaya',
      'po-Box': '55',
      'map-location-url': '<iframe src="https://maps.example/x">',
    };
    const camel = { branchTitle: 'Olaya', poBox: '55', iframeUrl: 'https://maps.example/x' };
    const read = (content: object) =>
      readOne({ section: { name: 'our_branches' }, repeatable_content: [{ id: 1, content }] }).page?.sections[0]?.items;
    expect(read(hyphens)).toEqual(read(camel));
    expect(read(hyphens)).toMatchObject([{ map: 'https://maps.example/x' }]);
  });

  test('[REPORT-08] two quarters of one name: English takes the first file, Arabic the second', () => {
    const quarters = [
      { name: 'Q1', url: '/en.pdf' },
      { name: 'Q1', url: '/ar.pdf' },
      { name: 'Q2', url: '/only.pdf' },
    ];
    const section = {
      section: { name: 'annual_reports' },
      repeatable_content: [{ content: { year: '2024', quarters } }],
    };
    expect(readOne(section, 'en').page?.sections[0]?.items[0]).toMatchObject({ quarters: { Q1: { url: '/en.pdf' } } });
    expect(readOne(section, 'ar').page?.sections[0]?.items[0]).toMatchObject({
      quarters: { Q1: { url: '/ar.pdf' }, Q2: { url: '/only.pdf' } },
    });
  });

  test('[REPORT-09] rows with q1 to q4, quarters as JSON text and yearly as an object all draw the same', () => {
    const shapes = [
      { year: '2024', yearly: '/y.pdf', quarters: '[{"name":"Q1","url":"/q1.pdf"}]' },
      { year: 2024, yearly: { url: '/y.pdf' }, q1: { url: '/q1.pdf' } },
      { year: '2024', yearly: '{"url":"/y.pdf"}', q1: '/q1.pdf' },
    ];
    const rows = shapes.map(
      (row) =>
        readOne({ id: 1, section: { name: 'annual_reports' }, content: { rows: [{ id: 1, ...row }] } }).page
          ?.sections[0]?.items,
    );
    expect(rows[0]).toMatchObject([{ yearly: { url: '/y.pdf' }, quarters: { Q1: { url: '/q1.pdf' } } }]);
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[2]).toEqual(rows[0]);
  });

  test('[ENT-04] a card grid may hold its cards in content.data', () => {
    const { page } = readOne({ section: { name: 'card' }, content: { header: 'H', data: [{ id: 4, title: 'One' }] } });
    expect(page?.sections[0]?.items).toEqual([{ id: '4', title: { text: 'One', lang: 'en' } }]);
  });

  test('[WHO-04] [ENT-08] socialLinks as a list or as JSON text', () => {
    const links = [{ name: 'X', icon: '/x.png', url: 'https://x.com/a' }];
    for (const socialLinks of [links, JSON.stringify(links)]) {
      for (const name of ['whoWeAre', 'contact_information']) {
        const { page } = readOne({ section: { name }, content: { title: 'T', socialLinks } });
        expect(page?.sections[0]?.content).toMatchObject({ socialLinks: [{ platform: 'X', url: 'https://x.com/a' }] });
      }
    }
  });

  test('[CARD-07] a file choice is named by the last segment of its address', () => {
    const choose_type = { type: 'file', value: 'https://host/a/b/guide.pdf?v=2' };
    const { page } = readOne({
      section: { name: 'card' },
      repeatable_content: [{ content: { title: 'T', choose_type } }],
    });
    expect(page?.sections[0]?.items[0]).toMatchObject({
      chooseType: { type: 'file', file: { fileName: 'guide.pdf' } },
    });
  });

  test('[ENT-02] images and links have Arabic translations too', () => {
    const content = {
      title: 'T',
      image: '/en.png',
      image_ar: '/ar.png',
      button_link: '/en',
      button_link_ar: '/ar-link',
    };
    const { page } = readOne({ section: { name: 'cover' }, content }, 'ar');
    expect(page?.sections[0]?.content).toMatchObject({ image: { url: '/ar.png' }, buttonLink: { href: '/ar-link' } });
  });
});

test('hints in an address of a picture are read, odd ones are left out (decision 0004)', () => {
  const read = (image: string) =>
    readOne({ section: { name: 'single_image' }, content: { image } }).page?.sections[0]?.content;
  expect(read('/media/a.webp?w=1920&h=1080&v=480.768&focus=80.20&alt=Office')).toMatchObject({
    image: { width: 1920, height: 1080, widths: [480, 768], focus: { x: 80, y: 20 }, alt: 'Office' },
  });
  expect(read('/media/a.webp?focus=9999.1&w=-1')).toEqual({ image: { url: '/media/a.webp?focus=9999.1&w=-1' } });
});

describe('the page around its sections', () => {
  test.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/files/a.png', '/files/a.png'],
    ['files/a.png', '/files/a.png'],
    ['javascript:alert(1)', undefined],
    ['data:image/png;base64,AA==', undefined],
    ['//cdn.example/a.png', undefined],
    ['mailto:a@b.co', undefined],
    ['#top', undefined],
  ])('[ENT-06] what other sites show or follow is an address of the web, or none: %s', (content, address) => {
    const tagsOf = (...attributes: object[]) =>
      readPage({ data: { meta_data: [{ attributes }] } }, 'en').page?.metaTags;
    for (const property of ['og:image', 'OG:image:secure_url', 'og:url', 'og:video:url']) {
      const tags = address
        ? [
            { property, content: address },
            { name: 'twitter:image', content: address },
          ]
        : [];
      expect(tagsOf({ property, content }, { name: 'twitter:image', content }), property).toEqual(tags);
    }
    const told = { property: 'og:image:alt', content };
    expect(tagsOf(told)).toEqual([told]);
  });

  test('[ENT-06] titles and tags of all meta_data entries are read, one more nesting of data too', () => {
    const meta_data = [
      { title: 'T', title_ar: 'ت', attributes: { name: 'description', content: 'D', content_ar: 'د' } },
      {
        attributes: [
          { property: 'og:title', content: 'O' },
          { name: 'viewport', content: 'width=1' },
        ],
      },
    ];
    const { page } = readPage({ data: { data: { sections: [], meta_data } } }, 'ar');
    expect(page).toMatchObject({ metaTitle: 'ت' });
    expect(page?.metaTags).toEqual([
      { name: 'description', content: 'د' },
      { property: 'og:title', content: 'O' },
    ]);
  });

  test('[ENT-05] [PAGE-13] a group without pages is no group', () => {
    const pages = [{ id: 1, title: 'Motor', title_ar: 'المركبات', link: 'motor-insurance' }];
    expect(readPage({ data: { group: { pages } } }, 'ar').page?.group).toEqual({
      pages: [
        { id: '1', title: { text: 'المركبات', lang: 'ar' }, link: { href: '/motor-insurance', external: false } },
      ],
    });
    expect(readPage({ data: { group: { pages: [] } } }, 'en').page?.group).toBeUndefined();
  });

  test('[PAGE-02] a page has its title in its language; without one it has none', () => {
    const data = { title: 'Motor', title_ar: 'المركبات' };
    expect(readPage({ data }, 'en').page).toEqual({ title: { text: 'Motor', lang: 'en' }, metaTags: [], sections: [] });
    expect(readPage({ data }, 'ar').page?.title).toEqual({ text: 'المركبات', lang: 'ar' });
    expect(readPage({ data: { title: 'null' } }, 'en')).toEqual({ page: { metaTags: [], sections: [] }, issues: [] });
  });

  test('sections that are no list are reported, missing ones are not', () => {
    for (const sections of ['text', {}, 7, '']) {
      expect(readPage({ data: { sections } }, 'en')).toEqual({
        page: { metaTags: [], sections: [] },
        issues: [{ path: 'sections', reason: 'must be a list' }],
      });
    }
    for (const data of [{}, { sections: null }, { sections: undefined }, { sections: [] }, { sections: '[]' }]) {
      expect(readPage({ data }, 'en')).toEqual({ page: { metaTags: [], sections: [] }, issues: [] });
    }
  });

  test('[ENT-05] a group has its title; a page without a title is left out, one without a link leads to the root', () => {
    const pages = [{ id: 9, title: 'Travel' }, { link: '/untitled' }, 'text', { title: 'Motor', link: 'motor' }];
    const { page, issues } = readPage({ data: { group: { title: 'Products', title_ar: 'المنتجات', pages } } }, 'ar');
    expect(page?.group).toEqual({
      title: { text: 'المنتجات', lang: 'ar' },
      pages: [
        { id: '9', title: { text: 'Travel', lang: 'en' }, link: { href: '/', external: false } },
        { id: '3', title: { text: 'Motor', lang: 'en' }, link: { href: '/motor', external: false } },
      ],
    });
    const reason = 'a group page without a title is left out';
    expect(issues).toEqual([
      { path: 'group.pages[1]', reason },
      { path: 'group.pages[2]', reason },
    ]);
  });

  test('[PAGE-01] [PAGE-03] [PAGE-04] the first title counts, tags have a name or a property, and a content', () => {
    const meta_data = [
      'text',
      { title: 'null' },
      { title: 'First', attributes: '{"name":"keywords","content":"a"}' },
      {
        title: 'Second',
        attributes: [
          null,
          'text',
          { name: 'empty', content: 'null' },
          { content: 'nameless' },
          { name: 'robots', property: 'og:type', content: 'noindex' },
        ],
      },
    ];
    const { page, issues } = readPage({ data: { meta_data } }, 'en');
    expect(page).toEqual({
      metaTitle: 'First',
      metaTags: [
        { name: 'keywords', content: 'a' },
        { name: 'robots', content: 'noindex' },
      ],
      sections: [],
    });
    expect(issues).toEqual([{ path: 'meta_data[0]', reason: 'must be an object' }]);
    const one = { title: 'One', attributes: { property: 'og:title', content: 'O' } };
    for (const single of [one, JSON.stringify(one), [one]]) {
      expect(readPage({ data: { meta_data: single } }, 'en')).toEqual({
        page: { metaTitle: 'One', metaTags: [{ property: 'og:title', content: 'O' }], sections: [] },
        issues: [],
      });
    }
    for (const none of [7, 'text', null, []]) {
      expect(readPage({ data: { meta_data: none } }, 'en')).toEqual({
        page: { metaTags: [], sections: [] },
        issues: [],
      });
    }
  });

  test('[PAGE-03] content may not set what changes how a browser treats the page; names that only look alike it may', () => {
    const tagsOf = (names: string[]) =>
      readPage({ data: { meta_data: names.map((name) => ({ attributes: { name, content: 'x' } })) } }, 'en').page
        ?.metaTags;
    expect(tagsOf(['viewport', 'Referrer', 'color-scheme', 'http-equiv', 'csrf-token', 'CSRF-param'])).toEqual([]);
    const alike = ['my-viewport', 'viewport-fit', 'twitter:referrer', 'csrf'];
    expect(tagsOf(alike)).toEqual(alike.map((name) => ({ name, content: 'x' })));
  });

  test('a response without a page is reported and not thrown', () => {
    for (const body of [undefined, null, 7, 'x', [], {}, { data: null }, { data: [] }]) {
      expect(readPage(body, 'en')).toEqual({ issues: [{ path: 'data', reason: 'the response holds no page' }] });
    }
  });
});

describe('header and settings', () => {
  test('[FRAME-12] [FRAME-13] a link of "null" or nothing means the root', () => {
    const data = ['null', '', null, undefined].map((link) => ({ title: 'Home', link, pages: [] }));
    expect(readHeader({ data }, 'en').header.items.map((item) => item.link.href)).toEqual(['/', '/', '/', '/']);
  });

  test('[FRAME-11] every link is relative to the site root', () => {
    const data = ['motor-insurance', '/motor-insurance', './motor-insurance'].map((link) => ({ title: 'M', link }));
    expect(new Set(readHeader({ data }, 'en').header.items.map((item) => item.link.href))).toEqual(
      new Set(['/motor-insurance']),
    );
  });

  test('[ENT-01] [I18N-12] [I18N-13] items and sub-items show their Arabic title where they have one', () => {
    const { header, issues } = readHeader(headersExample, 'ar');
    expect(issues).toEqual([]);
    expect(header.items[1]?.pages[0]?.title).toEqual({ text: 'من نحن', lang: 'ar' });
    const plain = readHeader({ data: { data: [{ title: 'Home', link: '/' }] } }, 'ar').header;
    expect(plain.items[0]?.title).toEqual({ text: 'Home', lang: 'en' });
  });

  test('only full host names are allowed to be framed', () => {
    const hosts = [
      'Maps.Example',
      'https://b.example/x',
      '*',
      '*.com',
      "'unsafe-inline'",
      'a.example; script-src *',
      ' ',
    ];
    const { frames } = readSiteSettings({ data: { frames: { allowed_hosts: hosts } } }, 'en');
    expect(frames.allowedHosts).toEqual(['maps.example', 'b.example']);
  });

  test('[CENTER-04] [COMPLAINT-04] frames get lang unless they have an Arabic variant', () => {
    const frames = {
      claim_tracking: 'https://t.example/c?x=1',
      complaint_form: 'https://t.example/f',
      complaint_form_ar: 'https://t.example/ar',
    };
    const read = (language: 'en' | 'ar') => readSiteSettings({ data: { frames } }, language).frames;
    expect(read('en').claimTracking).toBe('https://t.example/c?x=1&lang=en');
    expect(read('ar').claimTracking).toBe('https://t.example/c?x=1&lang=ar');
    expect(read('en').complaintForm).toBe('https://t.example/f');
    expect(read('ar').complaintForm).toBe('https://t.example/ar');
  });

  test('[ENT-16] the footer is read whole, and every part may be missing', () => {
    const { footer } = readSiteSettings(siteSettingsExample, 'ar');
    expect(footer).toMatchObject({ phone: '800 200 0140', telUrl: 'tel:8002000140' });
    expect(footer?.links[0]).toMatchObject({ label: { text: 'عن الشركة', lang: 'ar' }, link: { href: '/who-we-are' } });
    for (const body of [{}, { data: null }, { data: { footer: 7, company: [], options: { products: 'x' } } }]) {
      expect(readSiteSettings(body, 'en').options.products).toEqual([]);
    }
  });

  test('[FOOT-11] a footer link that leads nowhere safe is left out, and does not lead home instead', () => {
    const links = [
      { label: 'Script', url: 'javascript:alert(1)' },
      { label: 'Empty', url: 'null' },
      { label: 'Home', url: '/' },
    ];
    const { footer } = readSiteSettings({ data: { footer: { links } } }, 'en');
    expect(footer?.links.map(({ label }) => label.text)).toEqual(['Home']);
  });
});

test('every example of every section reads without an error in both languages', () => {
  for (const { section } of allSectionExamples()) {
    for (const language of languages) expect(() => readOne(section, language)).not.toThrow();
  }
});

describe('a response that is full of markup', () => {
  const markup = '<p><b>a</b> <i>c</i></p>';
  const pageOf = (...answers: string[]) => {
    const items = answers.map((answer) => ({ content: { question: 'Why?', answer } }));
    return readOne({ section: { name: 'faq' }, repeatable_content: items });
  };
  const elementsIn = (model: unknown) => JSON.stringify(model).split('"tagName"').length - 1;
  const told = [expect.objectContaining({ path: 'data', reason: expect.stringContaining('too much markup') })];

  test('shows the words alone of one text that would be a page of many MB', () => {
    const { page, issues } = pageOf(markup.repeat(200_000));
    expect(elementsIn(page)).toBe(0);
    expect(JSON.stringify(page)).toContain('a   c');
    expect(issues).toEqual(told);
  });

  test('keeps the markup of its first texts, and of the others the words: together they have a bound', () => {
    const { page, issues } = pageOf(
      ...Array.from({ length: 4_000 }, () => markup.repeat(40)),
      '<b>last</b> &amp; least',
    );
    const items = page?.sections[0]?.items ?? [];
    expect(items).toHaveLength(4_001);
    expect(elementsIn(items[0])).toBe(120);
    expect(elementsIn(items.at(-2))).toBe(0);
    expect(JSON.stringify(items.at(-2))).toContain('a   c');
    expect(elementsIn(page)).toBeLessThan(60_000);
    expect(issues).toEqual(told);
  });

  test('counts for itself: the one after it has all of its markup', () => {
    pageOf(markup.repeat(200_000));
    const { page, issues } = pageOf(markup.repeat(10_000));
    expect([elementsIn(page), issues]).toEqual([30_000, []]);
  });
});

describe('a response that is full of entries', () => {
  const told = [expect.objectContaining({ path: 'data', reason: expect.stringContaining('too many entries') })];
  const questions = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ content: { question: `Question ${at}`, answer: 'Yes' } }));
  const faq = (count: number) => ({ section: { name: 'faq' }, repeatable_content: questions(count) });

  test('has its first ones, of all its lists together: sixty thousand would hold everybody for ten seconds', () => {
    const { page, issues } = readPage({ data: { sections: [faq(3_000), faq(57_000)] } }, 'en');
    expect(page?.sections.map(({ items }) => items.length)).toEqual([3_000, 1_998]);
    expect(issues).toEqual(told);
  });

  test('reports no more than these, in sections, in its group and in what it says of itself', () => {
    const many = Array.from({ length: 100_000 }, () => ({}));
    for (const data of [{ sections: many }, { group: { pages: many } }, { meta_data: many }]) {
      expect(readPage({ data }, 'en').issues.length).toBeLessThanOrEqual(5_001);
    }
    const { page } = readPage(
      { data: { meta_data: { attributes: many.map(() => ({ name: 'a', content: 'b' })) } } },
      'en',
    );
    expect(page?.metaTags).toHaveLength(4_999);
  });
});
