import { sql } from '@payloadcms/db-postgres';
import { type Asking, runStatement, tableOf } from '../run-statement.ts';
import { type LinkedCollection, linkPlacesSlug } from './link-place.ts';

/** Everything that visitors are led to, each once: addresses of this site (`/…`), those on other hosts (`http…`), or what fields choose. */
export async function linkedTargets(req: Asking, beginning: '/' | 'http' | `${LinkedCollection}/`): Promise<string[]> {
  const table = tableOf(linkPlacesSlug);
  const rows = await runStatement(
    req,
    sql`SELECT DISTINCT target FROM ${table} WHERE state = 'online' AND target LIKE ${`${beginning}%`} ORDER BY target`,
  );
  return rows.map(({ target }) => String(target));
}
