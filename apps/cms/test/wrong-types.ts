import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminCalls, openAdminCalls } from './admin-calls.ts';

describe('a value of a type that its field has not', () => {
  let payload: AdminCalls['payload'];
  let call: AdminCalls['call'];
  const paths: Record<string, string> = {};

  beforeAll(async () => {
    ({ payload, call } = await openAdminCalls());
    const page = await payload.create({ collection: 'pages', draft: true, data: { name: 'a-page', title: 'A' } });
    const sent = { kind: 'complaint', reference: 'C-1', status: 'in-review', language: 'ar' } as const;
    const kept = { sent: {}, idempotencyKey: 'one', searchText: 'one' };
    const complaint = await payload.create({ collection: 'service-requests', data: { ...sent, ...kept } });
    Object.assign(paths, { page: `/pages/${page.id}`, complaint: `/service-requests/${complaint.id}` });
  });
  afterAll(() => payload?.destroy());

  it.each([
    ['PATCH', 'complaint', { assignee: [7] }],
    ['PATCH', 'complaint', { status: { a: 1 } }],
    ['PATCH', 'complaint', { escalation: [7] }],
    ['PATCH', 'complaint', { escalation: 'nowhere' }],
    ['PATCH', 'page', { deletedAt: [7] }],
    ['PATCH', 'page', { deletedAt: true }],
    ['PATCH', 'page', { deletedAt: 'yesterday' }],
    ['POST', '/page-groups', { title: 'A', pages: [{ a: 1 }] }],
  ])('is refused as the sender’s fault, with nothing of the database: %s %s %j', async (method, place, body) => {
    const response = await call(method, paths[place] ?? place, body);
    const text = await response.text();
    expect(response.status, text).toBe(400);
    expect(text).not.toMatch(/Something went wrong|SQLite|select |update |insert |stack/i);
  });

  it('stands in the way of none that it has', async () => {
    for (const body of [{ assignee: null }, { status: 'in-review' }, { escalation: 'second-look' }])
      expect((await call('PATCH', paths.complaint ?? '', body)).status, JSON.stringify(body)).toBe(200);
    const trashed = await call('PATCH', `${paths.page}?trash=true`, { deletedAt: new Date().toISOString() });
    expect([trashed.status, (await trashed.json()).doc?.deletedAt]).toEqual([200, expect.any(String)]);
    const back = await call('PATCH', `${paths.page}?trash=true`, { deletedAt: null });
    expect(back.status).toBe(200);
  });
});
