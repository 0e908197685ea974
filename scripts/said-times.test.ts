import { pageGroups } from '@insurer/demo-content/page-groups.ts';
import { networkSize } from '@insurer/demo-content/providers/network-size.ts';
import { demoKinds } from '@insurer/demo-content/providers/provider-kinds.ts';
import * as standards from '@insurer/demo-content/service-standards.ts';
import type { DemoText } from '@insurer/demo-content/texts-of.ts';
import { expect, test } from 'vitest';
import { saidTexts } from './said-texts.ts';

const {
  answerWorkingDays: answers,
  approvalMinutes,
  claimDecisionDays,
  complaintDays,
  formMinutes,
  quoteDays,
} = standards;
const texts = await saidTexts();

/** Figures that are words; the Arabic duals hold theirs. */
const words = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10, fifteen: 15, ثلاثة: 3, أربعة: 4, خمسة: 5, خمس: 5 };
const duals = /(?<!\p{L})(?:(يومي|يوما)(?= عمل)|دقيقتين|يومين)(?!\p{L})/gu;
function inFigures(text: string): string {
  const said = text.replace(duals, (dual) => `2 ${dual.startsWith('د') ? 'دقائق' : 'أيام'}`);
  return said.replace(/\p{L}+/gu, (word) => `${words[word.toLowerCase() as keyof typeof words] ?? word}`);
}

/** The figures before a unit; Arabic says one of it without a figure. */
function figuresBefore({ language, text }: DemoText, unit: Record<'en' | 'ar', string>): number[] {
  const pattern = `(?:(?<![\\d,.:])(\\d+)[*\\s]{1,3})?(?<!\\p{L})(?:${unit[language]})(?!\\p{L})`;
  const found = [...inFigures(text).matchAll(new RegExp(pattern, 'giu'))];
  return found.flatMap(([, figure]) => (figure ? Number(figure) : language === 'ar' ? 1 : []));
}
const workingDays = { en: 'working days?', ar: 'أيام عمل|يوم عمل' };
const minutes = { en: 'minutes?', ar: 'دقائق|دقيقة' };

/** Where working days are said: at the beginning of the place, of the standard before it or of one product alone. */
const saidDays: [days: number | readonly number[], ...places: string[]][] = [
  [answers.contact, 'accessibility', 'contact-us', 'financial-performance.4', 'home.10', 'surplus-distribution.7'],
  [answers.claim, 'claims.2', 'claims.5.items.1', 'faqs-page.4.items.0', 'home.8.items.2', 'motor-insurance'],
  [answers.claim, 'submit-claim', 'travel-insurance', 'pdf claims-guide', 'pdf motor-claim-checklist'],
  [answers.complaint, 'complaints.1', 'faqs-page.4.items.3', 'home.8.items.4', 'submit-complaints.0'],
  [answers.complaint, 'submit-complaints.2.items.2', 'pdf complaint-procedure.parts.4.table.rows.3'],
  [[complaintDays.officer, answers.complaint], 'pdf customer-rights-charter'],
  [complaintDays.officer, 'complaints.3.items.1', 'submit-complaints.2.items.1'],
  [complaintDays.officer, 'pdf complaint-procedure.parts.4.table.rows.1'],
  [complaintDays.document, 'complaints.3.items.2'],
  [complaintDays.review, 'pdf complaint-procedure.parts.4.table.rows.2'],
  [complaintDays.secondLook, 'complaints.3.items.4', 'pdf complaint-procedure.parts.7'],
  [answers['activate-visa'], 'activate-visa', 'visit-visa-travel-insurance.11.items.7'],
  [answers['extend-insurance'], 'extend-insurance'],
  [answers['cancel-insurance'], 'cancel-insurance', 'faqs-page.3.items.3', 'pdf cancellation-and-refund'],
  [answers['cancel-insurance'], 'visit-visa-travel-insurance.11.items.8'],
  [answers['details-request'], 'details-request', 'health-insurance.12', 'pecuniary-insurance.10'],
  [[answers.quote, answers['details-request']], 'faqs-page.1.items.1'],
  [answers.quote, 'get-a-quote', 'waad-isteqrar-gold.13'],
  [answers['fraud-report'], 'report-fraud'],
  [answers.application, 'careers'],
  // What one product or one step alone promises or asks, on its page and in its wording.
  [5, 'claims.5.items.3', 'waad-ousra', 'pdf waad-ousra-policy-wording'],
  [5, 'liability-insurance.7', 'pdf liability-policy-wording', 'pdf pecuniary-policy-wording'],
  [[2, 4], 'engineering-insurance', 'pdf engineering-policy-wording'],
  [10, 'health-insurance.5', 'medical-network.7', 'surplus-distribution.5', 'waad-isteqrar-gold.10'],
  [1, 'liability-insurance.8'],
  [2, 'pecuniary-insurance.7', 'trade-credit-insurance.2'],
  [standards.inspectionDays.port, 'marine-insurance'],
  [standards.inspectionDays.other, 'property-casualty'],
  [[standards.inspectionDays.other, standards.inspectionDays.port], 'claims.5.items.2'],
  [3, 'templates.4'],
];

