import { AxeBuilder } from '@axe-core/playwright';
import { acceptCookies } from '../fixtures.ts';
import { fillIn } from '../site/forms-examples.ts';
import { secrets } from '../whole-content.ts';
import { at, expect, languages, signedIn, test } from '../whole-fixtures.ts';

const detail = '0512345678';
const words = {
  en: {
    end: 'End the links of this case',
    sure: 'End the links of this case?',
    ended: 'no longer opens the case',
    closed: 'Find your request with its reference number and one detail that you sent',
    find: 'Find my request',
  },
  ar: {
    end: 'إنهاء روابط هذا الطلب',
    sure: 'هل تريد إنهاء روابط هذا الطلب؟',
    ended: 'لم يعد يفتح هذا الطلب',
    closed: 'ابحث عن طلبك برقمه المرجعي ومعلومة واحدة أرسلتها',
    find: 'ابحث عن طلبي',
  },
};

for (const language of languages) {
  test(`customer care ends the links of a case once it is confirmed; its customer is told how to go on, and does (${language})`, async ({
    page,
    browser,
    whole,
    editor,
  }) => {
    const say = words[language];
    const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
    const call = async (path: string, data: object) =>
      (await (await editor.api.post(`/api/service-requests/${path}`, { headers, data })).json()).data;
    const sent = { full_name: 'Sara', phone: detail, email: 'sara@example.com', product: 'health', language };
    const { reference } = await call('quote', sent);
    const { token } = await call('lookup', { reference, detail });
    await acceptCookies(page);
    const address = `${whole.site.url}${at(language, `/my-requests/${reference}`)}`;
    await page.goto(`${address}?key=${token}`);
    await expect(page.locator('.case')).toContainText(reference);

    const person = { email: `care-${language}@desk.example`, password: 'quiet-lantern-orbit-71' };
    await editor.create('users', { ...person, name: 'هدى', role: 'care' });
    const api = await signedIn(whole, person);
    const context = await browser.newContext({ baseURL: whole.cms.url, storageState: await api.storageState() });
    await context.addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    const care = await context.newPage();
    const { id } = await editor.find('service-requests', 'reference', reference);
    await care.goto(`/admin/collections/service-requests/${id}`);
    const links = care.locator('.case-links');
    const dialog = care.getByRole('dialog').filter({ hasText: say.sure });
    await expect(async () => {
      // Until React has taken over nothing comes of it; once more while the dialog opens must do no harm.
      await links.getByRole('button', { name: say.end }).dispatchEvent('click');
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const { violations } = await new AxeBuilder({ page: care })
      .setLegacyMode()
      .include('.case-links')
      .include('.confirmation-modal')
      .analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    await dialog.locator('#confirm-cancel').click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.locator('.case')).toContainText(reference);
    await links.getByRole('button', { name: say.end }).click();
    await dialog.getByRole('button', { name: say.end }).click();
    await expect(links.getByRole('status')).toContainText(say.ended);
    await care.reload();
    await expect(links.getByRole('status')).toContainText(say.ended);

    // The window that had it open, and the link once more.
    for (const opened of [address, `${address}?key=${token}`]) {
      expect((await page.goto(opened))?.status()).toBe(410);
      await expect(page.locator('main')).toContainText(say.closed);
      await expect(page.locator('main')).not.toContainText(reference);
    }
    await page.getByRole('link', { name: say.find }).click();
    await page.locator('form[data-enhanced]').waitFor();
    await fillIn(page, { reference, detail });
    await page.locator('main form[data-form] button[type=submit]').click();
    await page.locator('.case__open button').click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('.case')).toContainText(reference);
    const where = `where[subject][equals]=${reference}&where[action][equals]=links-ended`;
    const { docs } = await (await editor.api.get(`/cms-api/audit-log?${where}`)).json();
    expect(docs).toMatchObject([{ actorEmail: person.email }]);
    await Promise.all([context.close(), api.dispose()]);
  });
}
