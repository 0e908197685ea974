import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

// Every test file has a folder, and with it a database, of its own. Settings are read when the first test imports them.
const folder = mkdtempSync(join(tmpdir(), 'insurer-cms-test-'));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = `file:${join(folder, 'content.db')}`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
