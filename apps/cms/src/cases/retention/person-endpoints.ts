import type { Endpoint, PayloadRequest, Where } from 'payload';
import * as v from 'valibot';
import { openTo } from '../../access/confidential.ts';
import { hasRole, notAllowed } from '../../access/roles.ts';
import { record } from '../../record/record.ts';
import { casesOfPerson, erasableOf, erasePerson, exportPerson } from './person.ts';

const querySchema = v.object({ person: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(254)) });

/**
 * For administrators: everything about one person that they may see, counted, as a copy or erased. Who is not named for
 * confidential cases is told each time that those are left out (`named_only`), whether there are any or not. All are POSTs, so
 * that no ID, email or phone number lands in a log of addresses.
 */
export const personEndpoints: Endpoint[] = [
  endpoint('/person-data/count', async (req, person, open) => {
    const cases = await casesOfPerson(req.payload, person, open);
    await record(req, {
      action: 'list-seen',
      subject: `(${cases.length})`,
      changes: [{ field: 'person' }],
      confidential: cases.some(({ stored }) => stored.confidential === true),
    });
    return { count: cases.length, ...(await erasableOf(req.payload, cases)) };
  }),
  endpoint('/person-data/export', async (req, person, open) => {
    const copy = await exportPerson(req.payload, person, open);
    await record(req, {
      action: 'person-export',
      subject: copy.cases.map(({ reference }) => reference).join(' · ') || '0',
      confidential: copy.cases.some(({ confidential }) => confidential),
    });
    return copy;
  }),
  endpoint('/person-data/erase', async (req, person, open) => {
    const result = await erasePerson(req.payload, person, open, req);
    await record(req, { action: 'person-erase', subject: String(result.erased) });
    return result;
  }),
];

function endpoint(
  path: string,
  handle: (req: PayloadRequest, person: string, open: Where) => Promise<object>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin')) return notAllowed(req);
      const { success, output } = v.safeParse(querySchema, await req.json?.().catch(() => undefined));
      if (!success)
        return Response.json({ message: 'Name one complete number, email or phone number.' }, { status: 400 });
      const open = await openTo(req);
      const isNarrowed = Object.keys(open).length > 0;
      const said = { ...(await handle(req, output.person, open)), ...(isNarrowed && { named_only: true }) };
      return Response.json(said, { headers: { 'cache-control': 'no-store' } });
    },
  };
}
