import { cancelInsurance } from '@insurer/contract/forms/cancel-insurance.ts';
import { claim } from '@insurer/contract/forms/claim.ts';
import { claimSteps } from '@insurer/contract/forms/claim-steps.ts';
import { company, emergencyNumbers } from '@insurer/demo-content/company.ts';
import { pages } from '@insurer/demo-content/pages.ts';
import { rates } from '@insurer/demo-content/rates.ts';
import { openingHours } from '@insurer/demo-content/service-standards.ts';
import { siteSettings } from '@insurer/demo-content/site-settings.ts';
import { textsOf } from '@insurer/demo-content/texts-of.ts';
import { expect, test } from 'vitest';

const texts = pages.flatMap((page) => textsOf(page, page.name));

test('a number to call, of the company or in an emergency, is a link that calls it, on every page and in both languages', () => {
  const ofCompany = [company.tollFree, company.phone, company.assistancePhone, company.roadsidePhone];
  for (const { place, language, text } of texts) {
    const withoutLinks = text.replace(/\[[^\]]*\]\(tel:[^)]*\)/g, '');
    for (const number of Object.values(emergencyNumbers)) {
      expect(withoutLinks, `${place} (${language})`).not.toMatch(new RegExp(`(?<![\\d,])${number}(?![\\d,])`));
    }
    for (const number of ofCompany) expect(withoutLinks, `${place} (${language})`).not.toContain(number);
  }
  for (const language of ['en', 'ar'] as const) {
    const claims = texts.filter((entry) => entry.place.startsWith('claims') && entry.language === language);
    const said = claims.map(({ text }) => text).join(' ');
    for (const number of [...Object.values(emergencyNumbers), company.tollFree]) {
      expect(said).toContain(`[${number}](tel:${number.replaceAll(' ', '')})`);
    }
  }
});

test('what a page says of itself to search engines is in its language alone', () => {
  const ofHeads = texts.filter(({ place }) => place.split('.')[1] === 'meta');
  expect(new Set(ofHeads.map(({ place }) => place.split('.')[2]))).toEqual(
    new Set(['title', 'description', 'keywords']),
  );
  for (const { place, language, text } of ofHeads) {
    const words = text.replace(/\bPDF\b/g, '');
    expect(words, `${place} (${language})`).not.toMatch(language === 'ar' ? /[A-Za-z]/ : /\p{Script=Arabic}/u);
  }
});

test('hours are those of the company’s table wherever they are said, and help that is there day and night has its number', () => {
  const known = [openingHours.branches, openingHours.careLine];
  const ofHours = texts.filter(({ text }) => /\d:\d\d(?: صباحًا)? (?:to|إلى) \d/.test(text));
  expect(new Set(ofHours.map(({ language }) => language)).size).toBe(2);
  for (const { place, language, text } of ofHours) {
    const same = known.some((hours) => text.toLowerCase().includes(hours[language].toLowerCase()));
    expect(same, `${place} (${language}): ${text}`).toBe(true);
  }
  expect(siteSettings.facts.opening_hours).toEqual(openingHours.careLine);
  expect(siteSettings.facts.roadside_phone).toBe(company.roadsidePhone);
  const roadside = texts.filter(({ text }) => text.includes(`(tel:${company.roadsidePhone.replaceAll(' ', '')})`));
  // Home, claims and contact have it from the facts.
  expect(new Set(roadside.map(({ place }) => place.split('.')[0]))).toEqual(new Set(['motor-insurance']));
});

test('the number of branch cities is the same on every page that says it', () => {
  const branches = pages.find(({ name }) => name === 'reach-us')?.sections.find(({ name }) => name === 'our_branches');
  expect(branches?.items).toHaveLength(7);
  const ofBranches = texts.filter(({ text }) => /branches in|فروع في \S+ مدن/.test(text));
  expect(new Set(ofBranches.map(({ language }) => language)).size).toBe(2);
  for (const { place, language, text } of ofBranches) {
    expect(text, `${place} (${language})`).toMatch(/branches in seven cities|فروع في سبع مدن/);
  }
});

test('what customers send is called a document in English, one word for one thing (GLOSSARY.md)', () => {
  // Paper is what something is printed on.
  const ofPaper = /\bon paper\b|\bpaper (?:copy|form)\b|\bprefer paper\b|\bshow paper\b|\bPaper works\b/gi;
  for (const { place, text } of texts.filter(({ language }) => language === 'en')) {
    expect(text.replace(ofPaper, ''), place).not.toMatch(/\bpapers?\b/i);
  }
});

test('what the motor page says is covered for people in the car stands in its plans', () => {
  const sections = pages.find(({ name }) => name === 'motor-insurance')?.sections ?? [];
  const plans = JSON.stringify(sections.find(({ name }) => name === 'insurance_plans_report'));
  expect(plans).toContain('First medical care');
  expect(plans).toContain('الإسعاف الأولي');
});

