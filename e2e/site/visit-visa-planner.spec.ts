import { readFile } from 'node:fs/promises';
import type { FakeService } from '@insurer/contract/fake-service.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import type { Page } from '@playwright/test';
import { addDays } from '../../apps/site/app/visit-plan/days.ts';
import { barriersAt } from '../barriers.ts';
import { acceptCookies, at, expect, languages, purge, test } from '../fixtures.ts';
import { hydrated } from '../hydration.ts';

// Decision 0028.
const path = '/visit-visa-planner';

const words = {
  en: {
    locale: 'en-GB-u-nu-latn',
    submit: 'Plan the visit',
    update: 'Update the plan',
    forget: 'Clear what I entered',
    plan: 'Your plan',
    days: ['Last day of the stay', 'Last day to ask for an extension', 'Last day of cover'],
    gap: 'Days without cover',
    noGap: 'None: every day of the visit is covered.',
    gapOf5: '5 days',
    in: (days: number) => `in ${days} days`,
    remind: 'Save the days to your calendar',
    events: [
      'Last day to ask for an extension of the visit-visa insurance',
      'Last day of visit-visa cover',
      'Last day of the visit in the Kingdom',
    ],
    entryMissing: 'Enter the date of entry.',
    stayWrong: 'Days of stay: Enter a whole number of days from 1 to 731.',
    stale: 'This plan is from before your last change.',
    money: (amount: string) => `SAR ${amount}`,
    error: 'Error: ',
  },
  ar: {
    locale: 'ar-SA-u-nu-latn',
    submit: 'خطّط للزيارة',
    update: 'حدّث الخطة',
    forget: 'امسح ما أدخلته',
    plan: 'خطة الزيارة',
    days: ['آخر يوم للإقامة', 'آخر يوم لطلب التمديد', 'آخر يوم للتغطية'],
    gap: 'أيام دون تغطية',
    noGap: 'لا توجد، فكل أيام الزيارة مشمولة بالتغطية.',
    gapOf5: '5 أيام',
    in: (days: number) => `بعد ${days} يومًا`,
    remind: 'احفظ المواعيد في تقويمك',
    events: [
      'آخر يوم لطلب تمديد تأمين تأشيرة الزيارة',
      'آخر يوم لتغطية تأمين تأشيرة الزيارة',
      'آخر يوم للزيارة في المملكة',
    ],
    entryMissing: 'أدخل تاريخ الدخول.',
    stayWrong: 'مدة الإقامة بالأيام: أدخل عدد الأيام رقمًا صحيحًا من 1 إلى 731.',
    stale: 'هذه الخطة قبل آخر تغيير أجريته.',
    money: (amount: string) => `${amount} ريال`,
    error: 'خطأ: ',
  },
};

/** 100 riyals for 30 days and 200 for 90, half as much again for whoever is over 60; VAT of 15 %. */
const rates = {
  product: 'visit-visa',
  version: '7',
  valid_from: '2026-09-01',
  currency: 'SAR',
  vat: 0.15,
  questions: [
    { name: 'stay', kind: 'choice', label: 'Stay', choices: ['30', '90'].map((value) => ({ value, label: value })) },
    { name: 'age', kind: 'number', label: 'Age', label_ar: 'العمر', minimum: 0, maximum: 99 },
  ],
  plans: [
    {
      name: 'entry',
      label: 'Entry',
      label_ar: 'الأساسية',
      base: 100,
      factors: [
        { question: 'stay', when: { equals: '90' }, multiply: 2 },
        { question: 'age', when: { from: 61 }, multiply: 1.5 },
      ],
      includes: [],
    },
  ],
};

function withRates(service: FakeService) {
  service.answer('GET /rates/visit-visa', { json: { data: rates } });
}

