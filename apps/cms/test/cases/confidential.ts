import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as postMessage } from '../../src/app/api/service-requests/[kind]/messages/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { otherCases } from '../../src/cases/beside/other-cases.ts';
import { countCases } from '../../src/cases/desk/list-cases.ts';
import { nextCase } from '../../src/cases/desk/next-case.ts';
import { statusStaysRefused } from '../../src/cases/inbox/refused-fields.ts';
import { warnBeforeDue } from '../../src/cases/inbox/warn-before-due.ts';
import { shownCase } from '../../src/cases/shown-case.ts';
import { careWork } from '../../src/dashboard/case-work.ts';
import { systemWork } from '../../src/dashboard/system-work.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { contentOf, formOf, openCaseContent, validRequests } from './case-content.ts';
import { type Somebody, Staff } from './confidential-people.ts';
import { postForm, postJson } from './site-call.ts';

// What runs in the browser brings styles, which Node does not load.
vi.mock('../../src/cases/conversation/answer-form.tsx', () => ({ AnswerForm: () => null }));

type Case = { id: number; reference: string; token: string };
type Kind = 'complaint' | 'fraud-report';
const sara = { email: 'sara@example.com', phone: '0512345678' };
const day = 86_400_000;
const migrations = { sqlite: '20261123_140633', postgres: '20261123_140652' };

