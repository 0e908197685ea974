import type { Language } from '@insurer/contract/language.ts';
import { describe, expect, test } from 'vitest';
import { packPlaces } from './packed-places.ts';
import { resultPage } from './result-list.ts';
import { kindNames } from './same-words.ts';
import type { EntryKind, SearchEntry } from './search-entry.ts';
import { SearchIndex } from './search-index.ts';
import { snippetOf } from './snippet.ts';
import { partsOf } from './synonyms.ts';

type Sample = [kind: EntryKind, path: string, title: string, text: string, more?: Partial<SearchEntry>];

function indexOf(lang: Language, samples: Sample[]): SearchIndex {
  const index = new SearchIndex(kindNames[lang]);
  const entries = samples.map(([kind, path, title, text, more]) => ({
    kind,
    path,
    title: { text: title, lang },
    text: { text, lang },
    trail: [],
    ...more,
  }));
  index.add(packPlaces(entries));
  return index;
}

const english = indexOf('en', [
  ['page', '/motor-insurance', 'Motor Insurance', 'Third party and comprehensive cover for your car.'],
  ['page', '/visit-visa-travel-insurance', 'Visit Visa Travel Insurance', 'Emergency medical cover for visitors.'],
  ['page', '/claims', 'Claim Center', 'How to file a claim and which papers you need.'],
  ['question', '/claims', 'How do I follow my claim?', 'With your claim number and your ID.', { anchor: 'follow' }],
  ['section', '/claims', 'Which papers you need', 'Police report, photographs, IBAN.', { anchor: 'papers' }],
  ['page', '/careers', 'Careers', 'Work where a promise is kept.'],
  ['document', '/financial-performance', 'Annual and quarterly reports 2024', ''],
  ['document', '/financial-performance', 'Annual and quarterly reports 2023', ''],
  ['branch', '/reach-us', 'Jeddah, western region office', 'Al Andalus', { phone: '+966 12 200 0142' }],
  ['branch', '/reach-us', 'Riyadh, head office', 'Al Olaya', { phone: '+966 11 200 0140' }],
  ['job', '/career-details/actuarial-analyst', 'Actuarial Analyst', 'Pricing of motor portfolios.'],
]);
const arabic = indexOf('ar', [
  ['page', '/motor-insurance', 'تأمين المركبات', 'تغطية ضد الغير وشامل لمركبتك.'],
  ['page', '/travel-insurance', 'تأمين السفر', 'سافر وبالك مطمئن.'],
  ['page', '/visit-visa-travel-insurance', 'تأمين تأشيرة الزيارة', 'تغطية طبية طارئة لضيوفك.'],
  ['page', '/claims', 'مركز المطالبات', 'قدّم مطالبة أو تابعها.'],
  ['page', '/complaints', 'الشكاوى', 'أخبرنا بما لم يُرضك.'],
  ['page', '/submit-complaints', 'تقديم شكوى', 'نقرأ كل كلمة.'],
  ['page', '/surplus-distribution', 'توزيع الفائض', 'نتقاسم معك ثمرة السنة الجيدة.'],
  ['document', '/financial-performance', 'التقارير السنوية والربع سنوية 2024', ''],
  ['branch', '/reach-us', 'جدة، مكتب المنطقة الغربية', 'الأندلس', { phone: '+966 12 200 0142' }],
  ['branch', '/reach-us', 'الرياض، المركز الرئيسي', 'العليا'],
]);

const first = (index: SearchIndex, query: string) => index.search(query).hits[0]?.entry.title.text;

