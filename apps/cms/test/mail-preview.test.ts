import { languages } from '@insurer/contract/language.ts';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../src/access/roles.ts';
import { previewMail } from '../src/cases/mail/preview-mail.ts';
import { mailTexts } from '../src/texts/mail-texts.ts';
import { mailExamples, previewsOf } from '../src/texts/text-previews.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterAll(() => payload?.destroy());

async function preview(role: Role, query: string): Promise<Response> {
  const data = { email: `${role}-${Math.random()}@example.com`, password: 'long-enough-password', name: role, role };
  const user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' };
  const req = Object.assign(await createLocalReq({}, payload), { user, searchParams: new URLSearchParams(query) });
  return previewMail.handler(req as never);
}

// Decision 0027.
it.each(mailExamples)(
  'an editor sees the mail “%s” in both languages as the draft of the texts has it',
  async (mail) => {
    const changed = { 'mails.automatic': { en: 'Sent by a machine.', ar: 'أرسلها النظام.' } };
    await payload.updateGlobal({ slug: 'texts', draft: true, data: { changed, _status: 'draft' } });
    for (const language of languages) {
      const response = await preview('editor', `mail=${mail}&locale=${language}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const html = await response.text();
      expect(html).toContain(changed['mails.automatic'][language]);
      const [, subject] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      expect(html).toContain(`<bdi lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">${subject}</bdi>`);
    }
  },
);

it.each([
  ['claim', ['Motor insurance']],
  ['extend-insurance', ['2 weeks']],
  ['contact', []],
  ['application', []],
])(
  'a mail about a case of the kind “%s” names of what was chosen %j, as one that is sent does',
  async (kind, named) => {
    const html = await (await preview('editor', `mail=received&kind=${kind}&locale=en`)).text();
    expect(['Motor insurance', '2 weeks'].filter((words) => html.includes(words))).toEqual(named);
  },
);

it('each mail that customers get has its link beside the texts of mails', () => {
  const addresses = previewsOf('mails', 'ar').flatMap(
    ({ address }) => new URLSearchParams(address.split('?')[1]).get('mail') ?? [],
  );
  expect(addresses).toEqual([...mailExamples]);
});

/** `files` speaks of several: the example has one. */
const neverShown = ['files'];

it('each text of the mails is read in one of their previews (decision 0027)', async () => {
  await payload.updateGlobal({ slug: 'site-settings', data: { company: { phone: '+966 50 000 0000' } } });
  const marker = (name: string) => `«${name}»`;
  const changed = Object.fromEntries(
    Object.entries(mailTexts).map(([name, { en, ar }]) => [
      `mails.${name}`,
      { en: `${en} ${marker(name)}`, ar: `${ar} ${marker(name)}` },
    ]),
  );
  await payload.updateGlobal({ slug: 'texts', draft: true, data: { changed, _status: 'draft' } });
  for (const language of languages) {
    let read = '';
    for (const mail of mailExamples)
      for (const kind of ['claim', 'contact', 'application'])
        read += await (await preview('editor', `mail=${mail}&kind=${kind}&locale=${language}`)).text();
    expect(Object.keys(mailTexts).filter((name) => !read.includes(marker(name)))).toEqual(neverShown);
  }
});

it('who writes no texts sees none, and a mail that does not exist is not found', async () => {
  expect((await preview('care', 'mail=received')).status).toBe(403);
  expect((await preview('editor', 'mail=invoice')).status).toBe(404);
});
