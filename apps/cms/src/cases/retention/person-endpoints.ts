import type { Endpoint, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { hasRole, notAllowed } from '../../access/roles.ts';
import { record } from '../../record/record.ts';
import { casesOfPerson, erasePerson, exportPerson } from './person.ts';

const querySchema = v.object({ person: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(254)) });

/**
 * For administrators: everything about one person, counted, as a copy or erased. All are POSTs, so that no ID,
 * e-mail or phone number lands in a log of addresses.
 */
export const personEndpoints: Endpoint[] = [
  endpoint('/person-data/count', async (req, person) => {
    return { count: (await casesOfPerson(req.payload, person)).length };
  }),
  endpoint('/person-data/export', async (req, person) => {
    const copy = await exportPerson(req.payload, person);
    await record(req, {
      action: 'person-export',
      subject: copy.cases.map(({ reference }) => reference).join(' · ') || '0',
    });
    return copy;
  }),
  endpoint('/person-data/erase', async (req, person) => {
    const result = await erasePerson(req.payload, person);
    await record(req, { action: 'person-erase', subject: String(result.erased) });
    return result;
  }),
];

function endpoint(path: string, handle: (req: PayloadRequest, person: string) => Promise<object>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin')) return notAllowed(req);
      const { success, output } = v.safeParse(querySchema, await req.json?.().catch(() => undefined));
      if (!success)
        return Response.json({ message: 'Name one complete number, e-mail or phone number.' }, { status: 400 });
      return Response.json(await handle(req, output.person), { headers: { 'cache-control': 'no-store' } });
    },
  };
}
