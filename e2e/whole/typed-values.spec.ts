import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import type { Page } from '@playwright/test';
import { addDays } from '../../apps/site/app/visit-plan/days.ts';
import { acceptCookies } from '../fixtures.ts';
import { isDropdown } from '../form-controls.ts';
import { at, expect, languages, test } from '../whole-fixtures.ts';
import { Addresses, found, toldToOperators } from './typed-values.ts';

// Decisions 0022, 0023, 0024, 0028, 0032, 0033 and 0040.
const entry = addDays(todayInRiyadh(), 43);
const happened = addDays(todayInRiyadh(), -37);
const thisYear = Number(todayInRiyadh().slice(0, 4));
/** A word of no language, which everything that is typed in words has in it. */
const word = { en: 'Marqalan', ar: 'مرقالان' };
const person = (language: 'en' | 'ar') => ({
  full_name: `Sara ${word[language]}`,
  id_number: '1098765439',
  phone: '0534567891',
  email: 'marqalan@example.com',
});
const iban = 'SA4780000078315246902841';
const paper = {
  name: 'marqalan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'a page '.repeat(50)}\n%%EOF\n`),
};
/** What is searched for everywhere; shorter figures would be found by chance. */
const typed = [
  ...[...Object.values(word), '1098765439', '534567891', iban.slice(4), 'P-77031', 'N-55092', entry, happened],
  ...['87654.31', '24.71,46.68'],
];
/** The questions of each product of the demo in their order, and what is answered. */
const quotes: Record<string, [question: string, answer: string][]> = {
  travel: [
    ['days', '19'],
    ['travellers', '3'],
    ['eldest', '57'],
    ['winter-sports', 'no'],
  ],
  'visit-visa': [
    ['stay', '90'],
    ['entries', 'single'],
    ['age', '67'],
    ['illness', 'no'],
  ],
  motor: [
    ['use', 'private'],
    ['car-value', '87654.31'],
    ['driver-age', '47'],
    ['no-claims', '3-4'],
    ['city', 'riyadh'],
  ],
};

/** Types only what scripts have taken over: before that, a field would lose it. */
async function ready(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) return;
  await page.waitForFunction(() => {
    const root = document.getElementById('application');
    const isHydrated = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    return root ? isHydrated : document.querySelector('form[data-form]:not([data-enhanced])') === null;
  });
}

type Walk = { page: Page; language: 'en' | 'ar'; scripts: boolean };

async function open({ page, language, scripts }: Walk, path: string): Promise<void> {
  await page.goto(at(language, path));
  await ready(page, scripts);
}

/** Fills fields by their names; `chosen` are those that stand as circles. */
async function fill({ page }: Walk, typedIn: Record<string, string>, chosen: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(chosen)) await main(page, `[name="${name}"][value="${value}"]`).check();
  for (const [name, value] of Object.entries(typedIn)) {
    const field = main(page, `[name="${name}"]:not([type=hidden])`);
    if (await isDropdown(field)) await field.selectOption(value);
    else await field.fill(value);
  }
}

const main = (page: Page, selector: string) => page.locator(`main ${selector}`);

/** Presses the button of a step, or of a form. */
async function go({ page, scripts }: Walk, to: RegExp, button = '.button--action[type=submit]'): Promise<void> {
  await main(page, button).last().click();
  await expect(page).toHaveURL(to);
  await ready(page, scripts);
}

async function seePrices(walk: Walk, product: string): Promise<void> {
  const { page, scripts } = walk;
  await open(walk, `/quote/${product}`);
  await main(page, 'a.button--action').first().click();
  for (const [at, [question, answer]] of (quotes[product] ?? []).entries()) {
    await expect(page).toHaveURL(new RegExp(`step=${at + 1}$`));
    await ready(page, scripts);
    const field = main(page, `[name="answer-${question}"]:is([type=text], [value="${answer}"])`);
    if (/^[\d.]+$/.test(answer) && question !== 'stay') await field.fill(answer);
    else await field.check();
    await main(page, '.button--action[type=submit]').click();
  }
  await expect(page).toHaveURL(/step=prices$/);
  await ready(page, scripts);
}

async function askForCall(walk: Walk): Promise<void> {
  const { page, language, scripts } = walk;
  await seePrices(walk, 'travel');
  await seePrices(walk, 'visit-visa');
  await seePrices(walk, 'motor');
  await go(walk, /\/saved-answers\?/, '[name=save-for-later]');
  await seePrices(walk, 'motor');
  await main(page, '.quote__ways a[href*="get-a-quote"]').last().click();
  await expect(page).toHaveURL(/get-a-quote\?quote=motor/);
  await ready(page, scripts);
  const { id_number: _, ...reach } = person(language);
  await fill(walk, reach);
  await go(walk, /sent=1/);
}

