import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keyPurposes } from '../packages/contract/src/key-purposes.ts';
import { newSecrets, previousOf, readSecrets, secretNames, secretsFile, writeSecrets } from './run/secrets.mjs';
import { stopWith } from './run/stop-with.mjs';

/**
 * `npm run rotate-keys`: new secrets for `npm start`; the ones before are accepted until `-- --drop-previous` (decision
 * 0021). `-- --force` where something that the previous ones made may still be in use, `-- --print` where the values come
 * from the environment.
 */
const flag = { type: 'boolean', default: false };
const options = { print: flag, force: flag, 'drop-previous': flag };
const given = readOptions();
const longestLifeMs = 1000 * Math.max(...Object.values(keyPurposes).map(({ lifeSeconds }) => lifeSeconds));

if (given.print) print();
else change();

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stopWith(`${error.message} Known are --print, --force and --drop-previous.`);
  }
}

function change() {
  const fromOutside = secretNames.filter((name) => process.env[name]);
  if (fromOutside.length > 0) {
    stopWith(
      `${fromOutside.join(', ')} from the environment: change it there. \`npm run rotate-keys -- --print\` says how.`,
    );
  }
  if (!existsSync(secretsFile)) stopWith(`There is nothing to change: \`npm start\` makes ${secretsFile}.`);
  const { usedSince, ...kept } = readSecrets();
  const hasPrevious = secretNames.some((name) => kept[previousOf(name)]);
  if (given['drop-previous'] && !hasPrevious) stopWith('There are no previous secrets to drop.');
  if (hasPrevious) mustHaveRunOut(usedSince);
  const present = Object.fromEntries(secretNames.map((name) => [name, kept[name]]).filter(([, value]) => value));
  if (given['drop-previous']) {
    writeSecrets(present);
    console.log(`✓ ${secretsFile} holds the present secrets alone. Stop \`npm start\` and start it again.`);
    return;
  }
  const now = new Date();
  const previous = Object.fromEntries(Object.entries(present).map(([name, value]) => [previousOf(name), value]));
  writeSecrets({ ...newSecrets(), ...previous, changedAt: now.toISOString() });
  console.log(`✓ ${secretsFile} holds new secrets; the ones before are accepted until they are dropped.
  Now       stop \`npm start\` and start it again. Nobody is signed out, and links that were sent keep working.
  From ${dayOf(now.getTime() + longestLifeMs)}  npm run rotate-keys -- --drop-previous, and start again.`);
}

/**
 * Whoever dropped the previous values earlier would end sessions and links that are still good; before a start with both,
 * what is sealed at rest would be lost.
 */
function mustHaveRunOut(usedSince) {
  if (!usedSince) stopWith('The new secrets are not in use yet: stop `npm start` and start it again first.');
  const until = Date.parse(usedSince) + longestLifeMs;
  if (given.force || until <= Date.now()) return;
  stopWith(`What the previous secrets made may be in use until ${dayOf(until)}: wait, or end it with --force.`);
}

function dayOf(milliseconds) {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** For whoever sets the values elsewhere. Shown at the terminal, kept nowhere. */
function print() {
  const lines = Object.entries(newSecrets()).map(([name, value]) => `${name}=${value}`);
  console.log(`New values, shown this once. Where they are to hold, set
${lines.join('\n')}
and the values of today as ${secretNames.map(previousOf).join(', ')}.
Start the service and the site again, one after the other, in any order. Several instances of one app need one
step more: docs/running.md, "Changing the keys". From ${dayOf(Date.now() + longestLifeMs)} take the previous values away.`);
}
