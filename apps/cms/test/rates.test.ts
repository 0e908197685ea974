import { premiumOf } from '@insurer/contract/rates/premium.ts';
import { readRatedProducts, readRates } from '@insurer/contract/rates/read-rates.ts';
import { wireRatedProductsSchema, wireRatesSchema } from '@insurer/contract/wire.ts';
import { rates as demo } from '@insurer/demo-content/rates.ts';
import { createLocalReq, getLocalI18n, type Payload } from 'payload';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as getRates } from '../src/app/api/rates/[product]/route.ts';
import { GET as getRatedProducts } from '../src/app/api/rates/route.ts';
import { csvOf, parseCsv } from '../src/csv.ts';
import { liveRatesEndpoint } from '../src/rates/live-rates-endpoint.ts';
import { plansFromRows, rowsOfPlans } from '../src/rates/rates-csv.ts';
import { ratesCsvEndpoints } from '../src/rates/rates-csv-endpoints.ts';
import { samplePrices } from '../src/rates/sample-prices.ts';
import type { StoredPlan, StoredRateTable } from '../src/rates/stored-rate-table.ts';
import { seedRates } from '../src/seed/seed-rates.ts';
import { siteCall } from './cases/site-call.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterEach(async () => {
  await payload.delete({ collection: 'rate-tables', where: {} });
});
afterAll(() => payload?.destroy());

const table = {
  product: 'home',
  label: 'Home',
  version: '1',
  validFrom: '2026-01-01T12:00:00.000Z',
  vat: 15,
  questions: [{ name: 'rooms', kind: 'number' as const, label: 'Rooms?', minimum: '1', maximum: '20' }],
  plans: [
    {
      name: 'basic',
      label: 'Basic',
      base: 100.05,
      factors: [{ question: 'rooms', from: '5', effect: 'multiply' as const, amount: 1.333 }],
    },
  ],
};
type Table = typeof table;
const add = (changes: Partial<Table> & { _status?: 'draft' | 'published'; handOver?: string } = {}) =>
  payload.create({ collection: 'rate-tables', data: { ...table, _status: 'published', ...changes } });
const planRows = async (id: number) => (await payload.findByID({ collection: 'rate-tables', id })).plans ?? [];
const ratesOf = (product: string) => siteCall(getRates, `/rates/${product}`, { params: { product } });
const listed = async () =>
  readRatedProducts(await siteCall(getRatedProducts, '/rates'), 'en').products.map(({ product }) => product);

// docs/contract.md, Rates.
describe('the table that is valid now', () => {
  it('of the published ones is the one that became valid last; a product without one is not listed', async () => {
    await add();
    await add({ version: '2', validFrom: '2026-06-01T12:00:00.000Z' });
    await add({ version: '3', validFrom: '2099-01-01T12:00:00.000Z' });
    await add({ version: '4', validFrom: '2026-07-01T12:00:00.000Z', _status: 'draft' });
    await add({ product: 'later', validFrom: '2099-01-01T12:00:00.000Z' });
    expect(readRates(await ratesOf('home'), 'en').rates).toMatchObject({ version: '2', validFrom: '2026-06-01' });
    expect(await listed()).toEqual(['home']);
    await expect(ratesOf('later')).resolves.toMatchObject({ message: expect.any(String) });
    await expect(ratesOf('none')).resolves.toMatchObject({ message: expect.any(String) });
  });

  it('keeps its numbers and both languages', async () => {
    const { id } = await add();
    const data = { label: 'المسكن' };
    await payload.update({ collection: 'rate-tables', id, locale: 'ar', data });
    const { rates, issues } = readRates(await ratesOf('home'), 'ar');
    expect(issues).toEqual([]);
    const plan = rates?.plans[0];
    // 100.05 × 1.333 = 133.36665.
    expect(rates && plan && premiumOf(plan, rates, { rooms: '5' })).toMatchObject({ net: 13337, vat: 2001 });
    expect(readRatedProducts(await siteCall(getRatedProducts, '/rates'), 'ar').products[0]?.label.text).toBe('المسكن');
  });
});

