import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { type FakeService, startFakeService } from '@insurer/contract/fake-service.ts';
import { claimSteps } from '@insurer/contract/forms/claim-steps.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { textsOf } from '#app/texts/texts.ts';
import { viewOf } from '#app/view-fixture.ts';

let service: FakeService;
let fileClaim: typeof import('./file-claim.server.ts').fileClaim;
let keepClaim: typeof import('./begun-claim.server.ts').keepClaim;

beforeAll(async () => {
  service = await startFakeService();
  process.env.CONTENT_API_URL = service.url;
  ({ fileClaim } = await import('./file-claim.server.ts'));
  ({ keepClaim } = await import('./begun-claim.server.ts'));
});
afterAll(() => service.stop());
beforeEach(() => service.reset());

const formId = 'one-filling';

/** Files the same claim, with one document, as a browser that has heard of no response before. */
function file(language: 'en' | 'ar', texts = textsOf(language)) {
  const typed = formExample(claimSteps, { documents: '', website: '' });
  const kept = keepClaim({ typed, formId, since: Date.now() - 60_000 }) ?? [];
  const body = new FormData();
  body.append('documents', new File(['%PDF-1.7 a report'], 'report.pdf', { type: 'application/pdf' }));
  const headers = { cookie: kept.map((cookie) => cookie.split(';')[0]).join('; ') };
  const request = new Request('http://site.test/claim?step=check', { method: 'POST', body, headers });
  return fileClaim(request, { ...viewOf(language, '/claim'), texts });
}

const receiptOf = (headers: Headers) => {
  const [, content = ''] = /receipt=([\w-]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as Record<string, unknown>;
};

test.each([
  ['ar', 'en'],
  ['en', 'ar'],
] as const)(
  'a claim whose response was lost gets its reference where it is sent again in the other language: %s, %s',
  async (before, now) => {
    const stored = new Map<string, string>();
    service.answer('POST *', ({ path, headers, body }) => {
      const key = `${path} ${headers['idempotency-key']}`;
      // A boundary of its own stands in each body with files.
      const content = body.toString().replaceAll(/-+(WebKit|form)[\w-]+/gi, '');
      if ((stored.get(key) ?? content) !== content) return { status: 409, json: { message: 'Other content' } };
      stored.set(key, content);
      return { status: 201, json: { data: { reference: 'FX-77', token: 'a'.repeat(32) } } };
    });
    expect((await file(before)).problem).toBeUndefined();
    const again = await file(now);
    expect(again.problem).toBeUndefined();
    expect(again.to).toContain('sent=1');
    expect(receiptOf(again.headers)).toMatchObject({ reference: 'FX-77', files: 'taken' });
    expect([...stored.keys()].filter((key) => !key.includes('/messages'))).toHaveLength(1);
    expect([...stored.keys()].filter((key) => key.includes('/messages'))).toHaveLength(1);
  },
);

test.each([
  [{ message: 'FX-77 has it' }, { en: 'The request was refused: FX-77 has it', ar: 'لم يُقبل الطلب: FX-77 has it' }],
  [
    {},
    {
      en: 'This form has arrived already, with other content. To send another one, open the form again.',
      ar: 'وصلنا هذا النموذج من قبل بمحتوى مختلف. لإرسال طلب آخر افتح النموذج من جديد.',
    },
  ],
])(
  'a service that keeps to its 409 is heard, and nobody is asked to send the same once more: %j',
  async (json, words) => {
    service.answer('POST *', { status: 409, json });
    for (const language of ['en', 'ar'] as const) {
      const { problem } = await file(language);
      expect(problem?.failure).toBe(words[language]);
    }
  },
);

test('the confirmation of a claim knows its product, and nothing that was typed', async () => {
  const { headers } = await file('en');
  const { product } = formExample(claimSteps);
  expect(receiptOf(headers)).toMatchObject({ kind: 'claim', product });
});

test('the files come with the words that are built in, whatever editors have made of them: by these a conversation knows them', async () => {
  const sent: string[] = [];
  service.answer('POST *', ({ path, body }) => {
    if (path.endsWith('/messages')) sent.push(body.toString());
    return { status: 201, json: { data: { reference: 'FX-78', token: 'a'.repeat(32) } } };
  });
  const texts = textsOf('ar');
  const filed = await file('ar', { ...texts, claimSteps: { ...texts.claimSteps, filesMessage: 'كلمات أخرى' } });
  expect(filed.problem).toBeUndefined();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(texts.claimSteps.filesMessage);
});
