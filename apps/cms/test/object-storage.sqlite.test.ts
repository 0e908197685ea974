import { join } from 'node:path';
import { vi } from 'vitest';
import { describeObjectStorage } from './object-storage.ts';

// Settings are read when the first of the service's files is imported.
const storage = await vi.hoisted(async () => {
  const { startObjectServer } = await import('./object-server.ts');
  const server = await startObjectServer();
  Object.assign(process.env, server.settings);
  return server;
});

describeObjectStorage('sqlite', storage, (folder) => `file:${join(folder, 'content.db')}`);
