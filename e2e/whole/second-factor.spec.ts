import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { oneTimeCode } from '../one-time-code.ts';
import { expect, test } from '../whole-fixtures.ts';

const person = { email: 'huda@example.com', password: 'quiet-lantern-orbit-71', name: 'هدى', role: 'care' };
const words = {
  setUp: 'إعداد التحقق بخطوتين',
  addApp: 'إعداد تطبيق مصادقة',
  nowShown: 'الرمز الذي يعرضه التطبيق الآن',
  confirm: 'تأكيد',
  kept: 'احتفظت بها',
  waits: 'ما ينتظرك',
  isMe: 'أكّد أنك صاحب الحساب',
  appCode: 'الرمز من تطبيق المصادقة',
  addPasskey: 'إضافة مفتاح مرور',
  password: 'كلمة المرور الحالية',
  usePasskey: 'استخدام مفتاح مرور',
  useRecovery: 'استخدام رمز استرداد',
  recoveryCode: 'رمز الاسترداد',
  factors: 'التحقق بخطوتين',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function givePassword(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'content-token' });
  await page.goto('/admin');
  await page.locator('#field-email').fill(person.email);
  await page.locator('#field-password').fill(person.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/admin/second-factor**');
}

async function hasNoBarriers(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

/** A device that answers for the person who holds it. */
async function plugInDevice(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a second factor is set up, shown and lost, in Arabic: app, passkey, recovery codes', async ({
  browser,
  whole,
  editor,
}) => {
  await editor.create('users', person);
  await editor.changeGlobal('sign-in-rules', { secondFactorRoles: ['care'] });
  // Passkeys belong to a name; an address of the network has none.
  const baseURL = `http://localhost:${whole.cms.port}`;
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'content-lng', value: 'ar', url: baseURL }]);
  const page = await context.newPage();
  await plugInDevice(context, page);

  await givePassword(page);
  await expect(page.getByRole('heading', { name: words.setUp })).toBeVisible();
  await hasNoBarriers(page, '.template-minimal');
  expect((await (await page.request.get('/cms-api/users/me')).json()).user).toBeNull();
  await page.goto('/admin/collections/messages');
  await expect(page).toHaveURL(/second-factor\?redirect=/);

  await button(page, words.addApp).click();
  await button(page, words.addApp).click();
  const secret = (await page.locator('.factor-key__secret').textContent()) ?? '';
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await hasNoBarriers(page, '.template-minimal');
  await page.getByLabel(words.nowShown).fill(oneTimeCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.locator('.factor-codes li')).toHaveCount(10);
  const [recoveryCode = ''] = await page.locator('.factor-codes li').allTextContents();
  await hasNoBarriers(page, '.template-minimal');
  await button(page, words.kept).click();
  await expect(page).toHaveURL(/collections\/messages/);

  await givePassword(page);
  await expect(page.getByRole('heading', { name: words.isMe })).toBeVisible();
  await hasNoBarriers(page, '.template-minimal');
  await page.getByLabel(words.appCode).fill('000000');
  await button(page, words.confirm).click();
  await expect(page.getByRole('alert').filter({ hasText: 'الرمز غير صحيح' })).toBeVisible();
  await page.getByLabel(words.appCode).fill(oneTimeCode(secret, 1));
  await button(page, words.confirm).click();
  await expect(page.getByRole('heading', { name: words.waits })).toBeVisible();

  await page.goto('/admin/account');
  const factors = page.getByRole('region', { name: words.factors });
  await expect(factors).toContainText('هاتفي');
  await button(page, words.addPasskey).click();
  await factors.getByLabel(words.password).fill(person.password);
  await button(page, words.addPasskey).click();
  await expect(factors).toContainText('مفتاحي');
  await hasNoBarriers(page, '.factors');

  await givePassword(page);
  await button(page, words.usePasskey).click();
  await expect(page.getByRole('heading', { name: words.waits })).toBeVisible();

  for (const isLeft of [true, false]) {
    await givePassword(page);
    await button(page, words.useRecovery).click();
    await page.getByLabel(words.recoveryCode).fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(
      isLeft ? page.getByRole('heading', { name: words.waits }) : page.locator('.factor-problem'),
    ).toBeVisible();
  }
  await editor.changeGlobal('sign-in-rules', { secondFactorRoles: [] });
  await context.close();
});