test('no page promises what the site has no screen for: paying here, a certificate to print oneself, an officer by name but for a complaint', () => {
  const promises =
    /payment page|صفحة الدفع|(?:print|download) (?:it|its certificate|your policy) (?:yourself|at once)|تستخرج\S* (?:بنفسك|شهادت\S+ فورًا)|named to you|direct number|ورقمه المباشر|مخصص لملفك|in three minutes/i;
  const officer = /direct number|ورقمه المباشر/;
  for (const { place, language, text } of texts) {
    // Whoever complains is told who has it (decision 0029).
    if (/^(?:submit-)?complaints\./.test(place) && officer.test(text)) continue;
    expect(text, `${place} (${language})`).not.toMatch(promises);
  }
  for (const page of ['complaints', 'submit-complaints'])
    for (const language of ['en', 'ar'])
      expect(
        texts.filter((one) => one.place.startsWith(`${page}.`) && one.language === language && officer.test(one.text)),
      ).toHaveLength(1);
});

test('what leads to a price at once promises no day for it, and the first sentence of the site none that companies do not get', () => {
  const leads = JSON.stringify(pages.flatMap(({ sections }) => sections)).match(/\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? [];
  const priced = leads.filter((part) => /"(?:redirectUrl|buttonUrl|buttonLink)":"\/quote\//.test(part));
  expect(priced.length).toBeGreaterThan(1);
  for (const part of priced) expect(part).not.toMatch(/working day|يوم عمل/);
  const [hero] = pages.find(({ name }) => name === 'home')?.sections ?? [];
  expect(JSON.stringify(hero)).not.toMatch(/working day|يوم عمل/);
});

test('no text says that a number can wait for which the form that it names asks', () => {
  for (const { place, text } of texts.filter(({ language }) => language === 'en'))
    expect(text, place).not.toMatch(/online form\.[^.]*number can wait/i);
  for (const { texts: words } of [claim, claimSteps])
    expect(JSON.stringify(words)).not.toMatch(/what you know|ما لديك/);
});

test('a refund goes to the policyholder, whoever that is, on every page and in the form', () => {
  const refunds = texts.filter(({ text }) => /refund goes|in the name of the p|باسم حامل|باسم من/.test(text));
  expect(refunds.length).toBeGreaterThan(3);
  const hint = cancelInsurance.fields.iban.hint;
  for (const { place, language, text } of [
    ...refunds.filter(({ place: on }) => /^(?:cancel-insurance|visit-visa)/.test(on)),
    ...(['en', 'ar'] as const).map((language) => ({ place: 'form', language, text: hint[language] })),
  ])
    expect(text, `${place} (${language})`).toContain({ en: 'policyholder', ar: 'حامل الوثيقة' }[language]);
});

test('nobody is shown a price of travel insurance whom its page does not take, and the whole family that it takes has one', () => {
  const asked = rates.find(({ product }) => product === 'travel')?.questions ?? [];
  const most = Object.fromEntries(asked.map((one) => [one.name, 'maximum' in one ? Number(one.maximum) : undefined]));
  expect(most).toMatchObject({ eldest: 75, days: 92, travellers: 8 });
  const said = (language: 'en' | 'ar') =>
    texts
      .flatMap((one) => (one.place.startsWith('travel-insurance') && one.language === language ? [one.text] : []))
      .join(' ');
  for (const [language, age] of [
    ['en', 'to 75 years old'],
    ['ar', 'إلى 75 سنة'],
  ] as const) {
    expect(said(language)).toContain(age);
    expect(said(language)).toContain({ en: 'six children', ar: 'ستة أبناء' }[language]);
  }
});

test('a day that is promised within working days is not tomorrow, and no page looks for its form where it is not', () => {
  for (const { place, language, text } of texts.filter((one) => one.place.startsWith('get-a-quote')))
    expect(text, `${place} (${language})`).not.toMatch(/tomorrow|غدًا|details below|بياناتك أدناه/);
});

test('what leads to the price of one product is called the same wherever it stands', () => {
  const parts = JSON.stringify(pages.flatMap(({ sections }) => sections)).match(/\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? [];
  const named = parts.flatMap((part) => {
    const [, words] = /"(?:buttonText|text)":(\{[^{}]*\}),"(?:buttonUrl|textUrl)":"\/quote\//.exec(part) ?? [];
    return words ? [words] : [];
  });
  expect(named.length).toBeGreaterThan(4);
  expect(new Set(named)).toEqual(new Set([JSON.stringify({ en: 'See your price', ar: 'اعرف سعرك' })]));
});
