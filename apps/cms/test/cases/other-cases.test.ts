import { createLocalReq, type Payload, type PayloadRequest, type UIFieldServerProps } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { type OneCase, otherCases } from '../../src/cases/beside/other-cases.ts';
import { OtherCasesView } from '../../src/cases/beside/other-cases-view.tsx';
import type { CaseCollection } from '../../src/cases/case-kinds.ts';
import { ConversationView } from '../../src/cases/conversation/conversation-view.tsx';
import { LinksView } from '../../src/cases/links/links-view.tsx';
import { newReference } from '../../src/cases/reference.ts';
import { searchTextOf } from '../../src/cases/search-text.ts';
import { openTestContent } from '../test-content.ts';

// What runs in the browser brings styles, which Node does not load.
vi.mock('../../src/cases/conversation/answer-form.tsx', () => ({ AnswerForm: () => null }));
vi.mock('../../src/cases/links/end-links.tsx', () => ({ EndLinks: () => null }));
vi.mock('../../src/cases/files/file-line.tsx', () => ({ FileLine: () => null }));

let payload: Payload;
const people = new Map<Role, PayloadRequest>();
const made = new Map<string, OneCase & { reference: string }>();
const day = 86_400_000;

async function newCase(title: string, collection: CaseCollection, fields: Record<string, unknown>, daysAgo = 0) {
  const { kind, status = 'received', sent = {}, ...columns } = fields;
  const reference = newReference();
  const createdAt = new Date(Date.now() - daysAgo * day).toISOString();
  const data = {
    ...{ reference, status, sent, language: 'ar', createdAt, updatedAt: createdAt, idempotencyKey: reference },
    ...columns,
    ...(kind !== undefined && { kind }),
    searchText: searchTextOf((kind ?? 'contact') as never, { reference, ...columns, sent: sent as never }),
  };
  const { id } = await payload.db.create({ collection, data });
  made.set(title, { ...(data as object), collection, id: Number(id), reference, createdAt, kind: kind as string });
}

beforeAll(async () => {
  payload = await openTestContent();
  for (const role of ['admin', 'care', 'editor'] as const) {
    const data = { email: `${role}@example.com`, password: 'long-enough-password', name: role, role };
    const user = await payload.create({ collection: 'users', data });
    people.set(role, await createLocalReq({ user: { ...user, collection: 'users' } }, payload));
  }
  const sara = { email: 'sara@example.com', name: 'سارة' };
  await newCase('claim', 'service-requests', { kind: 'claim', ...sara, phone: '+966512345678' }, 3);
  await newCase('same claim', 'service-requests', { kind: 'claim', ...sara }, 1);
  await newCase('old claim', 'service-requests', { kind: 'claim', ...sara }, 40);
  await newCase('closed claim', 'service-requests', { kind: 'claim', status: 'closed', ...sara }, 2);
  await newCase('message', 'messages', { name: 'S', phone: '+966512345678' }, 5);
  await newCase('application', 'job-applications', sara, 6);
  await newCase('namesake', 'messages', { name: 'سارة', email: 'other@example.com' }, 1);
  const visa = { kind: 'extend-insurance', sent: { visa_number: '6001234567' } };
  await newCase('visa', 'service-requests', visa, 9);
  await newCase('visa again', 'service-requests', { ...visa, kind: 'activate-visa' }, 8);
  await newCase('part of it', 'service-requests', { ...visa, sent: { visa_number: '60012345678' } }, 8);
  const policy = { kind: 'claim', sent: { policy_number: '0598765432' } };
  await newCase('policy', 'service-requests', policy, 12);
  await newCase('policy again', 'service-requests', { ...policy, kind: 'activate-visa' }, 11);
  await newCase('short', 'service-requests', { ...visa, sent: { policy_number: '600' } }, 8);
  const noura = { kind: 'complaint', email: 'noura@example.com' };
  for (const service_request_type of ['complaint', 'enquiry'])
    for (const which of ['', 'second '])
      await newCase(`${which}${service_request_type}`, 'service-requests', {
        ...noura,
        sent: { service_request_type },
      });
  await newCase('nameless', 'service-requests', { kind: 'extend-insurance' }, 7);
});
afterAll(() => payload?.destroy());

async function besides(role: Role, title: string) {
  const [req, one] = [people.get(role), made.get(title)];
  if (!req || !one) throw new Error(title);
  const others = await otherCases(req, one);
  return others.map(({ reference, isLikelySame }) => {
    const [name] = [...made].find(([, row]) => row.reference === reference) ?? [];
    return isLikelySame ? `${name}!` : name;
  });
}

it('a case has those of its sender beside it, the newest first, with what is likely the same marked', async () => {
  expect(await besides('care', 'claim')).toEqual(['same claim!', 'closed claim', 'message', 'old claim']);
  expect(await besides('care', 'message')).toEqual(['claim']);
});

it('an enquiry is not likely the same matter as a complaint that came by the same form', async () => {
  expect((await besides('care', 'complaint')).toSorted()).toEqual(['enquiry', 'second complaint!', 'second enquiry']);
  expect((await besides('care', 'enquiry')).toSorted()).toEqual(['complaint', 'second complaint', 'second enquiry!']);
});

it('those of an inbox that somebody may not see are not among them', async () => {
  expect(await besides('admin', 'claim')).toContain('application');
  expect(await besides('editor', 'claim')).toEqual([]);
});

it('a policy number that looks like a phone is one all the same', async () => {
  expect(await besides('care', 'policy')).toEqual(['policy again']);
});

it('a visa number tells whose a case is, and nothing at all nobody', async () => {
  expect(await besides('care', 'visa')).toEqual(['visa again']);
  expect(await besides('care', 'nameless')).toEqual([]);
  // Numbers within other people's are none of theirs.
  expect(await besides('care', 'short')).toEqual([]);
});

// Payload renders them for whoever may open the admin, of the case that the browser names.
it.each([
  ['conversation', ConversationView],
  ['other cases', OtherCasesView],
  ['links', LinksView],
])('the part of a case with its %s is for who may read the case', async (_name, view) => {
  const isShownTo = async (role: Role, id: unknown = made.get('claim')?.id) => {
    const req = people.get(role);
    const props = { id, collectionSlug: 'service-requests', payload, req, i18n: req?.i18n, user: req?.user };
    return (await view(props as unknown as UIFieldServerProps)) !== null;
  };
  expect(await isShownTo('admin')).toBe(true);
  expect(await isShownTo('care')).toBe(true);
  expect(await isShownTo('editor')).toBe(false);
  expect(await isShownTo('admin', 'x')).toBe(false);
});