async function open(page: Page, address: string, scripts: boolean): Promise<void> {
  await page.goto(address);
  if (scripts) await hydrated(page);
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
/** What stands in the plan under a label. */
const row = (page: Page, label: string) =>
  page
    .locator('#plan dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

function bothCalendars(day: string, locale: string): string[] {
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return ['gregory', 'islamic-umalqura'].map((calendar) =>
    new Intl.DateTimeFormat(`${locale.replace('-u-', `-u-ca-${calendar}-`)}`, long).format(new Date(day)),
  );
}

test.beforeEach(async ({ page, service }) => {
  withRates(service);
  await acceptCookies(page);
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    for (const language of languages) {
      test(`what is wrong is told, then the plan in both calendars, its cost and its calendar file, ${language}`, async ({
        page,
        site,
        issues,
      }) => {
        issues.allow(/status of 422/);
        const say = words[language];
        const entry = addDays(todayInRiyadh(), 10);
        const [lastDay, extendBy] = [addDays(entry, 29), addDays(entry, 26)];
        await open(page, at(language, path), scripts);
        await field(page, 'kind').first().check();
        await field(page, 'stay').fill('x');
        await button(page, say.submit).click();
        const summary = page.locator('main [role=alert]');
        await expect(summary.getByRole('link')).toHaveText([say.entryMissing, say.stayWrong]);
        await expect(page).toHaveTitle(new RegExp(`^${say.error}`));
        if (scripts) await expect(summary).toBeFocused();
        await expect(field(page, 'stay')).toHaveValue('x');
        await summary.getByRole('link', { name: say.stayWrong }).click();
        await expect(field(page, 'stay')).toBeFocused();

        // To follow a line takes none away; what is put right leaves the summary.
        await expect(summary.getByRole('link')).toHaveText([say.entryMissing, say.stayWrong]);
        await field(page, 'stay').fill('٣٠');
        if (scripts) await expect(summary.getByRole('link')).toHaveText([say.entryMissing]);
        await field(page, 'entry').fill(entry);
        if (scripts) await expect(summary).toHaveCount(0);
        if (scripts) await expect(page).not.toHaveTitle(new RegExp(say.error));
        await field(page, 'answer-age').fill('65');
        await button(page, say.submit).click();
        await expect(page.getByRole('heading', { name: say.plan })).toBeVisible();
        if (scripts) await expect(page.getByRole('heading', { name: say.plan })).toBeFocused();
        for (const [at, day] of [lastDay, extendBy, lastDay].entries())
          for (const text of bothCalendars(day, say.locale))
            await expect(row(page, say.days[at] ?? '')).toContainText(text);
        await expect(row(page, say.days[0] ?? '')).toContainText(say.in(39));
        await expect(row(page, say.gap)).toHaveText(say.noGap);
        await expect(page.locator('.planner__price dd')).toHaveText([say.money('172.50')]);

        // A reload keeps it; what was typed stands in no address and no log.
        await page.reload();
        if (scripts) await open(page, page.url(), scripts);
        await expect(row(page, say.days[0] ?? '')).toContainText(say.in(39));
        await expect(field(page, 'entry')).toHaveValue(entry);
        expect(new URL(page.url()).search).toBe('');
        expect(site.log.join('')).not.toContain(entry);

        const [download] = await Promise.all([page.waitForEvent('download'), button(page, say.remind).click()]);
        expect(download.suggestedFilename()).toBe('visit-visa.ics');
        const lines = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
        const said = (start: string) =>
          lines.filter((line) => line.startsWith(start)).map((line) => line.split(':')[1]);
        expect(said('SUMMARY')).toEqual(say.events);
        expect(said('DTSTART')).toEqual([extendBy, lastDay, lastDay].map((day) => day.replaceAll('-', '')));
        expect(said('TRIGGER')).toHaveLength(3);

        await button(page, say.forget).click();
        await expect(page.getByRole('heading', { name: say.plan })).toHaveCount(0);
        await expect(field(page, 'entry')).toHaveValue('');
      });
    }
  });
}

for (const language of languages) {
  const say = words[language];

  test(`by keyboard; each change is a plan at once, and fits and is accessible at 360, 768 and 1280 px, ${language}`, async ({
    page,
  }) => {
    const found: string[] = [];
    const look = async () => {
      found.push(...(await barriersAt(page, [1280, 768, 360])));
    };
    const entry = addDays(todayInRiyadh(), 10);
    await open(page, at(language, path), true);
    await look();
    await field(page, 'kind').first().focus();
    await page.keyboard.press('Space');
    await expect(field(page, 'spent')).toBeHidden();
    await field(page, 'entry').fill(entry);
    await field(page, 'stay').focus();
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    const plan = page.getByRole('heading', { name: say.plan });
    await expect(plan).toBeFocused();
    // Of its two rings one stands out in either theme.
    await expect(plan).toHaveCSS('outline-style', 'solid');
    await expect(row(page, say.gap)).toBeInViewport();
    await expect(row(page, say.gap)).toHaveText(say.noGap);

    const kept = page.waitForResponse((response) => response.request().method() === 'POST');
    await field(page, 'cover').pressSequentially('25');
    await expect(row(page, say.gap)).toContainText(say.gapOf5);
    await kept;
    await field(page, 'stay').fill('');
    await expect(page.getByText(say.stale)).toBeVisible();
    await field(page, 'stay').fill('300');
    await expect(page.getByText(say.stale)).toHaveCount(0);
    await field(page, 'answer-age').fill('20');
    await look();
    expect(found).toEqual([]);
  });
}

test('a service without rates: the plan without prices; a visit that is over has nothing to be reminded of', async ({
  page,
  service,
  site,
}) => {
  service.answer('GET /rates/visit-visa', { status: 404, json: { message: 'Not found' } });
  await purge(site);
  await open(page, path, true);
  await expect(field(page, 'answer-age')).toHaveCount(0);
  await field(page, 'kind').first().check();
  await field(page, 'entry').fill(addDays(todayInRiyadh(), -40));
  await field(page, 'stay').fill('30');
  await button(page, words.en.submit).click();
  await expect(row(page, words.en.days[0] ?? '')).toContainText('11 days ago');
  await expect(row(page, words.en.days[1] ?? '')).toContainText('Jawazat');
  await expect(button(page, words.en.remind)).toHaveCount(0);
  await expect(page.getByText('What cover costs')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'See your price' })).toHaveAttribute(
    'href',
    '/get-a-quote',
  );
  // A file is only made of what makes a plan.
  const answer = await page.request.get('/visit-visa-planner/calendar', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([303, path]);
  expect((await page.request.get(path)).headers()['cache-control']).toContain('no-store');
});
