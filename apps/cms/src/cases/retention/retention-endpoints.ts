import type { Endpoint } from 'payload';
import * as v from 'valibot';
import { hasRole, notAllowed } from '../../access/roles.ts';
import { record } from '../../record/record.ts';
import { caseKindLabels, caseKinds } from '../case-kinds.ts';
import { confirmRetention, eraseDueCases, planRetention } from './erase-due-cases.ts';

const confirmedSchema = v.record(v.picklist(caseKinds), v.pipe(v.string(), v.isoTimestamp()));

/** For administrators: what the next run erases, and the word that more than a day's worth may go. */
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
      await confirmRetention(req.payload, output);
      return Response.json({ erased: await eraseDueCases(req.payload) }, { headers: { 'cache-control': 'no-store' } });
    },
  },
];
