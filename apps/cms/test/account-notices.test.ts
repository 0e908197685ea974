import { Secret, TOTP } from 'otpauth';
import { handleEndpoints, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../src/config.ts';
import { openTestContent } from './test-content.ts';

const good = 'quiet-lantern-orbit-71';
const other = 'velvet tractor beneath snow';
const admin = { email: 'admin@example.com', password: good };
const noura = { email: 'noura@example.com', password: good };

let payload: Payload;
let id: number;
beforeAll(async () => {
  payload = await openTestContent();
  await payload.create({ collection: 'users', data: { ...admin, name: 'Admin', role: 'admin', language: 'en' } });
});
afterAll(() => payload?.destroy());
beforeEach(async () => {
  await payload.delete({ collection: 'users', where: { email: { not_equals: admin.email } } });
  const data = { ...noura, name: 'Noura', role: 'care', language: 'en' } as const;
  id = (await payload.create({ collection: 'users', data })).id;
  for (const collection of ['mail-queue', 'rate-limits'] as const)
    await payload.db.deleteMany({ collection, where: {} });
});
afterEach(() => vi.useRealTimers());

type Init = { method?: string; cookie?: string };

async function call(path: string, body: object, { method = 'POST', cookie = '' }: Init = {}) {
  const request = new Request(`http://localhost/cms-api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-caller-address': '203.0.113.7',
      cookie,
    },
    body: JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
const signIn = async (person = noura) => cookieOf(await call('/users/login', person));
const change = async (body: object, by = noura) =>
  call(`/users/${id}`, body, { method: 'PATCH', cookie: await signIn(by) });
const mails = async () => (await payload.find({ collection: 'mail-queue', sort: 'id', pagination: false })).docs;

describe('the owner of an account is told by mail (ASVS 6.3.7)', () => {
  it('of a new password: when, from where, what to do, and no secret', async () => {
    expect((await change({ password: other, currentPassword: good })).status).toBe(200);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: noura.email, subject: 'Content: your password was changed', state: 'waiting' });
    expect(mail?.body).toMatch(/^Hello Noura,/);
    expect(mail?.body).toContain('From the network address: 203.0.113.7');
    expect(mail?.body).toMatch(new RegExp(`When: \\d+ \\w+ ${new Date().getFullYear()} \\d\\d:\\d\\d \\(.+ AH\\)`));
    expect(mail?.body).toMatch(/If it was not you.*choose a new password at once/);
    expect(mail?.body).toContain(`${config.adminUrl}/admin/forgot`);
    const { hash } = (await payload.db.findOne<{ id: number; hash: string }>({
      collection: 'users',
      where: { id: { equals: id } },
    })) ?? { hash: '' };
    for (const secret of [good, other, hash]) expect(JSON.stringify(mail)).not.toContain(secret);
  });

  it('in the language in which the person gets mails', async () => {
    await payload.update({ collection: 'users', id, data: { language: 'ar' } });
    await change({ password: other, currentPassword: good });
    const stored = { collection: 'mail-queue', where: {} } as const;
    const mail = await payload.db.findOne<{ id: number; subject: string; body: string; html: string }>(stored);
    expect(mail?.subject).toBe('المحتوى: تغيّرت كلمة مرورك');
    expect(mail?.body).toContain('السلام عليكم Noura');
    expect(mail?.html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
    expect(mail?.html).toContain('<bdi dir="ltr" style="white-space:nowrap;">203.0.113.7</bdi>');
  });

  it('of a new password by link, but not of the first one', async () => {
    const data = { email: noura.email };
    const choose = async () => {
      const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
      return call('/users/reset-password', { token, password: other });
    };
    expect((await choose()).status).toBe(200);
    expect(await mails()).toMatchObject([{ to: noura.email, subject: 'Content: your password was changed' }]);
    await payload.db.deleteMany({ collection: 'mail-queue', where: {} });
    const cookie = await signIn(admin);
    const person = { email: 'new@example.com', name: 'New', role: 'care' };
    const made = await call('/users', person, { cookie });
    const { link } = (await call(`/users/${made.body.doc.id}/invitation`, {}, { cookie })).body;
    const token = link.split('/').at(-1);
    expect((await call('/users/reset-password', { token, password: other })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it('of a new email: the old address and the new one', async () => {
    expect((await change({ email: 'New.Noura@example.com', currentPassword: good })).status).toBe(200);
    const told = await mails();
    expect(told.map(({ to }) => to)).toEqual([noura.email, 'new.noura@example.com']);
    for (const { subject, body } of told) {
      expect(subject).toContain('the email of your account was changed');
      expect(body).toMatch(/If it was not you.*tell an administrator at once/);
      expect(body).not.toContain('/admin/forgot');
    }
  });

  it('of what an administrator does: a new password and email, ended sessions, an account disabled', async () => {
    await change({ email: 'other@example.com', password: other }, admin);
    await call(`/users/${id}/end-sessions`, {}, { cookie: await signIn(admin) });
    await change({ disabled: true }, admin);
    const told = await mails();
    expect(told.map(({ to, subject }) => [to, subject.replace('Content: ', '')])).toEqual([
      [noura.email, 'the email of your account was changed'],
      ['other@example.com', 'the email of your account was changed'],
      [noura.email, 'your password was changed'],
      ['other@example.com', 'your password was changed'],
      ['other@example.com', 'your sessions were ended'],
      ['other@example.com', 'your account was disabled'],
    ]);
    for (const { body } of told) expect(body).toMatch(/By: an administrator\n.*ask an administrator/s);
  });

  it('of each second factor added and removed, of recovery codes used and renewed, and of a reset', async () => {
    const steps = async (path: string, body: object, cookie: string) => {
      const answer = await call(`/second-factor${path}`, body, { cookie });
      expect(answer.status, path).toBe(200);
      return answer;
    };
    const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const addApp = async (name: string, cookie: string) => {
      const { secret, sealed } = (await steps('/codes/new', { password: good }, cookie)).body;
      return { secret, added: await steps('/codes/add', { name, sealed, code: codeOf(secret) }, cookie) };
    };
    const { secret, added } = await addApp('Phone', await signIn());
    const [recoveryCode, ...codes] = added.body.recoveryCodes as string[];
    const cookie = cookieOf(await steps('/confirm', { recoveryCode }, await signIn()));
    const renewed = (await steps('/recovery-codes', { password: good }, cookie)).body.recoveryCodes as string[];
    const { factors } = (await steps('/list', {}, cookie)).body;
    await steps('/remove', { id: String(factors[0].id), password: good }, cookie);
    await steps('/reset', { person: id, password: good }, await signIn(admin));
    const told = await mails();
    expect(told.map(({ subject }) => subject.replace('Content: ', ''))).toEqual([
      'a second factor was added',
      'a recovery code was used',
      'your recovery codes were renewed',
      'a second factor was removed',
      'your second factor was reset',
    ]);
    expect(new Set(told.map(({ to }) => to))).toEqual(new Set([noura.email]));
    for (const one of [secret, recoveryCode, ...codes, ...renewed]) expect(JSON.stringify(told)).not.toContain(one);
  });

  it('of nothing that did not happen, and of no other change', async () => {
    expect((await change({ password: other, currentPassword: 'wrong-wrong-wrong' })).status).toBe(400);
    expect((await change({ email: admin.email, currentPassword: good })).status).toBe(400);
    expect((await change({ name: 'Noura A.', email: noura.email, language: 'ar' })).status).toBe(200);
    await call(`/users/${id}/end-sessions`, {}, { cookie: await signIn() });
    expect(await mails()).toEqual([]);
  });

  it('and administrators alone see the mail', async () => {
    await change({ password: other, currentPassword: good });
    const seen = async (role: 'admin' | 'care' | 'people') => {
      const user = { id, role, collection: 'users' } as never;
      return (await payload.find({ collection: 'mail-queue', user, overrideAccess: false })).totalDocs;
    };
    expect([await seen('admin'), await seen('care'), await seen('people')]).toEqual([1, 0, 0]);
  });
});
