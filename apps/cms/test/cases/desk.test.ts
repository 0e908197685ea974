import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Role, roles } from '../../src/access/roles.ts';
import type { CaseCollection } from '../../src/cases/case-kinds.ts';
import { storeMessage } from '../../src/cases/conversation/store-message.ts';
import type { HandOver } from '../../src/cases/desk/assign-cases.ts';
import type { DeskPlace } from '../../src/cases/desk/desk-cursor.ts';
import { type DeskPage, deskEndpoints, deskPage } from '../../src/cases/desk/desk-endpoints.ts';
import { countCases, type DeskCase, listCases } from '../../src/cases/desk/list-cases.ts';
import { nextCase } from '../../src/cases/desk/next-case.ts';
import { sharedViewsOf } from '../../src/cases/desk/shared-views.ts';
import { unansweredAmong } from '../../src/cases/desk/unanswered-among.ts';
import { newReference } from '../../src/cases/reference.ts';
import { searchTextOf } from '../../src/cases/search-text.ts';
import { untyped } from '../../src/untyped.ts';
import { requestsByRole } from '../requests-by-role.ts';
import { openTestContent } from '../test-content.ts';

let payload: Payload;
let people: ReadonlyMap<Role, PayloadRequest>;
const day = 86_400_000;
const now = Date.now();

const reqOf = (role: Role) => {
  const req = people.get(role);
  if (!req) throw new Error(role);
  return req;
};
const idOf = (role: Role) => Number(reqOf(role).user?.id);

type Fields = {
  kind?: string;
  name?: string;
  status?: string;
  dueAt?: string | null;
  assignee?: number;
  phone?: string;
};
const made: Record<string, { id: number; reference: string }> = {};

async function newCase(title: string, collection: CaseCollection, fields: Fields): Promise<void> {
  const reference = newReference();
  const { kind = 'claim', name = 'Sara', phone, status = 'received', ...more } = fields;
  const sent = { full_name: name, phone };
  const data = {
    ...(collection === 'service-requests' && { kind }),
    ...{ reference, name, status, language: 'ar', sent, history: [], ...more },
    searchText: searchTextOf(collection === 'service-requests' ? 'claim' : 'contact', {
      reference,
      name,
      phone,
      sent: sent as never,
    }),
  };
  const { id } = await payload.create({ collection, data: data as never, overrideAccess: true });
  made[title] = { id: Number(id), reference };
}

const due = (days: number) => new Date(now + days * day).toISOString();
const titles = (cases: DeskCase[]) =>
  cases.map(({ reference }) => Object.keys(made).find((title) => made[title]?.reference === reference));

beforeAll(async () => {
  payload = await openTestContent();
  people = await requestsByRole(payload);
  const care = idOf('care');
  await newCase('mine later', 'service-requests', { assignee: care, dueAt: due(5) });
  await newCase('mine message', 'messages', {
    assignee: care,
    dueAt: due(3),
    name: 'نورة عبدالعزيز',
    phone: '+966551234567',
  });
  await newCase('mine late', 'service-requests', { assignee: care, dueAt: due(-2), status: 'in-review' });
  await newCase('mine same moment', 'messages', { assignee: care, dueAt: due(5) });
  await newCase('mine undated', 'messages', { assignee: care, dueAt: null });
  await newCase('mine waits', 'service-requests', { assignee: care, dueAt: due(1), status: 'waiting-for-customer' });
  await newCase('mine closed', 'service-requests', {
    assignee: care,
    dueAt: due(1),
    status: 'closed',
    name: 'نورة القديمة',
  });
  await newCase('free complaint', 'service-requests', { kind: 'complaint', dueAt: due(4) });
  await newCase('free late', 'messages', { dueAt: due(-1) });
  await newCase('application', 'job-applications', { dueAt: due(2), name: 'نورة' });
});
afterAll(() => payload?.destroy());