describe('a table that the site would leave something out of', () => {
  it.each<[string, Partial<Table> & { handOver?: string }]>([
    ['a factor of a question that is not asked', { questions: [{ ...table.questions[0], name: 'floors' }] as never }],
    ['no plan', { plans: [] }],
    ['a hand-over without https', { handOver: 'http://sales.example' }],
  ])('is not published: %s', async (_what, changes) => {
    await expect(add(changes)).rejects.toThrow();
    await expect(add({ ...changes, _status: 'draft' })).resolves.toBeDefined();
  });

  it('takes bounds that come as numbers, where the form sends them as texts', async () => {
    const questions = [{ ...table.questions[0], minimum: 1, maximum: 20 }] as never;
    await add({ product: 'numbers', questions });
    const { rates } = readRates(await ratesOf('numbers'), 'en');
    expect(rates?.questions).toMatchObject([{ name: 'rooms', minimum: '1', maximum: '20' }]);
  });

  it('is refused in the language of who publishes it, with its fields named as the form names them', async () => {
    const factors = [{ question: 'floors', equals: '5', effect: 'multiply' as const, amount: 2 }];
    const wrong = ['more', 'most'].map((name) => ({ ...table.plans[0], name, factors }));
    const plans = [...table.plans, ...wrong];
    const data = { ...table, plans, handOver: 'http://sales.example', _status: 'published' as const } as never;
    const i18n = await getLocalI18n({ config: payload.config, language: 'ar' });
    const req = await createLocalReq({ req: { i18n } }, payload);
    const refused = await payload.create({ collection: 'rate-tables', data, req }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      message: expect.stringMatching(/الخطط, نظام المبيعات$/),
      data: {
        errors: [
          { path: 'plans', message: expect.stringMatching(/^الخطة 2: .+ الخطة 3: /) },
          { path: 'handOver', message: 'نظام المبيعات: يجب أن يبدأ بـ ‎https://‎' },
        ],
      },
    });
  });
});

describe('a tax that no table can have', () => {
  it('is refused with the range that it can be in', async () => {
    const errors = [{ path: 'vat', message: 'VAT in %: must be from 0 to 100.' }];
    await expect(add({ vat: 400 })).rejects.toMatchObject({ data: { errors } });
  });
});

describe('sample visitors', () => {
  const samples = [{ label: 'Large family', answers: [{ question: 'rooms', answer: '9' }] }];

  it('are stored with drafts and published tables, and never on the wire', async () => {
    const { id } = await payload.create({
      collection: 'rate-tables',
      data: { ...table, samples, _status: 'published' },
    });
    expect((await payload.findByID({ collection: 'rate-tables', id })).samples).toMatchObject(samples);
    const changed = [{ label: 'Small family', answers: [{ question: 'rooms', answer: '2' }] }];
    await payload.update({ collection: 'rate-tables', id, draft: true, data: { samples: changed, _status: 'draft' } });
    const draft = await payload.findByID({ collection: 'rate-tables', id, draft: true });
    expect(draft.samples).toMatchObject(changed);
    const wire = JSON.stringify([await ratesOf('home'), await siteCall(getRatedProducts, '/rates')]);
    expect(wire).toContain('rooms');
    expect(wire).not.toMatch(/sample|family/i);
  });

  it('are compared with the table of today, for those who work with rates', async () => {
    await add();
    const ask = async (role: 'reviewer' | 'care', product: string) => {
      const data = {
        email: `${role}-${Math.random()}@example.com`,
        password: 'long-enough-password',
        name: role,
        role,
      };
      const user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' };
      const req = Object.assign(await createLocalReq({}, payload), { user, routeParams: { product } });
      return liveRatesEndpoint.handler(req as never);
    };
    expect((await ask('care', 'home')).status).toBe(403);
    expect(await (await ask('reviewer', 'none')).json()).toEqual({ data: null });
    const { rates } = readRates(await (await ask('reviewer', 'home')).json(), 'en');
    expect(rates?.plans[0]?.base).toBe('100.05');
  });

  it('of the demo have a price of every plan, the same as today', async () => {
    await seedRates(payload);
    const { docs } = await payload.find({ collection: 'rate-tables', locale: 'en' });
    expect(docs).toHaveLength(demo.length);
    for (const doc of docs) {
      const { rates } = readRates(await ratesOf(doc.product), 'en');
      const { rows, plans, issues } = samplePrices(doc as unknown as StoredRateTable, rates);
      expect(issues).toEqual([]);
      expect(rows).toHaveLength(3);
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
      const prices = rows.flatMap((one) => one.prices);
      expect(prices).toHaveLength(3 * plans.length);
      for (const { total, today } of prices) expect(total).toBe(today ?? 'no price');
    }
  });
});

it('every change tells the site of the product', async () => {
  const keysSince = async (change: () => Promise<unknown>) => {
    await payload.db.deleteMany({ collection: 'purge-events', where: {} });
    await change();
    const { docs } = await payload.db.find<{ keys: string[] }>({ collection: 'purge-events', sort: 'id' });
    return docs.flatMap(({ keys }) => keys);
  };
  const { id } = await add();
  const collection = 'rate-tables' as const;
  expect(await keysSince(() => payload.update({ collection, id, data: { vat: 5 } }))).toEqual(['rates/home']);
  const renamed = () => payload.update({ collection, id, data: { product: 'house' } });
  expect(await keysSince(renamed)).toEqual(['rates/house', 'rates/home']);
  expect(await keysSince(() => payload.delete({ collection, id }))).toEqual(['rates/house']);
});

