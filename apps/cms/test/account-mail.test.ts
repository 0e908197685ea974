import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPasswordMail, newPasswordSubject, sendAccountMail } from '../src/accounts/account-mail.ts';
import { config } from '../src/config.ts';
import { mailServer } from './cases/mail-server.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
  const data = { email: 'noura@example.com', password: 'long-enough-password', name: 'Noura', role: 'editor' } as const;
  await payload.create({ collection: 'users', data });
});
afterAll(() => payload?.destroy());

describe('a forgotten password', () => {
  it('is answered with a link in both languages, to the address that the service is set to', async () => {
    const mail = await newPasswordMail({ token: 'secret-token' });
    expect(mail.split(`${config.adminUrl}/admin/reset/secret-token`)).toHaveLength(5);
    expect(mail).toMatch(/lang="en".*new password.*lang="ar".*كلمة مرور جديدة/s);
    expect(await newPasswordSubject()).toMatch(/new password.*كلمة مرور/);
  });

  it('goes to the mail server and is kept nowhere', async () => {
    const server = await mailServer();
    await sendAccountMail({ to: 'noura@example.com', subject: 'x', html: '<p>link</p>' }, server.url);
    await server.close();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain('noura@example.com');
    expect((await payload.count({ collection: 'mail-queue' })).totalDocs).toBe(0);
  });

  it('without a mail server the request is answered all the same, and no mail waits', async () => {
    const data = { email: 'noura@example.com' };
    await expect(payload.forgotPassword({ collection: 'users', data })).resolves.toEqual(expect.any(String));
    expect((await payload.count({ collection: 'mail-queue' })).totalDocs).toBe(0);
  });
});
