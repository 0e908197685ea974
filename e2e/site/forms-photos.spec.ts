import type { FakeService } from '@insurer/contract/fake-service.ts';
import type { Locator, Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { holdScripts } from '../hydration.ts';
import { shiftsOf } from '../layout-shift.ts';
import { violations } from '../page-checks.ts';
import { bitmap } from './bitmap.ts';
import { fillIn, proceedScreens } from './forms-examples.ts';

const values = proceedScreens.find(({ kind }) => kind === 'cancel-insurance')?.values ?? {};
const paper = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 report') };
const large = { name: 'IMG_1.bmp', mimeType: 'image/bmp', buffer: bitmap(1000, 800) };
const heic = { name: 'passport.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
const named = (name: string) => ({ ...paper, name });
const disguised = { ...paper, name: 'letter.pdf', buffer: Buffer.from('MZ') };
const remove = { en: 'Remove', ar: 'أزل' };
const otherContent = {
  en: 'The content of the file is not what its name says',
  ar: 'محتوى الملف من نوع آخر غير الذي يدل عليه اسمه',
};
const onlyTypes = { en: 'Only PDF, JPG, PNG and BMP files are allowed', ar: 'لا نقبل إلا ملفات PDF' };

/** The files that the service got. */
async function filesOf({ calls }: FakeService, name: string): Promise<[string, string, boolean][]> {
  const call = calls.find(({ headers }) => String(headers['content-type']).startsWith('multipart/'));
  const headers = { 'content-type': String(call?.headers['content-type']) };
  const sent = await new Response(new Uint8Array(call?.body ?? []), { headers }).formData();
  const files = sent.getAll(name) as File[];
  return files.map((file) => [file.name, file.type, file.size <= 2 * 1_048_576]);
}

async function open(page: Page, address: string): Promise<void> {
  await acceptCookies(page);
  await page.goto(address);
  await page.locator('form[data-enhanced]').waitFor();
}

const send = (page: Page) => page.locator('form[data-form] button[type=submit]').click();

test.beforeEach(({ service }) => service.reset());

for (const language of languages) {
  test(`[VAL-38] a photo larger than a form takes is made smaller in it, and sent though Send was pressed meanwhile, ${language}`, async ({
    page,
    service,
  }) => {
    await page.addInitScript(() => {
      const { createImageBitmap: decode } = window;
      const ready = new Promise<void>((resolve) => Object.assign(window, { goOn: resolve }));
      window.createImageBitmap = async (source: ImageBitmapSource) => ready.then(() => decode(source));
    });
    await open(page, at(language, '/cancel-insurance'));
    await fillIn(page, values);
    await page.getByRole('button', { name: `${remove[language]} a.pdf` }).click();
    await page.locator('[name=documents]').setInputFiles([large, paper]);
    await send(page);
    expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await page.evaluate('goOn()');
    await expect(page.locator('[data-answer]')).toBeVisible();
    expect(await filesOf(service, 'documents')).toEqual([
      ['IMG_1.jpg', 'image/jpeg', true],
      ['report.pdf', 'application/pdf', true],
    ]);
  });

  test(`[VAL-37] of several files the one that is refused is named, in the field and in the summary, ${language}`, async ({
    page,
  }) => {
    await open(page, at(language, '/cancel-insurance'));
    await page.locator('[name=documents]').setInputFiles([heic, paper]);
    await send(page);
    const line = page.locator('[data-error-summary] a[href="#field-documents"]');
    for (const place of [page.locator('[data-field=documents] .form-field__error'), line]) {
      await expect(place).toContainText(onlyTypes[language]);
      await expect(place).toContainText(heic.name);
      await expect(place).not.toContainText(paper.name);
    }
    await page.getByRole('button', { name: `${remove[language]} ${heic.name}` }).click();
    await expect(line).toHaveCount(0);
  });

  test(`a file that is not what its name says is told where it is chosen, ${language}`, async ({ page }) => {
    await open(page, at(language, '/cancel-insurance'));
    await page.locator('[name=documents]').setInputFiles([paper, disguised]);
    const told = page.locator('[data-field=documents] .form-field__error');
    await expect(told).toContainText(onlyTypes[language]);
    await expect(told).toContainText(otherContent[language]);
    await expect(told).toContainText(disguised.name);
    await expect(told).not.toContainText(paper.name);
    await page.getByRole('button', { name: `${remove[language]} ${disguised.name}` }).click();
    await expect(told).toBeHidden();
  });

  test(`a second choice of files adds to the first, each can be taken back, and too many are told, ${language}`, async ({
    page,
    service,
  }) => {
    await open(page, at(language, '/cancel-insurance'));
    const [atOnce, added] = await page.locator('.form-field__at-once > span').all();
    await expect(atOnce as Locator).toBeHidden();
    await expect(added as Locator).toBeVisible();
    await fillIn(page, values);
    const field = page.locator('[data-field=documents]');
    const input = field.locator('[name=documents]');
    await field.getByRole('button', { name: `${remove[language]} a.pdf` }).click();
    await expect(input).toBeFocused();
    await input.setInputFiles([named('one.pdf'), named('two.pdf')]);
    await input.setInputFiles([named('three.pdf')]);
    await expect(field.locator('li bdi')).toHaveText(['one.pdf', 'two.pdf', 'three.pdf']);
    await input.setInputFiles([named('four.pdf'), named('five.pdf'), named('six.pdf')]);
    await expect(field.locator('.form-field__error')).toContainText('5');
    await field.getByRole('button', { name: `${remove[language]} two.pdf` }).click();
    await expect(field.getByRole('button', { name: `${remove[language]} three.pdf` })).toBeFocused();
    await expect(field.locator('.form-field__error')).toBeHidden();
    expect(await violations(page, 'the form with files')).toEqual([]);
    await send(page);
    await expect(page.locator('[data-answer]')).toBeVisible();
    const sent = await filesOf(service, 'documents');
    expect(sent.map(([name]) => name)).toEqual(['one.pdf', 'three.pdf', 'four.pdf', 'five.pdf', 'six.pdf']);
  });

  test(`what is chosen again replaces the older of the same name, a photo that of the same time, ${language}`, async ({
    page,
  }) => {
    await open(page, at(language, '/cancel-insurance'));
    const field = page.locator('[data-field=documents]');
    const names = field.locator('li bdi');
    const choose = (...files: [name: string, type: string, lastModified: number, content: string][]) =>
      field.locator('[name=documents]').evaluate((input: HTMLInputElement, chosen) => {
        const list = new DataTransfer();
        for (const [name, type, lastModified, content] of chosen)
          list.items.add(new File([content], name, { type, lastModified }));
        input.files = list.files;
        for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }));
      }, files);
    await choose(['image.jpg', 'image/jpeg', 0, 'ab'], ['letter.pdf', 'application/pdf', 1, '%PDF-1']);
    // A phone calls every photo that it takes the same.
    await choose(['image.jpg', 'image/jpeg', 2_000, 'cd']);
    await expect(names).toHaveText(['image.jpg', 'letter.pdf', 'image.jpg']);
    // Which is which, their times say: to the eye and on the buttons.
    const moments = [/1970.*:00:00/, /^1 \S+$/, /1970.*:00:02/];
    await expect(field.locator('li .muted')).toHaveText(moments);
    await expect(field.getByRole('button', { name: /image\.jpg.*1970.*:00:02/ })).toHaveCount(1);
    await choose(['letter.pdf', 'application/pdf', 3, '%PDF-1.7 mended'], ['image.png', 'image/png', 2_000, 'larger']);
    await expect(names).toHaveText(['image.jpg', 'letter.pdf', 'image.png']);
    const sizes = await field
      .locator('[name=documents]')
      .evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ size }) => size));
    expect(sizes).toEqual([2, 15, 6]);
    await field.locator('[name=documents]').evaluate((input: HTMLInputElement) => {
      input.value = '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(names).toHaveCount(0);
  });

  test(`the keyboard stays where a file was taken back while another one is wrong or made smaller, ${language}`, async ({
    page,
  }) => {
    await open(page, at(language, '/cancel-insurance'));
    const field = page.locator('[data-field=documents]');
    await field.locator('[name=documents]').setInputFiles([paper, heic]);
    await field.getByRole('button', { name: `${remove[language]} ${paper.name}` }).click();
    await expect(field.locator('.form-field__error')).toContainText(onlyTypes[language]);
    await expect(field.getByRole('button', { name: `${remove[language]} ${heic.name}` })).toBeFocused();
    await field.locator('[name=documents]').setInputFiles([large]);
    await field.getByRole('button', { name: `${remove[language]} ${heic.name}` }).click();
    await expect(field.getByRole('button', { name: `${remove[language]} IMG_1.jpg` })).toBeFocused();
  });

  test(`nothing moves where the scripts that add a second choice to the first come late, ${language}`, async ({
    page,
  }) => {
    await acceptCookies(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const release = await holdScripts(page);
    await page.goto(at(language, '/cancel-insurance'), { waitUntil: 'commit' });
    await page.locator('.form-field__at-once').evaluate((line) => line.scrollIntoView({ block: 'center' }));
    await expect(page.locator('.form-field__at-once')).toBeInViewport();
    release();
    await page.locator('form[data-enhanced]').waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`without scripts it is said that a second choice of files replaces the first, ${language}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(language, '/cancel-insurance'));
    const [atOnce, added] = await page.locator('.form-field__at-once > span').all();
    await expect(atOnce as Locator).toBeVisible();
    await expect(added as Locator).toBeHidden();
    await context.close();
  });
}

test('`/my-requests/{reference}`: a photo larger than a message takes is made smaller in it', async ({
  page,
  service,
}) => {
  await open(page, '/my-requests/FX-7?key=token-of-FX-7');
  await page.locator('[name=files]').setInputFiles([large]);
  await send(page);
  await expect(page.locator('[data-result]')).toContainText('Your message has arrived');
  expect(await filesOf(service, 'files')).toEqual([['IMG_1.jpg', 'image/jpeg', true]]);
});
