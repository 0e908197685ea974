import type { Payload, TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

const collection = 'answer-templates' as const;
type Role = 'admin' | 'care' | 'people';

/** What becomes of the templates that cases must be answered with, on the database that is open. */
export function describeKeptTemplates(content: () => Payload): void {
  describe('a template with what must be told', () => describeAll(content));
}

function describeAll(content: () => Payload): void {
  const people = new Map<Role, TypedUser>();
  beforeAll(async () => {
    for (const role of ['admin', 'care', 'people'] as const) {
      const account = { email: `templates-${role}@example.com`, name: role, password: 'quiet-lantern-orbit-71', role };
      people.set(role, { ...(await content().create({ collection: 'users', data: account })), collection: 'users' });
    }
  });
  const asked = (role: Role) => ({ collection, overrideAccess: false, user: people.get(role) }) as const;

  const text = 'We cannot agree: {reason} Call us on {phone}.';
  const ofComplaints = {
    text,
    kinds: ['complaint'] as 'complaint'[],
    needs: ['reason', 'phone'] as ('reason' | 'phone')[],
  };
  const newTemplate = async (title: string, role: Role = 'admin', data: object = ofComplaints) =>
    (await content().create({ data: { title, ...ofComplaints, ...data }, locale: 'en', ...asked(role) })).id;
  const remove = (role: Role, id: number, language = 'en') =>
    content().delete({ id, ...asked(role), req: { i18n: { language } } as never });
  const refused = (words: string) => ({ status: 409, message: expect.stringContaining(words) });

  it('is not deleted by who answers, nor by an administrator, until it needs nothing', async () => {
    const id = await newTemplate('Not upheld');
    for (const role of ['care', 'people', 'admin'] as const)
      await expect(remove(role, id), role).rejects.toMatchObject(refused('({reason}, {phone})'));
    await expect(remove('care', id, 'ar')).rejects.toMatchObject(refused('يبقى هذا النموذج'));
    const many = await content().delete({ where: { id: { equals: id } }, ...asked('care') });
    expect([many.docs, many.errors.length]).toEqual([[], 1]);
    await content().update({ id, data: { needs: [] }, locale: 'en', ...asked('admin') });
    await remove('care', id);
  });

  it('goes where another one tells the same for the same cases', async () => {
    const [one, other] = [await newTemplate('One'), await newTemplate('Other')];
    const elsewhere = await newTemplate('Of claims', 'admin', { kinds: ['claim'] });
    await remove('care', one);
    await expect(remove('care', other)).rejects.toMatchObject(refused('This template stays'));
    for (const id of [other, elsewhere]) {
      await content().update({ id, data: { needs: [] }, locale: 'en', ...asked('admin') });
      await remove('admin', id);
    }
  });

  it('stays where the other one that tells the same goes along', async () => {
    const both = [await newTemplate('One of two'), await newTemplate('Other of two')];
    const many = await content().delete({ where: { id: { in: both } }, ...asked('care') });
    expect(many.docs).toHaveLength(1);
    expect(many.errors).toMatchObject([{ isPublic: true, message: expect.stringContaining('This template stays') }]);
    const kept = await content().find({ where: { id: { in: both } }, ...asked('care') });
    expect(kept.docs).toHaveLength(1);
    for (const { id } of kept.docs) {
      await content().update({ id, data: { needs: [] }, locale: 'en', ...asked('admin') });
      await remove('care', id);
    }
  });

  it('is copied with what it needs, and serves the cases that it serves, whoever words it', async () => {
    const id = await newTemplate('Original');
    const copy = (data: object) => content().duplicate({ id, data, locale: 'en', ...asked('care') });
    const needs = { data: { errors: [{ path: 'text', message: 'The text needs: {phone}' }] } };
    await expect(copy({ title: 'Copy', text: 'No: {reason}', needs: [], kinds: [] })).rejects.toMatchObject(needs);
    const made = await copy({ title: 'Copy', needs: [], kinds: ['quote'] });
    expect(made).toMatchObject({ needs: ['reason', 'phone'], kinds: ['complaint'] });
    const change = (data: object, locale: 'en' | 'ar' = 'en') =>
      content().update({ id: made.id, data, locale, ...asked('care') });
    await expect(change({ text: 'No: {reason}' })).rejects.toMatchObject(needs);
    expect(await change({ kinds: [], title: 'Ours' })).toMatchObject({ kinds: ['complaint'], title: 'Ours' });
    await change({ text: 'تعذّر ذلك: {reason}. {phone}' }, 'ar');
    await expect(change({ text: '' }, 'ar')).rejects.toMatchObject({ data: { errors: [{ path: 'text' }] } });
    await remove('care', made.id);
  });

  it('leaves who answers free in what they write themselves', async () => {
    const id = await newTemplate('Ours', 'care', { text: 'Thank you.', needs: [], kinds: ['complaint'] });
    const change = (data: object) => content().update({ id, data, locale: 'en', ...asked('care') });
    expect(await change({ text: 'Thanks!', kinds: [] })).toMatchObject({ text: 'Thanks!', kinds: [] });
    const copy = await content().duplicate({ id, data: { title: 'Ours too' }, locale: 'en', ...asked('people') });
    await remove('people', copy.id);
    await remove('care', id);
  });
}
