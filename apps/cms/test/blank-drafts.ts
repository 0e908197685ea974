import { createLocalReq, handleEndpoints, type Payload, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeBlankDrafts } from '../src/background/remove-blank-drafts.ts';
import { pages } from '../src/collections/pages.ts';
import { present } from '../src/together/present.ts';
import { refuseStaleSave } from '../src/together/refuse-stale.ts';
import { openTestContent } from './test-content.ts';

/** What "Create" leaves behind, on the database that DATABASE_URL names. */
export function describeBlankDrafts(dialect: string): void {
  describe(`pages that nobody wrote into, on ${dialect}`, () => {
    let payload: Payload;
    let user: TypedUser;
    beforeAll(async () => {
      payload = await openTestContent();
      const data = { email: 'm@example.com', password: 'long-enough-password', name: 'Mona', role: 'editor' } as const;
      user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
    });
    afterAll(() => payload?.destroy());

    /** Calls of the admin's REST by the editor. */
    const signedIn = async () => {
      const call = (method: string, path: string, body: object, cookie = '') => {
        const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie };
        const request = new Request(`http://localhost/cms-api${path}`, { method, headers, body: JSON.stringify(body) });
        return handleEndpoints({ config: Promise.resolve(payload.config), request });
      };
      const account = { email: 'm@example.com', password: 'long-enough-password' };
      const cookie = (await call('POST', '/users/login', account)).headers.get('set-cookie')?.split(';')[0];
      return (method: string, path: string, body: object) => call(method, path, body, cookie);
    };
    /** As Payload's own form does when somebody opens it. */
    const opened = async (data: object = {}) => {
      const asOpened = { draft: true, locale: 'ar', overrideAccess: false, user } as const;
      return (await payload.create({ collection: 'pages', data: data as never, ...asOpened })).id;
    };
    const autosaved = (id: number, data: object) =>
      payload.update({ collection: 'pages', id, locale: 'ar', data, draft: true, autosave: true, user });
    const nextWeek = () => Date.now() + 7 * 24 * 60 * 60_000 + 60_000;
    const stored = async () =>
      (await payload.db.find<{ id: number }>({ collection: 'pages', pagination: false, sort: 'id' })).docs.map(
        ({ id }) => id,
      );

    it('go a week after they were made, and the record says so', async () => {
      const id = await opened();
      expect(await removeBlankDrafts(payload)).toBe(0);
      expect(await stored()).toEqual([id]);
      expect(await removeBlankDrafts(payload, nextWeek())).toBe(1);
      expect(await stored()).toEqual([]);
      const { docs } = await payload.db.findVersions({ collection: 'pages', where: { parent: { equals: id } } });
      expect(docs).toEqual([]);
      const where: Where = { and: [{ targetId: { equals: String(id) } }, { action: { equals: 'deleted' } }] };
      expect((await payload.db.count({ collection: 'audit-log', where })).totalDocs).toBe(1);
    });

    it('are said to be gone to who comes back and writes', async () => {
      const id = await opened();
      const { updatedAt } = await payload.findByID({ collection: 'pages', id, draft: true });
      expect(await removeBlankDrafts(payload, nextWeek())).toBe(1);
      const call = await signedIn();
      const autosave = `/pages/${id}?draft=true&autosave=true&locale=ar`;
      const answer = await call('PATCH', autosave, { title: 'عنوان', updatedAt, _status: 'draft' });
      expect(answer.status).toBe(404);
      expect((await answer.json()).errors[0].message).toMatch(/^It was deleted in the meantime\. What you wrote/);
      // A save that came while it was being removed has read it before, and waits until it is gone.
      const req = await createLocalReq({ user }, payload);
      const found = { collection: pages, data: { updatedAt }, originalDoc: { id }, req, context: {} };
      const saving = refuseStaleSave({ ...found, operation: 'update' } as never);
      await expect(saving).rejects.toMatchObject({ status: 404, data: {} });
    });

    it('stay once anything was written, chosen or planned, in either language, also where it was taken out again', async () => {
      const kept = [
        await opened({ title: 'عنوان' }),
        await opened({ sections: [{ blockType: 'card' }] }),
        await opened({ meta: { description: 'وصف' } }),
        await opened(),
        await opened(),
        await opened({ name: 'soon' }),
      ];
      const [, , , erased = 0, late = 0] = kept;
      await autosaved(erased, { title: 'كلمة' });
      await autosaved(erased, { title: '' });
      const doc = { relationTo: 'pages', value: late } as const;
      const waitUntil = new Date(nextWeek() + 60_000);
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil, input: { type: 'publish', doc } });
      const trashed = await opened();
      await payload.update({ collection: 'pages', id: trashed, data: { deletedAt: new Date().toISOString() }, user });
      expect(await removeBlankDrafts(payload, nextWeek())).toBe(0);
      expect(await stored()).toEqual([...kept, trashed]);
    });

    it('stay while somebody has them open', async () => {
      const id = await opened();
      const req = await createLocalReq({ user }, payload);
      await present.handler(Object.assign(req, { json: async () => ({ collection: 'pages', id }) }));
      const { docs } = await payload.db.find<{ id: number }>({ collection: 'open-documents' });
      const seenAt = new Date(nextWeek() - 60_000).toISOString();
      await payload.db.updateOne({ collection: 'open-documents', id: docs[0]?.id ?? 0, data: { seenAt } });
      expect(await removeBlankDrafts(payload, nextWeek())).toBe(0);
      expect(await stored()).toContain(id);
    });
  });
}