test('working days are those of the company’s standards wherever they are said, in both languages', () => {
  const seen = new Set<string>();
  for (const text of texts) {
    const said = figuresBefore(text, workingDays);
    if (said.length === 0) continue;
    const [known, ...places] = saidDays.find(([, ...all]) => all.some((at) => isAt(text, at))) ?? [[]];
    expect([known].flat(), `${text.place} (${text.language}): ${text.text}`).toEqual(expect.arrayContaining(said));
    for (const place of places) if (isAt(text, place)) seen.add(`${place} ${text.language}`);
  }
  const all = saidDays.flatMap(([, ...places]) => places.flatMap((place) => [`${place} en`, `${place} ar`]));
  expect(all.filter((place) => !seen.has(place))).toEqual([]);
});

test('a claim is decided within the same days wherever that is said', () => {
  const deciding = {
    en: /(?:\bdecid\w+|\bdecision(?! after)|\bWe repay)[^.:]{0,60}?within (\d+) days|within (\d+) days of the last/gi,
    ar: /(?:نبتّ?|يُبتّ|القرار|نسدد|نعيد)(?! في المصروفات)[^.:]{0,60}?خلال (\d+) يوم|خلال (\d+) يومًا من (?:اكتمال|استلام آخر)/g,
  };
  for (const language of ['en', 'ar'] as const) {
    const said = texts
      .filter((one) => one.language === language)
      .flatMap(({ place, text }) => [...text.matchAll(deciding[language])].map((found) => ({ place, found })));
    expect(said.length).toBeGreaterThan(20);
    for (const { place, found } of said) {
      const [whole, ...[decided, last]] = found;
      expect(Object.values(claimDecisionDays), `${place}: ${whole}`).toContain(Number(decided ?? last));
    }
  }
});

test('the reference of a complaint comes at once wherever that is said', () => {
  const complaints = texts.filter(({ place }) =>
    /^(?:pdf customer-rights|pdf complaint-|complaints|submit-complaints)/.test(place),
  );
  const said = complaints.filter(({ text }) => /\breference (?:at once|within)|مرجعي (?:فورًا|خلال)/.test(text));
  expect(said.length).toBeGreaterThan(5);
  for (const { place, text } of said) expect(text, place).toMatch(/reference at once|مرجعي فورًا/);
  const inTable = complaints.filter(({ place }) => place.startsWith('pdf complaint-procedure.parts.4.table.rows.0.2'));
  expect(inTable.map(({ text }) => text).sort()).toEqual(['At once', 'فورًا']);
});

