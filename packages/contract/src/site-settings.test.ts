import { describe, expect, test, vi } from 'vitest';
import { noSiteSettings, readSiteSettings } from './site-settings.ts';

const read = (data: unknown, language: 'en' | 'ar' = 'en') => readSiteSettings({ data }, language);
const en = (text: string) => ({ text, lang: 'en' });

describe('[ENT-16] the company', () => {
  test('[FOOT-13..21] [FOOT-28] has every detail that the service says of it', () => {
    const company = {
      name: 'Example Insurance',
      name_ar: 'مثال للتأمين',
      address: 'King Road',
      po_box: '55',
      phone: '011',
      fax: '012',
      toll_free: '800',
      capital: 'SR 600,000,000',
      commercial_registration: '1010',
      royal_decree_number: 'M/1',
      royal_decree_date: '1430',
      regulated_by: 'The authority',
      site_url: 'https://example.com',
    };
    const expected = {
      name: en('Example Insurance'),
      address: en('King Road'),
      poBox: en('55'),
      phone: en('011'),
      fax: en('012'),
      tollFree: en('800'),
      capital: en('SR 600,000,000'),
      commercialRegistration: en('1010'),
      royalDecreeNumber: en('M/1'),
      royalDecreeDate: en('1430'),
      regulatedBy: en('The authority'),
      siteUrl: 'https://example.com',
    };
    expect(read({ company }).company).toEqual(expected);
    expect(read({ company: JSON.stringify(company) }).company).toEqual(expected);
    expect(read({ company }, 'ar').company.name).toEqual({ text: 'مثال للتأمين', lang: 'ar' });
  });

  test('what is empty has no key, and a site of its own has a full address', () => {
    expect(read({ company: { name: 'null', fax: '', site_url: '/home' } }).company).toStrictEqual({});
    for (const company of [undefined, null, [], 'text']) expect(read({ company }).company).toEqual({});
  });
});

describe('[ENT-16] the footer', () => {
  test('[FOOT-12] [FOOT-22] has its links, its phone, its platforms and its copyright', () => {
    const footer = {
      links: [
        { label: 'About', label_ar: 'عنا', url: '/about', url_ar: '/about-ar' },
        'no link',
        { label: 'Nowhere' },
        { url: '/x' },
      ],
      contact: { phone: 8002000140, tel_url: 'TEL:8002000140' },
      social_media: [
        { platform: 'X', url: 'https://x.com/a' },
        { platform: 'Own', url: '/about' },
        { platform: 'null', url: 'https://x.com/b' },
        { platform: 'Bad', url: 'javascript:1' },
        null,
      ],
      copyright: '© Example',
      copyright_ar: '© مثال',
    };
    expect(read({ footer }).footer).toEqual({
      links: [{ label: en('About'), link: { href: '/about', external: false } }],
      phone: '8002000140',
      telUrl: 'TEL:8002000140',
      socialMedia: [{ platform: 'X', url: 'https://x.com/a' }],
      copyright: en('© Example'),
    });
    expect(read({ footer: JSON.stringify(footer) }, 'ar').footer).toMatchObject({
      links: [{ label: { text: 'عنا', lang: 'ar' }, link: { href: '/about-ar' } }],
      copyright: { text: '© مثال', lang: 'ar' },
    });
    const { social_media, ...others } = footer;
    const camel = { ...others, socialMedia: social_media, contact: JSON.stringify(footer.contact) };
    expect(read({ footer: camel })).toEqual(read({ footer }));
  });

  test('[FOOT-12] only a telephone link is called', () => {
    for (const tel_url of ['https://example.com', '/tel:1', 'null', 'mailto:a@b.co']) {
      expect(read({ footer: { contact: { tel_url } } }).footer).toEqual({ links: [], socialMedia: [] });
    }
  });

  test('without a footer there is none, and an empty one is empty', () => {
    expect(read({ footer: {} }).footer).toEqual({ links: [], socialMedia: [] });
    for (const footer of [undefined, null, [], 'text']) expect(read({ footer })).not.toHaveProperty('footer');
  });
});

