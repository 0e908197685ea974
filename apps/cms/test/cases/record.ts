import { createLocalReq, Forbidden, handleEndpoints, type Payload, type TypedUser } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as postMessage } from '../../src/app/api/contact-us/route.ts';
import { publishScheduled } from '../../src/background/publish-scheduled.ts';
import { addWorkingDays } from '../../src/cases/intake/working-days.ts';
import { erasedFor } from '../../src/erasure-reason.ts';
import { type Action, actionLabels } from '../../src/record/actions.ts';
import { adoptEarlierEntries, forgetEntries } from '../../src/record/chain.ts';
import { type Entry, noHash } from '../../src/record/entry.ts';
import { schedulePublication } from '../../src/record/scheduling.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { restorePage } from '../test-content.ts';
import { validMessage } from './case-content.ts';
import { postJson } from './site-call.ts';

type Row = Entry & { id: number };
const password = 'never-in-the-record-1';
const headId = { id: { equals: 1 } };

/** The record of acts, on the database that is open. */
export function describeRecord(content: () => Payload): void {
  let admin: TypedUser;
  let cookie: string;
  const as = () => ({ user: admin, overrideAccess: false, depth: 0 }) as const;

  const call = (path: string, init: RequestInit = {}, own = cookie) =>
    handleEndpoints({
      config: Promise.resolve(content().config),
      request: new Request(`http://localhost:3601/cms-api${path}`, {
        ...init,
        headers: {
          'sec-fetch-site': 'same-origin',
          'x-caller-address': '203.0.113.7',
          ...(init.body !== undefined && { 'content-type': 'application/json' }),
          ...(own && { cookie: own }),
          ...(init.headers as Record<string, string>),
        },
      }),
    });
  const signIn = (typed: object) => call('/users/login', { method: 'POST', body: JSON.stringify(typed) }, '');

  async function entries(): Promise<Row[]> {
    const all = { collection: 'audit-log', sort: 'sequence', pagination: false } as const;
    return (await content().db.find<Row>(all)).docs;
  }
  /** What the record says of the acts of one step. */
  async function during(step: () => Promise<unknown>): Promise<Row[]> {
    const before = (await entries()).length;
    await step();
    return (await entries()).slice(before);
  }
  const actions = (rows: Row[]) => rows.map(({ action }) => action);
  const verify = async () => (await verifyRecord(content())).problems;

  async function newMessage() {
    await postJson(postMessage, '/contact-us', { ...validMessage, name: 'Noura Alotaibi' });
    const { docs } = await content().find({ collection: 'messages', sort: '-id', limit: 1 });
    if (!docs[0]) throw new Error('the message is not stored');
    return docs[0];
  }

  beforeAll(async () => {
    const data = { email: 'recorder@example.com', password, name: 'Recorder', role: 'admin' } as const;
    admin = { ...(await content().create({ collection: 'users', data })), collection: 'users' };
    cookie = (await signIn({ email: data.email, password })).headers.get('set-cookie')?.split(';')[0] ?? '';
    await content().updateGlobal({ slug: 'publishing-rules', data: { blocking: [] } });
  });

  describe('the record: every kind of act leaves its entry', () => {
    it('sign-ins, failures and sign-outs, with the addresses they came from', async () => {
      const rows = await during(async () => {
        const { headers } = await signIn({ email: 'recorder@example.com', password });
        await signIn({ email: 'recorder@example.com', password: 'a wrong one' });
        await signIn({ email: 'typed-the-password-here', password: 'a wrong one' });
        await call('/users/logout', { method: 'POST' }, headers.get('set-cookie')?.split(';')[0]);
      });
      expect(actions(rows)).toEqual(['sign-in', 'sign-in-failed', 'sign-in-failed', 'sign-out']);
      expect(rows[0]).toMatchObject({ actorName: 'Recorder', actorEmail: 'recorder@example.com' });
      expect(rows.map(({ address }) => address)).toEqual(Array(4).fill('203.0.113.7'));
      expect(rows.map(({ subject }) => subject)).toEqual([
        'recorder@example.com',
        'recorder@example.com',
        '–',
        'recorder@example.com',
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/wrong one|typed-the-password|never-in-the-record/);
    });

    it('a new password that was asked for and set, and an account that was unlocked', async () => {
      const rows = await during(async () => {
        const token = await content().forgotPassword({
          collection: 'users',
          data: { email: 'recorder@example.com' },
          disableEmail: true,
        });
        await content().resetPassword({ collection: 'users', data: { token, password }, overrideAccess: true });
        await content().unlock({ collection: 'users', data: { email: 'recorder@example.com', password: '' }, ...as() });
      });
      expect(actions(rows)).toEqual(['password-asked', 'password-changed', 'sign-in', 'unlocked']);
      cookie =
        (await signIn({ email: 'recorder@example.com', password })).headers.get('set-cookie')?.split(';')[0] ?? '';
    });

    it('accounts: made, role and password changed, deleted; the name stays when the person is gone', async () => {
      const data = {
        email: 'leaver@example.com',
        password: 'another-long-one-2',
        name: 'Leaver',
        role: 'editor',
      } as const;
      const rows = await during(async () => {
        const leaver = await content().create({ collection: 'users', data, ...as() });
        const self = { ...leaver, collection: 'users' } as TypedUser;
        await content().update({ collection: 'users', id: leaver.id, data: { role: 'admin' }, ...as() });
        await content().update({
          collection: 'users',
          id: leaver.id,
          data: { password: 'a-third-long-one-3', currentPassword: data.password },
          ...as(),
          user: { ...self, role: 'admin' },
        });
        await content().update({ collection: 'users', id: leaver.id, data: { disabled: true }, ...as() });
        await content().delete({ collection: 'users', id: leaver.id, ...as() });
      });
      expect(actions(rows)).toEqual(['created', 'role-changed', 'password-changed', 'disabled', 'deleted']);
      expect(rows[1]?.changes).toEqual([{ field: 'role', before: 'editor', after: 'admin' }]);
      expect(rows[2]).toMatchObject({
        actorName: 'Leaver',
        actorEmail: 'leaver@example.com',
        changes: [{ field: 'password' }],
      });
      expect(rows[3]?.changes).toEqual([{ field: 'disabled', before: 'false', after: 'true' }]);
      expect(rows[4]).toMatchObject({ subject: 'Leaver · leaver@example.com' });
      expect(JSON.stringify(rows)).not.toMatch(/long-one|[0-9a-f]{128}/);
    });

    it('pages: made, drafted, published with before and after, taken offline, restored, trashed, deleted', async () => {
      const pages = { collection: 'pages', ...as(), locale: 'en' } as const;
      const rows = await during(async () => {
        const { id } = await content().create({ ...pages, draft: true, data: { name: 'recorded', title: 'One' } });
        await content().update({ ...pages, id, draft: true, data: { title: 'Two' } });
        await content().update({ ...pages, id, data: { _status: 'published' } });
        await content().update({ ...pages, id, draft: true, data: { title: 'Three' } });
        await content().update({ ...pages, id, data: { _status: 'published' } });
        await content().update({ ...pages, id, data: { _status: 'draft' } });
        const { docs } = await content().findVersions({
          collection: 'pages',
          where: { parent: { equals: id } },
          sort: 'createdAt',
        });
        await restorePage(content(), docs[0]?.id, admin);
        await content().update({ ...pages, id, data: { deletedAt: new Date().toISOString() } as never });
        await content().delete({ ...pages, id, trash: true });
      });
      expect(actions(rows)).toEqual([
        ...['created', 'draft-saved', 'published', 'draft-saved', 'published'],
        ...['taken-offline', 'restored', 'trashed', 'deleted'],
      ]);
      expect(rows[1]?.changes).toEqual([{ field: 'title', before: 'One', after: 'Two' }]);
      expect(rows[4]?.changes).toEqual([{ field: 'title.en', before: 'Two', after: 'Three' }]);
      expect(rows[4]).toMatchObject({
        subject: 'Three',
        targetCollection: 'pages',
        actorEmail: 'recorder@example.com',
      });
    });

    it('schedules: made with when they are due, cancelled, and what happens by them in the name of who made them', async () => {
      const req = await createLocalReq({ user: admin }, content());
      req.headers.set('x-caller-address', '203.0.113.7');
      const { id } = await content().create({
        collection: 'pages',
        draft: true,
        data: { name: 'timely', title: 'In time' },
      });
      const doc = { relationTo: 'pages', value: id } as const;
      const date = new Date(Date.now() + 3_600_000);
      const jobs = async () =>
        (await content().db.find<{ id: number }>({ collection: 'payload-jobs', sort: 'id' })).docs;
      const rows = await during(async () => {
        await schedulePublication({ req, type: 'unpublish', doc, date });
        await schedulePublication({ req, deleteID: (await jobs()).at(-1)?.id ?? 0 });
        await schedulePublication({ req, type: 'publish', doc, date, localeToPublish: 'en' });
        await content().db.updateMany({
          collection: 'payload-jobs',
          where: {},
          data: { waitUntil: new Date(0).toISOString() },
        });
        await publishScheduled(content());
        await schedulePublication({ req, type: 'unpublish', doc, date: new Date(1) }, 0);
        await publishScheduled(content());
      });
      expect(actions(rows)).toEqual([
        ...['unpublish-scheduled', 'schedule-cancelled', 'publish-scheduled', 'published-by-schedule'],
        ...['unpublish-scheduled', 'offline-by-schedule'],
      ]);
      const due = date.toISOString();
      expect(rows.map(({ changes }) => changes).slice(0, 3)).toEqual([
        [{ field: 'waitUntil', after: due }],
        [{ field: 'waitUntil', before: due }],
        [
          { field: 'waitUntil', after: due },
          { field: 'locale', after: 'en' },
        ],
      ]);
      for (const row of rows) expect(row).toMatchObject({ actorName: 'Recorder', subject: 'In time' });
      expect(rows.map(({ address }) => address).filter(Boolean)).toEqual(Array(4).fill('203.0.113.7'));
      expect(await jobs()).toEqual([]);
    });

    it('the queue of schedules is run by hand by nobody, an administrator included', async () => {
      expect((await call('/payload-jobs/run')).status).toBe(401);
    });

    it('a setting is called by its name in the language of the reader; what is stored stays', async () => {
      const change = (retention: number) =>
        content().updateGlobal({
          slug: 'case-handling',
          data: { retention_days: { contact: retention } } as never,
          ...as(),
        });
      const rows = await during(() => change(29));
      await change(30);
      expect(rows[0]?.subject).toBe('case-handling · en');
      const read = async (language: string) => {
        const where = `where[sequence][equals]=${rows[0]?.sequence}`;
        const response = await call(`/audit-log?${where}`, { headers: { 'accept-language': language } });
        return (await response.json()).docs[0].subject;
      };
      expect(await read('en')).toBe('Handling of cases · English');
      expect(await read('ar')).toMatch(/^[\p{Script=Arabic} ]+ · الإنجليزية$/u);
    });

    it('a schedule that could not be done, also where the person who made it is gone', async () => {
      const users = { collection: 'users' } as const;
      const schedule = async (name: string) => {
        const data = { email: `${name}@example.com`, password, name, role: 'editor' } as const;
        const person = await content().create({ ...users, data });
        const page = { name, title: `Page of ${name}` };
        const { id } = await content().create({ collection: 'pages', draft: true, data: page });
        const req = await createLocalReq({ user: { ...person, ...users } }, content());
        const doc = { relationTo: 'pages', value: id } as const;
        await schedulePublication({ req, type: 'publish', doc, date: new Date(1) }, 0);
        return person.id;
      };
      const [gone, demoted] = [await schedule('gone'), await schedule('demoted')];
      await content().delete({ ...users, id: gone });
      await content().update({ ...users, id: demoted, data: { role: 'care' } });
      const rows = await during(() => publishScheduled(content()));
      const failed = { action: 'schedule-failed', targetCollection: 'pages' };
      const changes = [{ field: 'publish' }];
      expect(rows.sort((one, other) => one.subject.localeCompare(other.subject))).toMatchObject([
        { ...failed, subject: 'Page of demoted', actorName: 'demoted', changes },
        {
          ...failed,
          subject: 'Page of gone',
          actorName: 'service',
          changes: [...changes, { field: 'scheduledBy', before: String(gone) }],
        },
      ]);
      await content().db.deleteMany({ collection: 'payload-jobs', where: {} });
    });

    it('nobody schedules or cancels what they may not publish', async () => {
      const { id } = await content().create({
        collection: 'pages',
        draft: true,
        data: { name: 'timed', title: 'Timed' },
      });
      const date = new Date(Date.now() + 3_600_000);
      const asked = { type: 'publish', doc: { relationTo: 'pages', value: id }, date } as const;
      const req = await createLocalReq({ user: admin }, content());
      await schedulePublication({ req, ...asked });
      const { docs } = await content().db.find<{ id: number }>({ collection: 'payload-jobs' });
      for (const user of [{ ...admin, role: 'care' as const }, undefined]) {
        const req = await createLocalReq({ user }, content());
        await expect(schedulePublication({ req, ...asked })).rejects.toThrow(Forbidden);
        await expect(schedulePublication({ req, deleteID: docs[0]?.id ?? 0 })).rejects.toThrow(Forbidden);
      }
      expect((await content().db.count({ collection: 'payload-jobs' })).totalDocs).toBe(1);
      await schedulePublication({ req, deleteID: docs[0]?.id ?? 0 });
    });

    it('a moment that has passed is not scheduled, which would be done at once, and the answer says how to', async () => {
      const { id } = await content().create({
        collection: 'pages',
        draft: true,
        data: { name: 'too-late', title: 'Too late' },
      });
      const doc = { relationTo: 'pages', value: id } as const;
      const said = { en: /^This moment has passed.+Choose a later one/, ar: /^مضى هذا الموعد.+اختر موعدًا لاحقًا/ };
      const rows = await during(async () => {
        for (const language of ['en', 'ar'] as const) {
          const req = await createLocalReq({ user: admin }, content());
          // Of its own: requests in one language share one.
          req.i18n = { ...req.i18n, language };
          for (const date of [new Date(Date.now() - 60_000), new Date(Number.NaN), undefined])
            expect(await schedulePublication({ req, type: 'publish', doc, date })).toEqual({
              error: expect.stringMatching(said[language]),
            });
        }
      });
      expect(rows).toEqual([]);
      expect((await content().db.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    });

    it('a draft that saves itself is one entry in ten minutes', async () => {
      const { id } = await content().create({
        collection: 'pages',
        draft: true,
        data: { name: 'autosaved', title: 'One' },
      });
      const rows = await during(async () => {
        for (const title of ['Two', 'Three', 'Four']) {
          await call(`/pages/${id}?draft=true&autosave=true&locale=en`, {
            method: 'PATCH',
            body: JSON.stringify({ title }),
          });
        }
      });
      expect(actions(rows)).toEqual(['draft-saved']);
    });

    it('jobs and files', async () => {
      const rows = await during(async () => {
        const job = await content().create({
          collection: 'jobs',
          data: { title: 'Actuary', key: 'actuary', _status: 'published' },
          ...as(),
        });
        await content().update({ collection: 'jobs', id: job.id, data: { _status: 'draft' }, ...as() });
        const pdf = Buffer.from('%PDF-1.7\nxref\n%%EOF\n');
        const file = { data: pdf, mimetype: 'application/pdf', name: 'report.pdf', size: pdf.length };
        const document = await content().create({ collection: 'documents', data: { title: 'Report' }, file, ...as() });
        await content().delete({ collection: 'documents', id: document.id, ...as() });
        const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .png()
          .toBuffer();
        const picture = { data: png, mimetype: 'image/png', name: 'white.png', size: png.length };
        await content().create({ collection: 'media', data: { alt: 'White' }, file: picture, ...as() });
      });
      expect(actions(rows)).toEqual(['created', 'published', 'taken-offline', 'created', 'deleted', 'created']);
      expect(rows.map(({ targetCollection }) => targetCollection)).toEqual([
        ...['jobs', 'jobs', 'jobs', 'documents', 'documents', 'media'],
      ]);
      expect(rows.map(({ subject }) => subject).slice(0, 5)).toEqual([
        ...['Actuary', 'Actuary', 'Actuary', 'Report', 'Report'],
      ]);
    });

    it('other content and the settings', async () => {
      const rows = await during(async () => {
        const { id } = await content().create({ collection: 'countries', data: { name: 'Oman', code: 'OM' }, ...as() });
        await content().update({ collection: 'countries', id, data: { code: 'ON' }, ...as() });
        await content().delete({ collection: 'countries', id, ...as() });
        const data = { company: { phone: '920000000' } };
        await content().updateGlobal({ slug: 'site-settings', locale: 'en', data, ...as() });
        await content().updateGlobal({ slug: 'header', locale: 'ar', data: { button_label: 'عرض سعر' }, ...as() });
      });
      expect(actions(rows)).toEqual(['created', 'changed', 'deleted', 'published', 'published']);
      expect(rows[1]?.changes).toEqual([{ field: 'code', before: 'OM', after: 'ON' }]);
      expect(rows[3]).toMatchObject({
        subject: 'site-settings',
        changes: [{ field: 'company.phone', after: '920000000' }],
      });
      expect(rows[4]?.changes).toEqual([
        { field: 'button_label.ar', after: 'عرض سعر' },
        { field: '_status', after: 'published' },
      ]);
    });

    it('cases: seen, listed, assigned, moved in time, changed, exported, erased, and nothing that a visitor sent', async () => {
      const message = await newMessage();
      const messages = { collection: 'messages', id: message.id, ...as() } as const;
      const dueAt = addWorkingDays(new Date(), 1).toISOString();
      const rows = await during(async () => {
        for (const _ of [1, 2]) await call(`/messages/${message.id}`);
        await call(`/messages?where[reference][equals]=${message.reference}`);
        await content().update({
          ...messages,
          data: { status: 'in-review', dueAt, dueReason: 'asked', internalNote: 'called Noura' },
        });
        await call('/mail-queue?limit=1');
        await call('/messages/export.csv');
        await call('/person-data/export', { method: 'POST', body: JSON.stringify({ person: validMessage.email }) });
        await content().delete({ ...messages, context: erasedFor('trial') });
      });
      expect(actions(rows).sort()).toEqual([
        'case-seen',
        'changed',
        'deleted',
        'due-moved',
        'list-export',
        'list-seen',
        'list-seen',
        'person-export',
      ]);
      expect(rows.find(({ action }) => action === 'due-moved')?.changes).toEqual([
        { field: 'dueAt', before: message.dueAt, after: dueAt },
      ]);
      const changed = rows.find(({ action }) => action === 'changed')?.changes;
      expect(changed).toContainEqual({ field: 'status', before: 'received', after: 'in-review' });
      expect(changed).toContainEqual({ field: 'internalNotes' });
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Noura|${validMessage.email}|Alotaibi`));
    });

    it('cases counted, searched, sorted and listed by what is personal: which fields, never which values', async () => {
      await newMessage();
      const id = '1012345678';
      const of = (query: string) => () => call(`/messages${query}`);
      const steps: [step: () => Promise<Response>, fields: string[] | undefined][] = [
        [of(`/count?where[idNumber][like]=${id}`), ['idNumber']],
        [of(`/count?where[or][0][and][0][email][like]=${id}&where[or][1][sent.phone][like]=${id}`), ['email', 'sent']],
        [of(`?select[reference]=true&where[phone][like]=${id}`), ['phone']],
        [of('?select[reference]=true&sort=-createdAt,-name'), ['name']],
        [of('/count?where[status][equals]=received'), undefined],
        [of('?select[reference]=true&where[status][equals]=received'), undefined],
        [() => call(`/private-files/count?where[name][like]=${id}`), ['name']],
        [() => call(`/messages?where[email][equals]=${id}`, { method: 'DELETE' }), ['email']],
        [() => call('/person-data/count', { method: 'POST', body: JSON.stringify({ person: id }) }), ['person']],
      ];
      for (const [step, fields] of steps) {
        const rows = await during(async () => expect((await step()).status).toBe(200));
        expect(rows.map(({ action, changes }) => [action, changes])).toEqual(
          fields ? [['list-seen', fields.map((field) => ({ field }))]] : [],
        );
        expect(JSON.stringify(rows)).not.toContain(id);
      }
    });

    it('a change of many gives no case back', async () => {
      const { reference } = await newMessage();
      const where = `where[reference][equals]=${reference}`;
      const rows = await during(async () => {
        const response = await call(`/messages?${where}`, { method: 'PATCH', body: '{}' });
        expect(response.status).toBe(403);
        expect(await response.text()).not.toContain(reference);
      });
      expect(rows).toEqual([]);
    });

    it('the files of cases seen, and how many cases a list showed that is too long for an entry', async () => {
      const made = await Promise.all(
        Array.from({ length: 2 }, (_, index) =>
          content().db.create({
            collection: 'private-files',
            data: {
              ...{ name: `cv-${index}.pdf`, storedName: `record-${index}`, size: 1, type: '–', sha256: '–' },
              ...{ scan: 'clean', team: 'care', caseCollection: 'messages', caseId: '0' },
              reference: String(index).repeat(1500),
            },
          }),
        ),
      );
      const [{ id }] = made as [{ id: number }];
      expect(await during(() => call(`/private-files/${id}`))).toMatchObject([{ targetCollection: 'private-files' }]);
      const [list] = await during(() => call('/private-files?where[name][like]=cv-&limit=0'));
      expect(list?.subject).toMatch(/^[01]{1500} · … \(2\)$/);
      const where = { storedName: { like: 'record-' } };
      await content().db.deleteMany({ collection: 'private-files', where });
    });

    it('a visitor who sends a message leaves no entry', async () => {
      expect(await during(newMessage)).toEqual([]);
    });
  });

  describe('the record: each act through REST, with who, when, from where, before and after', () => {
    const made: Record<string, number> = {};
    const send = (path: string, method: string, body?: object) =>
      call(path, { method, ...(body && { body: JSON.stringify(body) }) });
    /** Makes something and keeps its id under a name. */
    const make = (name: string, path: string, body: object) => async () => {
      const response = await send(path, 'POST', body);
      made[name] = ((await response.json()) as { doc: { id: number } }).doc.id;
      return response;
    };
    const page = (body: object, query = '') => send(`/pages/${made.page}?locale=en${query}`, 'PATCH', body);
    const message = (body: object) => send(`/messages/${made.message}`, 'PATCH', body);
    const person = { email: 'acting@example.com', password: 'four words that differ', name: 'Acting', role: 'care' };
    const dueAt = '2031-01-15T09:00:00.000Z';
    beforeAll(async () => {
      made.message = (await newMessage()).id;
    });

    type Step = () => Promise<Response>;
    const acts: [act: string, action: Action, step: Step, changes?: object[]][] = [
      ['a sign-in', 'sign-in', () => signIn({ email: 'recorder@example.com', password })],
      ['a failure', 'sign-in-failed', () => signIn({ email: 'recorder@example.com', password: 'not this one' })],
      ['a user', 'created', make('user', '/users', person), [{ field: 'role', after: 'care' }]],
      [
        'a role',
        'role-changed',
        () => send(`/users/${made.user}`, 'PATCH', { role: 'editor' }),
        [{ field: 'role', before: 'care', after: 'editor' }],
      ],
      ['content made', 'created', make('page', '/pages?draft=true&locale=en', { name: 'through-rest', title: 'A' })],
      [
        'content changed',
        'draft-saved',
        () => page({ title: 'B' }, '&draft=true'),
        [{ field: 'title', before: 'A', after: 'B' }],
      ],
      [
        'content published',
        'published',
        () => page({ _status: 'published' }),
        [{ field: 'title.en', before: 'A', after: 'B' }],
      ],
      [
        'content taken offline',
        'taken-offline',
        () => page({ _status: 'draft' }),
        [{ field: '_status', before: 'published', after: 'draft' }],
      ],
      [
        'content restored',
        'restored',
        async () => {
          const where = `where[parent][equals]=${made.page}&sort=createdAt&limit=1`;
          const { docs } = (await (await call(`/pages/versions?${where}`)).json()) as { docs: { id: number }[] };
          return send(`/pages/versions/${docs[0]?.id}`, 'POST', {});
        },
      ],
      ['content deleted', 'deleted', () => send(`/pages/${made.page}`, 'DELETE')],
      [
        'settings',
        'changed',
        () => send('/globals/case-handling', 'POST', { due_days: { contact: 4 } }),
        [{ field: 'due_days.contact', before: '3', after: '4' }],
      ],
      ['a case seen', 'case-seen', () => call(`/messages/${made.message}`)],
      [
        'a case changed',
        'changed',
        () => message({ status: 'in-review' }),
        [{ field: 'status', before: 'received', after: 'in-review' }],
      ],
      [
        'a case moved in time',
        'due-moved',
        () => message({ dueAt, dueReason: 'asked for time' }),
        [{ field: 'dueAt', before: expect.any(String), after: dueAt }],
      ],
      [
        'a case assigned',
        'assigned',
        async () => {
          await send(`/users/${made.user}`, 'PATCH', { role: 'care' });
          return message({ assignee: made.user });
        },
        [{ field: 'assignee', after: expect.any(String) }],
      ],
      ['cases exported', 'list-export', () => call('/messages/export.csv')],
      [
        'a person exported',
        'person-export',
        () => send('/person-data/export', 'POST', { person: 'acting@example.com' }),
      ],
      ['a person erased', 'person-erase', () => send('/person-data/erase', 'POST', { person: 'acting@example.com' })],
      [
        'a case erased',
        'deleted',
        () => send(`/messages/${made.message}?reason=trial`, 'DELETE'),
        [{ field: 'erasureReason', after: 'trial' }],
      ],
      ['a user deleted', 'deleted', () => send(`/users/${made.user}`, 'DELETE'), [{ field: 'name', before: 'Acting' }]],
    ];
    it.each(acts)('%s', async (_act, action, step, changes = []) => {
      let status = 0;
      const began = Date.now();
      const rows = await during(async () => {
        status = (await step()).status;
      });
      expect(status < 300 || (action === 'sign-in-failed' && status === 401)).toBe(true);
      const row = rows.findLast((one) => one.action === action);
      expect(row).toMatchObject({ address: '203.0.113.7', subject: expect.stringMatching(/./) });
      const isStranger = action === 'sign-in-failed';
      expect([row?.actorName, row?.actorEmail]).toEqual(isStranger ? ['', null] : ['Recorder', 'recorder@example.com']);
      expect(Date.parse(row?.createdAt ?? '')).toBeGreaterThanOrEqual(began);
      for (const change of changes) expect(row?.changes).toContainEqual(change);
    });
  });

  describe('the record: nobody changes it', () => {
    it('through REST or the local API, not with all rights either', async () => {
      const [entry] = await entries();
      const id = entry?.id as number;
      const data = { subject: 'nothing happened' };
      for (const overrideAccess of [true, false]) {
        const own = { collection: 'audit-log', user: admin, overrideAccess } as const;
        await expect(content().update({ ...own, id, data })).rejects.toThrow();
        await expect(content().update({ ...own, where: {}, data })).rejects.toThrow();
        await expect(content().delete({ ...own, id })).rejects.toThrow();
        await expect(content().delete({ ...own, where: {} })).rejects.toThrow();
        await expect(content().create({ ...own, data: { ...data, action: 'sign-in' } })).rejects.toThrow();
      }
      for (const init of [{ method: 'PATCH', body: JSON.stringify(data) }, { method: 'DELETE' }]) {
        expect((await call(`/audit-log/${id}`, init)).status).toBe(403);
        expect((await call('/audit-log?where[id][exists]=true', init)).status).toBe(403);
        expect((await call('/audit-head/1', init)).status).toBe(403);
      }
      expect((await entries())[0]).toEqual(entry);
    });

    it('administrators read, filter and export it, as CSV without formulas and in both languages', async () => {
      await content().create({ collection: 'countries', data: { name: '=1+1', code: 'XX' }, ...as() });
      const query = 'where[targetCollection][equals]=countries&where[actorEmail][equals]=recorder@example.com';
      const listed = (await (await call(`/audit-log?${query}&where[action][equals]=created`)).json()) as {
        docs: Row[];
      };
      expect(listed.docs[0]).toMatchObject({ subject: '=1+1', action: 'created' });
      const response = await call(`/audit-log/export.csv?${query}`);
      const csv = await response.text();
      expect(csv).toContain(`"'=1+1"`);
      expect(csv).toContain('"Before and after"');
      expect(csv).toContain(actionLabels.created.en);
      expect(csv).toContain('"Time in Riyadh"');
      expect(csv).not.toMatch(/\d\dT\d\d:/);
      const arabic = await call(`/audit-log/export.csv?${query}`, { headers: { 'accept-language': 'ar' } });
      expect(await arabic.text()).toContain('"قبل وبعد"');
      expect((await call('/audit-log/export.csv', {}, 'content-token=nobody')).status).toBe(401);
    });

    it('says in the language of the admin what was changed: labels, options, days and names instead of what is stored', async () => {
      const { id, reference } = await newMessage();
      const dueAt = '2031-01-15T09:00:00.000Z';
      const person = { email: 'handler@example.com', password, name: 'Handler', role: 'care' } as const;
      const { id: assignee } = await content().create({ collection: 'users', data: person });
      const data = { status: 'in-review', dueAt, dueReason: 'asked', assignee } as const;
      await content().update({ collection: 'messages', id, data, ...as() });
      const company = { phone: '920000001' };
      await content().updateGlobal({ slug: 'site-settings', locale: 'en', data: { company }, ...as() });
      await call('/globals/case-handling', { method: 'POST', body: JSON.stringify({ reopen_days: 61 }) });
      await call('/messages/export.csv');
      const csv = async (language: string) =>
        (await call('/audit-log/export.csv?limit=10', { headers: { 'accept-language': language } })).text();
      const english = await csv('en');
      const arabic = await csv('ar');
      for (const words of ['"Messages"', reference, 'Status: Received → In review', '→ Handler']) {
        expect(english).toContain(words);
      }
      expect(english).toContain('→ 15 Jan 2031 12:00 (21 Ramadan 1452 AH)');
      expect(arabic).toContain('→ 15 يناير 2031 12:00 (21 رمضان 1452 هـ)');
      expect(english).toMatch(/"Site settings","Company › [^"]*: .*920000001"/);
      expect(english).toMatch(/"Handling of cases","Days after closing[^"]*: 60 → 61"/);
      expect(english).not.toMatch(/"messages|site-settings|case-handling|null|in-review|dueAt|assignee|company\.phone/);
      for (const words of ['الحالة: ', 'إعدادات الموقع']) expect(arabic).toContain(words);
    });

    it('an act whose entry cannot be written does not happen', async () => {
      await content().db.updateOne({
        collection: 'audit-head',
        where: headId,
        data: { sequence: 1 },
        options: { atomic: true },
      });
      const data = { name: 'Not written', code: 'NW' };
      await expect(content().create({ collection: 'countries', data, ...as() })).rejects.toThrow();
      expect((await content().count({ collection: 'countries', where: { code: { equals: 'NW' } } })).totalDocs).toBe(0);
      const last = (await entries()).at(-1)?.sequence;
      await content().db.updateOne({
        collection: 'audit-head',
        where: headId,
        data: { sequence: last },
        options: { atomic: true },
      });
      expect(await verify()).toEqual([]);
    });
  });

  describe('the record: its chain', () => {
    it('20 acts at once are 20 entries of one chain', async () => {
      const codes = Array.from({ length: 20 }, (_, n) => `${String.fromCharCode(65 + n)}1`);
      const rows = await during(() =>
        Promise.all(
          codes.map((code) => content().create({ collection: 'countries', data: { name: code, code }, ...as() })),
        ),
      );
      expect(rows).toHaveLength(20);
      expect(rows.map(({ previousHash }) => previousHash).slice(1)).toEqual(rows.map(({ hash }) => hash).slice(0, -1));
      const where = { code: { in: codes } };
      expect(await during(() => content().delete({ collection: 'countries', where, ...as() }))).toHaveLength(20);
      expect(await verify()).toEqual([]);
    });

    /** Tampers below the service, as somebody with the database would, and puts it back. */
    async function tampered(row: Row | undefined, data: Record<string, unknown>): Promise<string[]> {
      if (!row) throw new Error('there is no such entry');
      const write = (values: Record<string, unknown>) =>
        content().db.updateOne({ collection: 'audit-log', id: row.id, data: values });
      await write(data);
      const problems = await verify();
      await write(Object.fromEntries(Object.keys(data).map((key) => [key, row[key as keyof Row] ?? null])));
      expect(await verify()).toEqual([]);
      return problems;
    }

    it.each([
      ['subject', 'another'],
      ['actorName', 'Somebody else'],
      ['createdAt', '2020-01-01T00:00:00.000Z'],
      ['changes', [{ field: 'role', after: 'editor' }]],
      ['action', 'sign-out'],
      ['address', '127.0.0.1'],
    ])('finds a changed %s', async (field, value) => {
      const row = (await entries())[4];
      expect(await tampered(row, { [field]: value })).toEqual([`Entry ${row?.sequence} was changed.`]);
    });

    it('finds an entry that is missing, in the middle and at the end', async () => {
      const rows = await entries();
      const [middle, last] = [rows[5], rows.at(-1)];
      for (const [row, told] of [
        [middle, `Entry ${middle?.sequence} is missing.`],
        [last, `Entry ${last?.sequence} is missing at the end: the record was cut off.`],
      ] as const) {
        await content().db.deleteOne({ collection: 'audit-log', where: { id: { equals: row?.id } } });
        expect(await verify()).toContain(told);
        await content().db.create({ collection: 'audit-log', data: { ...row } as never });
      }
      expect(await verify()).toEqual([]);
    });

    it('finds entries that changed places', async () => {
      const [one, other] = (await entries()).slice(7, 9);
      const move = (row: Row | undefined, sequence: number | undefined) =>
        content().db.updateOne({ collection: 'audit-log', id: row?.id as number, data: { sequence } });
      await move(one, 1_000_000);
      await move(other, one?.sequence);
      await move(one, other?.sequence);
      const told = await verify();
      expect(told).toContain(`Entry ${one?.sequence} was written as entry ${other?.sequence}: the order was changed.`);
      await move(one, 1_000_000);
      await move(other, other?.sequence);
      await move(one, one?.sequence);
      expect(await verify()).toEqual([]);
    });

    it('finds an entry that nobody wrote, and a head that was set back', async () => {
      const last = (await entries()).at(-1);
      const stray = {
        action: 'sign-in',
        subject: 'x',
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
      };
      const { id } = await content().db.create({ collection: 'audit-log', data: stray });
      expect(await verify()).toEqual([expect.stringMatching(/^1 entries stand outside of the chain/)]);
      await content().db.deleteOne({ collection: 'audit-log', where: { id: { equals: id } } });
      const setHead = (sequence: number) =>
        content().db.updateOne({
          collection: 'audit-head',
          where: headId,
          data: { sequence },
          options: { atomic: true },
        });
      await setHead((last?.sequence ?? 0) - 1);
      expect(await verify()).toContain(`Entry ${last?.sequence} is past the head: the head was set back.`);
      await setHead(last?.sequence ?? 0);
      expect(await verify()).toEqual([]);
    });

    it('begins later, and still verifies, once old entries are let go', async () => {
      const rows = await entries();
      const first = rows[3];
      await forgetEntries(content(), new Date(rows[2]?.createdAt === first?.createdAt ? 0 : (first?.createdAt ?? 0)));
      expect((await entries()).length).toBeLessThan(rows.length);
      expect(await verify()).toEqual([]);
    });

    it('takes in what was written before there was a chain, with the names that are still known', async () => {
      const { db } = content();
      await db.deleteMany({ collection: 'audit-log', where: {} });
      const empty = { sequence: 0, hash: noHash, baseSequence: 0, baseHash: noHash };
      await db.updateOne({ collection: 'audit-head', where: headId, data: empty, options: { atomic: true } });
      const earlier = {
        action: 'list-export',
        subject: 'messages · 3',
        by: admin.id,
        updatedAt: '2026-01-01T00:00:00.000Z',
      };
      await db.create({ collection: 'audit-log', data: { ...earlier, createdAt: '2026-01-01T00:00:00.000Z' } });
      for (const _ of [1, 2]) await adoptEarlierEntries(content());
      expect(await entries()).toMatchObject([
        { ...earlier, by: expect.anything(), sequence: 1, actorName: 'Recorder' },
      ]);
      await content().create({ collection: 'countries', data: { name: 'After', code: 'AF' }, ...as() });
      expect(await entries()).toHaveLength(2);
      expect(await verify()).toEqual([]);
    });
  });
}
