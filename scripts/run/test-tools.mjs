import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, onPath } from './debian.mjs';
import { stopWith } from './stop-with.mjs';

/** Without a window to draw the shell needs two thirds of the processor's time for the same journeys. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the journeys: CHROMIUM_PATH, Debian's headless shell, or another Chromium that is installed. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stopWith(`CHROMIUM_PATH names ${given}, which does not exist.`);
  if (!onPath(shell)) aptInstall(shell);
  const found = names.map(onPath).find(Boolean);
  if (found) return found;
  if (aptInstall('chromium')) return onPath('chromium');
  return stopWith(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** The W3C checker of the journeys runs on Java; openssl makes the certificate of the one behind TLS. */
export function mustHaveJavaAndOpenssl() {
  mustHave('java', 'default-jre-headless', 'The check of the HTML needs Java');
  mustHave('openssl', 'openssl', 'The journey behind TLS needs openssl');
}

/** One that is installed, or Debian's package. */
function mustHave(program, debianPackage, need) {
  if (onPath(program) || aptInstall(debianPackage)) return;
  stopWith(`${need}: install it (Debian: apt-get install ${debianPackage}).`);
}

/** The journeys in other engines skip by name where one of the two cannot be had, but fail on a build server (`CI`). */
export function installOtherEngines() {
  for (const [program, ...debianPackages] of [
    ['firefox-esr', 'firefox-esr'],
    ['WebKitWebDriver', 'webkit2gtk-driver', 'xvfb', 'xauth'],
  ]) {
    if (onPath(program)) continue;
    if (!aptInstall(...debianPackages))
      console.log(`› ${program} is not installed: its journeys ${process.env.CI ? 'fail' : 'are skipped'}.`);
  }
}

/** The tests of the caches in front skip by name where one of the two cannot be had. */
export function installFrontCaches() {
  for (const [program, debianPackage] of [
    ['varnishd', 'varnish'],
    ['nginx', 'nginx-light'],
  ]) {
    const isThere =
      onPath(program) || ['/usr/sbin', '/usr/local/sbin'].some((folder) => existsSync(join(folder, program)));
    if (!isThere && !aptInstall(debianPackage)) console.log(`› ${program} is not installed: its tests are skipped.`);
  }
}