describe('the working list', () => {
  it('opens on one’s own, over all inboxes, due soonest first, and those without a day last', async () => {
    const { cases, next } = await listCases(reqOf('care'), { view: 'mine', limit: 50 });
    expect(titles(cases)).toEqual(['mine late', 'mine message', 'mine later', 'mine same moment', 'mine undated']);
    expect(next).toBeNull();
  });

  it.each([
    ['unassigned', ['free late', 'free complaint']],
    ['due', ['mine late', 'free late']],
    ['waiting', ['mine waits']],
  ] as const)('has the view %s, whose count is as many', async (view, expected) => {
    const { cases } = await listCases(reqOf('care'), { view, limit: 50 });
    expect(titles(cases)).toEqual(expected);
    expect(await countCases(reqOf('care'), view)).toBe(expected.length);
  });

  it('reads what was sent only where a case may be an enquiry', async () => {
    const reading = vi.spyOn(payload.db, 'find');
    await listCases(reqOf('admin'), { view: 'open', limit: 50 });
    const read = reading.mock.calls.flatMap(([{ collection, select }]) => (select?.sent ? [collection] : []));
    reading.mockRestore();
    expect(new Set(read)).toEqual(new Set(['service-requests']));
  });

  it('goes through all pages of any size without a row twice or left out', async () => {
    const { cases: whole } = await listCases(reqOf('admin'), { view: 'open', limit: 50 });
    expect(whole).toHaveLength(9);
    for (const limit of [1, 2, 4]) {
      const seen: DeskCase[] = [];
      let after: DeskPlace | undefined;
      do {
        const page = await listCases(reqOf('admin'), { view: 'open', limit, after });
        seen.push(...page.cases);
        after = page.next ?? undefined;
      } while (after);
      expect(titles(seen)).toEqual(titles(whole));
    }
  });

  it('marks what its customer wrote last, until an answer or a note tells him something; a closed case is none', async () => {
    const titlesOf = ['mine late', 'mine later', 'mine message', 'mine closed', 'application'];
    const write = async (from: 'customer' | 'company', title: string, collection: CaseCollection) => {
      const about = { collection, ...made[title], kind: 'claim', status: 'received' };
      await storeMessage(reqOf('care'), untyped(about), { from, text: 'Well?', files: [] });
    };
    const marked = async (role: Role) => {
      const { rows } = await deskPage(reqOf(role), { view: 'open', limit: 50 });
      return titlesOf.filter((title) =>
        rows.some((row) => row.isUnanswered && row.reference === made[title]?.reference),
      );
    };
    expect([await marked('care'), await marked('people')]).toEqual([[], []]);
    await write('customer', 'mine late', 'service-requests');
    await write('customer', 'mine later', 'service-requests');
    await write('customer', 'mine message', 'messages');
    await write('customer', 'mine closed', 'service-requests');
    await write('customer', 'application', 'job-applications');
    expect(await marked('care')).toEqual(['mine late', 'mine later', 'mine message']);
    expect(await marked('people')).toEqual(['application']);
    await write('company', 'mine later', 'service-requests');
    const id = made['mine message']?.id ?? 0;
    await payload.update({ collection: 'messages', id, data: { customerNoteAr: 'نتابع طلبك.' }, overrideAccess: true });
    expect(await marked('care')).toEqual(['mine late']);
    const { cases } = await listCases(reqOf('care'), {
      view: 'open',
      search: made['mine closed']?.reference,
      limit: 5,
    });
    expect([...(await unansweredAmong(reqOf('care'), cases))]).toEqual([]);
  });

  it('is narrowed by kind and by who handles the cases', async () => {
    const of = async (query: object) =>
      titles((await listCases(reqOf('care'), { view: 'open', limit: 50, ...query })).cases);
    expect(await of({ kind: 'complaint' })).toEqual(['free complaint']);
    expect(await of({ kind: 'complaint-alone' })).toEqual(['free complaint']);
    expect(await of({ kind: 'complaint-enquiry' })).toEqual([]);
    expect(await of({ kind: 'contact', owner: idOf('care') })).toEqual([
      'mine message',
      'mine same moment',
      'mine undated',
    ]);
  });
});