it('the demo has rates of three products, whole in both languages, and prices for every first answer', async () => {
  await seedRates(payload);
  expect(await listed()).toEqual(['motor', 'travel', 'visit-visa']);
  const { data } = await siteCall(getRatedProducts, '/rates');
  v.parse(wireRatedProductsSchema, { data });
  for (const { product, plans } of demo) {
    const body = await ratesOf(product);
    v.parse(wireRatesSchema, { data: body.data });
    for (const language of ['en', 'ar'] as const) {
      const { rates, issues } = readRates(body, language);
      expect(issues).toEqual([]);
      expect(rates?.questions.every(({ label }) => label.lang === language)).toBe(true);
      expect(rates?.plans.map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
      const covers = (rates?.plans ?? []).map(({ includes }) => includes.map(({ text }) => text));
      expect(covers).toEqual(plans.map(({ includes }) => includes.map((cover) => cover[language])));
    }
    const { rates } = readRates(body, 'en');
    const answers = Object.fromEntries(
      (rates?.questions ?? []).map((question) => [
        question.name,
        question.kind === 'choice' ? (question.choices[0]?.value ?? '') : question.kind === 'yesno' ? 'no' : '30',
      ]),
    );
    for (const plan of rates?.plans ?? []) expect(rates && premiumOf(plan, rates, answers)?.total).toBeGreaterThan(0);
  }
});

describe('the numbers of a table as a file', () => {
  const plans = [{ ...table.plans[0], label: 'Basic', name: 'basic', base: 100.05, minimum: 50 }] as StoredPlan[];
  const read = (csv: string) => plansFromRows(parseCsv(csv) ?? [], plans);

  it('come back as they went out', () => {
    const csv = csvOf(rowsOfPlans(plans));
    expect(csv).toContain('"basic","multiply","rooms","","5","","1.333"');
    expect(read(csv).plans).toMatchObject([
      { base: 100.05, minimum: 50, factors: [{ question: 'rooms', from: '5', effect: 'multiply', amount: 1.333 }] },
    ]);
  });

  it('a changed row changes its number, and a discount stays one', () => {
    const csv = 'plan,effect,question,equals,from,to,amount\nbasic,base,,,,,120\nbasic,add,rooms,,,3,-12.5\n';
    expect(read(csv).plans).toMatchObject([
      { base: 120, label: 'Basic', factors: [{ effect: 'add', to: '3', amount: -12.5 }] },
    ]);
  });

  it('is taken as a draft, with the words of both languages, and by editors alone', async () => {
    const { id } = await add();
    const samples = [{ label: 'Large family', answers: [{ question: 'rooms', answer: '9' }] }];
    await payload.update({ collection: 'rate-tables', id, data: { samples } });
    const arabic = { label: 'المسكن', plans: (await planRows(id)).map((plan) => ({ ...plan, label: 'أساسية' })) };
    await payload.update({ collection: 'rate-tables', id, locale: 'ar', data: arabic as never });
    const csv = 'plan,effect,question,equals,from,to,amount\nbasic,base,,,,,200\nbasic,add,rooms,,2,,5\n';
    const send = async (role: 'editor' | 'care', text: string) => {
      const [, post] = ratesCsvEndpoints;
      const data = {
        email: `${role}-${Math.random()}@example.com`,
        password: 'long-enough-password',
        name: role,
        role,
      };
      const user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' };
      const req = Object.assign(await createLocalReq({ locale: 'en' }, payload), {
        user,
        routeParams: { id: String(id) },
        text: async () => text,
      });
      return (await post?.handler(req as never))?.status;
    };
    expect(await send('care', csv)).toBe(403);
    expect(await send('editor', `${csv}none,base,,,,,1`)).toBe(422);
    expect(await send('editor', csv)).toBe(200);
    expect(await planRows(id)).toMatchObject([{ base: 100.05 }]);
    const read = { collection: 'rate-tables', id, locale: 'ar', draft: true } as const;
    expect(await payload.findByID(read)).toMatchObject({
      _status: 'draft',
      samples,
      plans: [{ base: 200, label: 'أساسية', factors: [{ effect: 'add', from: '2', amount: 5 }] }],
    });
  });

  it.each([
    ['plan,effect\nbasic,base', 1],
    ['plan,effect,question,equals,from,to,amount\nbasic,base,,,,,1\nother,base,,,,,1', 3],
    ['plan,effect,question,equals,from,to,amount\nbasic,divide,rooms,,,,2', 2],
    ['plan,effect,question,equals,from,to,amount\nbasic,base,,,,,much', 2],
  ])('a line that cannot be taken is named, and nothing counts: %j', (csv, line) => {
    expect(read(csv)).toEqual({ wrongLine: line });
  });
});