async function planAndSave(walk: Walk): Promise<void> {
  const { page } = walk;
  await open(walk, '/visit-visa-planner');
  await fill(walk, { entry, stay: '90', cover: '31', 'answer-age': '67' }, { kind: 'single' });
  await go(walk, /visit-visa-planner(#plan)?$/);
  const download = page.waitForEvent('download');
  await main(page, 'form[action*=calendar] button').click();
  await (await download).path();
  await go(walk, /\/saved-answers\?/, '[name=save-for-later]');
  await open(walk, '/savings-calculator');
  await fill(walk, { age: '31', year: String(thisYear + 17), monthly: '87650' });
  await go(walk, /savings-calculator(#\w+)?$/);
  await expect(main(page, '#outcomes')).toBeVisible();
  await go(walk, /\/saved-answers\?/, '[name=save-for-later]');
}

async function search(walk: Walk): Promise<void> {
  const { page, language, scripts } = walk;
  await open(walk, '/find-a-provider');
  await fill(walk, { q: word[language] });
  await main(page, 'form.provider-filters button').click();
  await expect(main(page, '.providers__none')).toBeVisible();
  if (!scripts) return;
  await page.reload();
  await expect(main(page, '.providers__none')).toBeVisible();
  await main(page, '.near-me button').click();
  await expect(main(page, '.near-me button')).toHaveAttribute('aria-pressed', 'true');
  await open(walk, '/motor-insurance');
  await main(page, '[data-question-filter]').fill(word[language]);
  await expect(main(page, '[data-questions-none]')).toBeVisible();
}

/** Files a claim, writes to it and looks it up; returns its reference. */
async function claim(walk: Walk): Promise<string> {
  const { page, language } = walk;
  await open(walk, '/claim');
  const story = `${word[language]} ${word[language]}`;
  await fill(walk, { product: 'motor', story }, { event: 'accident' });
  await go(walk, /step=when/);
  await fill(walk, { happened_on: happened, city: 'abroad', place: word[language] });
  await go(walk, /step=policy/);
  await fill(walk, { policy_number: 'P-77031', report_number: 'N-55092' }, { side: 'holder' });
  await go(walk, /step=photos/);
  await go(walk, /step=contact/);
  await fill(walk, { ...person(language), iban });
  await go(walk, /\/saved-answers\?/, '[name=save-for-later]');
  await open(walk, '/claim?step=contact');
  await fill(walk, person(language));
  await go(walk, /step=check/);
  const files = walk.scripts ? '.claim__picker input[type=file]' : '[name=documents]';
  await main(page, files).last().setInputFiles([paper]);
  await go(walk, /sent=1/);
  const reference = ((await page.locator('[data-reference]').textContent()) ?? '').trim();
  await main(page, `a[href*="/my-requests/"]`).first().click();
  await ready(page, walk.scripts);
  await fill(walk, { text: story });
  await main(page, '[name=files]').setInputFiles([paper]);
  await main(page, 'form[data-form] [type=submit]').click();
  await expect(main(page, '.message--customer').filter({ hasText: story })).toBeVisible();
  await page.context().clearCookies();
  await open(walk, '/track-request');
  await fill(walk, { reference, detail: person(language).phone });
  await main(page, 'form[data-form] [type=submit]').click();
  await main(page, '.case__open button').click();
  await expect(page).toHaveURL(new RegExp(`/my-requests/${reference}$`));
  return reference;
}

for (const scripts of [true, false])
  for (const language of languages)
    test(`what is typed in an application stands in no address, log or metric, ${scripts ? 'with' : 'without'} scripts (${language})`, async ({
      browser,
      whole,
    }) => {
      const context = await browser.newContext({ baseURL: whole.site.url, javaScriptEnabled: scripts });
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 24.713612, longitude: 46.675334 });
      const page = await context.newPage();
      await acceptCookies(page);
      const addresses = new Addresses(page);
      const walk = { page, language, scripts };
      await askForCall(walk);
      await planAndSave(walk);
      await search(walk);
      const reference = await claim(walk);
      const asked = await addresses.all();
      const told = await toldToOperators(whole);
      // What must be there is found, so that what is not found is not there.
      for (const known of ['step=prices', `/my-requests/${reference}`]) expect(found([known], asked)).not.toEqual([]);
      expect(found(['/find-a-provider'], told)).not.toEqual([]);
      expect(found([...typed, '87650'], asked)).toEqual([]);
      expect(found([...typed, reference], told)).toEqual([]);
      await context.close();
    });