/** Cases for named people alone, on the database that DATABASE_URL names: every door, one after the other (decision 0046). */
export function describeConfidential(dialect: 'sqlite' | 'postgres'): void {
  describe(`confidential cases on ${dialect}`, () => {
    let payload: Payload;
    let staff: Staff;
    let fraud: Case;
    /** A complaint about a colleague, with a message and a file, which a care worker marks. */
    let marked: Case;
    let open: Case;
    let file: number;

    beforeAll(async () => {
      payload = await openCaseContent();
      await payload.updateGlobal({ slug: 'case-handling', data: { care_email: 'team@example.com' } });
      staff = await Staff.of(payload);
      fraud = await send('fraud-report');
      marked = await send('complaint');
      open = await send('complaint');
      await write(marked);
      file = await fileOf(marked);
    });
    afterAll(() => payload?.destroy());

    const get = async (who: Somebody, path: string) => (await staff.call(who, path)).json();
    const text = async (who: Somebody, path: string) => (await staff.call(who, path)).text();
    const patch = (who: Somebody, { id }: { id: number }, data: object) =>
      staff.call(who, `/service-requests/${id}`, data, 'PATCH');
    const name = (who: Somebody, by: Somebody, seesConfidential = true) =>
      staff.call(by, `/users/${staff.idOf(who)}`, { seesConfidential }, 'PATCH');
    const stored = (id: number) => payload.findByID({ collection: 'service-requests', id, depth: 0 });
    const mailsTo = async ({ reference }: Case, to?: string) => {
      const where = { reference: { equals: reference } };
      const { docs } = await payload.find({ collection: 'mail-queue', where, sort: 'id', pagination: false });
      return docs.map((mail) => mail.to).filter((address) => (to ? address === to : address !== sara.email));
    };

    async function send(kind: Kind): Promise<Case> {
      const fields = { ...validRequests[kind], ...sara, language: 'ar' };
      const { data } = await postJson(POST, '/x', fields, { params: { kind } });
      const { reference = '', token = '' } = data ?? {};
      const { docs } = await payload.find({
        collection: 'service-requests',
        where: { reference: { equals: reference } },
      });
      return { id: Number(docs[0]?.id), reference, token };
    }
    async function write({ reference, token }: Case): Promise<void> {
      const body = formOf({ text: 'It was your colleague.' }, [['files', contentOf('pdf'), 'paper.pdf']]);
      const headers = { authorization: `Bearer ${token}` };
      await postForm(postMessage, '/x', body, { params: { kind: reference }, headers });
    }
    async function fileOf({ reference }: Case): Promise<number> {
      const where = { reference: { equals: reference } };
      return Number((await payload.find({ collection: 'private-files', where })).docs[0]?.id);
    }

    describe('as long as nobody is named', () => {
      it('are seen by who handles cases, the team is told of them, and administrators are told that nobody is named', async () => {
        for (const who of ['huda', 'admin'] as const)
          expect((await staff.call(who, `/service-requests/${fraud.id}`)).status).toBe(200);
        expect(await mailsTo(fraud)).toEqual(['team@example.com']);
        expect((await systemWork(await staff.reqOf('admin'))).confidential).toBe('everybody');
      });
    });

    it('those of an earlier version become confidential with the update, with all that is known of them', async () => {
      await get('huda', `/service-requests/${fraud.id}`);
      const migration = await import(`../../src/db/migrations/${dialect}/${migrations[dialect]}_confidential_cases.ts`);
      const { drizzle: db } = payload.db as unknown as { drizzle: unknown };
      await migration.down({ db });
      await migration.up({ db });
      const where = { confidential: { equals: true } };
      expect((await payload.find({ collection: 'service-requests', where })).docs).toMatchObject([{ id: fraud.id }]);
      for (const collection of ['mail-queue', 'webhooks', 'audit-log'] as const) {
        const { docs } = await payload.find({ collection, where });
        expect(docs.length, collection).toBeGreaterThan(0);
        expect(JSON.stringify(docs)).toContain(fraud.reference);
        expect(JSON.stringify(docs)).not.toContain(open.reference);
      }
    });

    describe('naming', () => {
      it('is for administrators, never of themselves, and stands in the record', async () => {
        for (const who of ['huda', 'admin'] as const) {
          const refused = await name(who, who);
          expect(refused.status).toBe(400);
          expect(JSON.stringify(await refused.json())).toContain('another administrator does');
          // A form sends what it was not asked about as well.
          expect((await name(who, who, false)).status).toBe(200);
        }
        // Of many at once the field itself leaves it out.
        const own = staff.idOf('admin');
        await staff.call('admin', `/users?where[id][equals]=${own}`, { seesConfidential: true }, 'PATCH');
        expect(await payload.findByID({ collection: 'users', id: own })).toMatchObject({ seesConfidential: false });
        expect((await systemWork(await staff.reqOf('admin'))).confidential).toBe('everybody');
        for (const who of ['nora', 'boss'] as const) expect((await name(who, 'admin')).status).toBe(200);
        expect((await systemWork(await staff.reqOf('admin'))).confidential).toBe('named');
        // What waited for the team goes to who is named first; the sender and other cases are told as before.
        expect(await mailsTo(fraud)).toEqual(['nora@example.com']);
        expect(await mailsTo(open)).toEqual(['team@example.com']);
        expect(await mailsTo(fraud, sara.email)).toEqual([sara.email]);
        const { docs } = await get('admin', '/audit-log?where[action][equals]=named&sort=id');
        expect(docs).toMatchObject([{ subject: expect.stringContaining('nora') }, { actorName: 'admin' }]);
      });

      it('a case that somebody marks leaves him, its owner and the team at once, and named people are told', async () => {
        await get('huda', '/service-requests?limit=50');
        expect((await patch('huda', marked, { assignee: staff.idOf('huda') })).status).toBe(200);
        const begun = { collection: 'service-requests', id: marked.id, from: 'received', to: 'in-review' };
        const began = await staff.call('huda', '/desk/change', { field: 'status', cases: [begun], act: 'begun' });
        const { undo } = await began.json();
        expect((await patch('huda', marked, { confidential: true })).status).toBe(200);
        // Nor does what he did before reach the case any more.
        const back = await staff.call('huda', '/desk/change', { field: 'status', cases: undo });
        expect(await back.json()).toEqual({ undo: [], kept: 1 });
        expect((await staff.call('huda', `/service-requests/${marked.id}`)).status).toBe(404);
        expect(await stored(marked.id)).toMatchObject({ confidential: true, assignee: null });
        // What the team was still to be told of it goes to nobody.
        expect(await mailsTo(marked)).toEqual(['nora@example.com']);
      });
    });

    /** What somebody finds of a case behind each door. */
    const doors: [string, (who: Somebody, one: Case) => Promise<boolean>][] = [
      ['the list', async (who, { id }) => listed(await get(who, '/service-requests?limit=100'), id)],
      ['its address', async (who, { id }) => (await staff.call(who, `/service-requests/${id}`)).status === 200],
      [
        'a count by its reference',
        async (who, { reference }) =>
          (await get(who, `/service-requests/count?where[reference][equals]=${reference}`)).totalDocs > 0,
      ],
      [
        'a condition on what was sent',
        async (who, { id }) => listed(await get(who, '/service-requests?where[email][like]=sara&limit=100'), id),
      ],
      [
        'distinct values',
        async (who, { reference }) => {
          const { user } = await staff.reqOf(who);
          const asked = { collection: 'service-requests', field: 'reference', overrideAccess: false, user } as const;
          return JSON.stringify(await payload.findDistinct({ ...asked, limit: 100 })).includes(reference);
        },
      ],
      [
        'the working list',
        async (who, { reference }) =>
          (await (await staff.call(who, '/desk/cases', { view: 'open' })).text()).includes(reference),
      ],
      [
        'the search over all inboxes',
        async (who, { reference }) =>
          (await (await staff.call(who, '/desk/cases', { view: 'mine', search: reference })).text()).includes(
            reference,
          ),
      ],
      [
        'the export',
        async (who, { reference }) => (await text(who, '/service-requests/export.csv')).includes(reference),
      ],
      [
        'the parts of its form',
        async (who, { id }) => Boolean(await shownCase(await staff.reqOf(who), 'service-requests', id)),
      ],
      [
        'the cases beside another one of its sender',
        async (who, { id }) => {
          const one = { ...(await stored(open.id)), collection: 'service-requests' } as const;
          return (await otherCases(await staff.reqOf(who), one as never)).some((other) => other.id === id);
        },
      ],
      ['its mails', async (who, { reference }) => (await text(who, '/mail-queue?limit=200')).includes(reference)],
      [
        'the rules that a field asks while somebody types',
        async (who, { id }) => {
          const data = { status: 'resolved', outcome: 'accepted' };
          const asked = { collectionSlug: 'service-requests', data, event: 'onChange', id, options: ['resolved'] };
          const refusal = { ...asked, req: { ...(await staff.reqOf(who)), t: String } } as never;
          const without = { ...asked, data: { status: 'waiting-for-customer' }, options: ['waiting-for-customer'] };
          const other = { ...without, req: { ...(await staff.reqOf(who)), t: String } } as never;
          return [await statusStaysRefused('resolved', refusal), await statusStaysRefused('x', other)].some(
            (said) => typeof said === 'string' && said.includes('answer'),
          );
        },
      ],
    ];
    const listed = ({ docs }: { docs: { id: number }[] }, id: number) => docs.some((one) => one.id === id);

    describe.each(doors)('%s', (door, finds) => {
      it('shows them to named people, and to nobody else', async () => {
        // Only complaints are not closed before an answer.
        for (const one of door.startsWith('the rules') ? [marked] : [fraud, marked]) {
          const found = { nora: true, boss: true, huda: false, admin: false };
          for (const [who, expected] of Object.entries(found) as [Somebody, boolean][])
            expect(await finds(who, one), `${who} ${one === fraud ? 'fraud' : 'marked'}`).toBe(expected);
        }
      });
    });

    describe('what belongs to them', () => {
      it.each(['private-files', 'case-messages', 'webhooks'])('%s are for named people alone', async (slug) => {
        expect(await text('boss', `/${slug}?limit=100`)).toContain(marked.reference);
        for (const who of ['huda', 'admin'] as const)
          expect(await text(who, `/${slug}?limit=100`)).not.toContain(marked.reference);
      });

      it('a file is downloaded by named people alone', async () => {
        const status = async (who: Somebody) => (await staff.call(who, `/private-files/${file}/download`)).status;
        expect([await status('nora'), await status('huda'), await status('admin')]).toEqual([200, 404, 404]);
      });

      it('what is written later is as confidential as the case, and named people are told of it', async () => {
        await write(marked);
        expect(await mailsTo(marked)).toEqual(['nora@example.com', 'nora@example.com']);
        expect(await text('huda', '/case-messages?limit=100')).not.toContain(marked.reference);
      });

      it('a lock tells nobody else that somebody works at one', async () => {
        const lock = { document: { relationTo: 'service-requests', value: fraud.id }, user: owner('nora') };
        const { id } = await payload.create({ collection: 'payload-locked-documents', data: lock as never });
        const seen = async (who: Somebody) => (await get(who, '/payload-locked-documents')).docs.length;
        expect([await seen('nora'), await seen('huda'), await seen('admin')]).toEqual([1, 0, 0]);
        await payload.delete({ collection: 'payload-locked-documents', id });
      });
      const owner = (who: Somebody) => ({ relationTo: 'users', value: staff.idOf(who) });
    });

    it('whoever asks what may be done with one is told nothing that a case which is not there would not tell', async () => {
      const rights = async (who: Somebody, id: number) => {
        const response = await staff.call(who, `/service-requests/access/${id}`, {}, 'POST');
        return [response.status, await response.text()];
      };
      expect((await rights('nora', fraud.id))[0]).toBe(200);
      for (const who of ['huda', 'admin'] as const)
        expect(await rights(who, fraud.id), who).toEqual(await rights(who, 999_999));
    });

    describe('acts', () => {
      it('of others are answered as those on a case that is not there', async () => {
        for (const who of ['huda', 'admin'] as const) {
          for (const { id } of [fraud, marked]) {
            const missing = 999_999;
            const acts: [string, unknown, string][] = [
              ['', { internalNote: 'x' }, 'PATCH'],
              ['/answers', formOf({ text: 'x', seen: '0' }), 'POST'],
              ['/end-links', {}, 'POST'],
              ['?overrideLock=false', { internalNote: 'x' }, 'PATCH'],
              ...(who === 'admin' ? [['', undefined, 'DELETE'] as [string, unknown, string]] : []),
            ];
            for (const [path, data, method] of acts) {
              const answers = [id, missing].map(async (one) => {
                const response = await staff.call(who, `/service-requests/${one}${path}`, data, method);
                return [response.status, await response.text()];
              });
              const [real, made] = await Promise.all(answers);
              expect(real, `${who} ${method} ${path}`).toEqual(made);
            }
            const all = await staff.call(who, `/service-requests?where[id][equals]=${id}`, { outcome: null }, 'PATCH');
            expect(all.status).toBe(403);
          }
        }
        expect((await stored(fraud.id)).internalNotes).toEqual([]);
      });

      it('a case goes to named people alone, one by one and many at once, and is given back by them alone', async () => {
        const one = { collection: 'service-requests', id: fraud.id, from: null, to: staff.idOf('nora') };
        const assign = async (who: Somebody, cases: object[]) =>
          (await staff.call(who, '/desk/assign', { cases })).json();
        expect(await assign('huda', [one])).toMatchObject({ undo: [], kept: 1 });
        expect(await assign('nora', [{ ...one, to: staff.idOf('huda') }])).toMatchObject({ undo: [], kept: 1 });
        expect((await patch('nora', fraud, { assignee: staff.idOf('huda') })).status).toBe(400);
        const { undo } = await assign('boss', [one]);
        expect(undo).toHaveLength(1);
        expect(await assign('admin', undo)).toMatchObject({ undo: [], kept: 1 });
        expect((await stored(fraud.id)).assignee).toBe(staff.idOf('nora'));
      });

      it('the mark of a fraud report cannot be taken away in its form, that of another case can', async () => {
        const mayChange = async (one: Case) => {
          const response = await staff.call('nora', `/service-requests/access/${one.id}`, {});
          return (await response.json()).fields.confidential.update;
        };
        expect(await mayChange(marked)).toBe(true);
        expect(await mayChange(fraud)).toBeFalsy();
      });

      it('a fraud report stays confidential, whatever is saved', async () => {
        expect((await patch('nora', fraud, { confidential: false })).status).toBe(200);
        expect((await stored(fraud.id)).confidential).toBe(true);
      });
    });

    it('mails of a new one and of a day that comes near go to named people, never to the team', async () => {
      const fresh = await send('fraud-report');
      expect(await mailsTo(fresh)).toEqual(['nora@example.com']);
      const { dueAt } = await stored(fresh.id);
      await warnBeforeDue(payload, new Date(Date.parse(dueAt ?? '') - day / 24));
      expect(await mailsTo(fresh)).toEqual(['nora@example.com', 'nora@example.com']);
      await payload.delete({ collection: 'service-requests', id: fresh.id });
    });

    it('counts, figures and the next case leave them out for others', async () => {
      const [nora, huda, admin] = [await staff.reqOf('nora'), await staff.reqOf('huda'), await staff.reqOf('admin')];
      const received = async (who: Somebody) =>
        Number((await text(who, '/desk/figures.csv')).split('\n')[1]?.split(',')[2]);
      const all = await received('nora');
      expect([await received('huda'), await received('admin')]).toEqual([all - 2, all - 2]);
      expect(await countCases(nora, 'open')).toBe((await countCases(huda, 'open')) + 2);
      const ofFraud = async (req: typeof nora) =>
        (await careWork(req)).find(({ kind }) => kind === 'fraud-report')?.fresh.count;
      expect([await ofFraud(nora), await ofFraud(huda), await ofFraud(admin)]).toEqual([1, 0, 0]);
      expect((await nextCase(huda, { inbox: '', id: 0 }))?.id).toBe(open.id);
    });

    describe('the record of acts', () => {
      const about = async (who: Somebody, { reference }: Case) =>
        (await get(who, `/audit-log?where[subject][like]=${reference}&limit=200`)).docs;
      it('tells named administrators of them, what was done before the mark too, and no other administrator', async () => {
        await get('nora', '/service-requests?limit=100');
        for (const one of [fraud, marked]) {
          expect((await about('boss', one)).length).toBeGreaterThan(0);
          expect(await about('admin', one)).toEqual([]);
          expect(await text('boss', '/audit-log/export.csv')).toContain(one.reference);
          expect(await text('admin', '/audit-log/export.csv')).not.toContain(one.reference);
        }
        const before = await get(
          'boss',
          `/audit-log?where[actorName][equals]=huda&where[action][equals]=list-seen&limit=200`,
        );
        expect(JSON.stringify(before.docs)).toContain(marked.reference);
      });

      it('tells every administrator what named people saw beside them', async () => {
        const seen = await get(
          'admin',
          '/audit-log?where[actorName][equals]=nora&where[action][equals]=list-seen&limit=200',
        );
        expect(JSON.stringify(seen.docs)).toContain(open.reference);
      });

      it('holds as a chain', async () => {
        expect((await verifyRecord(payload)).problems).toEqual([]);
      });
    });

    it('a person’s data has them for named administrators; others are told each time that they would be left out', async () => {
      const ask = async (who: Somebody, act: string, person = sara.email) =>
        (await staff.call(who, `/person-data/${act}`, { person })).json();
      expect(await ask('boss', 'count')).toMatchObject({ count: 3 });
      expect(await ask('admin', 'count')).toMatchObject({ count: 1, named_only: true });
      expect(await ask('admin', 'count', 'nobody@example.com')).toMatchObject({ count: 0, named_only: true });
      const references = async (who: Somebody) =>
        (await ask(who, 'export')).cases.map(({ reference }: Case) => reference).sort();
      expect(await references('boss')).toEqual([fraud.reference, marked.reference, open.reference].sort());
      expect(await references('admin')).toEqual([open.reference]);
      expect(await ask('admin', 'erase')).toMatchObject({ erased: 1 });
      expect((await stored(marked.id)).id).toBe(marked.id);
    });

    it('without the mark a case is its team’s again, with what belongs to it', async () => {
      expect((await patch('nora', marked, { confidential: false })).status).toBe(200);
      expect((await staff.call('huda', `/service-requests/${marked.id}`)).status).toBe(200);
      expect((await staff.call('huda', `/private-files/${file}/download`)).status).toBe(200);
      expect(await text('huda', '/case-messages?limit=100')).toContain(marked.reference);
    });

    it('the cases of an owner who is not named any more stand among those that nobody has, for who is', async () => {
      await patch('nora', fraud, { assignee: staff.idOf('nora') });
      await name('boss', 'admin');
      const before = await countCases(await staff.reqOf('boss'), 'unassigned');
      await name('nora', 'admin', false);
      expect((await stored(fraud.id)).assignee).toBe(staff.idOf('nora'));
      expect(await countCases(await staff.reqOf('boss'), 'unassigned')).toBe(before + 1);
      await name('nora', 'admin');
      expect(await countCases(await staff.reqOf('boss'), 'unassigned')).toBe(before);
    });

    it('nothing opens by itself when the last who is named goes', async () => {
      await name('nora', 'admin', false);
      await payload.delete({ collection: 'users', id: staff.idOf('boss') });
      for (const who of ['nora', 'huda', 'admin'] as const)
        expect((await staff.call(who, `/service-requests/${fraud.id}`)).status).toBe(404);
      expect((await systemWork(await staff.reqOf('admin'))).confidential).toBe('nobody');
    });
  });
}
