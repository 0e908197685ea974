import { existsSync } from 'node:fs';
import { aptInstall, onPath } from './debian.mjs';
import { stopWith } from './stop-with.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the journeys: CHROMIUM_PATH, one that is installed, or Debian's package. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stopWith(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const found = names.map(onPath).find(Boolean);
  if (found) return found;
  if (aptInstall('chromium')) return onPath('chromium');
  return stopWith(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** The W3C checker of the journeys runs on Java: one that is installed, or Debian's package. */
export function mustHaveJava() {
  if (onPath('java') || aptInstall('default-jre-headless')) return;
  stopWith('The check of the HTML needs Java: install it (Debian: apt-get install default-jre-headless).');
}