describe('the first result', () => {
  test.each([
    ['car insurance', 'Motor Insurance'],
    ['vehicles', 'Motor Insurance'],
    ['visit viza', 'Visit Visa Travel Insurance'],
    ['anual report 2024', 'Annual and quarterly reports 2024'],
    ['insurence motor', 'Motor Insurance'],
    ['branch jeddah', 'Jeddah, western region office'],
    ['how do I track my claim?', 'How do I follow my claim?'],
    ['CLAIMS', 'Claim Center'],
    ['actuar', 'Actuarial Analyst'],
    ['what papers do I need', 'Which papers you need'],
  ])('%s finds %s', (query, title) => {
    expect(first(english, query)).toBe(title);
  });

  test.each([
    ['تامين السياره', 'تأمين المركبات'],
    ['لسيارتي', 'تأمين المركبات'],
    ['المطالبه', 'مركز المطالبات'],
    ['شكوي', 'تقديم شكوى'],
    ['تظلم', 'تقديم شكوى'],
    ['فرع جده', 'جدة، مكتب المنطقة الغربية'],
    ['فيزا الزياره', 'تأمين تأشيرة الزيارة'],
    ['تقرير ٢٠٢٤', 'التقارير السنوية والربع سنوية 2024'],
    ['توزيع الفايض', 'توزيع الفائض'],
    ['claims', 'مركز المطالبات'],
    ['extend visa', 'تأمين تأشيرة الزيارة'],
    ['تامن السفر', 'تأمين السفر'],
    ['والمطالبات', 'مركز المطالبات'],
    ['ابي اعرف وين المطالبه لو سمحت', 'مركز المطالبات'],
    ['مُطالَبـــة', 'مركز المطالبات'],
  ])('%s finds %s', (query, title) => {
    expect(first(arabic, query)).toBe(title);
  });
});

test('all words come before any words, and the list says where nothing has all', () => {
  const all = english.search('annual 2023');
  expect(all.hasAllWords).toBe(true);
  expect(all.hits.map(({ entry }) => entry.title.text)).toEqual([
    'Annual and quarterly reports 2023',
    'Annual and quarterly reports 2024',
  ]);
  const some = english.search('annual holidays Jeddah');
  expect(some.hasAllWords).toBe(false);
  expect(some.hits.map(({ entry }) => entry.title.text)).toContain('Jeddah, western region office');
});

describe('places that have some of the words', () => {
  const far = (title: string, rest: string): Sample => ['page', `/${title}`, title, '', { rest }];
  const index = indexOf('en', [
    ['page', '/motor', 'Windscreen repair', 'We mend it.'],
    far('engineering', `A crack. ${'Other words of a long page. '.repeat(40)} A windscreen.`),
    ['page', '/one', 'Glazed tiles', ''],
    ['page', '/two', 'Glazed tiles by air', ''],
    ['page', '/three', 'Glazed tiles by land', ''],
    ['page', '/hull', 'Glazed', ''],
  ]);
  const paths = (query: string) => index.search(query).hits.map(({ entry }) => entry.path);

  test('stand before what has all of them, but far apart on a long page', () => {
    expect(paths('windscreen crack')).toEqual(['/motor', '/engineering']);
    expect(index.search('windscreen crack').hasAllWords).toBe(true);
  });

  test('stand alone before enough pages that have all of them: those that fit no better are left out', () => {
    const long = (words: string) => `${words} ${'Other words of a long page. '.repeat(40)}`;
    const many = indexOf('en', [
      ['page', '/motor', 'Windscreen repair', 'We mend it.'],
      ...['/one', '/two', '/three'].map(
        (path): Sample => ['page', path, path, '', { rest: long('A crack, a windscreen.') }],
      ),
      ['page', '/hull', 'Hull', '', { rest: long('A windscreen.') }],
    ]);
    const found = many.search('windscreen crack').hits.map(({ entry }) => entry.path);
    expect(found).toEqual(['/motor', '/one', '/two', '/three']);
  });

  test('follow where few pages have all, and are left out where enough do', () => {
    expect(paths('tiles air')).toEqual(['/two', '/one', '/three']);
    expect(paths('glazed tiles')).toEqual(['/one', '/two', '/three']);
  });
});

