import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminCalls, openAdminCalls } from './admin-calls.ts';

let calls: AdminCalls;
beforeAll(async () => {
  calls = await openAdminCalls();
});
afterAll(() => calls?.payload.destroy());

type Refused = { errors: { message: string; data: { errors: { path: string; message: string }[] } }[] };

// A name that something else has is refused by the database, which knows its column alone.
it.each([
  ['en', 'The following field is invalid: Name in the address', 'This is in use already: choose another'],
  ['ar', 'الحقل التالي غير صالح: الاسم في الرابط', 'هذه القيمة مستخدمة من قبل، فاختر غيرها'],
])('a name that is taken is refused by the words of its field: %s', async (language, message, atField) => {
  const { payload, user, cookie } = calls;
  const page = async (name: string) => {
    const { id } = await payload.create({ collection: 'pages', data: { name, title: name, _status: 'published' } });
    return payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'كلمات', _status: 'published' } });
  };
  const { id } = await page(`first-${language}`);
  await payload.update({ collection: 'pages', id, draft: true, data: { name: `wanted-${language}` }, user });
  await page(`wanted-${language}`);
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'accept-language': language };
  const init = {
    method: 'PATCH',
    headers: { ...headers, cookie },
    body: JSON.stringify({ title: 'Words', _status: 'published' }),
  };
  const request = new Request(`http://localhost/cms-api/pages/${id}`, init);
  const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
  const { errors } = (await response.json()) as Refused;
  expect([response.status, errors[0]?.message]).toEqual([400, message]);
  expect(errors[0]?.data.errors).toMatchObject([{ path: 'name', message: atField }]);
});
