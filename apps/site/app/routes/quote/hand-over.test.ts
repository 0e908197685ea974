import { ratesExamples } from '@insurer/contract/examples/rates-examples.ts';
import { readRates } from '@insurer/contract/rates/read-rates.ts';
import { jwtDecrypt } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';

const secret = Buffer.alloc(32, 7);
const answers = { use: 'taxi', value: '60000', 'first-used': '2018-01-01', claims: 'no' };
const view = { language: 'ar', siteUrl: 'https://www.example.com' } as const;
const { rates } = readRates(ratesExamples.motor, 'en');
if (!rates) throw new Error('The example of motor rates has no prices.');

/** The settings are read once in a process, so each test begins with a module of its own. */
async function sealing(key: string | undefined) {
  vi.resetModules();
  vi.stubEnv('HAND_OVER_SECRET', key ?? '');
  return (await import('./hand-over.server.ts')).sealedHandOver;
}

afterEach(() => vi.unstubAllEnvs());

test('the sales system reads answers, price and what it was computed from; nobody else does (decision 0044)', async () => {
  const address = new URL(
    (await (await sealing(secret.toString('base64')))(rates, answers, 'third-party', view)) ?? '',
  );
  expect(address.origin).toBe('https://sales.example.com');
  expect(address.searchParams.get('plan')).toBe('third-party');
  expect(address.href).not.toMatch(/taxi|60000|1178/);
  const token = address.searchParams.get('quote') ?? '';
  const { payload } = await jwtDecrypt(token, secret, {
    issuer: 'https://www.example.com',
    audience: 'https://sales.example.com',
  });
  // 640.50 × 1.6 = 1,024.80, VAT 153.72.
  expect(payload).toMatchObject({
    ...{ product: 'motor', plan: 'third-party', language: 'ar', answers, version: rates.version, currency: 'SAR' },
    premium: { net: '1024.80', vat: '153.72', total: '1178.52' },
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
  await expect(jwtDecrypt(token, Buffer.alloc(32, 8))).rejects.toThrow();
});

test('without a key, a plan of that name or all answers there is nothing to hand over', async () => {
  const sealed = await sealing(secret.toString('base64url'));
  expect(await sealed(rates, answers, 'gold', view)).toBeUndefined();
  expect(await sealed(rates, { use: 'taxi' }, 'comprehensive', view)).toBeUndefined();
  expect(await sealed({ ...rates, handOver: undefined }, answers, 'third-party', view)).toBeUndefined();
  expect(await (await sealing(undefined))(rates, answers, 'third-party', view)).toBeUndefined();
});
