import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { byInvitation } from '../src/accounts/by-invitation.ts';
import { config } from '../src/config.ts';
import { sha256 } from '../src/digests.ts';
import { mailServer } from './cases/mail-server.ts';
import { openTestContent } from './test-content.ts';

const given = vi.hoisted(() => ({ smtpUrl: undefined as string | undefined }));
vi.mock('../src/config.ts', async (original) => {
  const { config, ...rest } = await original<typeof import('../src/config.ts')>();
  return { ...rest, config: Object.defineProperty({ ...config }, 'smtpUrl', { get: () => given.smtpUrl }) };
});

const good = 'quiet-lantern-orbit-71';
const admin = { email: 'admin@example.com', password: good };
const chosen = 'velvet tractor beneath snow';

let payload: Payload;
let cookie: string;
let server: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  payload = await openTestContent();
  await payload.create({ collection: 'users', data: { ...admin, name: 'Admin', role: 'admin' } });
  const { headers } = await call('/users/login', admin, '');
  cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  server = await mailServer();
});
afterAll(async () => {
  server?.close();
  await payload?.destroy();
});
beforeEach(async () => {
  given.smtpUrl = undefined;
  await payload.db.deleteMany({ collection: 'rate-limits', where: {} });
  await payload.delete({ collection: 'users', where: { email: { not_equals: admin.email } } });
});

