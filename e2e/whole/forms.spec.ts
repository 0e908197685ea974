import { acceptCookies } from '../fixtures.ts';
import { fillIn, proceedScreens } from '../site/forms-examples.ts';
import { at, expect, languages, test } from '../whole-fixtures.ts';

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  test(`[SCOPE-05] a contact message is stored once and kept with its reference (${language})`, async ({
    page,
    editor,
  }) => {
    const subject = `Opening hours ${language}`;
    await page.goto(at(language, '/contact-us'));
    await page.locator('form[data-enhanced]').waitFor();
    await fillIn(page, { name: 'Sara Ali', email: 'sara@example.com', subject, message: 'When do you open?' });
    await page.locator('[data-field=phoneNumber] input').fill('0512345678');
    await page.locator('main form button[type=submit]').last().click();
    const told = language === 'ar' ? 'تم إرسال رسالتك بنجاح!' : 'Message submitted successfully!';
    await expect(page.getByText(told).first()).toBeVisible();
    const { docs } = await (await editor.api.get('/cms-api/messages?limit=20&locale=en')).json();
    const stored = docs.filter((message: unknown) => JSON.stringify(message).includes(subject));
    expect(stored).toHaveLength(1);
    expect(stored[0].reference).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/);
  });

  test(`[SCOPE-05] [CLAIM-05] [ACCESS-05] a claim gets a reference, is tracked with it and stands in my requests (${language})`, async ({
    page,
    editor,
  }) => {
    const screen = proceedScreens.find(({ kind }) => kind === 'claim');
    const city = await optionOf(page, at(language, '/submit-claim'), 'city');
    const product = await page.locator('[name=product] option:not([value=""])').first().getAttribute('value');
    await page.locator('form[data-enhanced]').waitFor();
    await fillIn(page, { ...screen?.values, city, product: product ?? '' });
    await page.getByRole('button', { name: screen?.button[language], exact: true }).click();
    const reference = (await page.locator('[data-reference]').textContent()) ?? '';
    expect((await editor.find('service-requests', 'reference', reference)).kind).toBe('claim');

    for (const [id, found] of [
      ['1000000008', true],
      ['1000000016', false],
    ] as const) {
      await page.goto(at(language, '/claims'));
      await page.locator('form[data-enhanced]').waitFor();
      await fillIn(page, { number: reference, id });
      await page.locator('main form button[type=submit]').last().click();
      const result = page.locator('[data-result]');
      await expect(result).toBeVisible();
      expect((await result.textContent())?.includes(reference)).toBe(found);
    }
    await page.goto(at(language, '/my-requests'));
    await expect(page.locator('main')).toContainText(reference);
  });
}

async function optionOf(page: import('@playwright/test').Page, path: string, name: string): Promise<string> {
  await page.goto(path);
  return (await page.locator(`[name=${name}] option:not([value=""])`).first().getAttribute('value')) ?? '';
}