test('numbers and short words are never taken for others, and a known word is not completed', () => {
  expect(english.search('2025').hits).toEqual([]);
  expect(english.search('IBAM').hits.length).toBeGreaterThan(0);
  expect(english.search('cat').hits).toEqual([]);
  expect(english.search('car').hits.map(({ entry }) => entry.path)).not.toContain('/careers');
});

test('the identity number is asked for by its two letters, and “I’d” is no such', () => {
  const index = indexOf('en', [
    ['page', '/claims', 'A number', ''],
    ['page', '/my-requests', 'Your ID number', ''],
  ]);
  const pathsOf = (query: string) => index.search(query).hits.map(({ entry }) => entry.path);
  for (const query of ['ID number', 'number of my id']) expect(pathsOf(query)[0], query).toBe('/my-requests');
  for (const query of ['I’d like a number', "i'd need the number"]) expect(pathsOf(query)[0], query).toBe('/claims');
  expect(pathsOf("I'd")).toEqual([]);
});

test('nothing to look for finds nothing, and no query is too much', () => {
  for (const query of ['', '   ', '.*', '😀', '<>', '\u202e']) expect(english.search(query).hits).toEqual([]);
  const long = `${'a'.repeat(5_000)} ${'claim '.repeat(5_000)}`;
  expect(english.search(long).hits).toEqual([]);
  expect(first(english, 'claim '.repeat(5_000))).toBe('Claim Center');
  for (const query of ['(claim', '[a-z]+', '\\', '__proto__', 'constructor', 'toString claim']) english.search(query);
});

test('places of one page are one result, the rest of its places stand below', () => {
  const { results, total } = resultPage(english.search('claim'), 1);
  const claims = results.filter(({ entry }) => entry.path === '/claims');
  expect(claims).toHaveLength(1);
  expect(claims[0]?.entry.kind).toBe('page');
  expect(claims[0]?.also.map(({ entry }) => entry.anchor)).toEqual(['follow']);
  expect(total).toBe(results.length);
});

test('a place that stands on several pages word for word is found once, where it was met first', () => {
  const twice = indexOf('en', [
    ['branch', '/reach-us', 'Jeddah office', 'Al Andalus'],
    ['branch', '/contact-us', 'Jeddah office', 'Al Andalus'],
  ]);
  expect(twice.search('jeddah').hits.map(({ entry }) => entry.path)).toEqual(['/reach-us']);
});

test('a long list comes in parts of ten', () => {
  const many = indexOf(
    'en',
    Array.from({ length: 25 }, (_, n): Sample => ['page', `/page-${n}`, `Insurance ${n}`, 'About it']),
  );
  const found = many.search('insurance');
  expect(resultPage(found, 1)).toMatchObject({ total: 25, page: 1, pages: 3 });
  expect(resultPage(found, 3).results).toHaveLength(5);
  expect(resultPage(found, 99).page).toBe(3);
  expect(resultPage(found, 0).page).toBe(1);
});

describe('the snippet', () => {
  const shown = (text: string, ...terms: string[]) =>
    snippetOf(text, terms)
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('');

  test('marks the words as the text has them', () => {
    expect(shown('قدّم مُطالبتك الآن', 'مطالب')).toBe('قدّم [مُطالبتك] الآن');
    expect(shown('Two claims, one claim.', 'claim')).toBe('Two [claims], one [claim].');
  });

  test('is the part around the first of them, cut between words', () => {
    const text = `${'before '.repeat(60)}needle ${'behind '.repeat(60)}`;
    const snippet = shown(text, 'needle');
    expect(snippet).toMatch(/^… before .*\[needle\] behind .* behind …$/);
    expect(snippet.length).toBeLessThan(210);
  });

  test('is the beginning where the words stand elsewhere', () => {
    expect(shown('Short text', 'other')).toBe('Short text');
    expect(shown('', 'other')).toBe('');
  });
});

