import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { isFull } from './scripts/test/scope.ts';

const cms = 'apps/cms';
/** A busy machine is no defect; what never ends is found all the same. */
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000 };
const patientWaits = join(import.meta.dirname, 'scripts/test/patient-waits.ts');
const patience = { ...timeouts, setupFiles: [patientWaits] };
const forgetFileBefore = join(import.meta.dirname, 'scripts/test/forget-file-before.ts');

/** Files that share their process. Setting up goes in this order, so that what is forgotten is so before anything is imported. */
function sharedProcess(...setupFiles: string[]) {
  const sequence = { setupFiles: 'list' as const };
  return { isolate: false, setupFiles: [forgetFileBefore, ...setupFiles], sequence };
}

/** One project for each folder that has tests; `npx vitest run apps/site` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          ...timeouts,
          ...sharedProcess(patientWaits),
        },
      },
      { test: { name: 'theme', root: 'packages/theme', include: ['src/**/*.test.ts'], ...patience } },
      { test: { name: 'scripts', root: 'scripts', include: ['*.test.ts'], ...patience } },
      {
        test: {
          name: 'site',
          root: 'apps/site',
          include: ['{app,server,test}/**/*.test.{ts,tsx}'],
          env: { LOG_LEVEL: 'silent' },
          ...timeouts,
          ...sharedProcess(patientWaits),
        },
      },
      {
        resolve: { alias: { '@payload-config': join(import.meta.dirname, cms, 'src/payload.config.ts') } },
        test: {
          name: 'cms',
          root: cms,
          include: ['{test,src,stage}/**/*.test.ts'],
          // Two minutes long, and the copies of the journeys are made of the same content, which SQLite holds.
          exclude: [...configDefaults.exclude, ...(isFull ? [] : ['test/demo-content.postgres.test.ts'])],
          env: { LOG_LEVEL: 'silent' },
          ...sharedProcess(patientWaits, join(import.meta.dirname, cms, 'test/set-up.ts')),
          globalSetup: join(import.meta.dirname, cms, 'test/empty-content/prepare.ts'),
          ...timeouts,
        },
      },
    ],
    // Half of the time is spent on loading Payload anew for each file; by default one core would stay idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
});
