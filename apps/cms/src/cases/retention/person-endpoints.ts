import type { Endpoint, PayloadRequest, Where } from 'payload';
import * as v from 'valibot';
import { openTo } from '../../access/confidential.ts';
import { hasRole, notAllowed } from '../../access/roles.ts';
import { subjectOf } from '../../record/reading-hook.ts';
import { record } from '../../record/record.ts';
import { casesOfPerson, erasePerson, exportPerson, foundCases } from './person.ts';

const querySchema = v.object({
  person: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(254)),
  /** Of an export or erasure: which of the cases that were shown are the person's, by reference. */
  references: v.optional(v.array(v.pipe(v.string(), v.maxLength(40)))),
});
type Query = v.InferOutput<typeof querySchema>;

/**
 * For administrators: everything about one person that they may see, listed case by case, as a copy or erased. Who is not named for
 * confidential cases is told each time that those are left out (`named_only`), whether there are any or not. All are POSTs, so
 * that no ID, email or phone number lands in a log of addresses.
 */
export const personEndpoints: Endpoint[] = [
  endpoint('/person-data/count', async (req, { person }, open) => {
    const found = await casesOfPerson(req.payload, person, open);
    await record(req, {
      action: 'list-seen',
      subject: found.length > 0 ? subjectOf(found.map(({ stored }) => stored)) : '(0)',
      changes: [{ field: 'person' }],
      confidential: found.some(({ stored }) => stored.confidential === true),
    });
    const cases = await foundCases(req.payload, found);
    const erasable = cases.filter(({ held }) => !held);
    const files = erasable.reduce((sum, one) => sum + one.files, 0);
    return { count: cases.length, files, held: cases.length - erasable.length, cases };
  }),
  endpoint('/person-data/export', async (req, { person, references }, open) => {
    const copy = await exportPerson(req.payload, person, open, references);
    await record(req, {
      action: 'person-export',
      subject: copy.cases.map(({ reference }) => reference).join(' · ') || '0',
      confidential: copy.cases.some(({ confidential }) => confidential),
    });
    return copy;
  }),
  endpoint('/person-data/erase', async (req, { person, references }, open) => {
    const result = await erasePerson(req.payload, person, open, { by: req, only: references });
    await record(req, { action: 'person-erase', subject: String(result.erased) });
    return result;
  }),
];

function endpoint(path: string, handle: (req: PayloadRequest, asked: Query, open: Where) => Promise<object>): Endpoint {
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
      const said = { ...(await handle(req, output, open)), ...(isNarrowed && { named_only: true }) };
      return Response.json(said, { headers: { 'cache-control': 'no-store' } });
    },
  };
}
