import type { Endpoint, Payload } from 'payload';
import * as v from 'valibot';
import { hasRole, notAllowed } from '../../access/roles.ts';
import { withDatabaseLock } from '../../db/database-lock.ts';
import { record } from '../../record/record.ts';
import { caseKindLabels, caseKinds } from '../case-kinds.ts';
import { confirmRetention, type Erased, eraseDueCases, planRetention, type Reached } from './erase-due-cases.ts';

const confirmedSchema = v.record(v.picklist(caseKinds), v.pipe(v.string(), v.isoTimestamp()));

/** For administrators: what the next run erases, and the word that more than the usual days' worth may go. */
export const retentionEndpoints: Endpoint[] = [
  {
    path: '/retention/plan',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req, 'admin')) return notAllowed(req);
      const plans = await planRetention(req.payload);
      const labelled = caseKinds.map((kind) => [kind, { ...plans[kind], label: caseKindLabels[kind] }]);
      return Response.json(Object.fromEntries(labelled), { headers: { 'cache-control': 'no-store' } });
    },
  },
  {
    path: '/retention/confirm',
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin')) return notAllowed(req);
      const { success, output } = v.safeParse(confirmedSchema, await req.json?.().catch(() => undefined));
      const plans = await planRetention(req.payload);
      const isShown = success && caseKinds.every((kind) => (output[kind] ?? '') <= plans[kind].until);
      if (!isShown) return Response.json({ message: 'Not allowed' }, { status: 400 });
      await record(req, { action: 'retention', subject: `confirmed: ${Object.entries(output).flat().join(' ')}` });
      // Kept whatever comes of the run: one that is under way may take longer than somebody waits.
      await confirmRetention(req.payload, output);
      const erased = await eraseConfirmed(req.payload, output).catch((err: unknown) => {
        req.payload.logger.error({ err, msg: 'a confirmed retention goes with the next run' });
        return undefined;
      });
      const status = erased ? 200 : 202;
      return Response.json({ erased: erased ?? {} }, { status, headers: { 'cache-control': 'no-store' } });
    },
  },
];

/** One run at a time: this one waits for that of the night, and what is confirmed is lost to neither. */
async function eraseConfirmed(payload: Payload, confirmed: Reached): Promise<Erased> {
  let erased: Erased = {};
  const work = async () => {
    await confirmRetention(payload, confirmed);
    erased = await eraseDueCases(payload);
  };
  await withDatabaseLock(payload, 'retention', work, () =>
    payload.logger.info('a confirmed retention waits for a run'),
  );
  return erased;
}