describe('what an editor says means the same', () => {
  const synonyms = [
    ['rego', 'third party and comprehensive'],
    ['fiche', 'annual and quarterly'],
    ['ضد الغير', 'طرف ثالث'],
  ];

  test('leads a word to a phrase, a phrase to a word, in either language', () => {
    const firstWith = (index: SearchIndex, query: string) => index.search(query, synonyms).hits[0]?.entry.title.text;
    expect(first(english, 'rego')).toBeUndefined();
    expect(firstWith(english, 'rego')).toBe('Motor Insurance');
    expect(firstWith(english, 'fiche 2023')).toBe('Annual and quarterly reports 2023');
    expect(first(arabic, 'طرف ثالث')).toBeUndefined();
    expect(firstWith(arabic, 'طرف ثالث')).toBe('تأمين المركبات');
  });

  test('is met as people speak: words that say nothing count where they are in a phrase, and nowhere else', () => {
    const groups = [
      ['where is my rego', 'third party'],
      ['متى تفتحون', 'ضد الغير'],
      ['who is it', 'claim'],
    ];
    const firstOf = (index: SearchIndex, query: string) => index.search(query, groups).hits[0]?.entry.title.text;
    expect(firstOf(english, 'where is my rego')).toBe('Motor Insurance');
    expect(firstOf(english, 'where is my rego please')).toBe('Motor Insurance');
    expect(english.search('lost my rego', [['lost rego', 'actuarial']]).hits[0]?.entry.title.text).toBe(
      'Actuarial Analyst',
    );
    expect(firstOf(english, 'the rego')).toBeUndefined();
    expect(firstOf(english, 'who is it')).toBe('Claim Center');
    expect(firstOf(arabic, 'متى تفتحون')).toBe('تأمين المركبات');
  });

  test('is no slip of another word, nor its beginning', () => {
    const index = indexOf('en', [
      ['page', '/claims', 'You paid yourself', 'Who is paid'],
      ['page', '/careers', 'Maidstone', 'A town'],
      ['page', '/contact-us', 'Talk to us', 'By phone'],
    ]);
    const pathsOf = (groups: string[][]) => index.search('maid', groups).hits.map(({ entry }) => entry.path);
    expect(pathsOf([])).toEqual(['/careers']);
    expect(pathsOf([['maid', 'talk']])).toEqual(['/contact-us']);
  });

  test('is found with a slip in its word, which no text has', () => {
    const groups = [['housemaid', 'خادمة', 'actuarial']];
    const firstOf = (query: string) => english.search(query, groups).hits[0]?.entry.title.text;
    for (const query of ['housmaid', 'huosemaid', 'خدامه']) expect(firstOf(query), query).toBe('Actuarial Analyst');
    const joined = [['تمارا', 'ضد الغير']];
    expect(arabic.search('بتمارا', joined)).toMatchObject({ hits: [{ path: '/motor-insurance' }], hasAllWords: true });
  });

  test('is no answer to a right word that is one letter away, and never stands in the place of a word', () => {
    const groups = [['mada', 'rental', 'house', 'back', 'قائمة', 'households', 'actuarial']];
    for (const query of ['mazda', 'renal', 'horse', 'black', 'قسيمة', 'ouseholds', 'mousehold'])
      expect(english.search(query, groups).hits, query).toEqual([]);
    const index = indexOf('en', [
      ['page', '/stables', 'Horseholds and stables', ''],
      ['page', '/careers', 'Actuarial Analyst', ''],
    ]);
    const found = index.search('hoseholds', groups);
    expect(found.hits.map(({ entry }) => entry.path)).toEqual(['/stables', '/careers']);
    // What is guessed alone has not the words that were typed.
    expect(english.search('hoseholds', groups).hasAllWords).toBe(false);
  });

  test('a phrase of one word is met by that word, not by another of its stem that the site knows', () => {
    const index = indexOf('ar', [
      ['page', '/claims', 'حادث سيارة', ''],
      ['page', '/customer-rights', 'دعم العملاء', ''],
    ]);
    const groups = [
      ['دعمت', 'خادمة', 'حادث سيارة'],
      ['maid', 'حادث سيارة'],
    ];
    const pathsOf = (query: string) => index.search(query, groups).hits.map(({ entry }) => entry.path);
    for (const query of ['دعم', 'دعم العملاء', 'الدعم']) expect(pathsOf(query), query).toEqual(['/customer-rights']);
    for (const query of ['دعمت', 'الخادمة', 'خادمتي', 'maids']) expect(pathsOf(query)[0], query).toBe('/claims');
  });

  test('is asked in so many phrases, those that are the same word for word once', () => {
    const group = (at: number) => ['rego', `third party ${at}`, 'claims', 'claim', `actuarial analyst ${at}`];
    const groups = Array.from({ length: 500 }, (_, at) => group(at));
    const [part] = partsOf(['rego'], groups);
    expect(part?.synonyms).toHaveLength(40);
    expect(part?.synonyms.filter(([word]) => word?.startsWith('claim'))).toEqual([['claim']]);
    expect(english.search('rego', groups).hits[0]?.entry.path).toBe('/claims');
  });

  test('is no answer where a word stands outside of its phrase', () => {
    expect(english.search('third', [['third rail', 'actuarial']]).hits[0]?.entry.title.text).toBe('Motor Insurance');
  });
});

