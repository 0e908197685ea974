import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/contract', 'packages/theme', 'apps/site', 'apps/cms', 'scripts'],
    passWithNoTests: true,
  },
});
