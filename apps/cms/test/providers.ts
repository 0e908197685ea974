import { setImmediate } from 'node:timers/promises';
import { readProviderList } from '@insurer/contract/providers.ts';
import { foldedText } from '@insurer/contract/search-words.ts';
import { wireProvidersSchema } from '@insurer/contract/wire.ts';
import { networkSize } from '@insurer/demo-content/providers/network-size.ts';
import { providers as demoProviders } from '@insurer/demo-content/providers/providers.ts';
import { handleEndpoints, type Payload } from 'payload';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Role, roles } from '../src/access/roles.ts';
import { GET } from '../src/app/api/providers/route.ts';
import { csvOf } from '../src/csv.ts';
import { carryOut } from '../src/providers/import-plan.ts';
import type { ImportPreview } from '../src/providers/provider-endpoints.ts';
import { tableOfProviders } from '../src/providers/provider-file.ts';
import type { ProviderRow } from '../src/providers/provider-row.ts';
import { readProviders } from '../src/providers/provider-tables.ts';
import { enqueuePurge } from '../src/purge/enqueue-purge.ts';
import { siteCall } from './cases/site-call.ts';
import { demoRowOf } from './provider-rows.ts';
import { killedAfter } from './run-apart.ts';
import { openTestContent } from './test-content.ts';

const demoRows: ProviderRow[] = demoProviders.map(demoRowOf);
const oneRow = (key: string, more: Partial<ProviderRow> = {}): ProviderRow => ({
  ...(demoRows[0] as ProviderRow),
  key,
  ...more,
});

type Answer = NonNullable<ReturnType<typeof readProviderList>['list']>;

