import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';
import { secrets } from '../whole-content.ts';
import { expect, test } from '../whole-fixtures.ts';

const words = {
  en: { note: 'Internal note', save: 'Save', said: 'This case was changed meanwhile', status: 'In review' },
  ar: { note: 'ملاحظة داخلية', save: 'حفظ', said: 'تغيّر هذا الطلب في هذه الأثناء', status: 'قيد المراجعة' },
};

for (const language of ['en', 'ar'] as const)
  test(`what an agent typed while the customer answered is saved beside the answer, which stays: ${language}`, async ({
    adminPage,
    editor,
    whole,
  }) => {
    const say = words[language];
    const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
    const calls = `${whole.cms.url}/api/service-requests`;
    const data = { ...formExample(requestForms.claim, {}), language };
    const { reference, token } = (await (await editor.api.post(`${calls}/claim`, { headers, data })).json()).data;
    const { id } = await editor.find('service-requests', 'reference', reference);
    await editor.change('service-requests', id, { status: 'waiting-for-customer', pauseReason: 'information' });
    await adminPage.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    await adminPage.goto(`/admin/collections/service-requests/${id}`);
    const note = adminPage.getByLabel(say.note, { exact: true });
    const save = adminPage.getByRole('button', { name: say.save, exact: true });
    // Payload itself looks once, at the first change, whether the form is older than what is stored.
    await Promise.all([adminPage.waitForResponse((one) => one.request().method() === 'POST'), note.fill('Called.')]);
    const more = { ...headers, authorization: `Bearer ${token}` };
    await editor.api.post(`${calls}/${reference}/messages`, {
      headers: more,
      multipart: { text: 'Here is the paper.' },
    });
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
