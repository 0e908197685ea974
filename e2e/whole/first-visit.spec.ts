import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { requestForm, requestKinds, trackingForms } from '@insurer/contract/forms/forms.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import { requestLookup } from '@insurer/contract/forms/tracking-forms.ts';
import type { Locator } from '@playwright/test';
import type { Whole } from '../whole-content.ts';
import { at, expect, languages, test } from '../whole-fixtures.ts';
import { Visitor } from './visitor.ts';

/** Within two screens of the top of the page, as far as a visitor scrolls for a form. */
async function expectNear(field: Locator): Promise<void> {
  await expect(field).toBeVisible();
  const screens = () => field.evaluate((element) => (element.getBoundingClientRect().top + scrollY) / innerHeight);
  await expect.poll(screens).toBeLessThan(2);
}

/** The screens of several steps at the first that asks something. */
const applications = [
  'quote/motor?step=1',
  'claim?step=what',
  'find-a-provider',
  'visit-visa-planner',
  'savings-calculator',
];

/** What a visitor sees, in the words of the demo content and of the site. */
const words = {
  en: {
    home: '/',
    complaints: 'Complaints',
    complain: 'Send a complaint',
    fullName: 'Full Name',
    track: 'Track a claim',
    claimNumber: 'Claim Number',
    extend: 'Extend visit insurance',
    visaNumber: 'Visa Number',
    branches: 'Branches',
    city: 'Jeddah',
    reports: 'financial reports',
    annual: 'Download Yearly 2025',
    accessibility: 'Accessibility',
    barrier: 'Report a barrier',
    subject: 'Subject',
    barrierSubject: 'Accessibility barrier',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    phone: 'Phone Number',
    send: 'Send message',
    sent: 'Message submitted successfully!',
  },
  ar: {
    home: '/ar',
    complaints: 'الشكاوى',
    complain: 'قدّم شكوى',
    fullName: 'الاسم الكامل',
    track: 'تتبّع مطالبة',
    claimNumber: 'رقم المطالبة',
    extend: 'تمديد تأمين الزيارة',
    visaNumber: 'رقم التأشيرة',
    branches: 'الفروع',
    city: 'جدة',
    reports: 'التقارير المالية',
    annual: 'تحميل سنوي 2025',
    accessibility: 'إمكانية الوصول',
    barrier: 'أبلغ عن عائق',
    subject: 'الموضوع',
    barrierSubject: 'عائق في إمكانية الوصول',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    phone: 'رقم الهاتف',
    send: 'أرسل الرسالة',
    sent: 'تم إرسال رسالتك بنجاح!',
  },
};