test('a bank is not the family, though both have the letters of one word', () => {
  const index = indexOf('ar', [
    ['page', '/visit-visa', 'زيارة أهلي', ''],
    ['page', '/claims', 'حساب في البنك الأهلي', ''],
  ]);
  expect(index.search('الاهلي').hits.map(({ entry }) => entry.path)).toEqual(['/claims']);
  expect(first(index, 'اهلي')).toBe('زيارة أهلي');
});

test('two letters in each other’s place are a slip', () => {
  expect(first(english, 'cliams')).toBe('Claim Center');
  const services = indexOf('ar', [['page', '/e-services', 'خدمات', '']]);
  expect(first(services, 'خدامه')).toBeUndefined();
});

test('a letter typed twice is left out before another is put in its place, and a short word is no slip', () => {
  const index = indexOf('ar', [
    ['page', '/privacy-policy', 'ما نجمعه', 'نجمع بياناتك'],
    ['page', '/claims', 'نجم', ''],
    ['page', '/health-insurance', 'التأمين الصحي', ''],
  ]);
  expect(first(index, 'نجمم')).toBe('نجم');
  expect(first(index, 'صحيي')).toBe('التأمين الصحي');
  expect(first(index, 'حصى')).toBeUndefined();
});

test('a digit among Latin letters is a letter of Arabic, and no number', () => {
  const index = indexOf('ar', [
    ['page', '/marine-insurance', '2. أبلغ', ''],
    ['page', '/motor-insurance', 'تأمين المركبات', ''],
  ]);
  expect(first(index, 'ta2meen')).toBe('تأمين المركبات');
  expect(first(index, 'sa2l')).toBeUndefined();
  expect(first(index, 'Q2')).toBe('2. أبلغ');
});

test('Arabic in Latin letters, English in Arabic ones and a letter held down are the words that they stand for', () => {
  const samples: Sample[] = [
    ['page', '/claims', 'Accident', 'After an accident.'],
    ['page', '/motor-insurance', 'تأمين السيارات', ''],
    ['page', '/planner', 'Three months', '3 months, 7 nights'],
  ];
  const index = indexOf('en', samples);
  for (const query of ['7adeth', '7adeth sayara', 'hadeth', 'اكسدنت'])
    expect(first(index, query), query).toBe('Accident');
  for (const query of ['sayara', 'تأميييين', 'كار انشورنس']) expect(first(index, query), query).toBe('تأمين السيارات');
  expect(first(index, '3months')).toBe('Three months');
});
