import { aptInstall, onPath } from './debian.mjs';
import { stopWith } from './stop-with.mjs';

/** The W3C checker of the journeys runs on Java: one that is installed, or Debian's package. */
export function mustHaveJava() {
  if (onPath('java') || aptInstall('default-jre-headless')) return;
  stopWith('The check of the HTML needs Java: install it (Debian: apt-get install default-jre-headless).');
}