for (const language of languages) {
  const say = words[language];

  test(`the HTML of Home travels in less than 18 KB as gzip, ${language}`, async ({ whole }) => {
    const { headers } = await fetch(whole.site.url + say.home, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(Number(headers.get('content-length'))).toBeLessThan(18_000);
  });

  test.describe(`a first visit on a phone, ${language}`, () => {
    // The cookie bar is open, as it is for everybody who comes for the first time.
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    let visitor: Visitor;
    test.beforeEach(async ({ page }: { page: import('@playwright/test').Page; whole: Whole }) => {
      await page
        .context()
        .route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(say.home);
      visitor = new Visitor(page);
    });

    test('a complaint is filed', async () => {
      await visitor.link(say.complaints, 'a tab');
      await visitor.link(say.complain, 'a tab');
      await expectNear(visitor.page.getByRole('textbox', { name: say.fullName }));
      expect(visitor.taps).toBeLessThanOrEqual(3);
    });

    test('a claim is tracked', async () => {
      await visitor.link(say.track, 'a tab');
      await expect(visitor.page.getByRole('textbox', { name: say.claimNumber })).toBeInViewport();
      expect(visitor.taps).toBeLessThanOrEqual(3);
    });

    test('a visit-visa insurance is extended', async () => {
      await visitor.link(say.extend, 'a tab');
      await expectNear(visitor.page.getByRole('textbox', { name: say.visaNumber }));
      expect(visitor.taps).toBeLessThanOrEqual(3);
    });

    test('the branch of a city is found, with its phone', async () => {
      await visitor.link(say.branches, 'a tab');
      await visitor.tap((page) => page.getByRole('main').locator('label').filter({ hasText: say.city }));
      const phone = visitor.page.getByRole('link', { name: '+966 12 200 0142' });
      await expect(phone).toBeInViewport();
      await expect(phone).toHaveAttribute('href', 'tel:+966122000142');
      expect(visitor.taps).toBeLessThanOrEqual(3);
    });

    test('the annual report of a year is downloaded', async () => {
      await visitor.link(say.reports);
      const answered = visitor.page.context().waitForEvent('response', (response) => response.url().includes('.pdf'));
      await visitor.tap((page) => page.getByRole('link', { name: say.annual }), 'a file');
      const response = await answered;
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect(visitor.taps).toBeLessThanOrEqual(3);
    });

    test('a barrier is reported from the accessibility statement', async () => {
      await visitor.link(say.accessibility);
      await expect(visitor.page.getByRole('heading', { level: 1, name: say.accessibility })).toBeVisible();
      await visitor.link(say.barrier, 'a tab');
      const { page } = visitor;
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      await expect(field(say.subject)).toBeInViewport();
      await expect(field(say.subject)).toHaveValue(say.barrierSubject);
      expect(visitor.taps).toBeLessThanOrEqual(3);
      await field(say.name).fill('سارة الحربي');
      await field(say.email).fill('sara@example.com');
      await field(say.phone).fill('0512345678');
      await field(say.message).fill('لا أصل إلى الخريطة بلوحة المفاتيح، وأستخدم قارئ شاشة.');
      await page.getByRole('button', { name: say.send, exact: true }).tap();
      await expect(page.getByText(say.sent).first()).toBeVisible();
    });

    test('the first field of every form and of every application is within two screens of the top, and every form leads to the privacy policy', async ({
      page,
      service,
    }) => {
      // A small phone: what holds here holds on every other.
      await page.setViewportSize({ width: 360, height: 640 });
      const [job] = (await service<{ jobs: { id: string }[] }>('/jobs')).jobs;
      const forms = [...requestKinds.map(requestForm), ...Object.values(trackingForms), requestLookup, contactUs];
      const personal = [...forms.map((form) => form.path), `${jobApplication.path}/${job?.id}`];
      for (const path of [...personal, ...applications]) {
        await page.goto(at(language, `/${path}`));
        await expectNear(page.locator('main form [name]:not([type=hidden]):not([tabindex="-1"])').first());
        if (!personal.includes(path)) continue;
        const policy = page.locator(`main form a[href="${at(language, '/privacy-policy')}"]`);
        await expect(policy.first(), path).toBeAttached();
      }
    });

    test('[COOKIE-01] the open cookie bar covers neither the numbers and buttons after an accident nor the first shortcuts', async ({
      page,
    }) => {
      const bar = page.locator('[data-cookie-bar]');
      const numbers = page.locator('.emergency a');
      const shortcuts = page.locator('.shortcuts__title');
      const edgesOf = (part: Locator) =>
        part.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
      const topOfBar = () => bar.evaluate((element) => element.getBoundingClientRect().top);
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(numbers).toHaveCount(8);
      expect(Math.max(...(await edgesOf(numbers)))).toBeLessThanOrEqual(await topOfBar());
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(90);
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const [first, second, third] = await edgesOf(shortcuts);
        expect(Math.max(first ?? 900, second ?? 900, third ?? 900), `${width} px`).toBeLessThan(await topOfBar());
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
      }
    });

    test('on a tablet the number and the address of Contact Us stand in one line each', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(at(language, '/contact-us'));
      for (const scheme of ['tel', 'mailto']) {
        const way = page.locator(`main .contact-information__list a[href^="${scheme}:"]`);
        await expect(way).toBeVisible();
        expect(await way.evaluate((element) => element.getBoundingClientRect().height), scheme).toBeLessThan(50);
      }
    });
  });
}
