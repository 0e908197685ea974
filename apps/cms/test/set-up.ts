import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';

// Test files share their process, since loading Payload takes longer than most of them: its packages stay loaded. Settings, the service's own
// modules and what it and Payload keep for the whole process are forgotten, so that none of the file before is found by this one.
const shared = globalThis as typeof globalThis & {
  environmentBefore?: NodeJS.ProcessEnv;
  _payload?: Map<string, unknown>;
};
shared.environmentBefore ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.environmentBefore)) delete process.env[name];
Object.assign(process.env, shared.environmentBefore);
for (const name of Object.keys(globalThis)) if (name.startsWith('insurer')) Reflect.deleteProperty(globalThis, name);
shared._payload?.clear();
vi.useRealTimers().unstubAllGlobals().restoreAllMocks().resetModules();

// Every test file has a folder, and with it a database, of its own. Settings are read when the first test imports them.
const folder = mkdtempSync(join(tmpdir(), 'insurer-cms-test-'));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = `file:${join(folder, 'content.db')}`;

const [{ metricsText }, { undeclaredStatuses }] = await Promise.all([
  import('../src/metrics.ts'),
  import('./openapi/undeclared-statuses.ts'),
]);
// Whatever a file calls for, and however a call fails there: the OpenAPI document has to name the status.
afterAll(() => expect(undeclaredStatuses(metricsText()), 'statuses that the OpenAPI document lacks').toEqual([]));
// What a test began may still be writing.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
