import type { ChangedTexts } from '@insurer/contract/changed-texts.ts';
import { caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { createLocalReq, type Payload, ValidationError } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { GET as lookUp, POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { GET as getSettings } from '../../src/app/api/site-settings/route.ts';
import { openCaseContent, validRequests } from './case-content.ts';
import { postJson, siteCall } from './site-call.ts';

type Texts = ChangedTexts | Record<string, Record<string, unknown> | undefined>;

/** The built-in texts that editors change (docs/contract.md, Site settings), on the database that DATABASE_URL names. */
export function describeChangedTexts(dialect: 'sqlite' | 'postgres'): void {
  describe(`built-in texts that editors change, on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openCaseContent();
    });
    afterEach(async () => {
      await payload.updateGlobal({ slug: 'texts', data: { changed: null } });
      await payload.delete({ collection: 'outbox', where: {} });
    });
    afterAll(() => payload?.destroy());

    const change = (changed: Texts) => payload.updateGlobal({ slug: 'texts', data: { changed } });
    const sent = async () =>
      ((await siteCall(getSettings, '/site-settings')).data as unknown as { texts?: ChangedTexts }).texts;
    async function as(role: Role, language: 'en' | 'ar' = 'en') {
      const data = {
        email: `${role}-${language}-${Date.now()}@example.com`,
        password: 'long-enough-password',
        name: role,
        role,
      };
      const user = await payload.create({ collection: 'users', data });
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
      req.i18n.language = language;
      return { req, overrideAccess: false } as const;
    }
    const claim = (fields: Record<string, string>) =>
      postJson(POST, '/service-requests/claim', { ...validRequests.claim, ...fields }, { params: { kind: 'claim' } });

    it('the settings have no such part until something is changed, and again after the reset', async () => {
      expect(await sent()).toBeUndefined();
      const texts = {
        'forms.submit-claim.fields.phone.label': { ar: 'رقم الجوال' },
        'site.status.tryAgain': { en: 'Once more' },
      };
      await change(texts);
      expect(await sent()).toEqual(texts);
      await change({});
      expect(await sent()).toBeUndefined();
    });

    it('stores what differs from the built-in texts, and sends the site what it knows', async () => {
      await change({
        'site.status.tryAgain': { en: 'Try again', ar: '  ' },
        'site.unknown': { en: 'Nobody' },
        'mails.hello': { en: 'Good day,' },
        'case-stages.paid': { en: ' Sent ', ar: caseStageTexts.paid.ar },
      });
      const { changed } = await payload.findGlobal({ slug: 'texts' });
      expect(changed).toEqual({ 'mails.hello': { en: 'Good day,' }, 'case-stages.paid': { en: 'Sent' } });
      expect(await sent()).toEqual({ 'case-stages.paid': { en: 'Sent' } });
    });

    it.each([
      ['en', 'The site puts a value in the place of {n}'],
      ['ar', 'يضع الموقع قيمة مكان \u2066{n}\u2069'],
    ] as const)('refuses a text that lost a placeholder, in the editor’s language (%s)', async (language, reason) => {
      const editor = await as('editor', language);
      const changed = { 'forms.submit-claim.messages.tooLong': { en: 'Too long' } };
      const refused = await payload
        .updateGlobal({ slug: 'texts', data: { changed }, ...editor })
        .catch((error) => error);
      expect(refused).toBeInstanceOf(ValidationError);
      expect(refused.data.errors).toMatchObject([{ path: 'changed', message: expect.stringContaining(reason) }]);
      expect(refused.data.errors[0].message).toContain('«Use {n} characters or less»');
      const tooLong = { 'site.status.tryAgain': { ar: 'ا'.repeat(1_001) } };
      await expect(change(tooLong)).rejects.toThrow(ValidationError);
      expect(await sent()).toBeUndefined();
    });

    it('is for those who may edit the settings', async () => {
      const data = { changed: { 'site.status.tryAgain': { en: 'Once more' } } };
      for (const role of ['people', 'care'] as const)
        await expect(payload.updateGlobal({ slug: 'texts', data, ...(await as(role)) })).rejects.toThrow();
      for (const role of ['editor', 'reviewer', 'admin'] as const)
        await expect(payload.updateGlobal({ slug: 'texts', data, ...(await as(role)) })).resolves.toBeTruthy();
    });

    it('keeps versions, is in the record of acts, and makes the settings old on the site', async () => {
      await change({ 'site.status.tryAgain': { en: 'Once more' } });
      await change({ 'site.status.tryAgain': { en: 'Again' } });
      const { docs } = await payload.findGlobalVersions({ slug: 'texts', sort: '-updatedAt', limit: 2 });
      expect(docs.map(({ version }) => (version as { changed: unknown }).changed)).toEqual([
        { 'site.status.tryAgain': { en: 'Again' } },
        { 'site.status.tryAgain': { en: 'Once more' } },
      ]);
      const where = { targetCollection: { equals: 'texts' } };
      const { docs: acts } = await payload.find({ collection: 'audit-log', where, sort: '-id', limit: 1 });
      expect(acts[0]).toMatchObject({
        action: 'published',
        changes: [{ field: 'changed.site.status.tryAgain.en', before: 'Once more', after: 'Again' }],
      });
      const { docs: due } = await payload.find({ collection: 'outbox', pagination: false });
      expect(JSON.stringify(due)).toContain('site-settings');
    });

    it('refusals, mails and stages say what was changed, in its language alone', async () => {
      await change({
        'forms.submit-claim.messages.idNumberCheck': { ar: 'رقم الهوية غير صحيح' },
        'forms.submit-claim.texts.mailNextSteps': { ar: 'سنراجع مطالبتك خلال يومين.' },
        'forms.submit-claim.name': { ar: 'طلب تعويض' },
        'mails.receivedSubject': { ar: 'وصلنا طلبك {reference}' },
        'case-stages.received': { ar: 'وصلنا' },
      });
      const wrong = { id_number: '1000000009' };
      expect((await claim({ ...wrong, language: 'ar' })).errors?.[0]?.message).toBe('رقم الهوية غير صحيح');
      expect((await claim({ ...wrong, language: 'en' })).errors?.[0]?.message).toBe(
        'Check the ID or Iqama Number: one of its digits does not fit',
      );
      const { data } = await claim({ language: 'ar', email: 'sara@example.com' });
      const { docs } = await payload.find({ collection: 'mail-queue', where: { to: { equals: 'sara@example.com' } } });
      expect(docs[0]?.subject).toBe(`وصلنا طلبك ${data?.reference}`);
      expect(docs[0]?.body).toContain('سنراجع مطالبتك خلال يومين.');
      expect(docs[0]?.body).toContain('طلب تعويض');
      const headers = { authorization: `Bearer ${data?.token}`, 'x-request-token': data?.token ?? '' };
      const found = await siteCall(lookUp, `/service-requests/${data?.reference}`, {
        headers,
        params: { kind: data?.reference ?? '' },
      });
      expect(found.data).toMatchObject({ stages: [{ name: 'received', label: 'Received', label_ar: 'وصلنا' }] });
    });
  });
}
