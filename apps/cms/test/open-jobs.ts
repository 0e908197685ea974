import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storedFields } from '../src/admin/languages/stored-fields.ts';
import { GET as getJob, POST as postJob } from '../src/app/api/jobs/[id]/route.ts';
import { GET as getJobs } from '../src/app/api/jobs/route.ts';
import { purgeClosedJobs } from '../src/background/purge-closed-jobs.ts';
import { closedAlready } from '../src/checks/check-closing.ts';
import { whyNowhere } from '../src/links/why-nowhere.ts';
import { contentOf, formOf, validApplication } from './cases/case-content.ts';
import { siteCall } from './cases/site-call.ts';
import { openTestContent } from './test-content.ts';

/** Until when a job stands on the site, and what it says of itself, on the database that DATABASE_URL names. */
export function describeOpenJobs(dialect: string): void {
  describe(`jobs, on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openTestContent();
    });
    afterAll(() => payload?.destroy());
    afterEach(async () => {
      vi.useRealTimers();
      await payload.delete({ collection: 'jobs', where: {} });
    });

    const publish = (key: string, more: object = {}) =>
      payload.create({ collection: 'jobs', data: { key, title: key, _status: 'published', ...more } });
    const listed = async (query = '') => {
      const { data } = await siteCall(getJobs, `/jobs${query}`);
      return (data as unknown as { jobs: { id: string }[] }).jobs.map(({ id }) => id);
    };
    const statusOf = async (id: string) => (await siteCall(getJob, `/jobs/${id}`, { params: { id } })).status;
    const apply = async (id: string) => {
      const body = formOf(validApplication, []);
      return (await siteCall(postJob, `/jobs/${id}`, { method: 'POST', body, params: { id } })).status;
    };
    const clock = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });

    it('keep their key once they are or were public, as drafts too, and say so in both languages', async () => {
      const data = { email: 'p@example.com', password: 'long-enough-password', name: 'Huda', role: 'people' } as const;
      const user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
      const { id } = await payload.create({
        collection: 'jobs',
        draft: true,
        data: { key: 'first', title: 'A' },
        user,
      });
      const change = (news: object, draft = false, language: 'en' | 'ar' = 'en') =>
        payload.update({ collection: 'jobs', id, data: news, draft, user, req: { i18n: { language } as never } });
      await change({ key: 'second' }, true);
      await payload.update({ collection: 'jobs', id, data: { key: 'third', _status: 'published' } });
      const refusal = (message: RegExp) => ({
        status: 400,
        data: { errors: [{ path: 'key', message: expect.stringMatching(message) }] },
      });
      for (const isDraft of [true, false]) {
        await expect(change({ key: 'fourth' }, isDraft)).rejects.toMatchObject(
          refusal(/^The job was public under “third”/),
        );
        await expect(change({ key: 'fourth' }, isDraft, 'ar')).rejects.toMatchObject(refusal(/«third» فيبقى كما هو/));
      }
      await change({ key: 'third', title: 'B' }, true);
      await change({ _status: 'draft' });
      await expect(change({ key: 'fourth' })).rejects.toMatchObject({ status: 400 });
      await expect(change({ key: '' }, true)).rejects.toMatchObject({ status: 400 });
      expect(await payload.findByID({ collection: 'jobs', id, draft: true })).toMatchObject({
        key: 'third',
        title: 'B',
      });
      expect(await payload.duplicate({ collection: 'jobs', id, draft: true, user })).toMatchObject({
        key: 'third-copy',
      });
    });

    it('are not deleted while somebody has applied for them: an application says for what', async () => {
      const data = { email: 'd@example.com', password: 'long-enough-password', name: 'Hala', role: 'people' } as const;
      const user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
      const [wanted, other] = [await publish('wanted'), await publish('unwanted')];
      const body = formOf(validApplication, [['cv_url', contentOf('pdf'), 'cv.pdf']]);
      const { status } = await siteCall(postJob, '/jobs/wanted', { method: 'POST', body, params: { id: 'wanted' } });
      expect(status).toBe(201);
      const remove = (id: number, language: 'en' | 'ar' = 'en') =>
        payload.delete({ collection: 'jobs', id, user, overrideAccess: false, req: { i18n: { language } as never } });
      await expect(remove(wanted.id)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('“wanted” is kept'),
      });
      await expect(remove(wanted.id, 'ar')).rejects.toThrow(/بقيت الوظيفة «wanted»/);
      expect((await payload.find({ collection: 'job-applications', depth: 1 })).docs).toMatchObject([
        { job: { id: wanted.id } },
      ]);
      await remove(other.id);
      expect(await listed()).toEqual(['wanted']);
      await payload.delete({ collection: 'job-applications', where: {} });
      await remove(wanted.id);
      expect(await listed()).toEqual([]);
    });

    it('[API-18] [API-20] are open until their last day ends in Riyadh, and closed to all three calls from then on', async () => {
      await publish('always');
      await publish('until-the-fifth', { closingDate: '2031-01-05T12:00:00.000Z' });
      clock('2031-01-05T23:59:59+03:00');
      expect(await listed()).toEqual(['until-the-fifth', 'always']);
      expect(await listed('?title=UNTIL')).toEqual(['until-the-fifth']);
      expect(await statusOf('until-the-fifth')).toBe(200);
      // The papers are missing, and that is what is said of it.
      expect(await apply('until-the-fifth')).toBe(422);
      clock('2031-01-06T00:00:00+03:00');
      expect(await listed()).toEqual(['always']);
      expect(await listed('?title=until')).toEqual([]);
      expect(await statusOf('until-the-fifth')).toBe(404);
      expect(await apply('until-the-fifth')).toBe(404);
      expect(await statusOf('always')).toBe(200);
    });

    it('[ENT-09] are closed to editors in the moment in which they are to visitors: to the check of a link and in the check before publishing', async () => {
      const { id } = await publish('until-the-fifth', { closingDate: '2031-01-05T12:00:00.000Z' });
      const req = await createLocalReq({}, payload);
      const to = { address: '/career-details/until-the-fifth' };
      const told = async () => {
        const job = await payload.db.findOne<{ id: number }>({ collection: 'jobs', where: { id: { equals: id } } });
        const inForm = storedFields(payload.collections.jobs.config.fields, job ?? {}, []);
        return [(await whyNowhere(req, [to]))(to), ...closedAlready(inForm).map(({ kind }) => kind)];
      };
      clock('2031-01-05T23:59:59+03:00');
      expect(await told()).toEqual([undefined]);
      clock('2031-01-06T00:00:00+03:00');
      expect(await told()).toEqual(['closed', 'closed']);
    });

    it('[API-18] are told to the site as their last day ends, once, and nothing is where none ended', async () => {
      const told = async () => {
        const { docs } = await payload.find({ collection: 'outbox', sort: 'id', pagination: false });
        return docs.slice(before).map(({ keys }) => keys);
      };
      await publish('until-the-fifth', { closingDate: '2031-01-05T12:00:00.000Z' });
      await publish('until-the-eighth', { closingDate: '2031-01-08T12:00:00.000Z' });
      await publish('a-draft', { closingDate: '2031-01-05T12:00:00.000Z', _status: 'draft' });
      const before = (await payload.count({ collection: 'outbox' })).totalDocs;
      clock('2031-01-05T23:59:50+03:00');
      const look = purgeClosedJobs(payload);
      await look();
      expect(await told()).toEqual([]);
      clock('2031-01-06T00:00:00+03:00');
      await look();
      await look();
      expect(await told()).toEqual([['jobs', 'redirects']]);
      clock('2031-01-07T00:00:05+03:00');
      await look();
      expect(await told()).toHaveLength(1);
      // Nobody looked for some days.
      clock('2031-01-12T09:00:00+03:00');
      await look();
      expect(await told()).toHaveLength(2);
    });

    it('[API-18] filters find what was changed a moment ago, and no more what it was', async () => {
      const { id } = await publish('driver');
      expect(await listed('?title=driver')).toEqual(['driver']);
      await payload.update({
        collection: 'jobs',
        id,
        locale: 'ar',
        data: { title: 'سائق شاحنة', _status: 'published' },
      });
      expect(await listed(`?title=${encodeURIComponent('شاحنة')}`)).toEqual(['driver']);
      await payload.update({ collection: 'jobs', id, data: { title: 'Pilot', _status: 'published' } });
      expect([await listed('?title=driver'), await listed('?title=PILOT')]).toEqual([[], ['driver']]);
      await payload.update({ collection: 'jobs', id, data: { _status: 'draft' } });
      expect(await listed('?title=pilot')).toEqual([]);
    });

    it('[API-18] the filter by title takes Arabic as people type it', async () => {
      const { id } = await publish('engineer');
      const data = { title: 'مُهندسة أمن المعلومات، الفئة ٢', _status: 'published' } as const;
      await payload.update({ collection: 'jobs', id, locale: 'ar', data });
      for (const typed of ['مهندسه', 'مهندسة امن', 'أمن  المعلومات', 'الفئه 2', 'المعلـومات'])
        expect(await listed(`?title=${encodeURIComponent(typed)}`), typed).toEqual(['engineer']);
      for (const typed of ['محاسب', 'امن طيران', '3', '؛'])
        expect(await listed(`?title=${encodeURIComponent(typed)}`), typed).toEqual([]);
    });

    it('[API-18] the filter by title takes another form of its words, and what else a card says, where no title has it', async () => {
      await publish('trainee', { title: 'Graduate Trainee', subTitle: 'Jeddah, Human resources', level: 'Entry' });
      await publish('underwriter', { title: 'Senior Underwriter', subTitle: 'Riyadh, Underwriting', city: 'Riyadh' });
      await publish('riyadh', { title: 'Riyadh branch manager' });
      for (const typed of ['graduates', 'Trainees', 'jeddah', 'jeddah graduates', 'entry'])
        expect(await listed(`?title=${typed}`), typed).toEqual(['trainee']);
      expect(await listed('?title=underwriting')).toEqual(['underwriter']);
      expect(await listed('?title=riyadh')).toEqual(['riyadh']);
      expect(await listed('?title=riyadh+graduates')).toEqual([]);
    });

    it('[API-18] come in parts, each behind the one before, also when a job closes meanwhile', async () => {
      for (const key of ['one', 'two', 'three', 'four', 'five'])
        await publish(key, key === 'two' ? { title: 'Other' } : {});
      const part = async (query: string) => {
        const { data, status } = await siteCall(getJobs, `/jobs?${query}`);
        const { jobs, total, next } = data as unknown as { jobs: { id: string }[]; total: number; next: string | null };
        return { status, ids: jobs.map(({ id }) => id), total, next };
      };
      const first = await part('limit=2');
      expect(first).toMatchObject({ ids: ['five', 'four'], total: 5 });
      await payload.delete({ collection: 'jobs', where: { key: { equals: 'four' } } });
      const second = await part(`limit=2&cursor=${first.next}`);
      expect(second).toMatchObject({ ids: ['three', 'two'], total: 4 });
      expect(await part(`limit=2&cursor=${second.next}`)).toMatchObject({ ids: ['one'], next: null });
      expect(await part('title=other&limit=1')).toMatchObject({ ids: ['two'], total: 1, next: null });
      for (const wrong of ['limit=0', 'limit=501', 'limit=x', 'limit=1&cursor=x'])
        expect((await siteCall(getJobs, `/jobs?${wrong}`)).status).toBe(400);
    });

    it('[API-18] come without what they say, where no more than their names and times are asked for', async () => {
      await publish('driver', { city: 'Riyadh' });
      const jobsOf = async (query: string) =>
        ((await siteCall(getJobs, `/jobs?${query}`)).data as unknown as { jobs: Record<string, unknown>[] }).jobs;
      const [brief] = await jobsOf('limit=5&fields=id,updated_at');
      expect(Object.keys(brief ?? {}).sort()).toEqual(['id', 'title', 'updated_at']);
      expect(brief?.updated_at).toBe((await jobsOf('limit=5'))[0]?.updated_at);
      expect((await jobsOf('fields=id,city'))[0]).toMatchObject({ id: 'driver', city: 'Riyadh' });
    });

    it('[ENT-09] say city, pay, last day and points, line by line, in each language that has them', async () => {
      const { id } = await publish('driver', {
        city: 'Riyadh',
        pay: 'SAR 9,000 a month',
        closingDate: '2099-12-30T21:30:00.000Z',
        tasks: ' Drive \n\nPark\n',
      });
      const arabic = { city: 'الرياض', benefits: 'تأمين صحي' };
      await payload.update({ collection: 'jobs', id, locale: 'ar', data: { ...arabic, _status: 'published' } });
      const { data } = await siteCall(getJob, '/jobs/driver', { params: { id: 'driver' } });
      expect(data).toMatchObject({
        city: 'Riyadh',
        city_ar: 'الرياض',
        pay: 'SAR 9,000 a month',
        closing_date: '2099-12-31',
        tasks: ['Drive', 'Park'],
        benefits_ar: ['تأمين صحي'],
      });
      for (const key of ['pay_ar', 'tasks_ar', 'requirements', 'benefits']) expect(data).not.toHaveProperty(key);
    });
  });
}