/** GET /providers and the import behind it (docs/contract.md, Providers), on the database that DATABASE_URL names. */
export function describeProviders(dialect: 'sqlite' | 'postgres'): void {
  describe(`providers on ${dialect}`, () => {
    let payload: Payload;
    const sessions = new Map<Role, string>();
    const bring = (rows: readonly ProviderRow[], removesGone = false) =>
      carryOut(payload, rows, { removesGone, isExpected: () => true }, (transactionID) =>
        enqueuePurge({ payload, transactionID }, ['providers']),
      );

    const adminCall = (path: string, init: RequestInit) =>
      handleEndpoints({
        config: Promise.resolve(payload.config),
        request: new Request(`http://localhost:3601/cms-api${path}`, init),
      });

    beforeAll(async () => {
      payload = await openTestContent();
      for (const role of roles) {
        const account = { email: `${role}@example.com`, password: 'long-enough-password' };
        await payload.create({ collection: 'users', data: { ...account, name: role, role } });
        const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
        const init = { method: 'POST', headers, body: JSON.stringify(account) };
        const signedIn = await adminCall('/users/login', init);
        sessions.set(role, signedIn.headers.get('set-cookie')?.split(';')[0] ?? '');
      }
    });
    afterAll(() => payload?.destroy());

    async function ask(query = ''): Promise<Answer> {
      const { status, ...body } = await siteCall(GET, `/providers?${query}`);
      expect(status).toBe(200);
      const wire = { data: body.data as unknown };
      const parsed = v.safeParse(wireProvidersSchema, wire);
      expect(parsed.issues).toBeUndefined();
      const { list, issues } = readProviderList(wire, 'en');
      expect(issues).toEqual([]);
      return list as Answer;
    }
    const namesOf = ({ items }: Answer) => items.map(({ name }) => name.text);

    describe('the demo’s', () => {
      beforeAll(() => bring(demoRows));
      afterAll(() => bring([], true));

      it('are 940, as many in each class as the page of the network says', async () => {
        const { total, facets } = await ask();
        expect(total).toBe(940);
        const sizes = Object.values(networkSize);
        const sum = (of: 'silver' | 'gold' | 'palm') => sizes.reduce((all, size) => all + size[of], 0);
        const counts = Object.fromEntries(facets.class.map(({ value, count }) => [value, count]));
        expect(counts).toEqual({ Silver: sum('silver'), Gold: sum('gold'), Palm: sum('palm') });
        for (const facet of [facets.city, facets.kind])
          expect(facet.reduce((all, { count }) => all + count, 0)).toBe(940);
      });

      it('are written once however often they are brought in', async () => {
        const before = await readProviders(payload);
        const again = await bring(demoRows);
        expect(again).toMatchObject({ added: [], changed: [], gone: [], same: 940 });
        expect(await readProviders(payload)).toEqual(before);
      });

      it('are narrowed by every filter, and the facets say what each value would leave', async () => {
        const all = await ask();
        for (const name of ['city', 'class', 'kind', 'speciality'] as const) {
          for (const { value, count } of all.facets[name].slice(0, 3)) {
            const found = await ask(new URLSearchParams({ [name]: value }).toString());
            expect(found.total, `${name} ${value}`).toBe(count);
            // What else could be chosen in its place is still counted.
            expect(found.facets[name]).toEqual(all.facets[name]);
          }
        }
        const both = await ask('city=Jeddah&kind=hospital&emergency=true');
        expect(both.total).toBeGreaterThan(0);
        expect(
          both.items.every(({ city, kind, emergency }) => city?.text === 'Jeddah' && kind === 'hospital' && emergency),
        ).toBe(true);
        const kinds = await ask('city=Jeddah&emergency=true');
        expect(both.facets.kind).toEqual(kinds.facets.kind);
        expect((await ask('city=Atlantis')).total).toBe(0);
      });

      it('take a value in either language and any spelling', async () => {
        const { total } = await ask('city=Makkah');
        for (const city of ['مكة المكرمة', 'مكه المكرمه', 'makkah'])
          expect((await ask(new URLSearchParams({ city }).toString())).total, city).toBe(total);
        const gold = await ask('class=Gold');
        expect((await ask(new URLSearchParams({ class: 'الذهبيه' }).toString())).total).toBe(gold.total);
        expect((await ask(new URLSearchParams({ kind: 'مستشفى' }).toString())).total).toBe(78);
      });

      it.each([
        ['Ghaimah', 'Ghaimah Hospital'],
        ['ghaim hosp', 'Ghaimah Hospital'],
        ['Ghaimh Hospital', 'Ghaimah Hospital'],
        ['مستشفي غيمه', 'Ghaimah Hospital'],
        ['الغيمة', 'Ghaimah Hospital'],
        ['غيمة الملقا', 'Ghaimah Hospital'],
        ['صيدليه بابونج', 'Baboonaj Pharmacy'],
        ['بابونك صيدلية', 'Baboonaj Pharmacy'],
        ['Taibah lens', 'Taibah Lens Optics'],
      ])('are found by %s', async (q, name) => {
        expect(namesOf(await ask(new URLSearchParams({ q }).toString()))).toContain(name);
      });

      it('are not found by words of which one stands nowhere, and all are by no word at all', async () => {
        const totals = { zzzzqq: 0, 'Ghaimah Jeddah Pharmacy': 0, '%': 940, '.*': 940 };
        for (const [q, total] of Object.entries(totals))
          expect((await ask(new URLSearchParams({ q }).toString())).total, q).toBe(total);
      });

      it('go on by their cursor: each once, in one order, whatever changes meanwhile', async () => {
        const seen: string[] = [];
        let cursor: string | undefined;
        for (let part = 0; part < 40 && (part === 0 || cursor); part++) {
          const query = new URLSearchParams({ kind: 'clinic', limit: '30', ...(cursor && { cursor }) });
          const { items, next, total } = await ask(query.toString());
          seen.push(...items.map(({ id }) => id));
          if (part === 1) await bring([oneRow('added-meanwhile', { kind: 'clinic', name: { en: 'AAA', ar: '' } })]);
          expect(total).toBe(part < 2 ? 262 : 263);
          cursor = next;
        }
        await payload.delete({ collection: 'providers', where: { key: { equals: 'added-meanwhile' } } });
        expect(seen).toHaveLength(262);
        expect(new Set(seen).size).toBe(262);
      });

      it('stand in the order of the names in the language of the call, and a list goes on in the one in which it began', async () => {
        const inArabic = ({ items }: Answer) => items.map(({ name }) => name.text);
        const askArabic = async (query: string) => {
          const body = await siteCall(GET, `/providers?${query}`);
          return readProviderList({ data: body.data }, 'ar').list as Answer;
        };
        const first = await askArabic('language=ar&limit=100');
        const names = inArabic(first);
        expect(names).toHaveLength(100);
        expect(names.map((name) => foldedText(name))).toEqual(names.map((name) => foldedText(name)).toSorted());
        expect(namesOf(await ask('language=xx'))).toEqual(namesOf(await ask()));
        // Who changes the language of the page in the middle of a list loses none of it and sees none twice.
        for (const began of ['ar', 'en']) {
          const seen: string[] = [];
          let cursor: string | undefined;
          for (let part = 0; part < 10 && (part === 0 || cursor); part++) {
            const language = part % 2 === 0 ? began : began === 'ar' ? 'en' : 'ar';
            const query = { kind: 'clinic', limit: '30', language, ...(cursor && { cursor }) };
            const { items, next } = await ask(new URLSearchParams(query).toString());
            seen.push(...items.map(({ id }) => id));
            cursor = next;
          }
          expect(seen).toHaveLength(262);
          expect(new Set(seen).size).toBe(262);
        }
      });

      it('come nearest first, with their distance, part by part', async () => {
        const near = '24.47,39.61';
        const first = await ask(`near=${near}&limit=50`);
        const second = await ask(`near=${near}&limit=50&cursor=${first.next}`);
        const distances = [...first.items, ...second.items].map(({ distanceKm = Number.NaN }) => distanceKm);
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        expect(first.items.every(({ city }) => city?.text === 'Madinah')).toBe(true);
        expect(distances[0]).toBeLessThan(10);
        expect((await ask()).items[0]?.distanceKm).toBeUndefined();
      });

      it.each(['limit=0', 'limit=101', 'limit=x', 'near=here', 'near=124,46', 'cursor=x', 'cursor=e30'])(
        'are refused for %s',
        async (query) => {
          const { status, message } = await siteCall(GET, `/providers?${query}`);
          expect([status, typeof message]).toEqual([400, 'string']);
        },
      );
    });

    describe('a change', () => {
      afterEach(() => bring([], true));

      it('is in the next answer: made, renamed, taken away', async () => {
        expect((await ask()).total).toBe(0);
        const data = { key: 'one', name: 'First', city: 'Abha', kind: 'clinic' } as const;
        const { id } = await payload.create({ collection: 'providers', data });
        expect(namesOf(await ask())).toEqual(['First']);
        await payload.update({ collection: 'providers', id, data: { name: 'Second' } });
        expect(namesOf(await ask())).toEqual(['Second']);
        await payload.update({ collection: 'providers', id, data: { name: 'ثانية' }, locale: 'ar' });
        expect(namesOf(await ask(`q=${encodeURIComponent('ثانيه')}`))).toEqual(['Second']);
        await payload.delete({ collection: 'providers', id });
        expect((await ask()).total).toBe(0);
      });

      it('purges what the site keeps of the providers', async () => {
        await payload.create({ collection: 'providers', data: { key: 'one', name: 'A', city: 'B', kind: 'clinic' } });
        const { docs } = await payload.db.find<{ keys: string[] }>({
          collection: 'purge-events',
          sort: '-id',
          limit: 1,
        });
        expect(docs[0]?.keys).toEqual(['providers']);
      });
    });

    describe('an import', () => {
      beforeEach(() => bring([oneRow('a'), oneRow('b'), oneRow('c')], true));
      afterAll(() => bring([], true));

      function send(path: string, file: string | Uint8Array, role: Role | undefined = 'editor', language = 'en') {
        const cookie = role && sessions.get(role);
        const headers = { 'content-type': 'text/csv', 'sec-fetch-site': 'same-origin', 'accept-language': language };
        const init = { method: 'POST', body: file as BodyInit, headers: { ...headers, ...(cookie && { cookie }) } };
        return adminCall(`/providers${path}`, init);
      }
      const preview = async (file: string | Uint8Array): Promise<ImportPreview> =>
        (await send('/import-preview', file)).json() as Promise<ImportPreview>;
      const fileOf = (rows: ProviderRow[]) => csvOf(tableOfProviders(rows));
      const keys = async () => (await readProviders(payload)).map(({ key }) => key).sort();
      const news = [oneRow('a'), oneRow('b', { phone: '+966 11 200 7777' }), oneRow('d')];

      it('shows what is new, changed and gone, and changes nothing yet', async () => {
        const found = await preview(fileOf(news));
        expect(found.counts).toEqual({ added: 1, changed: 1, gone: 1, same: 1, problems: 0 });
        expect(found.added[0]).toContain('d · ');
        expect(found.changed[0]?.fields).toEqual(['phone']);
        expect(found.gone[0]).toContain('c · ');
        expect(await keys()).toEqual(['a', 'b', 'c']);
      });

      it('does what was shown, keeps what is gone unless told otherwise, and stands in the record', async () => {
        const { digest } = await preview(fileOf(news));
        expect((await send(`/import?digest=${digest}`, fileOf(news))).status).toBe(200);
        expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
        expect((await readProviders(payload)).find(({ key }) => key === 'b')?.phone).toBe('+966 11 200 7777');
        const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
        expect(docs[0]).toMatchObject({ action: 'list-import', subject: 'providers · +1 ~1 −0', actorName: 'editor' });
        const { digest: second } = await preview(fileOf(news));
        expect((await send(`/import?digest=${second}&remove=true`, fileOf(news))).status).toBe(200);
        expect(await keys()).toEqual(['a', 'b', 'd']);
        expect((await ask()).total).toBe(3);
      });

      it('is refused where the list has changed since it was shown', async () => {
        const { digest } = await preview(fileOf(news));
        await bring([oneRow('b', { phone: '+966 11 200 1111' })]);
        const response = await send(`/import?digest=${digest}`, fileOf(news), 'editor', 'ar');
        expect([response.status, await response.json()]).toEqual([
          409,
          { message: expect.stringMatching(/تغيّرت القائمة/) },
        ]);
        expect(await keys()).toEqual(['a', 'b', 'c']);
      });

      it('that breaks off leaves everything as it was', async () => {
        const before = await readProviders(payload);
        const rows = demoRows.slice(0, 700);
        const broken = carryOut(payload, rows, { removesGone: true, isExpected: () => true }, async () => {
          await setImmediate();
          throw new Error('the power went');
        });
        await expect(broken).rejects.toThrow('the power went');
        expect(await readProviders(payload)).toEqual(before);
        expect((await bring(rows, true))?.added).toHaveLength(700);
      });

      it.each([
        ['in the midst of 20,000 providers', 60],
        ['when all are written and nothing is done yet', 'all written'],
      ])('whose process is killed %s loses nothing, and goes through afterwards', async (_, line) => {
        const before = await readProviders(payload);
        await killedAfter('interrupted-import.ts', (lines) =>
          typeof line === 'number' ? lines.length >= line : lines.includes(line),
        );
        expect(await readProviders(payload)).toEqual(before);
        expect((await bring([oneRow('after-it')]))?.added).toHaveLength(1);
        expect((await bring(before, true))?.gone).toHaveLength(1);
        expect(await readProviders(payload)).toEqual(before);
      });

      it('takes what the export gives as no change at all, formulas and lines in cells included', async () => {
        const odd = oneRow('e', {
          name: { en: '=1+1 "Clinic", one;two', ar: "'عيادة" },
          address: { en: 'First line\nSecond line', ar: '' },
          latitude: null,
          longitude: null,
          phone: '',
          classes: { en: '', ar: '' },
          emergency: false,
        });
        await bring([odd]);
        const cookie = sessions.get('editor') ?? '';
        const headers = { cookie, 'sec-fetch-site': 'same-origin' };
        const exported = await adminCall('/providers/export.csv', { headers });
        const file = new Uint8Array(await exported.arrayBuffer());
        expect((await preview(file)).counts).toEqual({ added: 0, changed: 0, gone: 0, same: 4, problems: 0 });
      });

      it('takes what the export gives as no change also where a new line like it would be refused', async () => {
        const texts = { name: { en: 'Half written', ar: '' }, specialities: { en: 'Cardiology\nDental', ar: 'أسنان' } };
        const half = oneRow('half', {
          ...texts,
          classes: { en: 'Gold|Silver', ar: '' },
          latitude: 18.2,
          longitude: null,
        });
        await bring([half]);
        const stored = await readProviders(payload);
        const counts = { added: 0, changed: 0, gone: 0, same: stored.length, problems: 0 };
        const file = csvOf(tableOfProviders(stored));
        const found = await preview(file);
        expect([found.counts, found.problems]).toEqual([counts, []]);
        const moved = file.replace('Half written', 'Written anew');
        expect((await preview(moved)).problems.map(({ message }) => message)).toEqual([
          expect.stringContaining('as many entries in each language'),
          expect.stringContaining('must both be degrees'),
        ]);
        expect((await send(`/import?digest=${found.digest}`, file)).status).toBe(200);
        expect(await readProviders(payload)).toEqual(stored);
      });

      it('leaves what stands in a column that the file does not have', async () => {
        const file = 'key,kind,name,city\na,hospital,Renamed,Riyadh';
        const before = (await readProviders(payload)).find(({ key }) => key === 'a');
        const { changed, digest } = await preview(file);
        expect(changed).toEqual([{ name: 'a · Renamed', fields: ['name'] }]);
        expect((await send(`/import?digest=${digest}`, file)).status).toBe(200);
        const after = (await readProviders(payload)).find(({ key }) => key === 'a');
        expect(after).toEqual({ ...before, name: { ...before?.name, en: 'Renamed' } });
      });

      it('takes no column that the list does not know, which would be lost, and no list with a gap in one language', async () => {
        const { problems } = await preview('key,kind,name,city,phone number\na,clinic,A,B,0112345678');
        expect(problems).toEqual([
          { line: 1, message: expect.stringMatching(/: phone number\..+phone, emergency\.$/) },
        ]);
        const gap = 'key,kind,name,city,specialities,specialities_ar\na,clinic,A,B,Cardiology|Dental,|أسنان';
        expect((await preview(gap)).problems).toEqual([
          { line: 2, message: expect.stringContaining('as many entries in each language') },
        ]);
      });

      it('takes no cell that stands under no head, as what follows a comma without quotes, and no head twice', async () => {
        const comma = 'key,kind,name,city,address\na,clinic,A,B,5 King Road, Olaya\nb,clinic,B,B,6 King Road,,';
        expect((await preview(comma)).problems).toEqual([
          { line: 2, message: 'It has more cells than there are columns: put a text with a comma in it in quotes.' },
        ]);
        const twice = 'key,kind,name,city,City\na,clinic,A,B,C';
        expect((await preview(twice)).problems).toEqual([{ line: 1, message: 'Columns stand there twice: city.' }]);
      });

      it('names every line that cannot be read, in the language of the person, and takes none', async () => {
        const bad = [
          'key;kind;name;city;latitude;longitude;phone;emergency',
          'x1;clinic;One;Abha;18.2;42.5;;yes',
          'x1;clinic;Two;Abha;;;;',
          'x2;castle;Three;Abha;;;;',
          'x3;clinic;;Abha;95;42;call me;perhaps',
        ].join('\n');
        const { counts, problems } = await preview(bad);
        expect(counts.problems).toBe(problems.length);
        expect([...new Set(problems.map(({ line }) => line))]).toEqual([3, 4, 5]);
        expect(problems.filter(({ line }) => line === 5)).toHaveLength(4);
        const { digest } = await preview(bad);
        expect((await send(`/import?digest=${digest}`, bad)).status).toBe(422);
        expect(await keys()).toEqual(['a', 'b', 'c']);
        for (const file of ['', 'name,city\nA,B', '"open', new Uint8Array([0xc7, 0xe1])])
          expect((await preview(file)).problems, String(file)).toHaveLength(1);
      });

      it('is for editors and administrators', async () => {
        for (const role of roles)
          expect((await send('/import-preview', fileOf(news), role)).status, role).toBe(
            ['admin', 'editor'].includes(role) ? 200 : 403,
          );
      });
    });
  });
}
