import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The fast unit tests, which `npm run mutants` starts for each change that it makes in a copy of the repository.
export default defineConfig({
  // node_modules of that copy is a link, and the packages in it are the originals, unchanged.
  resolve: { alias: { '@insurer/contract': join(import.meta.dirname, 'packages/contract/src') } },
  test: {
    environment: 'node',
    include: ['packages/contract/src/**/*.test.ts', 'apps/site/{app/content,app/forms,server}/**/*.test.ts'],
    env: { LOG_LEVEL: 'silent' },
    setupFiles: [join(import.meta.dirname, 'scripts/test/patient-waits.ts')],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
