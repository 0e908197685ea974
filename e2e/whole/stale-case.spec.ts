import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';
import type { Page } from '@playwright/test';
import { hydratingClass } from '../../apps/cms/src/admin/hydrating-class.ts';
import { secrets } from '../whole-content.ts';
import { type Editor, expect, test, windowOf } from '../whole-fixtures.ts';

/** What is filled in before React has taken over is gone with it, on a busy machine seconds after the page has come. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveClass(new RegExp(hydratingClass));
}

const siteHeaders = { 'x-content-api-key': secrets.CONTENT_API_KEY };

/** A claim as the site files it, with its place in the inbox. */
async function sentClaim(editor: Editor, fields: { language: 'en' | 'ar'; full_name?: string }) {
  const data = { ...formExample(requestForms.claim, {}), ...fields };
  const sent = await editor.api.post('/api/service-requests/claim', { headers: siteHeaders, data });
  const { reference, token }: { reference: string; token: string } = (await sent.json()).data;
  const { id } = await editor.find('service-requests', 'reference', reference);
  return { id, reference, token };
}

const words = {
  en: {
    note: 'Internal note',
    save: 'Save',
    said: 'This case was changed meanwhile',
    status: 'In review',
    older: 'Document Modified',
  },
  ar: {
    note: 'ملاحظة داخلية',
    save: 'حفظ',
    said: 'تغيّر هذا الطلب في هذه الأثناء',
    status: 'قيد المراجعة',
    older: 'ما تراه ليس آخر نسخة',
  },
};

for (const language of ['en', 'ar'] as const)
  test(`what an agent typed while the customer answered is saved beside the answer, which stays: ${language}`, async ({
    adminPage,
    editor,
    whole,
  }) => {
    const say = words[language];
    const { id, reference, token } = await sentClaim(editor, { language });
    await editor.change('service-requests', id, { status: 'waiting-for-customer', pauseReason: 'information' });
    await adminPage.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    await openForm(adminPage, `/admin/collections/service-requests/${id}`);
    const note = adminPage.getByLabel(say.note, { exact: true });
    const save = adminPage.getByRole('button', { name: say.save, exact: true });
    await editor.api.post(`/api/service-requests/${reference}/messages`, {
      headers: { ...siteHeaders, authorization: `Bearer ${token}` },
      multipart: { text: 'Here is the paper.' },
    });
    // Payload itself looks once, at the first change, whether the form is older than what is stored, and would throw the note away.
    await Promise.all([adminPage.waitForResponse((one) => one.request().method() === 'POST'), note.fill('Called.')]);
    await expect(adminPage.getByText(say.older)).toBeHidden();
    await save.click();
    await expect(adminPage.getByRole('alert').filter({ hasText: say.said })).toBeVisible();
    await expect(adminPage.getByText('Here is the paper.')).toBeVisible();
    await expect(adminPage.locator('#field-status')).toContainText(say.status);
    await expect(note).toHaveValue('Called.');
    await save.click();
    await expect(adminPage.getByRole('alert').filter({ hasText: say.said })).toBeHidden();
    const stored = await editor.find('service-requests', 'reference', reference);
    expect(stored).toMatchObject({ status: 'in-review', internalNotes: [{}, {}, { text: 'Called.' }] });
  });

const takingOver = {
  en: {
    note: 'Internal note',
    save: 'Save',
    takeOver: 'Take over',
    readOnly: 'View read-only',
    kept: '\u2068huda\u2069 has taken over. What you had changed and not saved is kept',
    back: 'This case was changed meanwhile',
    again: 'What you had changed stands in the form again',
  },
  ar: {
    note: 'ملاحظة داخلية',
    save: 'حفظ',
    takeOver: 'تولّي التحرير',
    readOnly: 'عرض دون تعديل',
    kept: 'انتقل التحرير إلى \u2068huda\u2069. ما عدّلته ولم تحفظه باقٍ',
    back: 'تغيّر هذا الطلب في هذه الأثناء',
    again: 'عاد ما عدّلته إلى النموذج',
  },
};

