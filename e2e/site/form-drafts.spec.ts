import { endWhileHidden, holdEvents } from '../ended-page.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { fillIn, proceedScreens } from './forms-examples.ts';

const path = '/submit-complaints';
const notKept = {
  en: 'For your privacy this was not kept over the reload, please enter it again: ',
  ar: 'حفاظًا على خصوصيتك لم يُحفظ ما يلي عند إعادة التحميل، فأدخله من جديد: ',
};
const away = { en: /connection was lost/, ar: /انقطع الاتصال/ };

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
  await holdEvents(page);
});

for (const language of languages) {
  test(`what is typed in a form is there again after a phone has ended its page, ${language}`, async ({ page }) => {
    await page.goto(at(language, path));
    await page.locator('form[data-enhanced]').waitFor();
    const story = page.locator('main textarea').first();
    const choice = page.locator('main form[data-form] select').first();
    await story.fill('النص الطويل');
    await choice.selectOption({ index: 1 });
    const chosen = await choice.inputValue();
    // The browser's own memory of forms, which not every browser has.
    await page.locator('form[data-form]').evaluate((form: HTMLFormElement) => form.setAttribute('autocomplete', 'off'));
    await endWhileHidden(page);
    await page.reload();
    await page.locator('form[data-enhanced]').waitFor();
    await expect(story).toHaveValue('النص الطويل');
    await expect(choice).toHaveValue(chosen);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test(`another product than the address asks for is chosen again after a phone has ended its page, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/get-a-quote?product=motor'));
    await page.locator('form[data-enhanced]').waitFor();
    const product = page.locator('main form[data-form] select[name=product]');
    await expect(product).toHaveValue('motor');
    await product.selectOption({ index: 2 });
    const chosen = await product.inputValue();
    expect(chosen).not.toBe('motor');
    await page.locator('form[data-form]').evaluate((form: HTMLFormElement) => form.setAttribute('autocomplete', 'off'));
    await endWhileHidden(page);
    await page.reload();
    await page.locator('form[data-enhanced]').waitFor();
    await expect(product).toHaveValue(chosen);
  });

  test(`what is typed in a form outlives a reload, but for numbers that no browser is to keep, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, path));
    await page.locator('form[data-enhanced]').waitFor();
    const story = page.locator('main textarea').first();
    const choice = page.locator('main form[data-form] select').first();
    const number = page.locator('main [name=id_number]');
    await number.fill('1000000008');
    await choice.selectOption({ index: 1 });
    const chosen = await choice.inputValue();
    await story.fill('النص الطويل');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('النص الطويل');
    await page.reload();
    await page.locator('form[data-enhanced]').waitFor();
    await expect(story).toHaveValue('النص الطويل');
    await expect(choice).toHaveValue(chosen);
    await expect(number).toHaveValue('');
    const told = page.locator('main form[data-form] [role=status]').first();
    const label = await number.evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent ?? '');
    await expect(told).toHaveText(`${notKept[language]}${label}`);
    await page.goto(at(language, '/'));
    await page.goto(at(language, path));
    await page.locator('form[data-enhanced]').waitFor();
    await expect(story).toHaveValue('');
  });

  test(`what the server refused outlives a reload that comes before another key, ${language}`, async ({
    page,
    service,
    issues,
  }) => {
    issues.allow(/status of 422/);
    service.answer('POST /service-requests/claim', {
      status: 422,
      json: { message: 'No', errors: [{ field: 'policy_number', message: 'There is no such policy' }] },
    });
    await page.goto(at(language, '/submit-claim'));
    await page.locator('form[data-enhanced]').waitFor();
    const claim = proceedScreens.find(({ kind }) => kind === 'claim');
    await fillIn(page, claim?.values ?? {});
    await page.locator('main form[data-form] button[type=submit]').first().click();
    await expect(page.locator('[data-field=policy_number] .form-field__error')).toHaveText('There is no such policy');
    // The browser's own memory of forms, which not every browser has.
    await page.locator('form[data-form]').evaluate((form: HTMLFormElement) => form.setAttribute('autocomplete', 'off'));
    await page.reload();
    await page.locator('form[data-enhanced]').waitFor();
    await expect(page.locator('[name=full_name]')).toHaveValue('Sara Ali');
    await expect(page.locator('[name=city]')).toHaveValue('riyadh');
    await expect(page.locator('[name=id_number]')).toHaveValue('');
  });

  test(`a day outlives a reload, typed or chosen, but no number of a visa, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/extend-insurance'));
    const calendar = page.locator('.date-field__open');
    // Until it comes the browser's own field stands there, which takes no such text.
    await calendar.waitFor();
    const typed = page.locator('#field-visa_expiry');
    await page.locator('main [name=visa_number]').fill('6012345678');
    await typed.fill('20/12/2026');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('2026-12-20');
    await page.reload();
    await expect(typed).toHaveValue('20/12/2026');
    await calendar.click();
    await page.getByRole('dialog').getByRole('gridcell').filter({ hasText: /^21/ }).click();
    await expect(typed).toHaveValue('21/12/2026');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('2026-12-21');
    await page.reload();
    await expect(typed).toHaveValue('21/12/2026');
    await expect(page.locator('main [name=visa_number]')).toHaveValue('');
  });

  test(`what was typed in a form that was left is noted nowhere, ${language}`, async ({ page }) => {
    await page.goto(at(language, path));
    await page.locator('form[data-enhanced]').waitFor();
    await page.locator('main textarea').first().fill('0512345678');
    await page.goto('/robots.txt');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test(`what is sent again after a reload makes no second record, and what is written anew makes one, ${language}`, async ({
    page,
    service,
    issues,
  }) => {
    issues.allow(/ERR_FAILED/);
    const values = { name: 'Sara', email: 'sara@example.com', subject: 'Hello', message: 'A question' };
    const send = page.locator('main form[data-form] button[type=submit]');
    const open = async () => {
      await page.goto(at(language, '/contact-us'));
      await page.locator('form[data-enhanced]').waitFor();
    };
    const write = async () => {
      for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
    };
    let isCut = true;
    await page.route('**/contact-us', async (route) => {
      if (route.request().method() !== 'POST' || !isCut) return route.continue();
      isCut = false;
      await route.fetch({ maxRedirects: 0 });
      return route.abort();
    });
    await open();
    await write();
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: away[language] })).toBeFocused();
    await page.reload();
    await page.locator('form[data-enhanced]').waitFor();
    await expect(page.locator('main [name=message]')).toHaveValue('A question');
    await send.click();
    await expect(page).toHaveURL(/sent=1$/);
    await open();
    await write();
    await send.click();
    await expect(page).toHaveURL(/sent=1$/);
    const posts = service.calls.filter(({ method }) => method === 'POST');
    const [first, again, anew, ...others] = posts.map(({ headers }) => headers['idempotency-key']);
    expect([again, others]).toEqual([first, []]);
    expect(anew).not.toBe(first);
  });

  test(`what is typed is there again for who comes back to it over more pages than are kept, ${language}`, async ({
    page,
  }) => {
    const contact = at(language, '/contact-us');
    const others = [
      '/',
      '/who-we-are',
      '/financial-performance',
      '/faqs-page',
      '/activate-visa',
      '/careers',
      '/e-services',
    ];
    const message = page.locator('main [name=message]');
    const goTo = async (path: string) => {
      // Some pages lead to few others.
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    };
    await page.goto(at(language, '/'));
    await goTo(contact);
    await page.locator('form[data-enhanced]').waitFor();
    await message.fill('النص الطويل');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('النص الطويل');
    const id = await page.locator('main [name=form_id]').inputValue();
    for (const other of others) await goTo(at(language, other));
    await page.evaluate((steps) => history.go(-steps), others.length);
    await expect(page).toHaveURL(new RegExp(`${contact}$`));
    await page.locator('form[data-enhanced]').waitFor();
    await expect(message).toHaveValue('النص الطويل');
    await expect(page.locator('main [name=form_id]')).toHaveValue(id);
  });
}
