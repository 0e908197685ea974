import type { FakeService } from '@insurer/contract/fake-service.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import type { Page, Request } from '@playwright/test';
import { addDays } from '../../apps/site/app/visit-plan/days.ts';
import { barriersAt } from '../barriers.ts';
import { answerClaim } from '../begun-claim.ts';
import { acceptCookies, at, expect, languages, purge, test } from '../fixtures.ts';
import { holdScripts, hydrated } from '../hydration.ts';
import { bitmap } from './bitmap.ts';

// Decision 0032.
const path = '/claim';
const iban = 'SA0380000000608010167519';
const story = { en: 'A lorry hit my car from behind.', ar: 'صدمت شاحنة سيارتي من الخلف.' };

const words = {
  en: {
    heading: 'File a Claim',
    titleEnd: (step: string) => `File a Claim, ${step}`,
    next: 'Continue',
    back: 'Back',
    steps: [
      'What happened',
      'When and where',
      'The policy and the report',
      'Photos and documents',
      'How we reach and pay you',
      'Check your answers',
    ],
    progress: (number: number) => `Step ${number} of 6`,
    event: 'A road accident',
    other: 'I am the other party',
    toCheck: 'Back to all answers',
    send: 'Send the claim',
    sent: 'We have received your request',
    filesTaken: 'Your photos and documents are with the claim.',
    filesRefused: 'your photos and documents did not arrive',
    addFiles: 'Add photos and documents',
    toCase: 'See the claim and add documents',
    choose: 'Choose files',
    chosen: (count: number) => (count === 1 ? '1 file chosen' : `${count} files chosen`),
    remove: (name: string) => `Remove ${name}`,
    onlyTypes: 'Only PDF, JPG, PNG and BMP files are allowed',
    otherContent: 'The content of the file is not what its name says',
    change: (label: string) => `Change: ${label}`,
    missing: ['Product is required', 'Choose what happened', 'Tell us in a few words what happened'],
    future: 'Check the day: it is still to come',
    longAgo: 'Check the day: it is more than 10 years ago',
    policyMissing: 'Policy Number is required',
    ibanWrong: 'Check the IBAN: one of its characters does not fit',
    comments: [
      'Filed in steps on the website.',
      'What happened? A road accident',
      'IBAN: ',
      'Najm or police report number: N-7788',
    ],
    unkept: 'This browser holds no answers for that step.',
    start: 'File a claim in steps',
    goOn: 'Go on where you stopped',
    clear: 'Clear what I entered',
    error: 'Error: ',
  },
  ar: {
    heading: 'قدّم مطالبة',
    titleEnd: (step: string) => `قدّم مطالبة، ${step}`,
    next: 'التالي',
    back: 'رجوع',
    steps: [
      'ماذا حدث',
      'متى وأين',
      'الوثيقة والتقرير',
      'الصور والمستندات',
      'كيف نصل إليك وأين نحوّل لك',
      'راجع إجاباتك',
    ],
    progress: (number: number) => `الخطوة ${number} من 6`,
    event: 'حادث مروري',
    other: 'أنا الطرف الآخر',
    toCheck: 'العودة إلى كل الإجابات',
    send: 'أرسل المطالبة',
    sent: 'استلمنا طلبك',
    filesTaken: 'وصلتنا الصور والمستندات مع المطالبة.',
    filesRefused: 'لكن الصور والمستندات لم تصل',
    addFiles: 'أضف الصور والمستندات',
    toCase: 'اعرض المطالبة وأضف مستندات',
    choose: 'اختر ملفات',
    chosen: (count: number) => (count === 1 ? 'اخترت ملفًّا واحدًا' : 'اخترت ملفين'),
    remove: (name: string) => `أزل ${name}`,
    onlyTypes: 'لا نقبل إلا ملفات PDF وJPG وPNG وBMP',
    otherContent: 'محتوى الملف من نوع آخر غير الذي يدل عليه اسمه',
    change: (label: string) => `غيّر: ${label}`,
    missing: ['اختر المنتج', 'اختر ما حدث', 'اكتب لنا باختصار ما حدث'],
    future: 'تحقق من التاريخ، فهذا اليوم لم يأتِ بعد',
    longAgo: 'تحقق من التاريخ، فقد مضى عليه أكثر من 10 سنوات',
    policyMissing: 'أدخل رقم الوثيقة',
    ibanWrong: 'تحقق من رقم الآيبان، ففي إحدى خاناته خطأ',
    comments: [
      'قُدّمت خطوة بخطوة عبر الموقع.',
      'ماذا حدث؟ حادث مروري',
      'رقم الآيبان: ',
      'رقم تقرير نجم أو المرور أو الشرطة: N-7788',
    ],
    unkept: 'لا توجد في هذا المتصفح إجابات لتلك الخطوة.',
    start: 'قدّم مطالبتك خطوة بخطوة',
    goOn: 'أكمل من حيث توقفت',
    clear: 'امسح ما أدخلته',
    error: 'خطأ: ',
  },
};
type Words = (typeof words)['en'];