describe('the search over all inboxes', () => {
  it.each(['نوره', 'نُورة عبد العزيز', '٠٥٥١٢٣٤٥٦٧', '00966 55 123 4567'])('finds by %s', async (search) => {
    const { cases } = await listCases(reqOf('care'), { view: 'mine', search, limit: 50 });
    expect(titles(cases)).toContain('mine message');
  });

  it('finds what is closed as well, the newest first, and nothing of an inbox that is not one’s own', async () => {
    const found = async (role: Role) =>
      titles((await listCases(reqOf(role), { view: 'mine', search: 'نورة', limit: 50 })).cases);
    expect(await found('care')).toEqual(['mine closed', 'mine message']);
    expect(await found('people')).toEqual(['application']);
    expect(await found('admin')).toEqual(['application', 'mine closed', 'mine message']);
  });

  it.each(['%', '_', ' %_% ', '\\', '-'])(
    'finds no case by the sign %s alone, also in the inbox itself',
    async (search) => {
      expect((await listCases(reqOf('admin'), { view: 'open', search, limit: 50 })).cases).toEqual([]);
      const where = { searchText: { like: search } };
      expect((await payload.find({ collection: 'service-requests', where })).docs).toEqual([]);
    },
  );

  it('finds a reference without its dashes, and stands in the record without what was typed', async () => {
    const search = made['free complaint']?.reference.replaceAll('-', '').toLowerCase() ?? '';
    const { cases } = await listCases(reqOf('care'), { view: 'mine', search, limit: 50 });
    expect(titles(cases)).toEqual(['free complaint']);
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 2 });
    expect(docs[0]).toMatchObject({ action: 'list-seen', changes: [{ field: 'searchText' }] });
    expect(JSON.stringify(docs)).not.toContain(search);
  });
});

describe('a complaint at the Insurance Authority', () => {
  it('is found by the number that it has there, in whatever spelling, and not by one that it had before', async () => {
    await newCase('escalated', 'service-requests', { kind: 'complaint', name: 'ريم', phone: '+966509998887' });
    const { id = 0 } = made.escalated ?? {};
    const found = async (search: string) =>
      titles((await listCases(reqOf('care'), { view: 'mine', search, limit: 50 })).cases);
    const save = (data: object) =>
      payload.update({ collection: 'service-requests', id, data, overrideAccess: false, user: reqOf('care').user });
    await save({ escalation: 'second-look' });
    await save({ escalation: 'authority', authorityNumber: 'IA-2026/7788' });
    for (const typed of ['IA-2026/7788', 'ia 2026 7788', '٢٠٢٦٧٧٨٨', 'ريم', '0509998887'])
      expect([typed, await found(typed)]).toEqual([typed, ['escalated']]);
    await save({ authorityNumber: 'IA-2026/9900' });
    expect([await found('IA-2026/7788'), await found('IA20269900')]).toEqual([[], ['escalated']]);
  });
});

describe('the next case', () => {
  const present = (title: string, inbox: CaseCollection) => ({ inbox, id: made[title]?.id ?? 0 });
  const afterIn = (role: Role) => async (title: string, inbox: CaseCollection) => {
    const next = await nextCase(reqOf(role), present(title, inbox));
    return titles(next ? [next] : [])[0];
  };
  it('is the next of one’s own, round to the first, and the soonest that has no owner where there is none', async () => {
    const after = afterIn('care');
    expect(await after('mine late', 'service-requests')).toBe('mine message');
    expect(await after('mine later', 'service-requests')).toBe('mine same moment');
    expect(await after('mine undated', 'messages')).toBe('mine late');
    expect(await nextCase(reqOf('people'), { inbox: '', id: 0 })).toMatchObject({ collection: 'job-applications' });
    expect(await nextCase(reqOf('people'), present('application', 'job-applications'))).toBeUndefined();
  });

  it('goes on from one without an owner to the next of those, so that one case of one’s own hides none of them', async () => {
    const after = afterIn('care');
    expect(await after('free late', 'messages')).toBe('free complaint');
    expect(await after('escalated', 'service-requests')).toBe('mine late');
  });

  it('leads whoever has none of their own through all that have no owner', async () => {
    const after = afterIn('admin');
    expect(await after('free late', 'messages')).toBe('application');
    expect(await after('application', 'job-applications')).toBe('free complaint');
    expect(await after('free complaint', 'service-requests')).toBe('escalated');
    expect(await after('escalated', 'service-requests')).toBe('free late');
    expect(await after('mine message', 'messages')).toBe('free late');
  });
});

async function call<Result>(
  role: Role | undefined,
  path: string,
  body: unknown,
): Promise<{ status: number; data: Result }> {
  const endpoint = deskEndpoints.find((one) => one.path === path);
  const req = role ? reqOf(role) : await createLocalReq({}, payload);
  const response = await endpoint?.handler(Object.assign(Object.create(req), { json: async () => body }));
  return { status: response?.status ?? 0, data: (await response?.json()) as Result };
}

