import { writeFile } from 'node:fs/promises';
import type { FakeService } from '@insurer/contract/fake-service.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Page } from '@playwright/test';
import { answerClaim } from '../begun-claim.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';

// Decision 0032.
const words = {
  en: {
    choose: 'Choose files',
    chosen: { 1: '1 file chosen', 2: '2 files chosen' },
    none: 'No file chosen yet.',
    remove: (name: string) => `Remove ${name}`,
    kept: 'The files stay on this device for an hour, or until you send the claim.',
    notKept: 'The files stay on this page only.',
    send: 'Send the claim',
    taken: 'Your photos and documents are with the claim.',
    clear: 'Clear what I entered',
    ended: 'The files that you chose for this claim are no longer on this device',
    attach: 'Attach photos and documents',
    chosenFive: '5 files chosen',
    tooMany: 'Attach 5 files or fewer',
    next: 'Continue',
  },
  ar: {
    choose: 'اختر ملفات',
    chosen: { 1: 'اخترت ملفًّا واحدًا', 2: 'اخترت ملفين' },
    none: 'لم تختر أي ملف بعد.',
    remove: (name: string) => `أزل ${name}`,
    kept: 'تبقى الملفات على هذا الجهاز ساعة أو إلى أن ترسل المطالبة',
    notKept: 'تبقى الملفات في هذه الصفحة فقط',
    send: 'أرسل المطالبة',
    taken: 'وصلتنا الصور والمستندات مع المطالبة.',
    clear: 'امسح ما أدخلته',
    ended: 'لم تعد الملفات التي اخترتها لهذه المطالبة محفوظة على هذا الجهاز',
    attach: 'أرفق الصور والمستندات',
    chosenFive: 'اخترت 5 ملفات',
    tooMany: 'أرفق 5 ملفات على الأكثر',
    next: 'التالي',
  },
};
const photo = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) };
const report = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 report') };
const hourMs = 3_600_000;
const checkPath = '/claim?step=check';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const says = (page: Page, text: string) => expect(page.getByRole('main').getByText(text)).toBeVisible();

/** What the device itself holds of any claim. */
function filesOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('claim-files');
    await new Promise((resolve) => Object.assign(opening, { onsuccess: resolve }));
    // What has ended takes the whole database with it; looking must not leave an empty one.
    if (!opening.result.objectStoreNames.contains('files')) {
      opening.result.close();
      indexedDB.deleteDatabase('claim-files');
      return [];
    }
    const reading = opening.result.transaction('files').objectStore('files').getAll();
    await new Promise((resolve) => Object.assign(reading, { onsuccess: resolve }));
    opening.result.close();
    return (reading.result as { files: File[] }[]).flatMap(({ files }) => files.map(({ name }) => name));
  });
}

async function sentFiles(service: FakeService): Promise<File[]> {
  const call = service.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  const headers = { 'content-type': String(call?.headers['content-type']) };
  const form = await new Response(new Uint8Array(call?.body ?? []), { headers }).formData();
  return form.getAll('files') as File[];
}

async function choose(page: Page, language: Language): Promise<void> {
  await page.goto(at(language, checkPath));
  await page.getByLabel(words[language].choose).setInputFiles([photo, report]);
  await says(page, words[language].chosen[2]);
  await says(page, words[language].kept);
}

test.beforeEach(async ({ page }) => acceptCookies(page));