async function call(path: string, body: object, own = cookie) {
  const request = new Request(`http://localhost/cms-api${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...(own && { cookie: own }) },
    body: JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

type Stored = { id: number; hash?: string; resetPasswordToken?: string; resetPasswordExpiration?: string };
const noura = { name: 'Noura', email: 'noura@example.com', role: 'care', language: 'ar' };

/** A new person, as the form of the admin makes one. */
async function person(data = noura): Promise<number> {
  const { status, text } = await call('/users', { ...data, password: byInvitation });
  expect(status, text).toBe(201);
  return JSON.parse(text).doc.id;
}
const stored = async (id: number) =>
  (await payload.db.findOne<Stored>({ collection: 'users', where: { id: { equals: id } } })) ?? { id };
const tokenIn = (text: string) => /\/admin\/reset\/(\w{40})/.exec(text)?.[1] ?? '';
const invite = async (id: number, own = cookie) => call(`/users/${id}/invitation`, {}, own);
const choose = (token: string, password = chosen) => call('/users/reset-password', { token, password }, '');
const signIn = (password: string) => call('/users/login', { email: noura.email, password }, '');

describe('an invitation by link', () => {
  it('without a mail server is a link that the administrator is shown once; it is stored as a digest', async () => {
    const id = await person();
    expect((await stored(id)).hash ?? null).toBeNull();
    expect((await signIn(byInvitation)).status).toBe(401);
    const { text, headers } = await invite(id);
    const token = tokenIn(text);
    expect(JSON.parse(text).link).toBe(`${config.adminUrl}/admin/reset/${token}`);
    expect(headers.get('cache-control')).toBe('no-store');
    const row = await stored(id);
    expect(row.resetPasswordToken).toBe(sha256(token));
    const hours = (Date.parse(row.resetPasswordExpiration ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours * 10) / 10).toBe(72);
  });

  it('serves once, asks for a good password, and ends when another is made', async () => {
    const id = await person();
    const [first, second] = [tokenIn((await invite(id)).text), tokenIn((await invite(id)).text)];
    expect((await choose(first)).status).toBe(403);
    expect((await choose(second, 'password1234')).text).toContain('easy to guess');
    expect((await choose(second)).status).toBe(200);
    expect((await choose(second)).status).toBe(403);
    expect((await signIn(chosen)).status).toBe(200);
    expect((await invite(id)).status).toBe(409);
  });

  it('ends with another address: the mail lies in the mailbox of the one before', async () => {
    const id = await person();
    const token = tokenIn((await invite(id)).text);
    await payload.update({ collection: 'users', id, data: { name: 'Nora' } });
    expect((await stored(id)).resetPasswordToken).toBe(sha256(token));
    await payload.update({ collection: 'users', id, data: { email: 'nora@example.com' } });
    expect((await choose(token)).status).toBe(403);
  });

  it('ends after its time', async () => {
    const id = await person();
    const token = tokenIn((await invite(id)).text);
    const data = { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() };
    await payload.db.updateOne({ collection: 'users', id, data });
    expect((await choose(token)).status).toBe(403);
  });

  it.each([
    ['ar', 'اختيار كلمة المرور'],
    ['en', 'Choose a password'],
  ])('is mailed to the person in %s, and the administrator gets no link', async (language, button) => {
    given.smtpUrl = server.url;
    const before = server.mails.length;
    const id = await person({ ...noura, language });
    await vi.waitFor(() => expect(server.mails.length).toBe(before + 1));
    const again = await invite(id);
    expect(Object.keys(JSON.parse(again.text))).toEqual(['until']);
    await vi.waitFor(() => expect(server.mails.length).toBe(before + 2));
    const [first = '', second = ''] = server.mails.slice(before).map(plainText);
    expect(first).toContain(button);
    expect(first).toContain(noura.email);
    expect((await choose(tokenIn(first))).status).toBe(403);
    expect((await choose(tokenIn(second))).status).toBe(200);
  });

  it('is not ended by somebody who asks for a new password', async () => {
    const id = await person();
    const token = tokenIn((await invite(id)).text);
    expect((await call('/users/forgot-password', { email: noura.email }, '')).status).toBe(200);
    expect((await choose(token)).status).toBe(200);
  });

  it('is made by administrators alone, for nobody who has a password or is disabled', async () => {
    const id = await person();
    expect((await invite(id, '')).status).toBe(401);
    const data = { email: 'editor@example.com', password: good, name: 'Editor', role: 'editor' } as const;
    const editor = await payload.create({ collection: 'users', data });
    const own = (await call('/users/login', data, '')).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await invite(id, own)).status).toBe(403);
    expect((await invite(editor.id)).status).toBe(409);
    await payload.update({ collection: 'users', id, data: { disabled: true } });
    expect((await invite(id)).status).toBe(409);
  });

  it('stands in the record when it is made and when it is accepted', async () => {
    const id = await person();
    const token = tokenIn((await invite(id)).text);
    await choose(token);
    const where = { targetId: { equals: String(id) } };
    const { docs } = await payload.db.find<{ id: number; action: string; actorEmail: string }>({
      collection: 'audit-log',
      where,
      sort: 'sequence',
    });
    expect(docs.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
      ['created', admin.email],
      ['invited', admin.email],
      ['invitation-accepted', noura.email],
      ['sign-in', noura.email],
    ]);
    expect(JSON.stringify(docs)).not.toMatch(new RegExp(`${token}|${sha256(token)}`));
  });
});

it('a link to a new password is stored as a digest too, and ends when the password is set another way', async () => {
  const { id } = await payload.create({ collection: 'users', data: { ...noura, password: good } as never });
  const data = { email: noura.email };
  const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
  expect((await stored(id)).resetPasswordToken).toBe(sha256(token));
  await payload.update({ collection: 'users', id, data: { password: chosen } });
  expect((await choose(token)).status).toBe(403);
});

describe('who is disabled', () => {
  const disable = (id: number, disabled: boolean) => payload.update({ collection: 'users', id, data: { disabled } });
  const forgets = () =>
    payload.forgotPassword({ collection: 'users', data: { email: noura.email }, disableEmail: true });

  it('has no link that works when somebody enables the account again: not one from before, not one asked for meanwhile', async () => {
    const { id } = await payload.create({ collection: 'users', data: { ...noura, password: good } as never });
    const before = await forgets();
    await disable(id, true);
    const meanwhile = await forgets();
    await disable(id, false);
    for (const token of [before, meanwhile]) expect((await choose(token)).status).toBe(403);
    expect((await choose(await forgets())).status).toBe(200);
  });

  it('has no invitation any more', async () => {
    const id = await person();
    const token = tokenIn((await invite(id)).text);
    await disable(id, true);
    await disable(id, false);
    expect((await choose(token)).status).toBe(403);
  });

  it('is mailed no link', async () => {
    given.smtpUrl = server.url;
    const { id } = await payload.create({ collection: 'users', data: { ...noura, password: good } as never });
    await disable(id, true);
    const mailed = () => server.mails.map(plainText).filter((mail) => /asked for a new password/.test(mail));
    const before = mailed().length;
    await call('/users/forgot-password', { email: noura.email }, '');
    await vi.waitFor(() => expect(mailed()).toHaveLength(before + 1));
    expect(mailed().at(-1)).toMatch(/which is disabled.*وهو معطل/s);
    expect(tokenIn(mailed().at(-1) ?? '')).toBe('');
  });
});

/** The text part of a mail, whatever its transfer encoding. */
function plainText(mail: string): string {
  return mail
    .split(/\r\n--/)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const content = body.join('\r\n\r\n');
      if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString();
      return Buffer.from(
        content
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16))),
        'latin1',
      ).toString();
    })
    .join('\n');
}