describe('the calls of the working list', () => {
  it('answer nobody who handles no cases, whatever they ask for', async () => {
    for (const path of [
      '/desk/cases',
      '/desk/assign',
      '/desk/change',
      '/desk/share-view',
      '/desk/end-shared-view',
      '/desk/rename-shared-view',
    ]) {
      expect((await call(undefined, path, { view: 'open' })).status).toBe(401);
      expect((await call('editor', path, { view: 'open' })).status).toBe(403);
      expect((await call('reviewer', path, { view: 'open' })).status).toBe(403);
      expect((await call('care', path, { view: 'everything' })).status).toBe(400);
    }
  });

  it('say a case in the words of the admin, with its Hijri day and its owner', async () => {
    const { data } = await call<DeskPage>('care', '/desk/cases', { view: 'due' });
    expect(data.rows[0]).toMatchObject({ kind: 'Claim', status: 'In review', owner: { name: 'care' } });
    expect(data.rows[0]?.due).toMatchObject({ isLate: true, hijri: expect.stringContaining('AH') });
  });
});

describe('shared views', () => {
  const shared = async (role: Role) => (await sharedViewsOf(reqOf(role))).map(({ name, by }) => [name, by]);
  const share = (role: Role | undefined, view: object) =>
    call<{ shared: boolean }>(role, '/desk/share-view', { name: 'Urgent', view: 'due', ...view });
  const end = async (role: Role, id: number) =>
    (await call<{ ended: boolean }>(role, '/desk/end-shared-view', { id })).data.ended;

  it('are seen by the team of who shares them, and by everybody where an administrator does, with a name', async () => {
    await share('care', { kind: 'complaint-enquiry', name: ' Urgent ' });
    await share('admin', { name: 'All that is late' });
    await share('admin', { kind: 'application', name: 'Applications' });
    expect(await shared('care')).toEqual([
      ['All that is late', 'admin'],
      ['Urgent', 'care'],
    ]);
    expect(await shared('people')).toEqual([
      ['All that is late', 'admin'],
      ['Applications', 'admin'],
    ]);
    expect(await shared('admin')).toHaveLength(3);
    const [urgent] = (await sharedViewsOf(reqOf('care'))).filter(({ name }) => name === 'Urgent');
    expect(urgent?.kind).toBe('complaint-enquiry');
    expect((await share('editor', {})).status).toBe(403);
    expect((await share(undefined, {})).status).toBe(401);
  });

  it('show each reader what that reader may see, whoever shares them', async () => {
    const [view] = (await sharedViewsOf(reqOf('care'))).filter(({ name }) => name === 'All that is late');
    const { data } = await call<DeskPage>('care', '/desk/cases', { view: view?.view });
    expect(data.rows.length).toBeGreaterThan(0);
    expect(data.rows.map(({ collection }) => collection)).not.toContain('job-applications');
  });

  it('get another name when they are shared again, and go by who shares them or an administrator alone', async () => {
    await share('care', { kind: 'complaint-enquiry', name: 'Complaints' });
    const { id = 0 } = (await sharedViewsOf(reqOf('care'))).find(({ name }) => name === 'Complaints') ?? {};
    expect(await shared('care')).toHaveLength(2);
    const { id: ofAdmin = 0 } = (await sharedViewsOf(reqOf('admin'))).find(({ isOwn }) => isOwn) ?? {};
    expect([await end('people', id), await end('care', ofAdmin)]).toEqual([false, false]);
    for (const role of roles) {
      const asked = { collection: 'shared-views', id, overrideAccess: false, user: reqOf(role).user } as const;
      await expect(payload.update({ ...asked, data: { name: 'Mine' } })).rejects.toThrow();
      await expect(payload.delete(asked)).rejects.toThrow();
    }
    expect(await end('care', id)).toBe(true);
    expect(await end('admin', ofAdmin)).toBe(true);
    expect(await shared('care')).toEqual([]);
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ action: 'deleted', targetCollection: 'shared-views' });
  });

  it('are renamed by who shares them or an administrator alone, and stay as they are otherwise', async () => {
    await share('care', { kind: 'complaint', name: 'Complaints' });
    const before = (await sharedViewsOf(reqOf('care'))).find(({ name }) => name === 'Complaints');
    const rename = async (role: Role, name: string) =>
      (await call<{ renamed: boolean }>(role, '/desk/rename-shared-view', { id: before?.id, name })).data.renamed;
    expect([await rename('people', 'Ours'), await rename('care', ' الشكاوى ')]).toEqual([false, true]);
    expect(await sharedViewsOf(reqOf('care'))).toEqual([{ ...before, name: 'الشكاوى' }]);
    expect(await rename('admin', 'All complaints')).toBe(true);
    expect(await shared('care')).toEqual([['All complaints', 'care']]);
    expect((await call('care', '/desk/rename-shared-view', { id: before?.id, name: ' ' })).status).toBe(400);
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ action: 'changed', targetCollection: 'shared-views' });
    await end('care', before?.id ?? 0);
  });

  it('are twenty of one person at most', async () => {
    for (let owner = 1; owner <= 20; owner++) expect((await share('people', { owner })).data.shared).toBe(true);
    expect((await share('people', { owner: 21 })).data.shared).toBe(false);
    expect((await share('people', { owner: 20, name: 'Another name' })).data.shared).toBe(true);
  });
});

