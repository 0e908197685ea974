import type { Payload } from 'payload';
import { makeFirstAdmin, refuseWeakPassword } from './accounts/first-admin.ts';
import { resealSecrets } from './accounts/second-factor/reseal-secrets.ts';
import { fillMissingTexts } from './admin/languages/fill-missing-texts.ts';
import { fillFigures } from './cases/figures/fill-figures.ts';
import { fillSearchTexts } from './cases/fill-search-texts.ts';
import { config } from './config.ts';
import { claimDataFolder } from './db/claim-data-folder.ts';
import { withDatabaseLock } from './db/database-lock.ts';
import { migrateContent } from './db/migrate.ts';
import { limitStatements } from './db/statement-limits.ts';
import { fillLinkPlaces } from './links/fill-places.ts';
import { log } from './log.ts';
import { refuseHalfMoved } from './move/half-moved.ts';
import { adoptEarlierEntries } from './record/chain.ts';
import { seedOnceApart } from './seed/seed-once.ts';

/**
 * What the content must be before anybody is served: tables, an administrator, demo content in an empty database. Of several
 * instances that start at once one does it while the others wait, and where it dies the next one goes on (decision 0035).
 *
 * @returns what the person who starts it for the first time is told
 * @throws ContentUnavailable with one sentence when disk or database do not allow it
 */
export async function prepareContent(payload: Payload): Promise<string | undefined> {
  let welcome: string | undefined;
  const prepare = async () => {
    await refuseHalfMoved(payload);
    await migrateContent(payload, refuseWeakPassword);
    await claimDataFolder(payload);
    await adoptEarlierEntries(payload);
    await resealSecrets(payload);
    await fillSearchTexts(payload);
    await fillFigures(payload);
    await fillLinkPlaces(payload);
    await fillMissingTexts(payload);
    welcome = await makeFirstAdmin(payload);
    if (config.seed === 'demo') await seedOnceApart(payload);
  };
  const wait = () => log('info', 'another instance prepares the database; this one waits for it');
  await withDatabaseLock(payload, 'start', prepare, wait);
  await limitStatements(payload);
  return welcome;
}
