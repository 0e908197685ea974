import { providers as demoProviders } from '@insurer/demo-content/providers/providers.ts';
import { openContent } from '../src/db/open-content.ts';
import { carryOut } from '../src/providers/import-plan.ts';
import { demoRowOf } from './provider-rows.ts';

// A process of its own, which is killed in the midst: it brings in 20,000 providers in place of all others, says a line for
// each statement that has written some, and never comes to the end of its transaction.
const payload = await openContent();
const adapter = payload.db as unknown as { insert(...call: unknown[]): Promise<unknown> };
const insert = adapter.insert.bind(adapter);
adapter.insert = async (...call) => {
  const written = await insert(...call);
  process.stdout.write('written\n');
  return written;
};
const rows = Array.from({ length: 20_000 }, (_, index) => {
  const provider = demoProviders[index % demoProviders.length];
  if (!provider) throw new Error('The demo has no providers.');
  return { ...demoRowOf(provider), key: `new-${index}` };
});
await carryOut(payload, rows, { removesGone: true, isExpected: () => true }, () => {
  process.stdout.write('all written\n');
  setInterval(() => undefined, 60_000);
  return new Promise(() => undefined);
});