describe('frames', () => {
  test('[CENTER-04] [COMPLAINT-04] every page is embedded in the language, the e-services are linked as they are', () => {
    const frames = {
      claim_tracking: 'https://t.example/claim',
      complaint_form: 'https://t.example/form?lang=fr#top',
      complaint_tracking: 'http://t.example/complaint',
      e_services: 'https://e.example/login',
    };
    expect(read({ frames }).frames).toEqual({
      allowedHosts: [],
      claimTracking: 'https://t.example/claim?lang=en',
      complaintForm: 'https://t.example/form?lang=en#top',
      complaintTracking: 'http://t.example/complaint?lang=en',
      eServices: 'https://e.example/login',
    });
    expect(read({ frames: JSON.stringify(frames) }, 'ar').frames).toMatchObject({
      complaintTracking: 'http://t.example/complaint?lang=ar',
      eServices: 'https://e.example/login',
    });
  });

  test('[FRAME-23] [FRAME-24] an Arabic address is the Arabic one, and alone it is for Arabic alone', () => {
    const frames = { e_services: 'https://e.example/en', e_services_ar: 'https://e.example/ar' };
    expect([read({ frames }).frames.eServices, read({ frames }, 'ar').frames.eServices]).toEqual([
      'https://e.example/en',
      'https://e.example/ar',
    ]);
    const only = { claim_tracking_ar: 'https://t.example/ar' };
    expect(read({ frames: only }).frames).toEqual({ allowedHosts: [] });
    // Claim tracking always gets the language (CENTER-04).
    expect(read({ frames: only }, 'ar').frames.claimTracking).toBe('https://t.example/ar?lang=ar');
  });

  test('only pages of the web are embedded', () => {
    for (const address of ['/local', 'mailto:a@b.co', '/?https://x', 'javascript:1', 'null']) {
      expect(read({ frames: { claim_tracking: address } }).frames).toEqual({ allowedHosts: [] });
    }
    expect(read({ frames: { claim_tracking: 'HTTP://t.example/' } }).frames.claimTracking).toBe(
      'http://t.example/?lang=en',
    );
  });

  test('an address whose host would say something else in the security header that names it is none', () => {
    for (const address of [
      'https://a;form-action/x',
      'https://a,b.example',
      "https://a'b.example",
      'https://*.example',
    ])
      expect(read({ frames: { complaint_form: address, complaint_tracking: address } }).frames, address).toEqual({
        allowedHosts: [],
      });
  });

  test('hosts are full names, with a port where they have one, from a list or JSON text', () => {
    const allowed_hosts = [
      'a.example:8443',
      'HTTPS://B.example/x?y',
      'localhost',
      'x.-y.example',
      'a_b.example',
      '*.example',
      '[::1]',
      'https://',
      null,
      'مثال.example',
      'a..example',
      'http://c.example',
      `${'a'.repeat(249)}.com`,
      `${'a'.repeat(250)}.com`,
      'ftp://d.example',
    ];
    const hosts = read({ frames: { allowed_hosts: JSON.stringify(allowed_hosts) } }).frames.allowedHosts;
    const known = ['a.example:8443', 'b.example', 'localhost', 'x.-y.example', 'xn--mgbh0fb.example'];
    expect(hosts).toEqual([...known, `${'a'.repeat(249)}.com`]);
  });

  test('of more hosts than a header may name the first are taken', () => {
    const allowed_hosts = Array.from({ length: 5_000 }, (_, at) => `maps-${at}.example`);
    expect(read({ frames: { allowed_hosts } }).frames.allowedHosts).toEqual(allowed_hosts.slice(0, 30));
    const looks = vi.spyOn(URL, 'canParse');
    expect(read({ frames: { allowed_hosts: Array(10_000).fill('*.example') } }).frames.allowedHosts).toEqual([]);
    expect(looks.mock.calls.length).toBeLessThan(100);
    looks.mockRestore();
  });
});

describe('options and requests', () => {
  test('an option has a value, and a label in the language or its value', () => {
    const list = [
      { value: 'riyadh', label: 'Riyadh', label_ar: 'الرياض' },
      { value: 7 },
      { label: 'No value' },
      'jeddah',
      { value: 'null', label: 'Null' },
    ];
    const options = { cancellation_reasons: list, products: JSON.stringify(list), cities: list };
    const expected = [
      { value: 'riyadh', label: 'Riyadh' },
      { value: '7', label: '7' },
    ];
    expect(read({ options }).options).toEqual({ cancellationReasons: expected, products: expected, cities: expected });
    expect(read({ options: JSON.stringify(options) }, 'ar').options.products[0]).toEqual({
      value: 'riyadh',
      label: 'الرياض',
    });
    const one = (name: string) => read({ options: { [name]: list } }).options;
    expect(one('cancellation_reasons')).toEqual({ cancellationReasons: expected, products: [], cities: [] });
    expect(one('products')).toEqual({ cancellationReasons: [], products: expected, cities: [] });
  });

  test('[VAL-39] [VAL-40] requests are accepted as the service names them, unknown kinds are not', () => {
    const accepted = ['claim', 'no-such-kind', 7, 'complaint'];
    expect(read({ service_requests: { accepted } }).acceptedRequests).toEqual(['claim', 'complaint']);
    expect(read({ service_requests: JSON.stringify({ accepted }) }).acceptedRequests).toEqual(['claim', 'complaint']);
    expect(read({ service_requests: ['claim'] }).acceptedRequests).toEqual([]);
  });

  test('a response that says nothing is like none, but for the hosts: then no map may be framed', () => {
    for (const data of [undefined, null, [], 'text', {}]) {
      expect(read(data)).toEqual({ ...noSiteSettings, frames: { allowedHosts: [] } });
    }
    expect(noSiteSettings).toEqual({
      company: {},
      frames: {},
      options: { cancellationReasons: [], products: [], cities: [] },
      acceptedRequests: [],
      careersDirection: 'ltr',
      synonyms: [],
      texts: {},
    });
  });
});

