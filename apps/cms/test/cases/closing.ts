import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ofCase } from '../../src/cases/case-belongings.ts';
import type { CaseCollection } from '../../src/cases/case-kinds.ts';
import { answerCase } from '../../src/cases/conversation/answer-endpoint.ts';
import { storeCustomerMessage } from '../../src/cases/conversation/customer-message.ts';
import type { MessageCase } from '../../src/cases/conversation/store-message.ts';
import { newReference } from '../../src/cases/reference.ts';
import { formOf } from './case-content.ts';

type Case = { collection: CaseCollection; id: number; reference: string };
const second = 1000;
/** What looks like a text and says nothing: marks of direction, spaces without a width, punctuation. */
const sayingNothing = ['\u200f', ' \u200b\u200e\ufeff ', '\u00a0', '.', '…', '؟!', '-- --'];

/** What must be there before a case ends, on the database that is open. */
export function describeClosing(content: () => Payload): void {
  describe('what must be there before a case ends', () => describeAll(content));
}

function describeAll(content: () => Payload): void {
  let agent: TypedUser;
  let officer: TypedUser;
  beforeAll(async () => {
    const create = async (role: 'care' | 'people'): Promise<TypedUser> => {
      const account = { email: `closing-${role}@example.com`, name: 'Layla', password: 'quiet-lantern-orbit-71' };
      return { ...(await content().create({ collection: 'users', data: { ...account, role } })), collection: 'users' };
    };
    [agent, officer] = [await create('care'), await create('people')];
  });

  async function received(
    collection: CaseCollection = 'service-requests',
    kind = 'complaint',
    sent: object = {},
  ): Promise<Case> {
    const reference = newReference();
    const past = new Date(Date.now() - 60 * second).toISOString();
    const row = { reference, name: 'Sara', status: 'in-review', language: 'ar', sent, createdAt: past };
    const history = [{ status: 'received', at: past }];
    const data = { ...row, history, ...(collection === 'service-requests' && { kind }) };
    const { id } = await content().create({ collection, data: data as never });
    return { collection, id: Number(id), reference };
  }
  const userOf = ({ collection }: Case) => (collection === 'job-applications' ? officer : agent);
  const save = (one: Case, data: object) =>
    content().update({
      ...{ collection: one.collection, id: one.id, data: data as never, depth: 0 },
      ...{ user: userOf(one), overrideAccess: false },
    });
  const close = (one: Case, outcome: string, more: object = {}) => save(one, { status: 'resolved', outcome, ...more });
  async function answer(one: Case, text: string) {
    const messages = { collection: 'case-messages', where: ofCase(one.collection, one.id) } as const;
    const seen = (await content().db.find<{ id: number }>({ ...messages, sort: '-id' })).docs[0]?.id ?? 0;
    const body = formOf({ seen: String(seen), text });
    const request = new Request('http://localhost/x', { method: 'POST', body });
    const req = await createLocalReq({ user: userOf(one), req: { headers: request.headers } as never }, content());
    Object.assign(req, { body: request.body, routeParams: { id: String(one.id) } });
    return answerCase(one.collection)(req as PayloadRequest);
  }
  async function customerWrites({ collection, id }: Case, text = 'I do not agree.') {
    const stored = await content().db.findOne<MessageCase>({ collection, where: { id: { equals: id } } });
    const message = { text, files: [], idempotencyKey: undefined, contentHash: '' };
    await storeCustomerMessage(content(), { ...(stored as MessageCase), collection }, message, 'ar');
  }
  const refusedAt = (path: string, words: string) => ({
    message: expect.stringContaining(words),
    data: { errors: [{ path, message: expect.stringContaining(words) }] },
  });

  describe('a text that says nothing', () => {
    it.each(sayingNothing)('is no answer, no note to the customer and no reason: %j', async (text) => {
      const one = await received();
      expect((await answer(one, text)).status).toBe(422);
      const noAnswer = refusedAt('status', 'answer first');
      await expect(close(one, 'accepted', { customerNoteAr: text })).rejects.toMatchObject(noAnswer);
      await expect(close(one, 'accepted', { customerNote: text })).rejects.toMatchObject(noAnswer);
      const moved = { dueAt: '2031-01-15T13:00:00.000Z', dueReason: text };
      await expect(save(one, moved)).rejects.toMatchObject(refusedAt('dueReason', 'at least 3 characters'));
      const held = { legalHold: true, legalHoldReason: text };
      await expect(save(one, held)).rejects.toMatchObject(refusedAt('legalHoldReason', 'at least 3 characters'));
      const { history, internalNotes } = await save(one, { customerNote: text, internalNote: text });
      expect([history, internalNotes]).toMatchObject([[{ status: 'received' }], []]);
    });

    it('is none either where an earlier version has kept it', async () => {
      const one = await received();
      const history = [{ id: 'one', status: 'in-review', at: new Date().toISOString(), note: '\u200f' }];
      await content().db.updateOne({ collection: one.collection, id: one.id, data: { history }, returning: false });
      const { collection, id, reference } = one;
      const row = { from: 'company', text: '.', team: 'care', reference, caseCollection: collection };
      const more = { caseId: String(id), idempotencyKey: reference, confidential: false };
      await content().db.create({ collection: 'case-messages', data: { ...row, ...more } });
      await expect(close(one, 'accepted')).rejects.toMatchObject(refusedAt('status', 'answer first'));
    });
  });

  describe('a case that staff open again', () => {
    const overdue = { dueAt: new Date(0).toISOString() };

    it('has as many days from then on as a new one, and says so in its notes', async () => {
      const one = await received();
      expect((await answer(one, 'We looked at it.')).status).toBe(201);
      await content().db.updateOne({ collection: one.collection, id: one.id, data: overdue, returning: false });
      await close(one, 'accepted');
      const again = await save(one, { status: 'in-review' });
      expect(Date.parse(String(again.dueAt))).toBeGreaterThan(Date.now());
      expect(again.overdue).toBe(false);
      expect(again.internalNotes?.at(-1)?.text).toMatch(/^Opened again, answer due · أُعيد فتحه، موعد الرد: /);
    });

    it('has the day that is set with it', async () => {
      const one = await received();
      expect((await answer(one, 'We looked at it.')).status).toBe(201);
      await close(one, 'accepted');
      const dueAt = '2031-01-15T13:00:00.000Z';
      const again = await save(one, { status: 'in-review', dueAt, dueReason: 'As agreed' });
      expect(new Date(String(again.dueAt)).toISOString()).toBe(dueAt);
    });
  });

  describe('a complaint whose customer did not reply', () => {
    const ask = refusedAt('outcome', 'Nothing was written to the customer');

    it('was written to before, in an answer or a note, and not by the closing itself', async () => {
      const one = await received();
      await expect(close(one, 'no-reply')).rejects.toMatchObject(ask);
      await expect(close(one, 'no-reply', { customerNote: 'We close it.' })).rejects.toMatchObject(ask);
      expect((await answer(one, 'Which garage was it?')).status).toBe(201);
      expect(await close(one, 'no-reply')).toMatchObject({ outcome: 'no-reply' });
      const other = await received();
      await save(other, { status: 'waiting-for-customer', pauseReason: 'papers' });
      expect(await close(other, 'no-reply')).toMatchObject({ outcome: 'no-reply' });
    });

    it('did reply where his is the last word', async () => {
      const one = await received();
      expect((await answer(one, 'Which garage was it?')).status).toBe(201);
      await customerWrites(one, 'The one in Jeddah.');
      await expect(close(one, 'no-reply')).rejects.toMatchObject(ask);
      expect((await answer(one, 'Which of the two there?')).status).toBe(201);
      expect(await close(one, 'no-reply')).toMatchObject({ outcome: 'no-reply' });
    });
  });

  describe('a complaint that is the same as another case', () => {
    it('names the other one, by its reference, in a note of now or before', async () => {
      const [one, other] = [await received(), await received('messages')];
      const name = refusedAt('outcome', 'reference of the other case');
      await expect(close(one, 'duplicate')).rejects.toMatchObject(name);
      for (const internalNote of ['Sent twice', one.reference, newReference()])
        await expect(close(one, 'duplicate', { internalNote }), internalNote).rejects.toMatchObject(name);
      const internalNote = `The same as (${other.reference.toLowerCase()}).`;
      expect(await close(one, 'duplicate', { internalNote })).toMatchObject({ outcome: 'duplicate' });
      const told = await received();
      const customerNoteAr = `نتابع شكواك برقم ${other.reference}، فهي مكررة.`;
      expect(await close(told, 'duplicate', { customerNoteAr })).toMatchObject({ outcome: 'duplicate' });
      const noted = await received();
      await save(noted, { internalNote: `See ${other.reference}` });
      expect(await close(noted, 'duplicate')).toMatchObject({ outcome: 'duplicate' });
    });
  });

  describe('a complaint that its customer withdrew', () => {
    it('is closed with a word on it', async () => {
      const one = await received();
      const say = refusedAt('outcome', 'how the customer withdrew');
      await expect(close(one, 'withdrawn')).rejects.toMatchObject(say);
      await expect(close(one, 'withdrawn', { internalNote: '.' })).rejects.toMatchObject(say);
      expect(await close(one, 'withdrawn', { internalNote: 'Said so by phone' })).toMatchObject({ status: 'resolved' });
    });

    it('is not, right after a message of his, until he was answered', async () => {
      const one = await received();
      await close(one, 'refused', { customerNote: 'The policy had ended.' });
      await customerWrites(one);
      const internalNote = 'Withdrawn by phone';
      await expect(close(one, 'withdrawn', { internalNote })).rejects.toMatchObject(
        refusedAt('outcome', 'Who sent it has written'),
      );
      expect((await answer(one, 'As said on the phone, we close it.')).status).toBe(201);
      expect(await close(one, 'withdrawn', { internalNote })).toMatchObject({ outcome: 'withdrawn' });
      await customerWrites(one, 'No!');
      const customerNote = 'As you wished, we close it.';
      expect(await close(one, 'withdrawn', { customerNote })).toMatchObject({ outcome: 'withdrawn' });
    });
  });

  describe('a case that was answered', () => {
    const kinds: [CaseCollection, string][] = [
      ['messages', ''],
      ['job-applications', ''],
      ['service-requests', 'claim'],
    ];
    it.each(kinds)('has an answer or a note to its sender, of whatever kind it is: %s %s', async (collection, kind) => {
      const refused = refusedAt('outcome', 'Answered');
      const one = await received(collection, kind);
      await expect(close(one, 'answered')).rejects.toMatchObject(refused);
      expect((await answer(one, 'Here is the answer.')).status).toBe(201);
      expect(await close(one, 'answered')).toMatchObject({ outcome: 'answered' });
      const noted = await received(collection, kind);
      expect(await close(noted, 'answered', { customerNoteAr: 'اتصلنا بك.' })).toMatchObject({ outcome: 'answered' });
      // "Resolved" tells an applicant that it was decided, and not how.
      if (collection === 'job-applications') return;
      expect(await close(await received(collection, kind), 'accepted')).toMatchObject({ outcome: 'accepted' });
    });

    it.each<[CaseCollection, string, string]>([
      ['service-requests', 'complaint', 'status'],
      ['service-requests', 'claim', 'outcome'],
      ['job-applications', '', 'outcome'],
    ])('is not, while the last word is its sender’s, be it thanks: %s %s', async (collection, kind, path) => {
      const refused = refusedAt(path, 'Who sent it has written');
      const one = await received(collection, kind);
      expect((await answer(one, 'Send us a photo, please.')).status).toBe(201);
      await customerWrites(one, 'Here it is.');
      const internalNote = 'Looked at';
      for (const outcome of ['answered', 'partly', 'refused'])
        await expect(close(one, outcome, { internalNote }), outcome).rejects.toMatchObject(refused);
      expect((await answer(one, 'We pay half of it.')).status).toBe(201);
      await customerWrites(one, 'Thank you.');
      await expect(close(one, 'answered')).rejects.toMatchObject(refused);
      expect(await close(one, 'answered', { customerNoteAr: 'العفو.' })).toMatchObject({ outcome: 'answered' });
    });

    it('is not made so by a later change of its outcome, nor among many', async () => {
      const one = await received('messages');
      await close(one, 'accepted');
      await expect(save(one, { outcome: 'answered' })).rejects.toMatchObject(refusedAt('outcome', 'Answered'));
      const [other, answered] = [await received('messages'), await received('messages')];
      expect((await answer(answered, 'Here is the answer.')).status).toBe(201);
      const { docs, errors } = await content().update({
        ...{ collection: 'messages', where: { id: { in: [other.id, answered.id] } }, user: agent },
        ...{ data: { status: 'closed', outcome: 'answered' } },
      });
      expect([docs.map(({ id }) => id), errors.map(({ id }) => id)]).toEqual([[answered.id], [other.id]]);
    });
  });

  describe('a case that was refused, or granted in part', () => {
    const kinds: [CaseCollection, string][] = [
      ['messages', ''],
      ['job-applications', ''],
      ['service-requests', 'claim'],
      ['service-requests', 'activate-visa'],
    ];
    const outcomes = ['refused', 'partly'] as const;
    it.each(kinds)('is so after an answer or a note to its sender, whatever its kind is: %s %s', async (...of) => {
      const refused = of[0] === 'job-applications' ? 'Not chosen' : 'Refused';
      for (const [outcome, words] of [
        ['refused', `does not tell who sent it “${refused}”: write an answer or a note`],
        ['partly', 'does not tell who sent it “Accepted in part”: write an answer or a note'],
      ] as const) {
        const one = await received(...of);
        await expect(close(one, outcome)).rejects.toMatchObject(refusedAt('outcome', words));
        await expect(close(one, outcome, { internalNote: 'Too late.' })).rejects.toThrow();
        expect((await answer(one, 'The policy had ended.')).status).toBe(201);
        expect(await close(one, outcome)).toMatchObject({ outcome });
        const noted = await received(...of);
        expect(await close(noted, outcome, { customerNoteAr: 'انتهت الوثيقة.' })).toMatchObject({ outcome });
      }
    });

    it('reads what to do in Arabic as well', async () => {
      const { collection, id } = await received('service-requests', 'claim');
      const req = { i18n: { language: 'ar' } } as never;
      const data = { status: 'resolved', outcome: 'refused' } as const;
      const closed = content().update({ collection, id, data: data as never, req, user: agent, overrideAccess: false });
      await expect(closed).rejects.toThrow('لا تخبر المرسل بالنتيجة «رُفض»: أرسل الرد أو اكتب ملاحظة إليه أولًا.');
    });

    it('is not made so by a later change of its outcome, nor by what was said before it was opened again', async () => {
      const one = await received('messages');
      await close(one, 'accepted');
      for (const outcome of outcomes)
        await expect(save(one, { outcome })).rejects.toMatchObject(refusedAt('outcome', 'write an answer or a note'));
      const other = await received('service-requests', 'claim');
      await close(other, 'accepted', { customerNote: 'We pay.' });
      await save(other, { status: 'in-review' });
      await expect(close(other, 'refused')).rejects.toMatchObject(refusedAt('outcome', 'write an answer or a note'));
    });

    it('and so is one that is only closed, and an application that was decided, also where it was accepted', async () => {
      const untold = (collection: CaseCollection) => {
        const outcome = collection === 'job-applications' ? 'Chosen for the job' : 'Accepted in full';
        return refusedAt('outcome', `does not tell who sent it “${outcome}”`);
      };
      const ends: [status: string, collection: CaseCollection, kind?: string][] = [
        ['closed', 'messages'],
        ['closed', 'service-requests', 'quote'],
        ['closed', 'job-applications'],
        ['resolved', 'job-applications'],
      ];
      for (const [status, ...of] of ends) {
        const one = await received(...of);
        const end = { status, outcome: 'accepted' };
        await expect(save(one, end), `${of} ${status}`).rejects.toMatchObject(untold(of[0]));
        expect(await save(one, { ...end, customerNoteAr: 'نرحب بك.' })).toMatchObject(end);
      }
    });

    it('needs no word where the status says it, as to an applicant, and where nobody was promised one, as of fraud', async () => {
      const application = await received('job-applications');
      expect(await save(application, { status: 'rejected', outcome: 'refused' })).toMatchObject({ status: 'rejected' });
      const { collection, id } = await received('service-requests', 'fraud-report');
      const data = { status: 'closed', outcome: 'refused' } as const;
      const closed = content().update({ collection, id, data: data as never, user: agent, overrideAccess: true });
      expect(await closed).toMatchObject({ outcome: 'refused' });
      const claim = await received('service-requests', 'claim');
      await expect(save(claim, { status: 'rejected', outcome: 'refused' })).rejects.toMatchObject(
        refusedAt('outcome', 'write an answer or a note'),
      );
    });
  });

  describe('the stage of a decision, and one behind it', () => {
    const kinds: [CaseCollection, string, string, string][] = [
      ['service-requests', 'quote', 'answered', 'Answered'],
      ['service-requests', 'claim', 'decided', 'Decided'],
      ['service-requests', 'claim', 'paid', 'Paid'],
      ['service-requests', 'cancel-insurance', 'paid', 'Paid'],
      ['job-applications', '', 'decided', 'Decided'],
    ];
    it.each(kinds)('is told to who sent the case: %s %s', async (collection, kind, stage, words) => {
      const untold = refusedAt('stage', `reads “${words}” beside it: write an answer or a note`);
      const one = await received(collection, kind);
      await expect(save(one, { stage })).rejects.toMatchObject(untold);
      await expect(save(one, { stage, internalNote: 'Called.' })).rejects.toMatchObject(untold);
      expect((await answer(one, 'Here is the answer.')).status).toBe(201);
      expect(await save(one, { stage })).toMatchObject({ stage });
      const noted = await received(collection, kind);
      expect(await save(noted, { stage, customerNote: 'We called you.' })).toMatchObject({ stage });
      // What was reached once stays as it is, whatever else is saved.
      expect(await save(noted, { stage, internalNote: 'Filed.' })).toMatchObject({ stage });
    });
  });

  describe('a template that only asks, or says when the answer comes', () => {
    const promise = 'شكواك {reference} لدى {agent}، ويصلك ردّنا في موعد أقصاه {due}.';
    const promised = 'شكواك \u2066C7-4KXM-92QP-F\u2069 لدى ليلى، ويصلك ردّنا في موعد أقصاه الأحد، 29 نوفمبر 2026.';
    beforeAll(async () => {
      const texts = { en: 'Your complaint {reference} is with {agent}. You have our answer by {due}.', ar: promise };
      const { id } = await content().create({
        ...{ collection: 'answer-templates', locale: 'en', data: { title: 'Who handles it', text: texts.en } },
      });
      await content().update({ collection: 'answer-templates', id, locale: 'ar', data: { text: texts.ar } });
    });

    it('is no answer to a complaint as it stands, before somebody wrote into it', async () => {
      const one = await received();
      expect((await answer(one, promised)).status).toBe(201);
      await expect(close(one, 'accepted')).rejects.toMatchObject(refusedAt('status', 'answer first'));
      // It is something that a customer can leave without a reply all the same.
      expect(await close(one, 'no-reply')).toMatchObject({ outcome: 'no-reply' });
      const other = await received();
      expect((await answer(other, `${promised}\n\nدفعنا لك 500 ريال.`)).status).toBe(201);
      expect(await close(other, 'accepted')).toMatchObject({ outcome: 'accepted' });
    });

    it('makes no case of another kind an answered one', async () => {
      const one = await received('messages');
      expect((await answer(one, promised)).status).toBe(201);
      await expect(close(one, 'answered')).rejects.toMatchObject(refusedAt('outcome', 'Answered'));
      expect(await close(one, 'answered', { customerNoteAr: 'اتصلنا بك.' })).toMatchObject({ outcome: 'answered' });
    });
  });

  describe('the steps that a complaint takes beyond our answer', () => {
    const escalation = (one: Case, step: string | null, more: object = {}) => save(one, { escalation: step, ...more });
    const number = { authorityNumber: 'IA-77' };

    it('come one after the other, and the Insurance Authority’s has its number', async () => {
      const one = await received();
      for (const step of ['authority', 'committee'])
        await expect(escalation(one, step, number)).rejects.toMatchObject(
          refusedAt('escalation', 'Second look by the head of customer care'),
        );
      await escalation(one, 'second-look');
      await expect(escalation(one, 'committee', number)).rejects.toMatchObject(
        refusedAt('escalation', 'Insurance Authority'),
      );
      const noNumber = refusedAt('authorityNumber', 'number');
      await expect(escalation(one, 'authority')).rejects.toMatchObject(noNumber);
      await expect(escalation(one, 'authority', { authorityNumber: ' . ' })).rejects.toMatchObject(noNumber);
      await escalation(one, 'authority', number);
      await expect(save(one, { authorityNumber: null })).rejects.toMatchObject(noNumber);
      expect(await escalation(one, 'committee')).toMatchObject({ escalation: 'committee', ...number });
    });

    it('are taken back with a reason, which stays in the notes', async () => {
      const one = await received();
      await escalation(one, 'second-look');
      await escalation(one, 'authority', number);
      for (const step of ['second-look', null])
        for (const internalNote of [undefined, '.'])
          await expect(escalation(one, step, { internalNote })).rejects.toMatchObject(
            refusedAt('escalation', 'internal note'),
          );
      await escalation(one, 'second-look', { internalNote: 'Chosen by mistake' });
      const { internalNotes } = await escalation(one, null, { internalNote: 'Never looked at' });
      const texts = internalNotes?.map(({ text }) => text) ?? [];
      expect(texts.slice(-4)).toEqual([
        expect.stringContaining('Second look'),
        'Chosen by mistake',
        'Escalated to · التصعيد: –',
        'Never looked at',
      ]);
    });

    it.each(['claim', 'quote', 'fraud-report'])('are none of a %s, which nobody takes there', async (kind) => {
      const one = await received('service-requests', kind);
      const only = refusedAt('escalation', 'Only complaints');
      for (const step of ['second-look', 'authority', 'committee', 'no step at all'])
        await expect(escalation(one, step, number), step).rejects.toMatchObject(only);
      await expect(save(one, number)).rejects.toMatchObject(only);
      // Its form sends what it does not show as nothing.
      const kept = await save(one, { internalNote: 'Read', escalation: null, authorityNumber: '' });
      expect(kept).toMatchObject({ escalation: null });
      expect(kept.internalNotes?.at(-1)?.text).toBe('Read');
    });

    it('are none of an enquiry that came by the same form, even where its customer answers after the closing', async () => {
      const one = await received('service-requests', 'complaint', { service_request_type: 'enquiry' });
      const only = refusedAt('escalation', 'Only complaints');
      for (const step of ['second-look', 'authority'])
        await expect(escalation(one, step, number), step).rejects.toMatchObject(only);
      await answer(one, 'It covers Bahrain.');
      await close(one, 'answered');
      await customerWrites(one, 'Thank you. And Qatar?');
      const opened = await content().findByID({ collection: 'service-requests', id: one.id });
      expect(opened).toMatchObject({ status: 'in-review', escalation: null });
    });

    it('that an earlier version took for another kind stay, and can be taken away', async () => {
      const one = await received('service-requests', 'claim');
      await content().db.updateOne({
        ...{ collection: 'service-requests', id: one.id, returning: false },
        data: { escalation: 'authority', ...number },
      });
      expect(await save(one, { internalNote: 'Read' })).toMatchObject({ escalation: 'authority' });
      const gone = { escalation: null, authorityNumber: null, internalNote: 'By mistake' };
      expect(await save(one, gone)).toMatchObject({ escalation: null, authorityNumber: null });
    });
  });
}
