import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

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
