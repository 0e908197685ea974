import { noChangedTexts } from '@insurer/contract/changed-texts.ts';
import { type FakeService, startFakeService } from '@insurer/contract/fake-service.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestForm } from '#app/forms/request-form.tsx';
import type { View } from '#app/view.ts';
import { viewOf } from '#app/view-fixture.ts';

const html = '<img src=x onerror=alert(1)>';
const texts = {
  'forms.submit-claim.fields.phone.label': { ar: 'رقم الجوال' },
  'forms.submit-claim.fields.phone.hint': { ar: html },
  'forms.submit-claim.messages.phoneRequired': { ar: 'اكتب رقم جوالك' },
  'forms.submit-claim.messages.tooLong': { ar: 'نص طويل' },
  'forms.submit-claim.texts.button': { ar: 'أرسل المطالبة' },
  'forms.claims.messages.claimNumberRequired': { ar: 'ما رقم مطالبتك؟' },
  'forms.contact-us.messages.subjectRequired': { ar: 'ما الموضوع؟' },
  'site.forms.problemTitle': { ar: 'راجع ما يلي' },
};

type Posted = 'claim' | 'contact' | 'tracking';

let service: FakeService;
let readSettings: (view: View) => Promise<unknown>;
let act: (kind: Posted, view: View) => Promise<{ message: string }[]>;

beforeAll(async () => {
  service = await startFakeService();
  Object.assign(process.env, { CONTENT_API_URL: service.url, CONTENT_API_KEY: 'key-of-the-site' });
  service.answer('GET /site-settings', { json: { data: { texts, service_requests: { accepted: ['claim'] } } } });
  const [settings, { sendRequest }, contact, { trackAction }, { viewContext }] = await Promise.all([
    import('#app/content/site-settings.ts'),
    import('./send-request.ts'),
    import('./contact-us.tsx'),
    import('./track-case.ts'),
    import('#app/view-context.ts'),
  ]);
  readSettings = settings.readSettings;
  act = async (kind, view) => {
    const context = new RouterContextProvider(new Map([[viewContext, view]]) as never);
    const request = new Request('http://site.test/', {
      method: 'POST',
      body: new URLSearchParams({ filled_for: '60000' }),
    });
    const args = { request, context, params: {} } as unknown as ActionFunctionArgs;
    const actions = {
      claim: () => sendRequest(args, 'claim'),
      contact: () => contact.action(args),
      tracking: () => trackAction(args, 'claims'),
    };
    const result = await actions[kind]();
    const { data } = result as unknown as { data: { problems?: []; state?: { problems: [] } } };
    return data.problems ?? data.state?.problems ?? [];
  };
});
afterAll(() => service.stop());

async function formIn(language: Language): Promise<string> {
  const view = viewOf(language, '/submit-claim');
  await readSettings(view);
  const state = { values: {}, problems: [{ field: 'phone', message: 'x' }] };
  return renderToStaticMarkup(createElement(RequestForm, { view, form: requestForms.claim, state, level: 2 }));
}

test('labels, hints, buttons and the messages of scripts are those that editors wrote, as text', async () => {
  const arabic = await formIn('ar');
  for (const text of ['>رقم الجوال</label>', '>أرسل المطالبة</button>', 'اكتب رقم جوالك', 'راجع ما يلي'])
    expect(arabic).toContain(text);
  expect(arabic).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(arabic).not.toContain('<img');
  expect(arabic).toContain('يجب ألا يزيد عدد الأحرف على {n}');
});

test('the other language, and a site whose settings change nothing, say what is built in', async () => {
  const english = await formIn('en');
  const view = { ...viewOf('en', '/submit-claim'), changedTexts: noChangedTexts };
  const state = { values: {}, problems: [{ field: 'phone', message: 'x' }] };
  expect(english).toBe(
    renderToStaticMarkup(createElement(RequestForm, { view, form: requestForms.claim, state, level: 2 })),
  );
});

test('the response to a post without scripts says them too', async () => {
  const messages = async (kind: Posted, language: Language) =>
    (await act(kind, viewOf(language))).map(({ message }) => message);
  expect(await messages('claim', 'ar')).toContain('اكتب رقم جوالك');
  expect(await messages('claim', 'en')).toContain('Phone Number is required');
  expect(await messages('contact', 'ar')).toContain('ما الموضوع؟');
  expect(await messages('tracking', 'ar')).toContain('ما رقم مطالبتك؟');
});
