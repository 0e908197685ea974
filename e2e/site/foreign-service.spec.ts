import { at, expect, languages, test } from '../fixtures.ts';

// Calls that a service of another maker may lack (docs/contract.md).
const additions = [
  ...['GET /rates', 'GET /rates/motor', 'GET /rates/travel', 'GET /rates/visit-visa', 'GET /providers', 'GET /events'],
  ...['GET /pages', 'GET /redirects', 'GET /site-settings', 'POST /service-requests/lookup'],
];
const applications = ['/quote/motor', '/quote/travel', '/quote/visit-visa', '/find-a-provider'];
const leading = [
  '/',
  '/get-a-quote',
  '/claims',
  '/submit-claim',
  '/my-requests',
  '/medical-network',
  '/motor-insurance',
];

test('a service without any addition: the specification’s forms stand, and nothing leads to an application that it lacks', async ({
  request,
  service,
}) => {
  for (const call of additions) service.answer(call, { status: 404, json: { message: 'Not found' } });
  for (const language of languages) {
    for (const path of applications) expect((await request.get(at(language, path))).status(), path).toBe(404);
    const claim = await request.get(at(language, '/claim'), { maxRedirects: 0 });
    expect([claim.status(), claim.headers().location]).toEqual([302, at(language, '/submit-claim')]);
    for (const path of leading) {
      const response = await request.get(at(language, path));
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).not.toMatch(/href="[^"]*\/(?:quote\/|find-a-provider|claim["?])/);
    }
  }
});
