import type { FakeService } from '@insurer/contract/fake-service.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import type { Page } from '@playwright/test';
import { addDays } from '../../apps/site/app/visit-plan/days.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { hydrated } from '../hydration.ts';

// Decision 0032.
const words = {
  en: {
    next: 'Continue',
    goOn: 'Go on where you stopped',
    begun: 'Begun in this browser and not sent yet.',
    choose: 'Choose files',
    send: 'Send the claim',
    sent: 'We have received your request',
    clear: 'Clear what I entered',
  },
  ar: {
    next: 'التالي',
    goOn: 'أكمل من حيث توقفت',
    begun: 'مطالبات بدأتها في هذا المتصفح ولم ترسلها بعد.',
    choose: 'اختر ملفات',
    send: 'أرسل المطالبة',
    sent: 'استلمنا طلبك',
    clear: 'امسح ما أدخلته',
  },
};
type Words = (typeof words)['en'];

const health = {
  product: 'health',
  event: 'journey',
  story: 'My suitcase did not arrive.',
  policy: 'H-1',
  city: 'riyadh',
};
const motor = { product: 'motor', event: 'accident', story: 'A lorry hit my car.', policy: 'M-2', city: 'jeddah' };
type Told = typeof health;
const photo = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) };

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);
const main = (page: Page) => page.getByRole('main');

async function goOn(page: Page, say: Words, to: string): Promise<void> {
  await main(page).getByRole('button', { name: say.next, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('step') === to);
}

async function tellWhat(page: Page, say: Words, told: Told): Promise<void> {
  await field(page, 'product').selectOption(told.product);
  await page.locator(`main [name=event][value=${told.event}]`).check();
  await field(page, 'story').fill(told.story);
  await goOn(page, say, 'when');
}

async function tellWhen(page: Page, say: Words, told: Told): Promise<void> {
  await field(page, 'happened_on').fill(addDays(todayInRiyadh(), -3));
  await field(page, 'city').selectOption(told.city);
  await goOn(page, say, 'policy');
}

async function tellPolicy(page: Page, say: Words, told: Told): Promise<void> {
  await page.locator('main [name=side][value=holder]').check();
  await field(page, 'policy_number').fill(told.policy);
  await goOn(page, say, 'photos');
}

async function tellWho(page: Page, say: Words): Promise<void> {
  await goOn(page, say, 'contact');
  await field(page, 'full_name').fill('Sara Ali');
  await field(page, 'id_number').fill('1000000008');
  await field(page, 'phone').fill('0512345678');
  await field(page, 'email').fill('sara@example.com');
  await goOn(page, say, 'check');
}

async function send(page: Page, say: Words): Promise<void> {
  await main(page).getByRole('button', { name: say.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.sent })).toBeVisible();
}

function claimsOf({ calls }: FakeService): Record<string, string>[] {
  const sent = calls.filter(({ method, path }) => method === 'POST' && path === '/service-requests/claim');
  return sent.map(({ body }) => JSON.parse(String(body)) as Record<string, string>);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 360, height: 780 } });

    for (const language of languages) {
      test(`two windows that each begin a claim file two, and neither holds a word of the other, ${language}`, async ({
        page: first,
        context,
        service,
      }) => {
        const say = words[language];
        const open = async (page: Page, address: string) => {
          await page.goto(at(language, address));
          if (scripts) await hydrated(page);
        };
        await acceptCookies(first);
        await open(first, '/claim');
        await tellWhat(first, say, health);
        const second = await context.newPage();
        await open(second, '/claim');
        await expect(second.getByText(say.begun)).toBeVisible();
        await expect(field(second, 'story')).toHaveValue('');
        await tellWhat(second, say, motor);
        await tellWhen(first, say, health);
        await tellWhen(second, say, motor);
        await tellPolicy(second, say, motor);
        await tellPolicy(first, say, health);
        // What is kept of each comes back to its own window.
        await first.reload();
        await second.reload();
        if (scripts) await Promise.all([hydrated(first), hydrated(second)]);
        if (scripts) await first.getByLabel(say.choose).setInputFiles([photo]);
        await tellWho(second, say);
        await send(second, say);
        await tellWho(first, say);
        if (scripts) await expect(first.locator('.claim__file')).toContainText(photo.name);
        await send(first, say);
        expect(claimsOf(service)).toEqual([
          expect.objectContaining({ product: 'motor', policy_number: 'M-2', city: 'jeddah' }),
          expect.objectContaining({ product: 'health', policy_number: 'H-1', city: 'riyadh' }),
        ]);
        const [ofMotor, ofHealth] = claimsOf(service).map(({ comments }) => comments);
        expect([ofMotor?.includes(motor.story), ofMotor?.includes(health.story)]).toEqual([true, false]);
        expect([ofHealth?.includes(health.story), ofHealth?.includes(motor.story)]).toEqual([true, false]);
      });

      if (scripts)
        test(`files of a claim stay its own when another one is taken up on the same page, ${language}`, async ({
          page,
        }) => {
          const say = words[language];
          await acceptCookies(page);
          await page.goto(at(language, '/claim'));
          await hydrated(page);
          await tellWhat(page, say, health);
          await page.goto(at(language, '/claim'));
          await hydrated(page);
          await tellWhat(page, say, motor);
          await tellWhen(page, say, motor);
          await tellPolicy(page, say, motor);
          await page.getByLabel(say.choose).setInputFiles([photo]);
          await expect(page.locator('.claim__file')).toHaveCount(1);
          for (const step of ['policy', 'when', null]) {
            await page.locator('main .claim__back').click();
            await page.waitForURL((url) => url.searchParams.get('step') === step);
          }
          await page.getByRole('link', { name: say.goOn }).last().click();
          await page.waitForURL((url) => url.searchParams.get('step') === 'when');
          await tellWhen(page, say, health);
          await tellPolicy(page, say, health);
          await expect(page.getByLabel(say.choose)).toBeAttached();
          await expect(page.locator('.claim__file')).toHaveCount(0);
          await page.reload();
          await hydrated(page);
          await expect(page.locator('.claim__file')).toHaveCount(0);
        });

      test(`a claim that was begun is offered beside a new one, and is cleared without it, ${language}`, async ({
        page,
        context,
      }) => {
        const say = words[language];
        await acceptCookies(page);
        for (const told of [health, motor]) {
          await page.goto(at(language, '/claim'));
          if (scripts) await hydrated(page);
          await tellWhat(page, say, told);
        }
        const other = await context.newPage();
        await other.goto(at(language, '/claim'));
        const ways = other.getByRole('link', { name: say.goOn });
        await expect(ways).toHaveCount(2);
        // What was kept last stands first.
        await main(other).getByRole('button', { name: say.clear }).first().click();
        await expect(ways).toHaveCount(1);
        await ways.click();
        await other.waitForURL((url) => url.searchParams.get('step') === 'when');
        await other.locator('main .claim__back').click();
        await expect(field(other, 'story')).toHaveValue(health.story);
      });
    }
  });
}