for (const language of ['en', 'ar'] as const)
  test(`what an agent typed is not lost where a colleague takes the case over and saves: ${language}`, async ({
    browser,
    editor,
    whole,
  }) => {
    const say = takingOver[language];
    const { id, reference } = await sentClaim(editor, { language });
    const account = (name: string) => ({
      email: `${name}.${language}@waad.example`,
      password: 'quiet-lantern-orbit-71',
    });
    for (const name of ['nora', 'huda'])
      await editor.create('users', { ...account(name), name, role: 'care', language });
    const nora = await windowOf(browser, whole, account('nora'), language);
    const huda = await windowOf(browser, whole, account('huda'), language);
    const path = `/admin/collections/service-requests/${id}`;
    const locked = (page: typeof nora) =>
      page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith(path));

    await openForm(nora, path);
    const typed = nora.getByLabel(say.note, { exact: true });
    await Promise.all([locked(nora), typed.fill('Called: +966 50 123 1234')]);

    await openForm(huda, path);
    const isMine = huda.waitForResponse(
      (one) => one.request().method() === 'PATCH' && one.url().includes('/payload-locked-documents/'),
    );
    await huda.getByRole('button', { name: say.takeOver }).click();
    await isMine;
    // Payload shows the case anew once it is taken over: what is typed before that would be gone.
    await openForm(huda, path);
    const hers = huda.getByLabel(say.note, { exact: true });
    await Promise.all([locked(huda), hers.fill('Looked at.')]);

    await typed.pressSequentially('.');
    await nora.getByRole('button', { name: say.readOnly }).click();
    await expect(nora.getByRole('alert').filter({ hasText: say.kept })).toBeVisible();
    await huda.getByRole('button', { name: say.save, exact: true }).click();
    await expect(hers).toHaveValue('');
    await nora.getByRole('button', { name: say.takeOver }).click();
    await expect(nora.getByRole('alert').filter({ hasText: say.back })).toBeVisible();
    await expect(typed).toHaveValue('Called: +966 50 123 1234.');
    await nora.getByRole('button', { name: say.save, exact: true }).click();
    await expect(typed).toHaveValue('');
    const stored = await editor.find('service-requests', 'reference', reference);
    const notes = (stored.internalNotes as { text: string }[]).map(({ text }) => text);
    expect(notes).toEqual(expect.arrayContaining(['Looked at.', 'Called: +966 50 123 1234.']));
    for (const page of [nora, huda]) await page.context().close();
  });

for (const language of ['en', 'ar'] as const)
  test(`who put the news away that a colleague has taken over takes over again, and saves what was typed: ${language}`, async ({
    browser,
    editor,
    whole,
  }) => {
    const say = takingOver[language];
    const { id, reference } = await sentClaim(editor, { language });
    const account = { email: `amal.${language}@waad.example`, password: 'quiet-lantern-orbit-71' };
    const amal = { ...account, name: 'amal', role: 'care', language };
    const other = { ...amal, email: `badr.${language}@waad.example`, name: 'badr' };
    await editor.create('users', amal);
    const { id: badr } = await editor.create('users', other);
    const page = await windowOf(browser, whole, account, language);
    const path = `/admin/collections/service-requests/${id}`;
    const asked = () => page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith(path));
    await openForm(page, path);
    const typed = page.getByLabel(say.note, { exact: true });
    await Promise.all([asked(), typed.fill('Called back')]);
    const locks = `/cms-api/payload-locked-documents?where[document.value][equals]=${id}`;
    await expect
      .poll(
        async () =>
          (await (await editor.api.patch(locks, { data: { user: { relationTo: 'users', value: badr } } })).json()).docs,
      )
      .toHaveLength(1);
    await typed.pressSequentially('.');
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: say.readOnly }) });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: say.takeOver }).click();
    await expect(page.getByRole('button', { name: say.takeOver })).toBeHidden();
    await expect(typed).toHaveValue('Called back.');
    await expect(page.getByRole('alert').filter({ hasText: say.again })).toBeVisible();
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect(typed).toHaveValue('');
    const { internalNotes } = await editor.find('service-requests', 'reference', reference);
    expect(JSON.stringify(internalNotes)).toContain('Called back.');
    await page.context().close();
  });

const erased = {
  en: { note: 'Internal note', said: 'was erased or is no longer open to you', list: 'My work' },
  ar: { note: 'ملاحظة داخلية', said: 'أو لم يعد متاحًا لك', list: 'عملي' },
};

for (const language of ['en', 'ar'] as const)
  test(`a case that an administrator erases stays on no screen of who has it open, and it is said: ${language}`, async ({
    browser,
    editor,
    whole,
  }) => {
    const say = erased[language];
    const { id, reference } = await sentClaim(editor, { language, full_name: 'Reem Alharbi' });
    const account = { email: `lama.${language}@waad.example`, password: 'quiet-lantern-orbit-71' };
    await editor.create('users', { ...account, name: 'Lama', role: 'care', language });
    const lama = await windowOf(browser, whole, account, language);
    await openForm(lama, `/admin/collections/service-requests/${id}`);
    await expect(lama.getByText('Reem Alharbi').first()).toBeVisible();
    await lama.getByLabel(say.note, { exact: true }).fill('Reem called.');
    expect((await editor.api.delete(`/cms-api/service-requests/${id}?reason=asked`)).status()).toBe(200);
    await expect(lama.getByRole('alert').filter({ hasText: say.said })).toContainText(reference);
    await expect(lama.getByRole('heading', { name: say.list, exact: true })).toBeVisible();
    await expect(lama.getByText('Reem')).toHaveCount(0);
    expect(await lama.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Reem');
    await lama.reload();
    await expect(lama.getByRole('alert').filter({ hasText: say.said })).toBeHidden();
    await lama.context().close();
  });