const photo = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) };
const second = { ...photo, name: 'street.jpg' };
const paper = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 report') };
const program = { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };

async function open(page: Page, address: string, scripts: boolean): Promise<void> {
  await page.goto(address);
  if (scripts) await hydrated(page);
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);
const radio = (page: Page, name: string) => page.getByRole('main').getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const summary = (page: Page) => page.locator('main .error-summary');
const heading = (page: Page, say: Words, step: number) =>
  page.getByRole('main').getByRole('heading', { name: say.steps[step - 1] ?? '', exact: true, level: 2 });

/** Presses the button of a step, and waits for the next one. */
async function goOn(page: Page, say: Words, to: number): Promise<void> {
  await button(page, say.next).click();
  await expect(page.getByText(say.progress(to), { exact: true })).toBeVisible();
  await expect(heading(page, say, to)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(say.titleEnd(say.progress(to))));
}

async function reload(page: Page, scripts: boolean): Promise<void> {
  await page.reload();
  if (scripts) await hydrated(page);
}

function claimOf(service: FakeService): Record<string, string> {
  const call = service.calls.find(({ method, path: at }) => method === 'POST' && at === '/service-requests/claim');
  return JSON.parse(String(call?.body ?? '{}')) as Record<string, string>;
}
async function messageOf(service: FakeService): Promise<FormData | undefined> {
  const call = service.calls.find(({ method, path: at }) => method === 'POST' && at.endsWith('/messages'));
  if (!call) return undefined;
  const headers = { 'content-type': String(call.headers['content-type']) };
  return new Response(new Uint8Array(call.body), { headers }).formData();
}

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 360, height: 780 } });

    for (const language of languages) {
      test(`step by step, through a reload in each, to the reference; what is wrong is told at each, ${language}`, async ({
        page,
        service,
        site,
        issues,
      }) => {
        issues.allow(/status of 422/);
        const say = words[language];
        const day = addDays(todayInRiyadh(), -3);
        await open(page, at(language, '/submit-claim'), false);
        await page.getByRole('main').getByRole('link', { name: say.start }).click();
        await expect(page.getByRole('heading', { level: 1, name: say.heading })).toBeVisible();
        if (scripts) await hydrated(page);

        await button(page, say.next).click();
        await expect(summary(page).getByRole('link')).toHaveText(say.missing.map((text) => new RegExp(text)));
        await expect(page).toHaveTitle(new RegExp(`^${say.error}`));
        if (scripts) await expect(summary(page)).toBeFocused();
        // What is put right below it is not read out over what is typed.
        await expect(summary(page)).toHaveAttribute('aria-live', 'off');
        await expect(page.getByRole('radio').first()).toHaveAttribute('required', '');
        await field(page, 'product').selectOption('motor');
        await radio(page, say.event).check();
        await field(page, 'story').fill(story[language]);
        await goOn(page, say, 2);
        if (scripts) await expect(heading(page, say, 2)).toBeFocused();

        await field(page, 'happened_on').fill(addDays(todayInRiyadh(), 5));
        await field(page, 'city').selectOption({ index: 1 });
        await button(page, say.next).click();
        await expect(summary(page).getByRole('link')).toHaveText([new RegExp(say.future)]);
        await field(page, 'happened_on').fill(day);
        await goOn(page, say, 3);
        await page.getByRole('main').getByRole('link', { name: say.back, exact: true }).click();
        await expect(field(page, 'happened_on')).toHaveValue(day);
        await page.goBack();
        await expect(heading(page, say, 3)).toBeVisible();
        await reload(page, scripts);

        await field(page, 'side').first().check();
        await field(page, 'report_number').fill('N-7788');
        await button(page, say.next).click();
        await expect(summary(page).getByRole('link')).toHaveText([say.policyMissing]);
        await radio(page, say.other).check();
        await goOn(page, say, 4);
        await reload(page, scripts);
        if (scripts) {
          const chooser = page.getByLabel(say.choose);
          await chooser.setInputFiles([photo, program]);
          await expect(page.getByText(say.chosen(1))).toBeVisible();
          await expect(page.getByRole('alert')).toContainText(program.name);
          await chooser.setInputFiles([paper, photo]);
          // Two of one name are told apart by their times.
          await page
            .getByRole('button', { name: say.remove(photo.name) })
            .first()
            .click();
          await expect(page.getByText(say.chosen(2))).toBeVisible();
        }
        await goOn(page, say, 5);
        await field(page, 'full_name').fill('Sara Ali');
        await field(page, 'id_number').fill('١٠٠٠٠٠٠٠٠٨');
        await field(page, 'phone').fill('0512345678');
        await field(page, 'email').fill('sara@example.com');
        await field(page, 'iban').fill('SA0480000000608010167519');
        await button(page, say.next).click();
        await expect(summary(page).getByRole('link')).toHaveText([say.ibanWrong]);
        await field(page, 'iban').fill('sa03 8000 0000 6080 1016 7519');
        await goOn(page, say, 6);
        for (const text of [say.event, story[language], 'N-7788', iban, '+966512345678', say.other])
          await expect(page.getByRole('main').locator('dd').filter({ hasText: text })).toHaveCount(1);

        // A change leads back to the last step.
        await page.getByRole('link', { name: say.change(say.steps[1] ?? ''), exact: true }).click();
        await field(page, 'place').fill('King Fahd Road');
        await goOn(page, say, 6);
        await expect(page.getByText('King Fahd Road', { exact: true })).toBeVisible();
        if (!scripts) {
          await reload(page, scripts);
          await field(page, 'documents').setInputFiles([photo, paper]);
        }
        await button(page, say.send).click();
        await expect(page.getByRole('heading', { level: 1, name: say.sent })).toBeVisible();
        await expect(page.getByText(say.filesTaken)).toBeVisible();
        await expect(page.locator('[data-reference]')).toHaveText(/^FX-\d+$/);

        const claim = claimOf(service);
        expect(claim).toMatchObject({
          product: 'motor',
          policy_number: expect.stringMatching(/^OTHER-PARTY-[A-Z0-9]{16}$/),
          full_name: 'Sara Ali',
          id_number: '1000000008',
          phone: '+966512345678',
          email: 'sara@example.com',
          language,
        });
        for (const line of [...say.comments, story[language], iban, 'King Fahd Road'])
          expect(claim.comments).toContain(line);
        const files = (await messageOf(service))?.getAll('files') as File[];
        expect(files.map(({ name }) => name).sort()).toEqual([photo.name, paper.name]);

        // More documents can follow: the case is open in this browser.
        await page.getByRole('main').getByRole('link', { name: say.toCase }).click();
        await expect(page).toHaveURL(new RegExp(`${at(language, '/my-requests')}/FX-\\d+$`));
        await expect(page.locator('main [name=files]')).toBeAttached();

        // It ends when it is sent, and stands in no address and no log.
        await open(page, at(language, `${path}?step=check`), scripts);
        await expect(page.getByText(say.unkept)).toBeVisible();
        await expect(field(page, 'story')).toHaveValue('');
        for (const secret of [iban, '1000000008', 'sara@example.com', story[language]])
          expect(site.log.join('')).not.toContain(secret);
      });

      test(`answers that ended midway are told of at the first step, and what is sent of a later one is kept, ${language}`, async ({
        page,
        site,
      }) => {
        const say = words[language];
        await answerClaim(page, language, site.url, ['what', 'when']);
        await open(page, `${at(language, path)}?step=policy`, scripts);
        await page.context().clearCookies();
        await field(page, 'side').first().check();
        await field(page, 'policy_number').fill('P-1001');
        await button(page, say.next).click();
        await expect(heading(page, say, 1)).toBeVisible();
        await expect(page.getByText(say.unkept)).toBeVisible();
        await answerClaim(page, language, site.url, ['what', 'when']);
        await open(page, `${at(language, path)}?step=policy`, scripts);
        await expect(field(page, 'policy_number')).toHaveValue('P-1001');
      });
    }
  });
}