test('[CENTER-04] claim tracking gets the language also where both addresses are set', () => {
  const frames = { claim_tracking: 'https://t.example/en', claim_tracking_ar: 'https://t.example/ar' };
  expect(read({ frames }).frames.claimTracking).toBe('https://t.example/en?lang=en');
  expect(read({ frames }, 'ar').frames.claimTracking).toBe('https://t.example/ar?lang=ar');
});

test('facts are read in the page’s language; each may be missing, and all of them', () => {
  const facts = {
    opening_hours: 'Always',
    opening_hours_ar: 'دائمًا',
    roadside_phone: '800 200 0147',
    emergency_note: '',
    complaints_phone: '011 200 0155',
  };
  expect(read({ facts }, 'ar').facts).toEqual({
    openingHours: { text: 'دائمًا', lang: 'ar' },
    roadsidePhone: { text: '800 200 0147', lang: 'en' },
    complaintsPhone: { text: '011 200 0155', lang: 'en' },
  });
  expect(read({}).facts).toBeUndefined();
});

test('cities stand in the order of the language’s own alphabet', () => {
  const city = (value: string, label_ar: string) => ({ value, label: value, label_ar });
  const cities = [
    city('Abha', 'أبها'),
    city('Buraydah', 'بريدة'),
    city('Jeddah', 'جدة'),
    city('Medina', 'المدينة المنورة'),
  ];
  const valuesIn = (language: 'en' | 'ar') =>
    read({ options: { cities } }, language).options.cities.map(({ value }) => value);
  expect(valuesIn('en')).toEqual(['Abha', 'Buraydah', 'Jeddah', 'Medina']);
  expect(valuesIn('ar')).toEqual(['Abha', 'Medina', 'Buraydah', 'Jeddah']);
});

test('[CLAIM-02] what is no city stands after all of them, whatever letter it begins with', () => {
  const place = (value: string, label: string, label_ar: string) => ({ value, label, label_ar });
  const cities = [
    place('abha', 'Abha', 'أبها'),
    place('baha', 'Al Baha', 'الباحة'),
    place('jeddah', 'Jeddah', 'جدة'),
    place('yanbu', 'Yanbu', 'ينبع'),
  ];
  // An editor may well add a city at the end.
  const beside = [
    place('abroad', 'Outside the Kingdom', 'خارج المملكة'),
    place('elsewhere', 'Elsewhere in the Kingdom', 'مكان آخر في المملكة'),
  ];
  const listed = ['abha', 'baha', 'jeddah', 'yanbu', 'elsewhere', 'abroad'];
  for (const language of ['en', 'ar'] as const) {
    const options = { cities: [...beside, ...cities] };
    expect(read({ options }, language).options.cities.map(({ value }) => value)).toEqual(listed);
  }
});

test('words that mean the same are read as groups of at least two; anything else is left out', () => {
  const synonyms = [['سطحة', ' ونش ', 'tow truck'], ['alone'], 'text', [null, 7, { a: 1 }], ['a', 'undefined', 'b']];
  expect(read({ synonyms }).synonyms).toEqual([
    ['سطحة', 'ونش', 'tow truck'],
    ['a', 'b'],
  ]);
  expect(read({ synonyms: Array(2_000).fill(['a', 'b']) }).synonyms).toHaveLength(500);
  expect(read({}).synonyms).toEqual([]);
});

test('[D10] the careers pages are left-to-right unless the settings say that they follow the language', () => {
  expect(read({ careers_direction: 'auto' }).careersDirection).toBe('auto');
  for (const value of ['ltr', 'rtl', '', null, {}]) {
    expect(read({ careers_direction: value }).careersDirection).toBe('ltr');
  }
});

test('lists of the footer and of options have an end, since they stand on every page and in every form', () => {
  const links = Array.from({ length: 50_000 }, (_, at) => ({ label: `Link ${at}`, url: `/p${at}` }));
  const social_media = links.map(({ url }) => ({ platform: 'x', url: `https://x.example${url}` }));
  const cities = links.map(({ label }) => ({ value: label, label }));
  const { footer, options } = readSiteSettings(
    { data: { footer: { links, social_media }, options: { cities } } },
    'en',
  );
  expect([footer?.links.length, footer?.socialMedia.length, options.cities.length]).toEqual([200, 200, 5_000]);
});
