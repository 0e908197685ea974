import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './run/debian.mjs';
import { installWhatIsMissing } from './run/install.mjs';
import { binFolder, root, toolEnvironment } from './run/places.mjs';
import { startPostgres } from './run/postgres.mjs';
import { stopWith } from './run/stop-with.mjs';

// `npm run test:clocks [-- <vitest file filters>]`: unit, contract and storage suites at the moments at which code that
// reads the clock goes wrong. Each weekday in Riyadh (offices are closed on Friday and Saturday), each side of midnight
// in Riyadh and in UTC, the leap day and Ramadan come once; each time zone meets a moment before and one after midnight.
// Weekdays are Riyadh's: the moments of 23:59 UTC fall on the next day there.
// The unit test of the dates (scripts/clocks.test.ts) reads the same list, in every `npm test`.
const clocks = JSON.parse(readFileSync(join(import.meta.dirname, 'clocks.json'), 'utf8'));

/** Left out: these start npm, compilers and whole apps as processes of their own, and nothing they do reads the clock. */
const withClock = '--project=!scripts';

installWhatIsMissing();
const library = findFaketime();
const postgres = await startPostgres(55_434);
const failed = [];
try {
  for (const clock of clocks) {
    console.log(`\n› ${clock.about}, TZ=${clock.zone}`);
    if (!runAt(clock)) failed.push(`${clock.about}, TZ=${clock.zone}`);
  }
} finally {
  await postgres.stop();
}
console.log(`\n${clocks.length - failed.length} clocks passed, ${failed.length} failed`);
for (const name of failed) console.log(`  ${name}`);
process.exit(failed.length === 0 ? 0 : 1);

function runAt({ moment, zone }) {
  const parameters = ['run', '--reporter=dot', withClock];
  const { status } = spawnSync(join(binFolder, 'vitest'), [...parameters, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL_POSTGRES_TEST: postgres.address,
      TZ: zone,
      LD_PRELOAD: library,
      // Timers and measured spans go on as ever: only the time of day is another.
      FAKETIME: `@${localTime(moment, zone)}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }),
  });
  return status === 0;
}

/** A moment as faketime reads it: `YYYY-MM-DD hh:mm:ss` in the zone of the process. */
function localTime(moment, timeZone) {
  return new Date(moment).toLocaleString('sv-SE', { timeZone });
}

/** Where Debian keeps the library, on each of its architectures. Installs the package when it can. */
function findFaketime() {
  const find = () =>
    readdirSync('/usr/lib')
      .map((folder) => join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1'))
      .find((path) => existsSync(path));
  const found = process.platform === 'linux' && (find() ?? (aptInstall('libfaketime') ? find() : undefined));
  return (
    found ||
    stopWith('The tests of the clocks need libfaketime on Linux: install it (Debian: apt-get install libfaketime).')
  );
}
