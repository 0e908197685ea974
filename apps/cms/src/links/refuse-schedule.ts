import { inLanguageOf } from '../fields/text-fields.ts';
import { mayPublish, type schedulePublication, targetOf } from '../record/scheduling.ts';
import { whyItStays } from './refuse-leaving.ts';

type Schedule = typeof schedulePublication;

/**
 * Scheduling that asks first what becomes of the places where something is used that is to go offline (decision 0047): it would stay online
 * when its moment comes, and nobody would know before.
 */
export function askingFirst(schedule: Schedule): Schedule {
  return async (asked, now) => {
    const { req, type, doc, deleteID } = asked;
    const target = deleteID === undefined && type === 'unpublish' ? targetOf({ doc }) : undefined;
    if (target && !('global' in target) && (await mayPublish(req, target))) {
      const said = await whyItStays(req, target.relationTo, target.value);
      if (said) return { error: inLanguageOf(req, said) };
    }
    return schedule(asked, now);
  };
}
