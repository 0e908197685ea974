import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { violations } from '../page-checks.ts';
import { fillIn } from './forms-examples.ts';

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  test(`[ACCESS-03] [ACCESS-05] [ACCESS-06] [ACTIVATE-05] a sent request leaves a token, and /my-requests lists that request alone, ${language}`, async ({
    page,
    service,
  }) => {
    service.reset();
    await page.goto(at(language, '/get-a-quote'));
    await page.locator('form[data-enhanced]').waitFor();
    await fillIn(page, { full_name: 'Sara', phone: '0512345678', email: 'a@b.co', product: 'health' });
    await page.locator('form[data-form] button[type=submit]').click();
    const reference = (await page.locator('[data-reference]').textContent()) ?? '';
    await page
      .locator('.answer__actions')
      .getByRole('link', { name: language === 'en' ? 'See my requests' : 'اعرض طلباتي' })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/my-requests')}$`));
    await expect(page.locator('.case')).toHaveCount(1);
    await expect(page.locator('.case')).toContainText(reference);
    await expect(page.locator('.case')).toContainText(language === 'en' ? 'Received' : 'تم الاستلام');
    const call = service.calls.find(({ method, path }) => method === 'GET' && path === '/service-requests');
    expect(call?.headers.authorization).toBe(`Bearer token-of-${reference}`);
    expect(page.url()).not.toContain('token');
  });

  test(`[ACCESS-03] [D17] any token opens the gate; one that knows nothing is said and can be cleared, ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (self !== top) return;
      if (!sessionStorage.getItem('once')) localStorage.setItem('token', 'invalid');
      sessionStorage.setItem('once', '1');
    });
    await page.goto(at(language, '/my-requests'));
    await expect(page.locator('[data-result]')).toContainText(
      language === 'en' ? 'Nothing was found' : 'لم نجد أي طلب',
    );
    await expect(
      page.getByRole('link', { name: language === 'en' ? 'Find my request' : 'ابحث عن طلبي' }),
    ).toHaveAttribute('href', at(language, '/track-request'));
    await page.locator('[data-clear-token]').click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/')}$`));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test(`a list that could not be loaded is told with the reference of the log, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    service.answer('GET /service-requests', { status: 500, json: { message: 'Broken' } });
    await page.addInitScript(() => {
      if (self === top) localStorage.setItem('token', 'one');
    });
    await page.goto(at(language, '/my-requests'));
    const told = page.locator('[data-result]');
    await expect(told).toContainText(language === 'en' ? 'could not be loaded' : 'تعذّر عرض طلباتك');
    await expect(told.locator('bdi')).toHaveText(/^[\w-]{8,}$/);
    const reference = await told.locator('bdi').textContent();
    await expect.poll(() => site.log.join('')).toContain(`"requestId":"${reference}"`);
  });

  test(`[ACCESS-05] a list that lacks requests of this browser says so, why, and what to do, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    const lost = new Map([['Bearer token-of-FX-2', 500]]);
    service.answer('GET /service-requests', ({ headers }) => {
      const status = lost.get(String(headers.authorization));
      return status === undefined ? undefined : { status, json: { message: 'No' } };
    });
    await page.addInitScript(() => {
      if (self !== top) return;
      localStorage.setItem('token', 'token-of-FX-1');
      localStorage.setItem('earlier-tokens', 'token-of-FX-2');
    });
    await page.goto(at(language, '/my-requests'));
    await expect(page.locator('.case')).toHaveCount(1);
    const told = page.locator('[data-result]').getByRole('status');
    await expect(told).toContainText(
      language === 'en' ? 'Some of your requests could not be loaded now' : 'تعذّر عرض بعض طلباتك الآن',
    );
    const reference = await told.locator('bdi').textContent();
    await expect.poll(() => site.log.join('')).toContain(`"requestId":"${reference}"`);
    const find = told.getByRole('link', { name: language === 'en' ? 'Find my request' : 'ابحث عن طلبي' });
    await expect(find).toHaveAttribute('href', at(language, '/track-request'));
    expect(await violations(page, `my requests ${language}`)).toEqual([]);
    const again = told.getByRole('button', { name: language === 'en' ? 'Try again' : 'حاول مرة أخرى' });
    lost.set('Bearer token-of-FX-2', 401);
    await again.click();
    await expect(told).toContainText(
      language === 'en' ? 'what opened them here has ended' : 'انتهت صلاحية ما يفتحها هنا',
    );
    await expect(told.locator('bdi')).toHaveCount(0);
    await expect(again).toHaveCount(0);
    await expect(find).toBeVisible();
    lost.clear();
    await page.reload();
    await expect(page.locator('.case')).toHaveCount(2);
    await expect(told).toHaveCount(0);
  });

  test(`[ERR-01] [ACCESS-04] without a token the gate leads to /401, and Back does not come here again, ${language}`, async ({
    page,
    issues,
  }) => {
    issues.allow(/status of 401/);
    await page.goto(at(language, '/'));
    await page.goto(at(language, '/my-requests'));
    await expect(page).toHaveURL(new RegExp(`${at(language, '/401')}$`));
    await expect(page.locator('main')).toContainText('404');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/')}$`));
  });
}

test('[ACCESS-01] [ACCESS-02] [ACCESS-07] no screen asks for a sign-in, a role or an account', async ({ page }) => {
  for (const path of ['/', '/contact-us', '/claims', '/submit-claim', '/careers', '/apply-form/1', '/get-a-quote']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  }
});

test('[API-28] no screen calls anything but the calls of the contract: no quotation sales API', async ({
  page,
  service,
}) => {
  service.reset();
  for (const path of [
    '/',
    '/get-a-quote',
    '/motor-insurance',
    '/claims',
    '/complaints',
    '/career-openings',
    '/apply-form/1',
    '/submit-claim',
    '/report-fraud',
  ]) {
    await page.goto(path);
  }
  await page.goto('/get-a-quote');
  await page.locator('form[data-enhanced]').waitFor();
  await fillIn(page, { full_name: 'Sara', phone: '0512345678', email: 'a@b.co', product: 'health' });
  await page.locator('form[data-form] button[type=submit]').click();
  await expect(page.locator('[data-reference]')).toBeVisible();
  // The site follows the events of the service, and asks for them again where the test before has ended them.
  const contract =
    /^\/(events|headers|site-settings|pages\/[\w-]+|jobs(\/\d+)?|rates|service-requests\/(quote|FX-\d+)|media\/.+|uploads\/.+)$/;
  expect(service.calls.map((call) => call.path).filter((path) => !contract.test(path))).toEqual([]);
  expect(service.calls.filter(({ method }) => method === 'POST').map((call) => call.path)).toEqual([
    '/service-requests/quote',
  ]);
});

test('[ACCESS-05] a second request does not hide the first one', async ({ page }) => {
  const references: string[] = [];
  for (const full_name of ['Sara', 'Khalid']) {
    await page.goto('/get-a-quote');
    await page.locator('form[data-enhanced]').waitFor();
    await fillIn(page, { full_name, phone: '0512345678', email: 'a@b.co', product: 'health' });
    await page.locator('form[data-form] button[type=submit]').click();
    references.push((await page.locator('[data-reference]').textContent()) ?? '');
    // The token has gone from the page into the browser's storage.
    await expect(page.locator('[data-answer]:not([data-token])')).toBeVisible();
  }
  await page.goto('/my-requests');
  await expect(page.locator('.case')).toHaveCount(2);
  for (const reference of references) await expect(page.getByRole('main')).toContainText(reference);
});
