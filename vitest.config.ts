import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['packages/contract', 'apps/site', 'apps/cms', 'scripts'], passWithNoTests: true },
});
