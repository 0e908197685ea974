import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatIsOutOfDate } from './run/build.mjs';
import { installWhatIsMissing } from './run/install.mjs';
import { binFolder, mustFindNode, root, toolEnvironment } from './run/places.mjs';
import { startPostgres } from './run/postgres.mjs';
import { findChromium, installFrontCaches, installOtherEngines, mustHaveJavaAndOpenssl } from './run/test-tools.mjs';

// `npm test`: everything a clean checkout must pass. Node's own modules only, since nothing is installed yet.
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
/** Hundreds of processes load the same modules: only the first of them compiles each. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');
const began = Date.now();
let passed = 0;
let failed = 0;
/** Titles of the journeys that were red once and green the second time: each is a defect to mend. */
let retried = [];

installWhatIsMissing();
const chromium = findChromium();
mustHaveJavaAndOpenssl();
installFrontCaches();
installOtherEngines();
const postgres = await startPostgres();
try {
  count(await step('types', 'npm', ['run', '--silent', 'types']));
  count(await step('lint', 'npm', ['run', '--silent', 'lint']));
  const unitReport = join(results, 'unit.json');
  await step(
    'unit, contract and both databases',
    join(binFolder, 'vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    { DATABASE_URL_POSTGRES_TEST: postgres.address },
  );
  countUnit(unitReport);
  await buildWhatIsOutOfDate();
  const journeyReport = join(results, 'journeys.json');
  await step(
    'browser journeys',
    join(binFolder, 'playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--retries=1'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
  );
  countJourneys(journeyReport);
  const stage = join('apps', 'cms', 'stage', 'run-stage.ts');
  count(await step('the stage in small: one of each is killed', mustFindNode(), [stage, '--try', '--small']));
  count(await step('conformance table is current', 'npm', ['run', '--silent', 'conformance', '--', '--check']));
} finally {
  await postgres.stop();
}

console.log(`\nTook ${Math.round((Date.now() - began) / 1000)} s\n`);
if (retried.length > 0) console.log(`Needed their retry:\n${retried.map((title) => `  ${title}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function step(title, command, parameters, extra = {}) {
  const started = Date.now();
  console.log(`\n› ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: toolEnvironment({ NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled, ...extra }),
      stdio: 'inherit',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      console.log(`  ${code === 0 ? '✓' : '✗'} ${title} (${Math.round((Date.now() - started) / 1000)} s)`);
      resolve(code === 0);
    });
  });
}

function count(ok) {
  if (ok) passed += 1;
  else failed += 1;
}

/** A report that is missing or names no test counts as one failure: a run that did not happen is not green. */
function countUnit(file) {
  const report = readReport(file);
  if (!report?.numTotalTests) return count(false);
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  if (!report.success && report.numFailedTests === 0) failed += 1;
}

function countJourneys(file) {
  const report = readReport(file);
  const stats = report?.stats;
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0) return count(false);
  retried = flakyTitles(report.suites);
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
}

/** Titles of the tests that needed their retry, each with its file, from a suite of Playwright's report and those in it. */
function flakyTitles(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyTitles(inner),
  ]);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
