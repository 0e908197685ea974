import { readFile } from 'node:fs/promises';
import { requestDetailsExample } from '@insurer/contract/examples/response-examples.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { violations } from '../page-checks.ts';
import { fillIn } from './forms-examples.ts';

const reference = 'FX-7';
const link = (language: 'en' | 'ar') => at(language, `/my-requests/${reference}?key=token-of-${reference}`);
const photo = { name: 'صورة.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };

test.beforeEach(({ service }) => service.reset());

for (const language of languages) {
  test(`\`/my-requests/{reference}\`: a mail's link opens one request, and its key leaves the address, ${language}`, async ({
    page,
    service,
  }) => {
    await acceptCookies(page);
    await page.goto(link(language));
    await expect(page).toHaveURL(new RegExp(`${at(language, `/my-requests/${reference}`)}$`));
    const main = page.locator('main');
    await expect(main).toContainText(language === 'en' ? 'A photo of the visa' : 'صورة من التأشيرة');
    await expect(main).toContainText('We extend the insurance on the same day.');
    await expect(page.locator('.stages__reached')).toHaveCount(2);
    await expect(page.locator('.stages > li')).toHaveCount(3);
    expect(await violations(page, `request ${language}`)).toEqual([]);
    // Nobody answers on paper.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.messages')).toBeVisible();
    await expect(page.locator('.request-form')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const text = language === 'en' ? 'Here is the photo.' : 'هذه هي الصورة.';
    await page.locator('form[data-enhanced]').waitFor();
    await page.locator('[name=text]').fill(text);
    await page.locator('[name=files]').setInputFiles(photo);
    await page.locator('form[data-form] button[type=submit]').click();
    await expect(page.locator('[data-result]')).toContainText(
      language === 'en' ? 'Your message has arrived' : 'وصلتنا رسالتك',
    );
    // What was taken does not go out again with the next message.
    await expect(page.locator('[name=text]')).toHaveValue('');
    expect(await page.locator('[name=files]').evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0);
    const sent = service.calls.find(({ method }) => method === 'POST');
    expect(sent?.path).toBe(`/service-requests/${reference}/messages`);
    expect(sent?.headers.authorization).toBe(`Bearer token-of-${reference}`);
    expect(sent?.headers['idempotency-key']).toBeTruthy();
    expect(sent?.body.toString()).toContain(text);
    expect(sent?.body.toString()).toContain(photo.name);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `how-to.pdf (47 ${language === 'en' ? 'KB' : 'كيلوبايت'})` }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('%PDF');
  });

  test(`\`/my-requests/{reference}\`: works without scripts, keeps what was typed, and sends each filling once, ${language}`, async ({
    browser,
    service,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(link(language));
    await expect(page.locator('.form-field__at-once')).toHaveText(
      language === 'en' ? /^Choose all of them at once/ : /^اخترها كلها دفعة واحدة/,
    );
    await page.locator('form[data-form] button[type=submit]').click();
    await expect(page.locator('[data-error-summary]')).toContainText(
      language === 'en' ? 'Write a message or attach a file' : 'اكتب رسالة أو أرفق ملفًا',
    );
    service.answer(`POST /service-requests/${reference}/messages`, {
      status: 409,
      json: { message: 'Closed for good.' },
    });
    await page.locator('[name=text]').fill('Hello');
    await page.locator('form[data-form] button[type=submit]').click();
    await expect(page.locator('[data-error-summary]')).toContainText('Closed for good.');
    await expect(page.locator('[name=text]')).toHaveValue('Hello');
    service.answer(`POST /service-requests/${reference}/messages`, undefined);
    await page.locator('[name=files]').setInputFiles(photo);
    await page.locator('form[data-form] button[type=submit]').click();
    await expect(page.locator('.request__sent')).toBeVisible();
    await page.locator('[name=text]').fill('Hello');
    await page.locator('[name=files]').setInputFiles(photo);
    await page.locator('form[data-form] button[type=submit]').click();
    await expect(page.locator('.request__sent')).toBeVisible();
    const keys = service.calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    // The refused one and its repetition are one filling; the same words on a new page are another.
    expect(keys).toHaveLength(3);
    expect(keys[2]).not.toBe(keys[1]);
    await context.close();
  });

  test(`\`/my-requests/{reference}\`: a link that has ended says so and leads to the lookup, which opens it, ${language}`, async ({
    page,
    issues,
  }) => {
    issues.allow(/status of 410/);
    await acceptCookies(page);
    await page.goto(at(language, `/my-requests/${reference}?key=old`));
    expect(page.url()).not.toContain('old');
    const main = page.locator('main');
    await expect(main).toContainText(language === 'en' ? 'not open here' : 'غير مفتوح هنا');
    await expect(main).toContainText(
      language === 'en'
        ? 'Find your request with its reference number and one detail that you sent'
        : 'ابحث عن طلبك برقمه المرجعي ومعلومة واحدة أرسلتها',
    );
    await page.getByRole('link', { name: language === 'en' ? 'Find my request' : 'ابحث عن طلبي' }).click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/track-request')}$`));
    await page.locator('form[data-enhanced]').waitFor();
    await fillIn(page, { reference, detail: '0512345678' });
    await page.locator('form[data-form] button[type=submit]').click();
    await page.locator('.case__open button').click();
    await expect(page).toHaveURL(new RegExp(`${at(language, `/my-requests/${reference}`)}$`));
    await expect(page.locator('.message')).toHaveCount(1);
  });
}

test('`/my-requests/{reference}`: nobody else sees it, and nothing of it is kept', async ({
  page,
  request,
  issues,
}) => {
  issues.allow(/status of 410/);
  const own = await request.get(link('en'));
  expect(await own.text()).toContain('A photo of the visa');
  expect(own.headers()['cache-control']).toBe('no-store');
  expect((await page.goto(`/my-requests/${reference}`))?.status()).toBe(410);
  await expect(page.locator('main')).not.toContainText('A photo of the visa');
  expect((await page.request.get(`/my-requests/${reference}/files/7`)).status()).toBe(410);
});

test('a service without messages: the lists are as before, and nothing of a conversation shows', async ({
  page,
  service,
}) => {
  await acceptCookies(page);
  const { messages: _, stages: __, asked_for: ___, ...plain } = requestDetailsExample(reference);
  await page.addInitScript(() => localStorage.setItem('token', 'token-of-FX-7'));
  for (const json of [undefined, { data: plain }]) {
    service.answer(`GET /service-requests/${reference}`, json ? { json } : { status: 404, json: { message: 'No' } });
    await page.goto('/my-requests');
    await expect(page.locator('.case')).toHaveCount(1);
    await expect(page.locator('.case__open')).toHaveCount(0);
  }
  await page.goto(link('en'));
  await expect(page.locator('.case')).toHaveCount(1);
  await expect(page.locator('.messages, .stages, .papers, form[data-form]')).toHaveCount(0);
});

test('a hostile service breaks no request', async ({ page, service }) => {
  await acceptCookies(page);
  const messages = [
    null,
    7,
    { id: 1, from: 'company', text: '<img src=x onerror=alert(1)>', files: 'x' },
    { from: 'me' },
  ];
  const json = { data: { ...requestDetailsExample(reference), stages: 'undefined', asked_for: [{}], messages } };
  service.answer(`GET /service-requests/${reference}`, { json });
  await page.goto(link('en'));
  await expect(page.locator('.message')).toHaveText(/<img src=x onerror=alert\(1\)>/);
  await expect(page.locator('main img')).toHaveCount(0);
});
