import { synonymLimits } from '@insurer/contract/site-settings.ts';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import { handleEndpoints, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '../src/access/roles.ts';
import { GET as getSettings } from '../src/app/api/site-settings/route.ts';
import { POST } from '../src/app/api/unanswered-searches/route.ts';
import { addSynonymAddress } from '../src/unanswered/add-synonym.ts';
import { countUnanswered, forgetOldUnanswered, maxOnADay } from '../src/unanswered/count-unanswered.ts';
import { listUnanswered } from '../src/unanswered/list-unanswered.ts';
import { postJson, siteCall } from './cases/site-call.ts';
import { openTestContent } from './test-content.ts';

const collection = 'unanswered-searches';
const day = 24 * 60 * 60_000;
const now = new Date('2026-11-22T12:00:00Z');
const before = (days: number) => new Date(now.getTime() - days * day);
const arabic = (words: string, count = 1) => ({ language: 'ar', words, count }) as const;

/** What nothing was found for (decision 0041), on the database that DATABASE_URL names. */
export function describeUnanswered(dialect: 'sqlite' | 'postgres'): void {
  describe(`searches that found nothing on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openTestContent();
    });
    afterEach(() => payload.db.deleteMany({ collection, where: {} }));
    afterAll(() => payload?.destroy());

    const rows = async () => (await payload.db.find<{ words: string }>({ collection, pagination: false })).docs;
    const listed = async (at = now) => (await listUnanswered(payload, at)).map(({ words, count }) => [words, count]);

    it('are added up by words, language and day, from several sites at once', async () => {
      const sites = Array.from({ length: 5 }, () => countUnanswered(payload, [arabic('سطحه', 2)], now));
      expect(await Promise.all(sites)).toEqual([1, 1, 1, 1, 1]);
      await countUnanswered(payload, [arabic('سطحه'), { ...arabic('fax'), language: 'en' }], before(1));
      expect(await rows()).toHaveLength(3);
      expect(await listUnanswered(payload, now)).toEqual([
        { words: 'سطحه', language: 'ar', count: 11, last: '2026-11-22' },
        { words: 'fax', language: 'en', count: 1, last: '2026-11-21' },
      ]);
    });

    it('come over the contract with the key of the site, and hold nothing of who asked', async () => {
      const searches = [arabic('واتساب', 4)];
      const headers = { [visitorAddressHeader]: '203.0.113.7' };
      const { status, data } = await postJson(POST, '/unanswered-searches', { searches }, { headers });
      expect([status, data]).toEqual([200, { counted: 1 }]);
      const [row] = await rows();
      expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'day', 'id', 'key', 'language', 'words']);
      expect(JSON.stringify(row)).not.toContain('203.0.113');
      const wrongKey = { headers: { 'x-content-api-key': 'a-wrong-key' } };
      expect((await postJson(POST, '/unanswered-searches', { searches }, wrongKey)).status).toBe(401);
      const more = [{ ...arabic('واتساب'), visitor: 'x' }];
      expect((await postJson(POST, '/unanswered-searches', { searches: more })).status).toBe(400);
    });

    it('are not kept where they may be about a person or are not folded, whatever the site sends', async () => {
      const refused = ['1000000008', 'sara@example.com', 'c7-4kxm-92qp-f', 'Fax', 'سطحة', 'فاكس\0'];
      expect(
        await countUnanswered(
          payload,
          refused.map((words) => arabic(words)),
          now,
        ),
      ).toBe(0);
      expect(await rows()).toEqual([]);
    });

    it('are bounded on a day: new words wait for tomorrow, known ones are counted on', async () => {
      await countUnanswered(payload, [arabic('سطحه')], now);
      const full = vi.spyOn(payload.db, 'count').mockResolvedValue({ totalDocs: maxOnADay });
      expect(await countUnanswered(payload, [arabic('جديده'), arabic('سطحه')], now)).toBe(1);
      expect((await listed())[0]).toEqual(['سطحه', 2]);
      full.mockRestore();
      expect(await countUnanswered(payload, [arabic('جديده')], before(-1))).toBe(1);
    });

    it('are shown for 30 days and known for 90', async () => {
      for (const days of [0, 29, 31, 90, 91]) await countUnanswered(payload, [arabic('سطحه')], before(days));
      expect(await listed()).toEqual([['سطحه', 2]]);
      await forgetOldUnanswered(payload, now);
      expect(await rows()).toHaveLength(4);
    });

    it('become synonyms of what the site calls them, and are then shown no more', async () => {
      await countUnanswered(payload, [arabic('سطحه', 3), arabic('ونش', 2), arabic('فاكس')], now);
      const editor = await someone(payload, 'editor');
      expect((await add(editor, 'سطحه', 'tow truck')).status).toBe(303);
      expect((await add(editor, 'ونش', 'Tow Truck')).status).toBe(303);
      const { data } = (await siteCall(getSettings, '/site-settings')) as unknown as { data: { synonyms: string[][] } };
      expect(data.synonyms).toEqual([['tow truck', 'سطحه', 'ونش']]);
      expect(await listed()).toEqual([['فاكس', 1]]);
    });

    it('become synonyms once, and none is lost when two people add at once', async () => {
      const editor = await someone(payload, 'editor');
      await payload.updateGlobal({ slug: 'site-settings', data: { synonyms: [] } });
      const phrases = ['سطحه', 'ونش', 'فاكس', 'سَطحة'];
      for (const { status } of await Promise.all(phrases.map((words) => add(editor, words, 'tow truck'))))
        expect(status).toBe(303);
      const { data } = (await siteCall(getSettings, '/site-settings')) as unknown as { data: { synonyms: string[][] } };
      expect(data.synonyms.map((group) => group.toSorted())).toEqual([['tow truck', 'سطحه', 'ونش', 'فاكس'].toSorted()]);
    });

    it('make a group of their own where the one that has it is as long as the site reads, and nobody enters a longer one', async () => {
      const editor = await someone(payload, 'editor');
      const full = ['tow truck', ...Array.from({ length: synonymLimits.words - 1 }, (_, n) => `name ${n}`)];
      const words = [...full, 'one more'];
      const save = (group: string[]) =>
        payload.updateGlobal({ slug: 'site-settings', data: { synonyms: [{ words: group }] } });
      await expect(save(words)).rejects.toMatchObject({ status: 400 });
      await save(full);
      for (let time = 0; time < 2; time++) expect((await add(editor, 'سطحه', 'tow truck')).status).toBe(303);
      const { data } = (await siteCall(getSettings, '/site-settings')) as unknown as { data: { synonyms: string[][] } };
      expect(data.synonyms).toEqual([full, ['tow truck', 'سطحه']]);
      await payload.updateGlobal({ slug: 'site-settings', data: { synonyms: [] } });
    });

    it('join the draft of the settings where one waits, which nothing but its own publication puts online', async () => {
      const editor = await someone(payload, 'editor');
      const synonymsOnline = async () =>
        ((await siteCall(getSettings, '/site-settings')) as unknown as { data: { synonyms: string[][] } }).data
          .synonyms;
      await payload.updateGlobal({ slug: 'site-settings', data: { synonyms: [] } });
      const settings = { slug: 'site-settings', draft: true } as const;
      await payload.updateGlobal({ ...settings, data: { company: { phone: '111' } } });
      expect((await add(editor, 'كراج', 'workshop')).headers.get('location')).toMatch(/drafted=1$/);
      expect(await synonymsOnline()).toEqual([]);
      expect(await payload.findGlobal(settings)).toMatchObject({ company: { phone: '111' }, _status: 'draft' });
      await payload.updateGlobal({ slug: 'site-settings', data: {} });
      expect(await synonymsOnline()).toEqual([['workshop', 'كراج']]);
    });

    it('begin a draft where a second person approves the settings first', async () => {
      const editor = await someone(payload, 'editor');
      await payload.updateGlobal({ slug: 'publishing-rules', data: { reviewed: ['site-settings'] } });
      expect((await add(editor, 'سمكري', 'body repair')).headers.get('location')).toMatch(/drafted=1$/);
      const settings = { slug: 'site-settings', draft: true } as const;
      expect((await payload.findGlobal(settings)).synonyms?.map(({ words }) => words)).toContainEqual([
        'body repair',
        'سمكري',
      ]);
      expect(
        (await payload.findGlobal({ slug: 'site-settings' })).synonyms?.flatMap(({ words }) => words),
      ).not.toContain('سمكري');
      await payload.updateGlobal({ slug: 'publishing-rules', data: { reviewed: [] } });
      await payload.updateGlobal({ slug: 'site-settings', data: { synonyms: [] } });
    });

    it('that settings which must be mended keep out are told so, and nothing raw is shown', async () => {
      const editor = await someone(payload, 'editor');
      const now = new Date().toISOString();
      const stored = { globalSlug: 'site-settings', createdAt: now, updatedAt: now, autosave: false } as const;
      const versionData = { footer: { links: [{ id: 'nameless', url: '/' }] }, _status: 'published' } as never;
      await payload.db.createGlobalVersion({ ...stored, versionData });
      const response = await add(editor, 'رافعه', 'tow truck');
      await payload.updateGlobal({ slug: 'site-settings', data: { footer: { links: [] } } });
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        '/admin/unanswered-searches?refused=1',
      ]);
    });

    it('are added to the synonyms by who edits the settings alone', async () => {
      for (const role of ['care', 'people', 'reviewer'] as const) {
        expect((await add(await someone(payload, role), 'فاكس', 'fax')).status).toBe(403);
      }
      expect((await add({ payload, cookie: '' }, 'فاكس', 'fax')).status).toBe(401);
      expect((await add(await someone(payload, 'admin'), 'فاكس', ' ')).status).toBe(400);
    });
  });
}

type Person = { payload: Payload; cookie: string };

/** Somebody of the staff, signed in. */
async function someone(payload: Payload, role: Role): Promise<Person> {
  const email = `${role}-${Math.random()}@example.com`;
  const password = 'long-enough-password';
  await payload.create({ collection: 'users', data: { email, password, name: role, role } });
  const headers = { 'content-type': 'application/json' };
  const signedIn = await send({ payload, cookie: '' }, '/users/login', JSON.stringify({ email, password }), headers);
  return { payload, cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Presses the button of the list, as far as its address. */
function add(person: Person, words: string, means: string): Promise<Response> {
  const form = new FormData();
  form.set('words', words);
  form.set('means', means);
  return send(person, addSynonymAddress.replace('/cms-api', ''), form);
}

function send({ payload, cookie }: Person, path: string, body: BodyInit, more = {}): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-caller-address': '203.0.113.7', cookie, ...more };
  const request = new Request(`http://localhost/cms-api${path}`, { method: 'POST', headers, body });
  return handleEndpoints({ config: Promise.resolve(payload.config), request });
}
