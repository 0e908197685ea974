import { languages } from '@insurer/contract/language.ts';
import { claims } from '@insurer/demo-content/pages/claims.ts';
import { waadAlAjyalGold } from '@insurer/demo-content/pages/waad-alajyal-gold.ts';
import { waadIsteqrarGold } from '@insurer/demo-content/pages/waad-isteqrar-gold.ts';
import { waadOusra } from '@insurer/demo-content/pages/waad-ousra.ts';
import { surrenderCharge, surrenderCharges } from '@insurer/demo-content/savings-terms.ts';
import { expect, test } from 'vitest';
import { allDocuments } from './documents/all-documents.ts';
import { type Part, textsOfPart } from './documents/printed-document.ts';
import { illnesses, partialDisability } from './documents/protection-lists.ts';
import { saidTexts } from './said-texts.ts';

const paper = { en: /report of (?:a|the) medical board/, ar: /تقرير اللجنة الطبية/ };
const others = { en: /disability report|treating doctor/, ar: /تقرير العجز|الطبيب المعالج لآخر/ };

test('a disability is proven by one paper, on the page of claims and on those of the products', () => {
  for (const language of languages)
    for (const page of [claims, waadAlAjyalGold, waadIsteqrarGold, waadOusra]) {
      const said = JSON.stringify(page);
      expect(said, page.name).not.toMatch(others[language]);
      if (page !== waadOusra) expect(said, page.name).toMatch(paper[language]);
    }
});

const documents = await allDocuments();
const wordings = documents.filter(({ parts }) => chapterOf(parts, /^4\. What is not covered/).length > 0);

/** What stands under a heading, until the next one. */
function chapterOf(parts: Part[], heading: RegExp): Part[] {
  const start = parts.findIndex((part) => 'heading' in part && heading.test(part.heading.en));
  if (start < 0) return [];
  const rest = parts.slice(start + 1);
  const end = rest.findIndex((part) => 'heading' in part);
  return end < 0 ? rest : rest.slice(0, end);
}

function wordingOf(product: string): Part[] {
  return wordings.find(({ key }) => key === `waad-${product}-policy-wording`)?.parts ?? [];
}

test('before what no policy pays, every wording names what this one does not', () => {
  expect(wordings.length).toBeGreaterThan(13);
  for (const { key, parts } of wordings) {
    const [own] = chapterOf(parts, /^4\./);
    expect(own && textsOfPart(own)[0]?.en, key).not.toMatch(/^In addition/);
  }
});

const excluded = [
  ['ajyal', [/suicide in the first 12 months/, /did not tell us/, /war, crime/]],
  ['istiqrar', [/suicide in the first 12 months/i, /left out of the application/, /war, crime/]],
  ['ousra', [/Suicide, and an illness/, /left out of the health questions/, /war or crime/]],
] as const;

test.each(excluded)('the wording of %s excludes what its page does', (product, exclusions) => {
  const said = chapterOf(wordingOf(product), /^4\./).flatMap(textsOfPart);
  for (const exclusion of exclusions)
    expect(said.filter(({ en, ar }) => exclusion.test(en) && ar.length > 10).length, String(exclusion)).toBe(1);
});

test.each([
  ['ajyal', waadAlAjyalGold, 60],
  ['istiqrar', waadIsteqrarGold, 45],
] as const)(
  'page and wording of %s charge the same for leaving early, and the wording says it of each year',
  (product, page, first) => {
    const charges = surrenderCharges[product];
    expect(charges[0]).toBe(first);
    expect(charges).toHaveLength(6);
    expect([...charges].sort((one, other) => other - one)).toEqual(charges);
    const ending = chapterOf(wordingOf(product), /^7\./);
    for (const language of languages) {
      expect(JSON.stringify(page)).toContain(surrenderCharge[product][language]);
      expect(
        ending.flatMap(textsOfPart).some((text) => text[language].includes(surrenderCharge[product][language])),
      ).toBe(true);
      const rows = ending.flatMap((part) => ('table' in part ? part.table.rows : []));
      expect(rows.map((row) => row[1]?.[language]).slice(0, -1)).toEqual(charges.map((charge) => `${charge}%`));
    }
  },
);

test('what setting up a plan costs is taken where the page of the plan says so, and in its wording alone', () => {
  const takesSetUp = { en: /Setting up the (?:plan|policy) takes/, ar: /تُخصم تكاليف تأسيس/ };
  for (const language of languages) {
    const isTaken = (said: unknown) => takesSetUp[language].test(JSON.stringify(said));
    const pages = { ajyal: waadAlAjyalGold, istiqrar: waadIsteqrarGold };
    expect(Object.values(pages).map(isTaken)).toEqual([true, false]);
    expect(Object.keys(pages).map((product) => isTaken(wordingOf(product)))).toEqual([true, false]);
  }
});

test('a paragraph of a savings wording begins with no joined "and"', () => {
  const paragraphs = ['ajyal', 'istiqrar'].flatMap(wordingOf).flatMap((part) => ('text' in part ? [part.text.ar] : []));
  expect(paragraphs.length).toBeGreaterThan(10);
  expect(paragraphs.filter((text) => text.startsWith('وإذا'))).toEqual([]);
});

test('no page or document charges another share of the fund for leaving early', async () => {
  const charged = {
    en: /charge[^.]*?(\d+)% (?:of the fund|in the first year)/,
    ar: /رسم[^.]*?(\d+)% (?:من الرصيد|في السنة الأولى)/,
  };
  const found = (await saidTexts()).flatMap(({ text, language }) => {
    const [, share] = charged[language].exec(text) ?? [];
    return share ? [`${language} ${share}`] : [];
  });
  expect([...new Set(found)].sort()).toEqual(['ar 45', 'ar 60', 'en 45', 'en 60']);
});

test('the wording of Al Ousra lists the illnesses that its plans count, and the shares for partial disability', () => {
  const counted = JSON.stringify(waadOusra).match(/(?<=for |أحد )\d+(?= illnesses| مرضًا)/g);
  expect([...new Set(counted)].map(Number)).toEqual([illnesses.family.length, illnesses.familyPlus.length]);
  expect(illnesses.familyPlus.slice(0, illnesses.family.length)).toEqual(illnesses.family);
  const said = chapterOf(wordingOf('ousra'), /^3\./).flatMap(textsOfPart);
  for (const illness of illnesses.familyPlus)
    for (const language of languages)
      expect(said.filter((text) => text[language].includes(illness[language])).length, illness.en).toBeGreaterThan(0);
  for (const [loss] of partialDisability) expect(said).toContainEqual(loss);
});

test('whoever tells of a death needs no policy number for it, on any page and in any document', async () => {
  const enough = { en: /the policy number can wait/, ar: /ولا يلزم رقم الوثيقة في البداية/ };
  const asked = { en: /need[^.]*policy number[^.]*death/, ar: /نحتاج[^.]*رقم الوثيقة[^.]*وفاة/ };
  const texts = await saidTexts();
  for (const language of languages) {
    const own = texts.filter((text) => text.language === language);
    expect(own.filter(({ text }) => asked[language].test(text))).toEqual([]);
    const kind = own.filter(({ text }) => enough[language].test(text)).map(({ place }) => place.split('.')[0]);
    expect(kind.sort()).toEqual([
      'claims',
      'pdf customer-support-needs',
      'waad-alAjyal-gold',
      'waad-isteqrar-gold',
      'waad-ousra',
    ]);
  }
});