test('a reference is promised at once wherever one is promised, of a claim as of a complaint', () => {
  const later = {
    en: /\breference\b[^.]*\b(?:the same day|on the day)|same day: received/i,
    ar: /مرجعي[^.]*(?:في اليوم نفسه|يوم تقديم)|يوم التقديم: الاستلام/,
  };
  const said = texts.filter(({ language, text }) => later[language].test(text));
  expect(said.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

test('a time of the day is said in Arabic as people say it, with morning or evening, and nowhere in another way', () => {
  const hours = demoKinds.flatMap((kind) =>
    kind.hours.map(({ ar }) => ({ place: 'a provider', language: 'ar', text: ar })),
  );
  const bare = /(?<!\d)\d{1,2}:\d{2}(?!\d|:|(?: و\d{1,2}:\d{2})? (?:صباحًا|مساءً))/;
  const said = [...texts, ...hours].filter(({ language, text }) => language === 'ar' && bare.test(text));
  expect(said.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

test('who disagrees has the same days for an answer wherever that is said, in both languages', () => {
  const replying = {
    en: /\breply\b[^.:]{0,40}? within (\d+) days/gi,
    ar: /(?<!\p{L})(?:ف?أجب|ردّ|أرسل اعتراضك)(?!\p{L})[^.:]{0,40}? خلال (\d+) يوم/gu,
  };
  const said = texts.flatMap(({ place, language, text }) =>
    [...text.matchAll(replying[language])].map(([, figure]) => [place.split('.')[0], language, Number(figure)]),
  );
  const places = ['claims', 'complaints', 'pdf claims-guide', 'pdf complaint-procedure'];
  const all = places.flatMap((place) => (['en', 'ar'] as const).map((language) => [place, language]));
  expect(said.sort()).toEqual(all.map((known) => [...known, standards.objectionDays]).sort());
});

const visaMinutes = 'visit-visa-travel-insurance.2.items';
const saidMinutes: [minutes: number, ...places: string[]][] = [
  [formMinutes.claim, 'home.1', 'claims', 'submit-claim'],
  [formMinutes.complaint, 'submit-complaints'],
  [formMinutes['activate-visa'], 'activate-visa', `${visaMinutes}.0`],
  [formMinutes['extend-insurance'], 'extend-insurance', `${visaMinutes}.1`],
  [formMinutes['cancel-insurance'], 'cancel-insurance', `${visaMinutes}.2`],
  [formMinutes['details-request'], 'details-request'],
  [approvalMinutes, 'faqs-page', 'health-insurance', 'medical-network', 'visit-visa-travel-insurance.10'],
  [1, 'get-a-quote'],
  [20, 'careers'],
];

test('a form takes as many minutes on its page as on those that lead to it, and an approval the same everywhere', () => {
  for (const text of texts.filter(({ place }) => !place.startsWith('pdf'))) {
    for (const figure of figuresBefore(text, minutes)) {
      const known = saidMinutes.filter(([, ...places]) => places.some((at) => isAt(text, at))).map(([said]) => said);
      expect(known, `${text.place} (${text.language}): ${text.text}`).toContain(figure);
    }
  }
});

test('a quote holds equally long on the page that asks for it and in the terms', () => {
  for (const page of ['get-a-quote', 'terms-conditions'])
    for (const one of texts.filter(
      ({ place, text }) => place.startsWith(`${page}.`) && /\bA quote |يسري (?:عرض|العرض)/.test(text),
    ))
      expect(figuresBefore(one, { en: 'days', ar: 'يومًا' }), `${one.place} (${one.language})`).toEqual([quoteDays]);
});

test('what the company counts of itself is what its lists hold', () => {
  const headerOf = (page: string, title: RegExp) => {
    const found = texts.find(({ place, text }) => place.startsWith(`${page}.`) && title.test(text));
    const header = found?.place.replace(/title$/, 'header');
    return texts
      .filter(({ place }) => place === header)
      .map(({ text }) => Number.parseInt(text.replaceAll(',', ''), 10));
  };
  const [opens, closes] = [...standards.openingHours.careLine.en.matchAll(/(\d+):00/g)].map(([, hour]) => Number(hour));
  const hours = (closes ?? 0) - (opens ?? 0);
  expect(headerOf('home', /^a day when our care line answers/)).toEqual([hours, hours]);
  const products = pageGroups.filter(({ key }) => key.endsWith('-products')).flatMap((group) => group.pages).length;
  expect(headerOf('home', /^products for people and companies/)).toEqual([products, products]);
  const network = Object.values(networkSize).reduce((sum, { palm }) => sum + palm, 0);
  expect(headerOf('health-insurance', /^hospitals, clinics, laboratories/)).toEqual([network, network]);
  expect(headerOf('who-we-are', /complete motor claim$/)).toEqual(headerOf('claims', /complete motor claim$/));
});

function isAt({ place }: DemoText, at: string): boolean {
  return place === at || place.startsWith(`${at}.`);
}
