import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { fillIn } from './forms-examples.ts';

const id = '1000000008';
const number = 'FX-1001';
const tracked = { reference: number, kind: 'complaint', status: 'in-review', status_history: [] };
const absent = { status: 404, json: { message: 'Not found' } };

const ended = {
  en: {
    shown: 'Our confirmation is shown here for a few minutes only',
    find: 'Your reference number is also in our email',
  },
  ar: { shown: 'يظهر ردّنا هنا لدقائق قليلة فقط', find: 'تجد الرقم المرجعي أيضًا في رسالتنا' },
};

const opened = (language: 'en' | 'ar', reference: string) =>
  new RegExp(`${at(language, `/my-requests/${reference}`)}$`);

async function track(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const [name, value] of Object.entries({ id, number }))
    await page.locator(`form[data-form] [name=${name}]`).fill(value);
  await page.locator('form[data-form] button[type=submit]').click();
  await expect(page.locator('[data-result] .case')).toContainText(number);
}

test.beforeEach(({ service }) => service.reset());

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;

    test.describe(how, () => {
      test.use({ javaScriptEnabled });

      test(`[CENTER-05] [COMPLAINT-06] what was tracked leads to its conversation, ${how}`, async ({
        page,
        service,
      }) => {
        if (javaScriptEnabled) await acceptCookies(page);
        service.answer(`GET /complaints/${number}`, { json: { data: tracked } });
        for (const path of ['/claims', '/complaints']) {
          await track(page, at(language, path));
          const open = page.getByRole('button', { name: language === 'en' ? 'Read and answer' : 'اقرأ وراسلنا' });
          await open.click();
          await expect(page).toHaveURL(opened(language, number));
          await expect(page.locator('.message')).toHaveCount(1);
        }
      });

      test(`[CENTER-05] a service that has no lookup has nothing to lead on to, ${how}`, async ({ page, service }) => {
        if (javaScriptEnabled) await acceptCookies(page);
        service.answer('POST /service-requests/lookup', absent);
        await track(page, at(language, '/claims'));
        await expect(page.locator('[data-result] form, [data-result] a')).toHaveCount(0);
      });

      test(`[D6] a confirmation leads to the conversation where the service has one, ${how}`, async ({
        page,
        service,
      }) => {
        if (javaScriptEnabled) await acceptCookies(page);
        for (const hasConversations of [true, false]) {
          if (!hasConversations)
            service.answer('GET *', ({ path }) => (/^\/service-requests\/./.test(path) ? absent : undefined));
          await page.goto(at(language, '/report-fraud'));
          if (javaScriptEnabled) await page.locator('form[data-enhanced]').waitFor();
          await fillIn(page, { comments: `A garage invents damage ${hasConversations}` });
          await page.locator('form[data-form] button[type=submit]').click();
          const reference = (await page.locator('[data-reference]').textContent()) ?? '';
          const onward = page.getByRole('link', { name: language === 'en' ? 'write to us' : 'راسلنا' });
          // Only a script knows what was sent from this browser: without scripts nothing leads to a list that stays empty.
          const mine = page.locator(`main a[href="${at(language, '/my-requests')}"]`);
          await expect(mine).toBeVisible({ visible: javaScriptEnabled });
          if (!hasConversations) return expect(onward).toHaveCount(0);
          await onward.click();
          await expect(page).toHaveURL(opened(language, reference));
          await expect(page.locator('.message')).toHaveCount(1);
          await expect(mine).toBeVisible({ visible: javaScriptEnabled });
        }
      });

      test(`[D6] a confirmation that has ended says so, and leads to what this browser still knows, ${how}`, async ({
        page,
      }) => {
        if (javaScriptEnabled) await acceptCookies(page);
        const notice = page.getByRole('status').filter({ hasText: ended[language].shown });
        const mine = notice.locator(`a[href="${at(language, '/my-requests')}"]`);
        await page.goto(at(language, '/report-fraud'));
        if (javaScriptEnabled) await page.locator('form[data-enhanced]').waitFor();
        await fillIn(page, { comments: 'A garage invents damage' });
        await page.locator('form[data-form] button[type=submit]').click();
        const reference = (await page.locator('[data-reference]').textContent()) ?? '';
        await page.context().clearCookies({ name: 'receipt' });
        await page.goto(at(language, '/report-fraud?sent=1'));
        await expect(notice).not.toContainText(ended[language].find);
        await expect(mine).toBeVisible({ visible: javaScriptEnabled });
        await notice.getByRole('link', { name: reference }).click();
        await expect(page).toHaveURL(opened(language, reference));

        await page.context().clearCookies({ name: 'requests' });
        if (javaScriptEnabled) await page.evaluate(() => localStorage.removeItem('token'));
        await page.goto(at(language, '/report-fraud?sent=1'));
        await expect(notice).toContainText(ended[language].find);
        await expect(notice.getByRole('link').filter({ visible: true })).toHaveCount(0);
      });
    });
  }

  test(`[ACCESS-05] one request leads back to those of this browser, where it keeps any, ${language}`, async ({
    page,
  }) => {
    await acceptCookies(page);
    const link = at(language, '/my-requests/FX-1?key=token-of-FX-1');
    const back = page.locator('main').getByRole('link', { name: language === 'en' ? 'My Requests' : 'طلباتي' });
    await page.goto(link);
    await page.locator('form[data-enhanced]').waitFor();
    await expect(back).toBeHidden();
    await page.evaluate(() => localStorage.setItem('token', 'token-of-FX-1'));
    await page.goto(link);
    await back.click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/my-requests')}$`));
    await expect(page.locator('.case')).toHaveCount(1);
  });

  test(`[ACCESS-05] who has sent more requests than a browser keeps is told where older ones are, ${language}`, async ({
    page,
  }) => {
    await acceptCookies(page);
    await page.addInitScript(() => {
      if (self !== top) return;
      localStorage.setItem('token', 'token-of-FX-0');
      const earlier = Array.from({ length: 20 }, (_, index) => `token-of-FX-${index + 1}`);
      localStorage.setItem('earlier-tokens', earlier.join(' '));
    });
    await page.goto(at(language, '/my-requests'));
    await expect(page.locator('.case')).toHaveCount(21);
    const told = page.locator('[data-result]').getByRole('status');
    await expect(told).toContainText(
      language === 'en' ? 'This browser keeps your newest 21 requests.' : 'يحتفظ هذا المتصفح بأحدث 21 طلبًا',
    );
    await expect(
      told.getByRole('link', { name: language === 'en' ? 'Find my request' : 'ابحث عن طلبي' }),
    ).toHaveAttribute('href', at(language, '/track-request'));
  });
}