describe('assigning', () => {
  type Result = { undo: HandOver[]; kept: number };
  const assign = async (role: Role, cases: HandOver[]) => (await call<Result>(role, '/desk/assign', { cases })).data;
  const ownerOf = async (collection: CaseCollection, title: string) =>
    (await payload.findByID({ collection, id: made[title]?.id ?? 0, depth: 0 })).assignee;
  const handOver = (collection: CaseCollection, title: string, from: number | null, to: number | null) => ({
    ...{ collection, id: made[title]?.id ?? 0, from, to },
  });

  it('several cases over several inboxes, and undoing it', async () => {
    const care = idOf('care');
    const cases = [
      handOver('service-requests', 'free complaint', null, care),
      handOver('messages', 'free late', null, care),
    ];
    const { undo, kept } = await assign('care', cases);
    expect(kept).toBe(0);
    expect(await ownerOf('messages', 'free late')).toBe(care);
    const where = { action: { equals: 'assigned' } };
    const { docs } = await payload.find({ collection: 'audit-log', where, sort: '-id', limit: 2 });
    expect(docs.map(({ subject }) => subject)).toEqual([
      made['free late']?.reference,
      made['free complaint']?.reference,
    ]);
    expect(await assign('care', undo)).toMatchObject({ kept: 0 });
    expect(await ownerOf('messages', 'free late')).toBeNull();
    expect(await ownerOf('service-requests', 'free complaint')).toBeNull();
  });

  it('leaves what a colleague took meanwhile, what is another team’s, and who is of another team', async () => {
    const care = idOf('care');
    const result = await assign('care', [
      handOver('service-requests', 'mine later', null, care),
      handOver('job-applications', 'application', null, care),
      handOver('messages', 'free late', null, idOf('people')),
    ]);
    expect(result).toEqual({ undo: [], kept: 3 });
    expect(await ownerOf('service-requests', 'mine later')).toBe(care);
    expect(await ownerOf('job-applications', 'application')).toBeNull();
    expect(await ownerOf('messages', 'free late')).toBeNull();
  });

  it('gives a case that two take at once to one of them, and none to who can no longer sign in', async () => {
    const [care, admin] = [idOf('care'), idOf('admin')];
    const data = {
      email: 'second@example.com',
      password: 'long-enough-password',
      name: 'second',
      role: 'care',
    } as const;
    const { id: second } = await payload.create({ collection: 'users', data });
    await newCase('wanted', 'messages', { dueAt: due(2) });
    const results = await Promise.all([
      assign('care', [handOver('messages', 'wanted', null, care)]),
      assign('admin', [handOver('messages', 'wanted', null, second)]),
    ]);
    expect(results.map(({ kept }) => kept).sort()).toEqual([0, 1]);
    const owner = await ownerOf('messages', 'wanted');
    expect(owner).toBe(results[0]?.kept === 0 ? care : second);

    await payload.update({ collection: 'users', id: second, data: { disabled: true } });
    await newCase('still free', 'messages', { dueAt: due(2) });
    expect(await assign('admin', [handOver('messages', 'still free', null, second)])).toMatchObject({ kept: 1 });
    expect(await assign('admin', [handOver('messages', 'still free', null, admin)])).toMatchObject({ kept: 1 });
  });

  it('leaves a case that a colleague has open, and gives it when that ends', async () => {
    const { id = 0 } = made['free late'] ?? {};
    const lock = await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'messages', value: id },
        user: { relationTo: 'users', value: idOf('admin') },
      } as never,
    });
    const give = [handOver('messages', 'free late', null, idOf('care'))];
    expect(await assign('care', give)).toEqual({ undo: [], kept: 1 });
    await payload.delete({ collection: 'payload-locked-documents', id: lock.id });
    expect(await assign('care', give)).toMatchObject({ kept: 0 });
  });
});
