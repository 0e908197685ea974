import { defineConfig } from '@playwright/test';
import { isFull } from '../scripts/test/scope.ts';
import { chromium } from './browser.ts';
import type { Engines } from './engines/fixtures.ts';

// Journeys against the fake service (site alone, faults, outages) and against the real content service.
export default defineConfig<object, Engines>({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  ...(!isFull && { grepInvert: /@full/ }),
  workers: 2,
  // A busy machine is no defect; what never ends is found all the same.
  timeout: 600_000,
  expect: {
    timeout: 30_000,
    // Edges of letters differ between machines; a colour or a spacing that changed is far more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.05 },
  },
  // One set of pictures for every machine.
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/journeys.json' }],
  ],
  use: {
    launchOptions: chromium,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Riyadh',
    screenshot: 'only-on-failure',
    // A press on what never comes holds nobody up until its journey's time is over.
    actionTimeout: 120_000,
  },
  projects: [
    { name: 'site', testDir: 'site' },
    { name: 'firefox', testDir: 'engines', fullyParallel: false, use: { engineName: 'firefox' } },
    { name: 'webkit', testDir: 'engines', fullyParallel: false, use: { engineName: 'webkit' } },
    { name: 'whole-content', testDir: 'whole', testMatch: '*.setup.ts' },
    { name: 'whole', testDir: 'whole', fullyParallel: false, dependencies: ['whole-content'] },
  ],
});