for (const language of languages) {
  const say = words[language];

  test(`each step fits and is accessible at 360, 768 and 1280 px; by keyboard to the reference, ${language}`, async ({
    page,
    site,
    service,
  }) => {
    await answerClaim(page, language, site.url);
    const found: string[] = [];
    for (const step of ['what', 'when', 'policy', 'photos', 'contact', 'check']) {
      await open(page, `${at(language, path)}?step=${step}`, true);
      if (step === 'photos') await page.getByLabel(say.choose).setInputFiles([photo, program]);
      found.push(...(await barriersAt(page, [1280, 768, 360])));
    }
    expect(found).toEqual([]);
    await page.getByLabel(say.choose).focus();
    await button(page, say.send).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say.sent })).toBeFocused();
    expect(claimOf(service)).toMatchObject({ policy_number: 'P-1001' });
  });

  test(`whoever removes files by keyboard goes on from the next one, then the one before, then the choice, ${language}`, async ({
    page,
    site,
  }) => {
    await answerClaim(page, language, site.url);
    await open(page, `${at(language, path)}?step=photos`, true);
    const chooser = page.getByLabel(say.choose);
    await chooser.setInputFiles([photo, paper, second]);
    for (const [removed, next] of [
      [photo, paper],
      [second, paper],
    ] as const) {
      await button(page, say.remove(removed.name)).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, say.remove(removed.name))).toHaveCount(0);
      await expect(button(page, say.remove(next.name))).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(button(page, say.remove(paper.name))).toHaveCount(0);
    await expect(chooser).toBeFocused();
  });

  test(`the calendar offers the days that can be; of another one that is typed the page says what is wrong, ${language}`, async ({
    page,
    site,
    issues,
  }) => {
    issues.allow(/status of 422/);
    const [first, today] = [addDays(todayInRiyadh(), -3653), todayInRiyadh()];
    await answerClaim(page, language, site.url, ['what']);
    await open(page, `${at(language, path)}?step=when`, true);
    const day = field(page, 'happened_on');
    await expect(day).toHaveAttribute('min', first);
    await expect(day).toHaveAttribute('max', today);
    await field(page, 'city').selectOption('riyadh');
    for (const [typed, message] of [
      [addDays(first, -1), say.longAgo],
      [addDays(today, 1), say.future],
    ] as const) {
      await day.fill(typed);
      await button(page, say.next).click();
      await expect(summary(page).getByRole('link')).toHaveText([new RegExp(message)]);
      await expect(page.locator('#field-happened_on-error')).toContainText(message);
    }
    await day.fill(first);
    await expect(summary(page)).toHaveCount(0);
    await goOn(page, say, 3);
  });

  test(`what is typed is kept before the step is sent, and can be cleared, ${language}`, async ({ page }) => {
    await open(page, at(language, path), true);
    const kept = page.waitForResponse((response) => response.request().method() === 'POST');
    await field(page, 'story').pressSequentially(story[language]);
    await kept;
    await reload(page, true);
    await expect(field(page, 'story')).toHaveValue(story[language]);
  });

  for (const [what, leave, comeBack] of [
    ['a change of language', `a[data-language=${language === 'en' ? 'ar' : 'en'}]`, undefined],
    ['the way back', '.claim__back', 'when'],
  ] as const)
    test(`what is typed right before ${what} is kept, ${language}`, async ({ page, site }) => {
      await answerClaim(page, language, site.url);
      await open(page, at(language, '/claim?step=policy'), true);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/claim**', async (route) => {
        if (route.request().method() === 'POST') await held;
        await route.continue();
      });
      const keeping = page.waitForRequest((request) => request.method() === 'POST');
      await field(page, 'policy_number').fill('P-2002');
      await page.locator(leave).last().click();
      await keeping;
      release();
      await expect(page).toHaveURL(comeBack ? /step=when/ : (url) => !url.pathname.startsWith(at(language, '/claim')));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await open(page, at(language, '/claim?step=policy'), true);
      await expect(field(page, 'policy_number')).toHaveValue('P-2002');
    });

  for (const typed of ['at leisure', 'without a pause in which it is kept'])
    test(`Back from the second step shows the answers of the first, typed ${typed}, ${language}`, async ({ page }) => {
      const isQuick = typed !== 'at leisure';
      if (isQuick)
        await page.addInitScript(() => {
          const { setTimeout: later } = window;
          const isPause = (ms: unknown) => ms === 400;
          Object.assign(window, {
            setTimeout: (...of: Parameters<typeof later>) => (isPause(of[1]) ? 0 : later(...of)),
          });
        });
      const say = words[language];
      await open(page, at(language, path), true);
      await field(page, 'product').selectOption('motor');
      await radio(page, say.event).check();
      const kept = isQuick ? undefined : page.waitForResponse((response) => response.request().method() === 'POST');
      await field(page, 'story').fill(story[language]);
      await kept;
      await goOn(page, say, 2);
      await page.goBack();
      await expect(page.getByText(say.progress(1), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\?claim=\d+$/);
      await expect(field(page, 'product')).toHaveValue('motor');
      await expect(radio(page, say.event)).toBeChecked();
      await expect(field(page, 'story')).toHaveValue(story[language]);
      await expect(page.locator('.claim__others')).toHaveCount(0);
    });

  test(`what was under way when the step was sent does not replace it, ${language}`, async ({ page }) => {
    await open(page, at(language, path), true);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const isKept = (request: Request) => /story=\.\.\..*keep-page/.test(request.postData() ?? '');
    await field(page, 'product').selectOption('motor');
    await radio(page, words[language].event).check();
    await page.route('**/claim**', async (route) => {
      if (isKept(route.request())) await held;
      await route.continue();
    });
    const underWay = page.waitForRequest(isKept);
    const over = Promise.race([
      page.waitForEvent('requestfinished', isKept),
      page.waitForEvent('requestfailed', isKept),
    ]);
    await field(page, 'story').pressSequentially('...');
    await underWay;
    await field(page, 'story').fill(story[language]);
    await goOn(page, words[language], 2);
    release();
    await over;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open(page, at(language, `${path}?step=what`), true);
    await expect(field(page, 'story')).toHaveValue(story[language]);
  });

  test(`[VAL-40] a line of the summary goes as soon as its answer is right, and with the last one the summary, ${language}`, async ({
    page,
    issues,
  }) => {
    issues.allow(/status of 422/);
    await open(page, at(language, path), true);
    await button(page, say.next).click();
    await expect(summary(page).getByRole('link')).toHaveCount(3);
    await expect(page).toHaveTitle(new RegExp(`^${say.error}`));
    // To follow a line takes none away.
    await summary(page).getByRole('link').first().click();
    await expect(field(page, 'product')).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(3);
    await expect(page).toHaveTitle(new RegExp(`^${say.error}`));
    await field(page, 'product').selectOption('motor');
    await expect(summary(page).getByRole('link')).toHaveText(say.missing.slice(1).map((text) => new RegExp(text)));
    await expect(page.locator('#field-product-error')).toBeHidden();
    await radio(page, say.event).check();
    await field(page, 'story').fill(story[language]);
    await expect(summary(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(new RegExp(say.error));
    await expect(field(page, 'story')).toHaveValue(story[language]);
    await expect(field(page, 'product')).toHaveValue('motor');
    await goOn(page, say, 2);
  });

  test(`photos that do not arrive, and a service that refuses, are told, ${language}`, async ({
    page,
    site,
    service,
    issues,
  }) => {
    issues.allow(/status of (422|502)/);
    await answerClaim(page, language, site.url);
    await open(page, `${at(language, path)}?step=check`, true);
    await page.getByLabel(say.choose).setInputFiles([photo]);
    service.answer('POST /service-requests/claim', {
      status: 422,
      json: { message: 'No', errors: [{ field: 'policy_number', message: 'There is no such policy' }] },
    });
    await button(page, say.send).click();
    await expect(summary(page).getByRole('link')).toHaveText([/There is no such policy/]);
    // Of nothing else, such as a connection that was lost.
    await expect(summary(page).locator('p')).toHaveCount(0);
    await expect(summary(page)).toBeFocused();
    await expect(page.getByText(say.chosen(1))).toBeVisible();
    // Where it is put right is another step: the photo is held on the way there and back.
    await summary(page).getByRole('link').click();
    await expect(heading(page, say, 3)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: say.toCheck }).click();
    await expect(page.getByText(say.chosen(1))).toBeVisible();
    // A fault of ours has the reference under which it stands in the log.
    service.answer('POST /service-requests/claim', { status: 500, text: '' });
    await button(page, say.send).click();
    await expect(summary(page).locator('bdi')).toHaveText(/^[0-9a-f-]{36}$/);
    service.reset();
    service.answer('POST *', (call) =>
      call.path.endsWith('/messages')
        ? { status: 404, json: { message: 'Not found' } }
        : { status: 201, json: { data: { reference: 'FX-77', token: 'token-of-FX-77' } } },
    );
    await button(page, say.send).click();
    await expect(page.getByRole('alert').filter({ hasText: say.filesRefused })).toBeVisible();
    service.reset();
    await page.getByRole('main').getByRole('link', { name: say.addFiles }).click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/my-requests/FX-77')}$`));
  });
}

for (const language of languages)
  test(`a file that is not what its name says is told where it is chosen, and not taken, ${language}`, async ({
    page,
    site,
  }) => {
    const say = words[language];
    await answerClaim(page, language, site.url);
    await open(page, `${at(language, path)}?step=photos`, true);
    const disguised = [
      { ...paper, name: 'تقرير.pdf', buffer: program.buffer },
      { ...photo, name: 'notes.jpg', buffer: Buffer.from('What I saw') },
    ];
    await page.getByLabel(say.choose).setInputFiles([photo, ...disguised]);
    const told = page.locator('.claim__picker [role=alert] p');
    await expect(told).toHaveText(
      disguised.map(({ name }) => new RegExp(`${name}: ${say.onlyTypes}\\. ${say.otherContent}`)),
    );
    await expect(page.getByText(say.chosen(1))).toBeVisible();
    await expect(page.locator('.claim__file-name bdi:first-child')).toHaveText([photo.name]);
  });

for (const language of languages)
  test(`a refused file is marked where it stands, its line leads there and follows what is removed, ${language}`, async ({
    page,
    site,
    issues,
  }) => {
    issues.allow(/status of 422/);
    const say = words[language];
    // The browser cannot look into files, as into those of a cloud: the server does.
    await page.addInitScript(() => {
      Blob.prototype.slice = () => {
        throw new Error('It cannot be read.');
      };
    });
    await answerClaim(page, language, site.url);
    await open(page, `${at(language, path)}?step=check`, true);
    const fakes = ['fake.jpg', 'other.jpg'].map((name) => ({ ...photo, name, buffer: program.buffer }));
    await page.getByLabel(say.choose).setInputFiles([photo, ...fakes]);
    await button(page, say.send).click();
    const line = summary(page).getByRole('link');
    await expect(line).toContainText('fake.jpg');
    await expect(line).toContainText('other.jpg');
    const files = page.locator('.claim__file');
    await expect(files.filter({ has: page.locator('.form-field__error') })).toContainText(['fake.jpg', 'other.jpg']);
    await line.click();
    await expect(page.getByLabel(say.choose)).toBeFocused();
    const parts = ['bdi', '.muted'].map((part) => files.first().locator(part).first().boundingBox());
    const [name, size] = await Promise.all(parts);
    const start = (box: typeof name) => (language === 'ar' ? (box?.x ?? 0) + (box?.width ?? 0) : box?.x);
    expect(start(name)).toBeCloseTo(start(size) ?? 0, 0);
    await button(page, say.remove('fake.jpg')).click();
    await expect(line).not.toContainText('fake.jpg');
    await expect(line).toContainText('other.jpg');
    await button(page, say.remove('other.jpg')).click();
    await expect(summary(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(new RegExp(say.error));
    await expect(button(page, say.remove(photo.name))).toBeFocused();
  });

test('a photo larger than the service takes is made smaller in the browser', async ({ page, site, service }) => {
  await answerClaim(page, 'en', site.url);
  await open(page, `${path}?step=check`, true);
  const large = bitmap(1000, 800);
  expect(large.length).toBeGreaterThan(2 * 1_048_576);
  await page.getByLabel(words.en.choose).setInputFiles([{ name: 'IMG_1.bmp', mimeType: 'image/bmp', buffer: large }]);
  await expect(page.getByText(words.en.chosen(1))).toBeVisible();
  await button(page, words.en.send).click();
  await expect(page.getByText(words.en.filesTaken)).toBeVisible();
  const [file] = ((await messageOf(service))?.getAll('files') ?? []) as File[];
  expect([file?.name, file?.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
  expect(file?.size).toBeLessThanOrEqual(2 * 1_048_576);
});

test('a press on Send while a photo is made smaller sends the claim with that photo', async ({
  page,
  site,
  service,
}) => {
  await answerClaim(page, 'ar', site.url);
  await page.addInitScript(() => {
    const { createImageBitmap: decode } = window;
    const ready = new Promise<void>((resolve) => Object.assign(window, { goOn: resolve }));
    window.createImageBitmap = async (source: ImageBitmapSource) => ready.then(() => decode(source));
  });
  await open(page, `${at('ar', path)}?step=check`, true);
  const large = { name: 'IMG_1.bmp', mimeType: 'image/bmp', buffer: bitmap(1000, 800) };
  await page.getByLabel(words.ar.choose).setInputFiles([large]);
  await button(page, words.ar.send).click();
  expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await page.evaluate('goOn()');
  await expect(page.getByText(words.ar.filesTaken)).toBeVisible();
  const [file] = ((await messageOf(service))?.getAll('files') ?? []) as File[];
  expect(file?.name).toBe('IMG_1.jpg');
});

test('a photo that was chosen before React had come is held once, though React tells of it again', async ({
  page,
  site,
}) => {
  await answerClaim(page, 'en', site.url);
  const release = await holdScripts(page);
  await page.goto(`${path}?step=check`, { waitUntil: 'commit' });
  const input = page.getByLabel(words.en.choose);
  await input.setInputFiles([photo]);
  release();
  await expect(page.getByText(words.en.chosen(1))).toBeVisible();
  await input.dispatchEvent('change');
  await input.setInputFiles([paper]);
  await expect(page.getByText(words.en.chosen(2))).toBeVisible();
});

test('what a page sends of a step that is gone leaves the answers of the others as they are', async ({
  page,
  site,
}) => {
  await answerClaim(page, 'en', site.url, ['what', 'when']);
  const answer = await page.request.post(`${site.url}${path}?step=payment`, {
    form: { iban },
    maxRedirects: 0,
    headers: { origin: site.url },
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toMatch(/^\/claim\?step=policy&claim=\d+$/);
  // Nor does a page that asks for less than the step does now.
  await page.request.post(`${site.url}${path}?step=what`, {
    form: { product: 'motor' },
    maxRedirects: 0,
    headers: { origin: site.url },
  });
  await open(page, `${path}?step=what`, true);
  await expect(field(page, 'product')).toHaveValue('motor');
  await expect(field(page, 'story')).toHaveValue(story.en);
});

test('a claim is sent by a page of this site alone', async ({ page, service, site }) => {
  await answerClaim(page, 'en', site.url);
  const send = (headers: Record<string, string>) =>
    page.request.post(`${site.url}${path}/send`, { headers, multipart: { nothing: '' } });
  for (const origin of ['https://shop.example.com', 'null']) {
    expect((await send({ origin })).status(), origin).toBe(400);
  }
  expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect((await send({ origin: site.url })).status()).toBe(200);
  expect(claimOf(service)).toMatchObject({ full_name: 'Sara Ali' });
});

test('a service that takes no claims has the form on one page and no way to the steps', async ({
  page,
  service,
  site,
}) => {
  service.answer('GET /site-settings', { status: 404, json: { message: 'Not found' } });
  await purge(site);
  await page.goto(path);
  await expect(page).toHaveURL(/\/submit-claim$/);
  for (const place of ['/submit-claim', '/claims']) {
    await page.goto(place);
    await expect(page.getByRole('link', { name: words.en.start })).toHaveCount(0);
  }
});
