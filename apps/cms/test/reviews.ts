import { createLocalReq, type Payload, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { waitingReviews } from '../src/dashboard/review-work.ts';
import type { DraftedGlobal } from '../src/drafted-globals.ts';
import { periodsOf } from '../src/publications/periods.ts';
import { newestPublications } from '../src/publications/publication.ts';
import { scheduledWork } from '../src/record/scheduled-work.ts';
import { failsUnlessApproved } from '../src/review/fails-unless-approved.ts';
import { actOnReview, type ReviewAct } from '../src/review/review-acts.ts';
import { globalReviewEndpoints, reviewEndpoints } from '../src/review/review-endpoints.ts';
import { type Standing, standingOf } from '../src/review/standing.ts';
import { type ReviewChoice, reviewableNames, reviewChoiceNames } from '../src/reviewable.ts';
import { openTestContent } from './test-content.ts';

/** The second pair of eyes, on the database that DATABASE_URL names. */
export function describeReviews(dialect: string): void {
  describe(`a review on ${dialect}`, () => {
    let payload: Payload;
    let mona: TypedUser;
    let omar: TypedUser;
    let care: TypedUser;
    let people: TypedUser;
    let count = 0;
    const published = { _status: 'published' } as const;

    beforeAll(async () => {
      payload = await openTestContent();
      const person = async (name: string, role: 'editor' | 'reviewer' | 'care' | 'people') => {
        const data = { email: `${name}@example.com`, password: 'long-enough-password', name, role };
        return { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
      };
      mona = await person('Mona', 'editor');
      omar = await person('Omar', 'reviewer');
      care = await person('Care', 'care');
      people = await person('People', 'people');
      await turnOn();
    });
    afterAll(() => payload?.destroy());

    const turnOn = (reviewed: ReviewChoice[] = reviewChoiceNames) =>
      payload.updateGlobal({ slug: 'publishing-rules', data: { blocking: [], reviewed } });
    async function draft(data: object = {}) {
      count += 1;
      const page = { name: `reviewed-${count}`, title: 'Words', ...data };
      return (await payload.create({ collection: 'pages', draft: true, data: page, user: mona })).id;
    }
    const write = (id: number, title: string, user = mona) =>
      payload.update({ collection: 'pages', id, data: { title }, draft: true, user });
    const publish = (id: number, user = mona, data: object = {}) =>
      payload.update({ collection: 'pages', id, data: { ...data, ...published }, user });
    const statusOf = async (id: number) => (await payload.findByID({ collection: 'pages', id }))._status;
    async function standing(id: number, user = mona): Promise<Standing> {
      const found = await standingOf(await createLocalReq({ user }, payload), { collection: 'pages', id });
      if (!found) throw new Error('There is no such page.');
      return found;
    }
    async function act(id: number, user: TypedUser, name: ReviewAct, words = '', seen?: string): Promise<void> {
      const asked = { act: name, words, seen: seen ?? (await standing(id, user)).seen };
      await actOnReview(await createLocalReq({ user }, payload), { collection: 'pages', id }, asked);
    }
    async function approved() {
      const id = await draft();
      await act(id, mona, 'send');
      await act(id, omar, 'approve');
      return id;
    }
    async function actsOn(id: number, collection = 'pages'): Promise<string[]> {
      const where: Where = { targetCollection: { equals: collection }, targetId: { equals: String(id) } };
      const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'sequence', pagination: false });
      return docs.map(({ action }) => action);
    }

    it('is what a publication needs, by every door and for everybody', async () => {
      const id = await draft();
      for (const user of [mona, omar]) {
        await expect(publish(id, user)).rejects.toMatchObject({
          status: 400,
          message: expect.stringMatching(/^“Words” is not published because nobody else has approved/),
        });
      }
      const alone = { publishSpecificLocale: 'en', locale: 'en', user: mona } as const;
      await expect(payload.update({ collection: 'pages', id, data: published, ...alone })).rejects.toThrow(/approved/);
      const data = { name: 'at-once', title: 'Words', ...published };
      await expect(payload.create({ collection: 'pages', data, user: mona })).rejects.toThrow(/approved/);
      const job = { key: 'reviewed-job', title: 'A job', ...published };
      await expect(payload.create({ collection: 'jobs', data: job, user: mona })).rejects.toThrow(/approved/);
      const many = { collection: 'pages', where: { id: { in: [id] } }, data: published, user: mona } as const;
      await expect(payload.update(many)).rejects.toThrow(/one at a time/);
      expect(await statusOf(id)).toBe('draft');
      expect(await periodsOf(payload, `pages/${id}`)).toEqual([]);
    });

    it('is given by somebody who did not write the text, then the author publishes it', async () => {
      const id = await draft();
      await act(id, mona, 'send', 'New prices');
      await expect(act(id, mona, 'approve')).rejects.toMatchObject({ status: 403 });
      await act(id, omar, 'approve', 'Fine');
      expect(await standing(id)).toMatchObject({ isCurrent: true, review: { state: 'approved', judgeName: 'Omar' } });
      await publish(id);
      expect(await statusOf(id)).toBe('published');
      expect(await periodsOf(payload, `pages/${id}`)).toMatchObject([{ by: 'Mona', approvedBy: 'Omar' }]);
      expect(await actsOn(id)).toEqual(expect.arrayContaining(['review-asked', 'review-approved', 'published']));
      expect((await standing(id)).review).toBeUndefined();
    });

    it('is not given by whoever wrote a part of it, though somebody else sent it', async () => {
      const id = await draft();
      await write(id, 'Of Omar too', omar);
      await write(id, 'Of Mona again', mona);
      await act(id, mona, 'send');
      await expect(act(id, omar, 'approve')).rejects.toMatchObject({ status: 403 });
      expect((await standing(id, omar)).isOwn).toBe(true);
    });

    it('of a rate table is not given by whoever wrote it either', async () => {
      const table = { label: 'Motor', product: 'motor', version: '1', validFrom: '2026-01-01', currency: 'SAR' };
      const data = { ...table, questions: [], plans: [] } as never;
      const { id } = await payload.create({ collection: 'rate-tables', draft: true, data, user: omar });
      const of = { collection: 'rate-tables', id } as const;
      const [byMona, byOmar] = [
        await createLocalReq({ user: mona }, payload),
        await createLocalReq({ user: omar }, payload),
      ];
      const seen = (await standingOf(byMona, of))?.seen ?? '';
      await actOnReview(byMona, of, { act: 'send', words: '', seen });
      await expect(actOnReview(byOmar, of, { act: 'approve', words: '', seen })).rejects.toMatchObject({ status: 403 });
    });

    it('is void as soon as the text is another one, in the draft or in the publication itself', async () => {
      const id = await approved();
      await expect(publish(id, mona, { title: 'Slipped in' })).rejects.toThrow(/approved/);
      await write(id, 'Changed after');
      expect(await standing(id)).toMatchObject({ isCurrent: false });
      await expect(publish(id)).rejects.toThrow(/approved/);
      await write(id, 'Words');
      await publish(id);
      await write(id, 'The next text');
      await expect(publish(id)).rejects.toThrow(/approved/);
      expect((await payload.findByID({ collection: 'pages', id })).title).toBe('Words');
    });

    it('is about the text that was seen: one that was changed meanwhile is not approved', async () => {
      const id = await draft();
      await act(id, mona, 'send');
      const { seen } = await standing(id, omar);
      await write(id, 'Changed meanwhile');
      await expect(act(id, omar, 'approve', '', seen)).rejects.toMatchObject({ status: 409 });
      await expect(publish(id)).rejects.toThrow(/approved/);
    });

    it('returns a text with a comment, never without', async () => {
      const id = await draft();
      await act(id, mona, 'send');
      for (const words of ['', '...'])
        await expect(act(id, omar, 'return', words)).rejects.toMatchObject({ status: 422 });
      await act(id, omar, 'return', 'The price is old');
      expect((await standing(id)).review).toMatchObject({ state: 'returned', comment: 'The price is old' });
      await expect(act(id, omar, 'approve')).rejects.toMatchObject({ status: 409 });
      await write(id, 'New price');
      await act(id, mona, 'send');
      await act(id, omar, 'approve');
      await publish(id);
      expect(await statusOf(id)).toBe('published');
    });

    it('tells its author by mail that the text came back and why, or that it is approved', async () => {
      const mails = async () => {
        const { docs } = await payload.find({ collection: 'mail-queue', sort: 'id', pagination: false });
        return docs.filter(({ to }) => to === mona.email).map(({ subject, body }) => ({ subject, body }));
      };
      const before = (await mails()).length;
      const id = await draft({ title: 'Tow truck' });
      await act(id, mona, 'send');
      await act(id, omar, 'return', 'The number of the hotline is missing');
      await act(id, mona, 'send');
      await act(id, omar, 'approve');
      const [returned, approval, ...more] = (await mails()).slice(before);
      expect(returned?.subject).toMatch(/a text came back to you$/);
      for (const words of [
        'Omar',
        'Tow truck',
        'The number of the hotline is missing',
        `/admin/collections/pages/${id}`,
      ])
        expect(returned?.body).toContain(words);
      expect(approval?.subject).toMatch(/your text is approved$/);
      expect(more).toEqual([]);
    });

    it('can be left out for a reason, which is kept and marked', async () => {
      const id = await draft();
      await expect(act(id, mona, 'waive', ' ')).rejects.toMatchObject({ status: 422 });
      await act(id, mona, 'waive', 'The hotline is down');
      await publish(id);
      const [period] = await periodsOf(payload, `pages/${id}`);
      expect(period).toMatchObject({ withoutReview: 'The hotline is down', approvedBy: undefined });
      expect(await actsOn(id)).toEqual(expect.arrayContaining(['review-waived', 'published-unreviewed', 'published']));
      await write(id, 'The next text');
      await expect(publish(id)).rejects.toThrow(/approved/);
    });

    it('of the new file of a document is replaced by a reason, which stands with the publication and in the record', async () => {
      const upload = (text: string) => {
        const data = Buffer.from(`%PDF-1.7\n${text}\nxref\n%%EOF`);
        return { data, name: 'wording.pdf', mimetype: 'application/pdf', size: data.length };
      };
      const first = { title: 'Wording' };
      const by = { collection: 'documents', user: mona } as const;
      const { id, filename } = await payload.create({ ...by, data: first, file: upload('old') });
      const replace = (text: string, data: object = {}) =>
        payload.update({ ...by, id, data: data as never, file: upload(text) });
      const inEdition = async (): Promise<unknown> =>
        (await payload.findByID({ collection: 'documents', id })).filename;
      for (const newFileReason of [undefined, ' ', '...'])
        await expect(replace('new', { newFileReason })).rejects.toMatchObject({
          status: 400,
          message: expect.stringMatching(
            /^The new file of “Wording” is not kept because visitors would get it at once/,
          ),
        });
      expect(await inEdition()).toBe(filename);
      const { fields } = payload.collections.documents.config;
      const field = fields.find((one) => 'name' in one && one.name === 'newFileReason');
      expect(field?.admin).toMatchObject({ readOnly: false });
      await payload.update({ ...by, id, data: { title: 'Wording of 2027' } });
      const words = 'The old one had a wrong number';
      const replaced = await replace('new', { newFileReason: words });
      expect(replaced, 'the form empties it').toHaveProperty('newFileReason', null);
      expect(await newestPublications(payload, `documents/${id}`, 5)).toMatchObject([
        { state: 'online', by: 'Mona', withoutReview: words, at: replaced.editions?.[0]?.until },
      ]);
      expect(await actsOn(id, 'documents')).toContain('published-unreviewed');
      await turnOn(reviewableNames);
      await replace('newest');
      await turnOn();
      expect(await newestPublications(payload, `documents/${id}`, 5)).toMatchObject([{ withoutReview: null }, {}]);
    });

    it('of the round before says nothing of who let the next text through without', async () => {
      const id = await draft();
      await act(id, mona, 'send', 'New prices');
      await act(id, omar, 'return', 'The price is old');
      await act(id, mona, 'waive', 'The hotline is down');
      expect((await standing(id)).review).toMatchObject({ authorName: 'Mona', note: 'New prices' });
      await publish(id);
      await write(id, 'The next text');
      await act(id, omar, 'waive', 'The hotline is down again');
      expect((await standing(id)).review).toMatchObject({
        ...{ state: 'waived', judgeName: 'Omar', comment: 'The hotline is down again' },
        ...{ authorName: null, note: null },
      });
    });

    it('lets a scheduled moment publish what was approved, and nothing else', async () => {
      const ids = [await approved(), await draft()];
      for (const id of ids) {
        const doc = { relationTo: 'pages', value: id } as const;
        const input = { type: 'publish', doc, user: { relationTo: 'users', value: omar.id } } as const;
        const waitUntil = new Date(Date.now() - 1000);
        await payload.jobs.queue({ task: 'schedulePublish', waitUntil, input });
      }
      const fails = async (id: number) =>
        failsUnlessApproved(await standing(id), await scheduledWork(payload, { collection: 'pages', id }));
      expect(await Promise.all(ids.map(fails))).toEqual([false, true]);
      await publishScheduled(payload);
      expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'draft']);
      expect(await periodsOf(payload, `pages/${ids[0]}`)).toMatchObject([{ by: 'Omar', approvedBy: 'Omar' }]);
    });

    it('lets what was approved in both languages go online in one of them, at once or at a scheduled moment, then in the other', async () => {
      const written = async (title: string) => {
        const id = await approved();
        await publish(id);
        for (const locale of ['en', 'ar'] as const) {
          await payload.update({ collection: 'pages', id, data: { title }, locale, draft: true, user: mona });
        }
        return id;
      };
      const titles = async (id: number) =>
        (await payload.findByID({ collection: 'pages', id, locale: 'all' })).title as unknown;
      const alone = (id: number, locale: 'en' | 'ar') =>
        payload.update({ collection: 'pages', id, data: published, publishSpecificLocale: locale, locale, user: mona });
      const id = await written('Both');
      await act(id, mona, 'send');
      await expect(alone(id, 'en')).rejects.toThrow(/approved/);
      await act(id, omar, 'approve');
      await alone(id, 'en');
      expect(await titles(id)).toEqual({ en: 'Both' });
      expect(await periodsOf(payload, `pages/${id}`)).toMatchObject([{}, { by: 'Mona', approvedBy: 'Omar' }]);
      expect(await standing(id)).toMatchObject({ isCurrent: true, isOnline: false, review: { state: 'approved' } });
      const doc = { relationTo: 'pages', value: id } as const;
      const input = { type: 'publish', locale: 'ar', doc, user: { relationTo: 'users', value: omar.id } } as const;
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - 1000), input });
      await publishScheduled(payload);
      expect(await titles(id)).toEqual({ en: 'Both', ar: 'Both' });
      expect(await standing(id)).toMatchObject({ isOnline: true });

      const other = await written('Approved');
      await act(other, mona, 'send');
      await act(other, omar, 'approve');
      await payload.update({
        collection: 'pages',
        id: other,
        data: { title: 'Slipped in' },
        locale: 'en',
        draft: true,
        user: mona,
      });
      await expect(alone(other, 'en')).rejects.toThrow(/approved/);
      await expect(alone(other, 'ar')).rejects.toThrow(/approved/);
    });

    it('shows what would change for visitors, by the names of the fields', async () => {
      const id = await approved();
      await publish(id);
      expect(await standing(id)).toMatchObject({ changes: [] });
      await write(id, 'Other words');
      const { changes } = await standing(id, omar);
      expect(changes).toEqual([{ field: 'Title › English', before: 'Words', after: 'Other words', language: 'en' }]);
    });

    it('is on the list of what waits until somebody has judged it or it is in the trash', async () => {
      const id = await draft();
      await act(id, mona, 'send', 'Please look');
      const listed = async () => {
        const { waiting } = await waitingReviews(await createLocalReq({ user: omar }, payload));
        return waiting.filter((line) => line.id === id);
      };
      expect(await listed()).toMatchObject([
        { collection: 'pages', title: { en: 'Words' }, authorName: 'Mona', note: 'Please look' },
      ]);
      await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() }, user: mona });
      expect(await listed()).toEqual([]);
      await payload.delete({ collection: 'pages', id, trash: true });
      const { docs } = await payload.db.find({ collection: 'reviews', where: { targetId: { equals: id } } });
      expect(docs).toEqual([]);
    });

    it('is on its author’s own list, with the comment, once it was returned', async () => {
      const id = await draft();
      await act(id, mona, 'send');
      await act(id, omar, 'return', 'One word is wrong');
      const listed = async (user: TypedUser) => {
        const { returned } = await waitingReviews(await createLocalReq({ user }, payload));
        return returned.filter((line) => line.id === id);
      };
      expect(await listed(mona)).toMatchObject([
        { collection: 'pages', title: { en: 'Words' }, judgeName: 'Omar', comment: 'One word is wrong' },
      ]);
      expect(await listed(omar)).toEqual([]);
      await act(id, mona, 'send');
      expect(await listed(mona)).toEqual([]);
    });

    it('shows a text that is not published to nobody who may not read it', async () => {
      const id = await draft();
      await act(id, mona, 'send');
      await act(id, omar, 'approve');
      await publish(id);
      await write(id, 'A price of next year');
      const [get] = reviewEndpoints('pages');
      const shown = async (user: TypedUser) => {
        const req = await createLocalReq({ user }, payload);
        Object.assign(req, { routeParams: { id: String(id) } });
        const response = await get?.handler(req);
        return [response?.status, (await response?.text())?.includes('next year')];
      };
      expect(await shown(omar)).toEqual([200, true]);
      expect(await shown(care)).toEqual([404, false]);
    });

    it('is read by those alone who may read the text: of jobs by people too, by customer care never', async () => {
      const note = { act: 'send', words: 'Not before the price changes' } as const;
      const [page, job] = [
        await draft(),
        await payload.create({
          collection: 'jobs',
          draft: true,
          data: { title: 'A job', key: 'sent-job' },
          user: mona,
        }),
      ];
      await act(page, mona, note.act, note.words);
      const of = { collection: 'jobs', id: job.id } as const;
      const req = await createLocalReq({ user: mona }, payload);
      await actOnReview(req, of, { ...note, seen: (await standingOf(req, of))?.seen ?? '' });
      const readBy = async (user: TypedUser) => {
        const where: Where = { note: { equals: note.words } };
        const { docs } = await payload.find({
          collection: 'reviews',
          where,
          sort: 'subject',
          user,
          overrideAccess: false,
        });
        return docs.map(({ subject }) => subject);
      };
      expect(await readBy(omar)).toEqual([`jobs/${job.id}`, `pages/${page}`]);
      expect(await readBy(people)).toEqual([`jobs/${job.id}`]);
      const { waiting } = await waitingReviews(await createLocalReq({ user: people }, payload));
      expect(waiting.map((line) => line.collection)).toEqual(['jobs']);
      await expect(readBy(care)).rejects.toMatchObject({ status: 403 });
    });

    it('is written by its own acts alone, by those who may publish', async () => {
      const id = await draft();
      const [, post] = reviewEndpoints('pages');
      const asked = async (user?: TypedUser) => {
        const { seen } = await standing(id);
        const req = await createLocalReq({ user }, payload);
        const json = async () => ({ act: 'waive', words: 'Because I say so', seen });
        Object.assign(req, { routeParams: { id: String(id) }, json });
        return (await post?.handler(req))?.status;
      };
      expect(await asked()).toBe(401);
      expect(await asked(care)).toBe(403);
      const row = { subject: `pages/${id}`, targetCollection: 'pages', targetId: id, state: 'approved' };
      const data = { ...row, fingerprint: (await standing(id)).seen, at: new Date().toISOString() };
      await expect(payload.create({ collection: 'reviews', data })).rejects.toMatchObject({ status: 403 });
      await expect(publish(id)).rejects.toThrow(/approved/);
      expect(await asked(mona)).toBe(200);
    });

    it('of the header and the texts is asked for as of a page, and each publication says who approved it or why nobody did', async () => {
      const global = 'header' as const;
      const reqOf = (user: TypedUser, language: 'en' | 'ar' = 'en') =>
        createLocalReq({ user, req: { i18n: { language } as never } }, payload);
      const seenBy = async (user: TypedUser, of: DraftedGlobal) =>
        (await standingOf(await reqOf(user), { global: of }))?.seen;
      const actOn = async (of: DraftedGlobal, user: TypedUser, name: ReviewAct, words = '') =>
        actOnReview(await reqOf(user), { global: of }, { act: name, words, seen: (await seenBy(user, of)) ?? '' });
      const publishGlobal = (slug: DraftedGlobal, user: TypedUser) =>
        payload.updateGlobal({ slug, data: published, user, overrideAccess: false });
      const items = [{ title: 'Reviewed', link: '/reviewed' }];
      await payload.updateGlobal({ slug: global, data: { items }, draft: true, user: mona, overrideAccess: false });
      for (const user of [mona, omar])
        await expect(publishGlobal(global, user)).rejects.toMatchObject({
          status: 400,
          message: expect.stringMatching(/^“Header and navigation” is not published because nobody else has approved/),
        });
      await actOn(global, mona, 'send', 'A new entry');
      await expect(actOn(global, mona, 'approve')).rejects.toMatchObject({ status: 403 });
      const { waiting } = await waitingReviews(await reqOf(omar));
      expect(waiting.filter((line) => line.global)).toMatchObject([
        { global, title: { en: 'Header and navigation' }, authorName: 'Mona', note: 'A new entry' },
      ]);
      const [, post] = globalReviewEndpoints(global);
      const asked = async (user: TypedUser) => {
        const json = async () => ({ act: 'approve', words: '', seen: await seenBy(omar, global) });
        return post?.handler(Object.assign(await reqOf(user), { json }));
      };
      expect((await asked(care))?.status).toBe(403);
      const approved = await asked(omar);
      expect(await approved?.json()).toMatchObject({
        isCurrent: true,
        review: { state: 'approved', judgeName: 'Omar' },
      });
      const { docs } = await payload.find({ collection: 'mail-queue', sort: '-id', limit: 1 });
      expect(docs[0]?.body).toContain('/admin/globals/header');
      await publishGlobal(global, mona);
      expect((await payload.findGlobal({ slug: global })).items).toMatchObject(items);
      expect(await periodsOf(payload, global)).toMatchObject([{ by: 'Mona', approvedBy: 'Omar' }]);

      const changed = { 'mails.hello': { en: 'Good day,', ar: 'حياكم الله،' } };
      await payload.updateGlobal({ slug: 'texts', data: { changed }, draft: true, user: mona });
      const inTexts = await standingOf(await reqOf(omar), { global: 'texts' });
      // What is built in is read by everybody until somebody words it otherwise.
      expect(inTexts?.changes).toEqual([
        { field: '“Hello,” › English', before: 'Hello,', after: 'Good day,', language: 'en' },
        { field: '“Hello,” › Arabic', before: 'السلام عليكم،', after: 'حياكم الله،', language: 'ar' },
      ]);
      const inArabic = await standingOf(await reqOf(omar, 'ar'), { global: 'texts' });
      expect(inArabic?.changes[0]?.field).toBe('«السلام عليكم،» › الإنجليزية');
      await actOn('texts', mona, 'waive', 'A word was wrong');
      await publishGlobal('texts', mona);
      expect(await periodsOf(payload, 'texts')).toMatchObject([{ withoutReview: 'A word was wrong' }]);
      const entries = await payload.find({ collection: 'audit-log', sort: '-sequence', limit: 9 });
      expect(entries.docs).toContainEqual(
        expect.objectContaining({ action: 'published-unreviewed', subject: 'texts', targetCollection: 'texts' }),
      );
    });

    it('shows rows that were moved as their order, in both languages, and takes a draft that only moves some', async () => {
      const of = { global: 'header' } as const;
      const reqOf = (user: TypedUser, language: 'en' | 'ar' = 'en') =>
        createLocalReq({ user, req: { i18n: { language } as never } }, payload);
      const standingIn = async (language: 'en' | 'ar', user = mona) => standingOf(await reqOf(user, language), of);
      const [home, motor] = [
        { title: 'Home', link: '/' },
        { title: 'Motor', link: '/motor' },
      ];
      const online = await payload.updateGlobal({ slug: 'header', data: { items: [home, motor], ...published } });
      expect(await standingIn('en')).toMatchObject({ isOnline: true, changes: [] });
      const items = (online.items ?? []).toReversed();
      await payload.updateGlobal({ slug: 'header', data: { items }, draft: true, user: mona });
      const order = {
        before: expect.stringMatching(/^1\..* Home.*\n2\..* Motor/),
        after: expect.stringMatching(/^1\..* Motor.*\n2\..* Home/),
      };
      expect(await standingIn('en')).toMatchObject({
        isOnline: false,
        changes: [{ field: 'Navigation (order changed)', ...order }],
      });
      expect((await standingIn('ar'))?.changes).toEqual([{ field: 'قائمة التنقل (تغيّر الترتيب)', ...order }]);
      const acts: [TypedUser, ReviewAct][] = [
        [mona, 'send'],
        [omar, 'approve'],
      ];
      for (const [user, act] of acts) {
        const seen = (await standingIn('en', user))?.seen ?? '';
        await actOnReview(await reqOf(user), of, { act, words: '', seen });
      }
      await payload.updateGlobal({ slug: 'header', data: published, user: mona });
      expect((await payload.findGlobal({ slug: 'header' })).items).toMatchObject([motor, home]);
    });

    it('of a rate table shows two factors that changed places beside a changed base price', async () => {
      const factor = (question: string, effect: 'multiply' | 'add', amount: number) => ({
        question,
        equals: 'yes',
        effect,
        amount,
      });
      const factors = [factor('seats', 'multiply', 2), factor('seats', 'add', 50)];
      const table = { label: 'Motor', product: 'swapped', version: '1', validFrom: '2026-01-01', currency: 'SAR' };
      const questions = [{ name: 'seats', kind: 'yesno', label: 'Seats?' }];
      const plans = [{ name: 'basic', label: 'Basic', base: 100, factors }];
      const data = { ...table, questions, plans, ...published } as never;
      const { id, ...online } = await payload.create({ collection: 'rate-tables', data });
      const [plan] = online.plans ?? [];
      const changed = [{ ...plan, base: 110, factors: plan?.factors?.toReversed() }] as never;
      await payload.update({ collection: 'rate-tables', id, data: { plans: changed }, draft: true, user: mona });
      const found = await standingOf(await createLocalReq({ user: omar }, payload), { collection: 'rate-tables', id });
      expect(found?.changes).toEqual([
        { field: 'Plans › 1 › Base price without VAT', before: '100', after: '110' },
        {
          field: 'Plans › 1 › Factors (order changed)',
          before: expect.stringMatching(/^1\..* multiply.*\n2\..* add/),
          after: expect.stringMatching(/^1\..* add.*\n2\..* multiply/),
        },
      ]);
    });

    it('is not asked of drafts, of the service itself, and where administrators have not turned it on', async () => {
      const id = await draft();
      await payload.update({ collection: 'pages', id, data: published });
      await write(id, 'A draft');
      await turnOn([]);
      await publish(id);
      expect((await standing(id)).isOn).toBe(false);
      expect(await periodsOf(payload, `pages/${id}`)).toMatchObject([{ approvedBy: undefined }, {}]);
      await turnOn();
    });
  });
}