for (const language of languages) {
  const say = words[language];
  const other = language === 'en' ? 'ar' : 'en';

  test(`photos outlive a change of language, a reload and another page, and go with the claim, ${language}`, async ({
    page,
    site,
    service,
  }) => {
    await answerClaim(page, language, site.url);
    await choose(page, language);
    await page.locator(`a[data-language=${other}]`).last().click();
    await says(page, words[other].chosen[2]);
    await button(page, words[other].remove(report.name)).click();
    await says(page, words[other].chosen[1]);
    await expect.poll(() => filesOnDevice(page)).toEqual([photo.name]);
    await page.reload();
    await says(page, words[other].chosen[1]);
    await page.locator(`a[data-language=${language}]`).last().click();
    await says(page, say.chosen[1]);
    await page.locator('main .request-form__privacy a').click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await page.goBack();
    await says(page, say.chosen[1]);
    await button(page, say.send).click();
    await says(page, say.taken);
    const [file, ...more] = await sentFiles(service);
    expect(more).toEqual([]);
    expect([file?.name, file?.type]).toEqual([photo.name, photo.mimeType]);
    expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(photo.buffer);
    expect(await filesOnDevice(page)).toEqual([]);
  });

  test(`a file that is chosen again is not held twice, ${language}`, async ({ page, site }, testInfo) => {
    const path = testInfo.outputPath('تقرير "نجم".pdf');
    await writeFile(path, report.buffer);
    await answerClaim(page, language, site.url);
    await page.goto(at(language, checkPath));
    await page.getByLabel(say.choose).setInputFiles(path);
    await says(page, say.chosen[1]);
    await page.getByLabel(say.choose).setInputFiles(path);
    await page.getByLabel(say.choose).setInputFiles([photo]);
    await says(page, say.chosen[2]);
    await expect(page.locator('.claim__file')).toHaveCount(2);
  });

  test(`what is said of a file that was not taken goes with its step, ${language}`, async ({ page, site }) => {
    await answerClaim(page, language, site.url);
    await page.goto(at(language, '/claim?step=photos'));
    const photos = [1, 2, 3, 4, 5, 6].map((number) => ({ ...photo, name: `car-${number}.jpg` }));
    await page.getByLabel(say.choose).setInputFiles(photos);
    await says(page, `car-6.jpg: ${say.tooMany}`);
    await button(page, say.next).click();
    await expect(page).toHaveURL(/step=check/);
    await says(page, say.chosenFive);
    await expect(page.getByRole('main').getByText(say.tooMany)).toHaveCount(0);
  });

  test(`photos of a claim that was cleared, or of another one, are on the device no longer, ${language}`, async ({
    page,
    site,
  }) => {
    await answerClaim(page, language, site.url);
    await choose(page, language);
    await page.goto(at(language, '/claim'));
    await button(page, say.clear).click();
    await expect(button(page, say.clear)).toHaveCount(0);
    await expect.poll(() => filesOnDevice(page)).toEqual([]);
    await answerClaim(page, language, site.url);
    await choose(page, language);
    await page.context().clearCookies();
    await answerClaim(page, language, site.url);
    await page.goto(at(language, checkPath));
    await says(page, say.none);
    await expect.poll(() => filesOnDevice(page)).toEqual([]);
  });

  test(`after an hour photos are kept no longer, whether their page is open or not, ${language}`, async ({
    page,
    site,
  }) => {
    await answerClaim(page, language, site.url);
    await page.clock.install();
    await choose(page, language);
    await page.clock.fastForward(hourMs);
    await says(page, say.notKept);
    await says(page, say.chosen[2]);
    await expect.poll(() => filesOnDevice(page)).toEqual([]);
    await choose(page, language);
    await page.goto(at(language, '/privacy-policy'));
    const later = await page.context().newPage();
    await later.clock.setFixedTime(Date.now() + 3 * hourMs);
    await later.goto(at(language, checkPath));
    await expect.poll(() => filesOnDevice(later)).toEqual([]);
    await says(later, say.none);
  });

  test(`a claim that is taken up after its files ended says so in each step until they are chosen again, ${language}`, async ({
    page,
    site,
  }) => {
    await answerClaim(page, language, site.url);
    await choose(page, language);
    await page.goto(at(language, '/privacy-policy'));
    const later = await page.context().newPage();
    await later.clock.setFixedTime(Date.now() + 3 * hourMs);
    await later.goto(at(language, '/claim?step=contact'));
    await says(later, say.ended);
    await later.getByRole('main').getByRole('link', { name: say.attach }).click();
    await later.waitForURL((url) => url.searchParams.get('step') === 'photos');
    await says(later, say.ended);
    await later.getByLabel(say.choose).setInputFiles([photo]);
    await says(later, say.chosen[1]);
    await expect(later.getByText(say.ended)).toHaveCount(0);
    // What is taken back by who chose it has not ended.
    await button(later, words[language].remove(photo.name)).click();
    await says(later, say.none);
    await expect.poll(() => filesOnDevice(later)).toEqual([]);
    await later.reload();
    await says(later, say.none);
    await expect(later.getByText(say.ended)).toHaveCount(0);
  });

  test(`a claim whose files the device has lost before their hour was over says so and goes at the first press, ${language}`, async ({
    page,
    site,
    service,
  }) => {
    await answerClaim(page, language, site.url);
    await choose(page, language);
    await page.goto(at(language, '/privacy-policy'));
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          Object.assign(indexedDB.deleteDatabase('claim-files'), { onsuccess: resolve, onblocked: resolve });
        }),
    );
    service.reset();
    await page.goto(at(language, checkPath));
    await says(page, say.ended);
    await button(page, say.send).click();
    await expect(page.locator('[data-answer]')).toBeVisible();
    expect(service.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  for (const what of ['is closed', 'never answers'])
    test(`where the storage of the browser ${what} the page holds the photos, says so and sends them, ${language}`, async ({
      page,
      site,
      service,
    }) => {
      await page.addInitScript((isClosed) => {
        const silent = { open: () => ({}) };
        Object.defineProperty(window, 'indexedDB', { value: isClosed ? undefined : silent });
      }, what === 'is closed');
      await answerClaim(page, language, site.url);
      await page.goto(at(language, checkPath));
      await page.getByLabel(say.choose).setInputFiles([photo]);
      await says(page, say.notKept);
      await button(page, say.send).click();
      await says(page, say.taken);
      expect((await sentFiles(service)).map(({ name }) => name)).toEqual([photo.name]);
    });
}
