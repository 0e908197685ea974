import type { CollectionConfig } from 'payload';
import { isNoted } from './noted.ts';
import { type Act, record } from './record.ts';

type AfterOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['afterOperation']>[number];
type Row = Record<string, unknown> & { id: number; reference?: string };

/** A page of the admin reads what it shows several times. */
const sameLookMinutes = 1;

/** The fields that tell something of a person: a list without them, such as the counts of the dashboard, shows nobody. */
const personal = ['sent', 'name', 'email', 'phone', 'idNumber', 'internalNotes', 'history', 'to', 'body'];

/**
 * Who on the staff saw which cases or mails of them, one by one or in a list. The service's own reads and those of visitors pass
 * without a query.
 */
export function recordReading(slug: string): AfterOperation {
  return async ({ operation, overrideAccess, req, result }) => {
    if (!req.user || overrideAccess === true || req.context.isExport === true) return result;
    const act = actOf(slug, operation, result);
    if (act && !(await isNoted(req, act, sameLookMinutes))) await record(req, act);
    return result;
  };
}

function actOf(slug: string, operation: string, result: unknown): Act | undefined {
  const target = { targetCollection: slug };
  if (operation === 'findByID') {
    const row = result as Row | null;
    if (row && isPersonal(row)) {
      return { ...target, action: 'case-seen', subject: row.reference ?? '–', targetId: row.id };
    }
  }
  if (operation === 'find') {
    const { docs } = result as { docs: Row[] };
    const subject = docs.map(({ id, reference }) => reference ?? id).join(' · ');
    if (docs.some(isPersonal)) return { ...target, action: 'list-seen', subject: subject.slice(0, 2000) };
  }
  if (operation === 'findDistinct') return { ...target, action: 'list-seen', subject: '–' };
  return undefined;
}

function isPersonal(row: Row): boolean {
  return personal.some((field) => field in row);
}
