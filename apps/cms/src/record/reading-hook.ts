import { caseForms, caseKinds } from '@insurer/contract/forms/forms.ts';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { confidentialAmong } from '../access/confidential.ts';
import type { Change } from './entry.ts';
import { isNoted } from './noted.ts';
import { type Act, record } from './record.ts';

type AfterOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['afterOperation']>[number];
type Row = Record<string, unknown> & { id: number; reference?: string };
/** What a read was asked, as far as it can tell one person from another. */
type Asked = { where?: unknown; sort?: unknown; field?: unknown };

/** A page of the admin reads what it shows several times. */
const sameLookMinutes = 1;
const maxSubject = 2000;

/**
 * The fields that tell nothing of a person: a list of them alone shows nobody, and the counts of the dashboard ask for
 * them alone. A field that is new counts as personal until it stands here.
 */
const impersonal = new Set([
  ...['id', 'reference', 'kind', 'status', 'outcome', 'stage', 'assignee', 'dueAt', 'overdue', 'closedAt', 'legalHold'],
  'confidential',
  ...['pauseReason', 'pausedAt', 'pausedDays'],
  ...['answeredAt', 'answeredInTime', 'answerDays', 'reopenedCount', 'product', 'city'],
  'linksEndedAt',
  ...['job', 'jobKey', 'language', 'createdAt', 'updatedAt', 'team', 'caseCollection', 'caseId', 'from', 'by', 'mail'],
  ...['openedAt', 'state', 'attempts', 'nextAttemptAt', 'sentAt', 'size', 'type', 'scan', 'scannedAt'],
]);
/** Of what was sent, what tells an enquiry from a complaint is as impersonal as a kind. */
const impersonalPaths = new Set(caseKinds.map((kind) => `sent.${caseForms[kind].enquiry?.field}`));

/**
 * Who on the staff saw which cases, mails or files of them, one by one or in a list, and by which personal fields he
 * searched, sorted, counted or deleted them. The service's own reads and those of visitors pass without a query.
 */
export function recordReading(slug: string): AfterOperation {
  return async ({ args, operation, overrideAccess, req, result }) => {
    if (!req.user || overrideAccess === true || req.context.isExport === true) return result;
    const seen = isList(operation) ? (result as { docs: Row[] }).docs : [];
    const confidential = await confidentialAmong(
      req,
      slug,
      seen.map(({ id }) => id),
    );
    // What named people see beside other cases is an entry of its own, which they alone read (decision 0046).
    const hidden = seen.filter(({ id }) => confidential.has(String(id)));
    const others = seen.filter(({ id }) => !confidential.has(String(id)));
    const fields = searchedFields(args as Asked);
    const act = actOf(slug, operation, hidden.length > 0 ? { docs: others } : result, fields);
    if (act && (others.length > 0 || hidden.length === 0)) await note(req, act);
    const actOfNamed = hidden.length > 0 && actOf(slug, operation, { docs: hidden }, fields);
    if (actOfNamed) await note(req, { ...actOfNamed, confidential: true });
    return result;
  };
}

function isList(operation: string): boolean {
  return operation === 'find' || operation === 'update';
}

/** Each search is kept: a value can be guessed sign by sign, with the same cases found again and again. */
async function note(req: PayloadRequest, act: Act): Promise<void> {
  if (act.changes || !(await isNoted(req, act, sameLookMinutes))) await record(req, act);
}

function actOf(slug: string, operation: string, result: unknown, fields: string[]): Act | undefined {
  const target = { targetCollection: slug };
  const searched = fields.length > 0 && { changes: fields.map((field): Change => ({ field })) };
  const list = { ...target, action: 'list-seen', ...searched } as const;
  switch (operation) {
    case 'findByID':
    case 'updateByID': {
      const row = result as Row | null;
      if (!row || !isPersonal(row)) return undefined;
      return { ...target, action: 'case-seen', subject: row.reference ?? '–', targetId: row.id };
    }
    case 'find':
    case 'update': {
      const { docs } = result as { docs: Row[] };
      return searched || docs.some(isPersonal) ? { ...list, subject: subjectOf(docs) } : undefined;
    }
    case 'count':
      return searched ? { ...list, subject: `(${(result as { totalDocs: number }).totalDocs})` } : undefined;
    case 'delete': {
      // Whose cases went stands in entries of their own; here, that they were looked for, even where all were kept.
      const { docs, errors } = result as { docs: Row[]; errors: unknown[] };
      return searched ? { ...list, subject: `(${docs.length + errors.length})` } : undefined;
    }
    case 'findDistinct':
      return { ...list, subject: '–' };
    default:
      return undefined;
  }
}

/**
 * The references of a list, each once, and of what belongs to no case its number in the list; where it holds more of them than an entry,
 * as many as fit and the number of all.
 */
export function subjectOf(docs: Row[]): string {
  const references = [...new Set(docs.map(({ id, reference }) => reference ?? `#${id}`))];
  const whole = references.join(' · ');
  if (whole.length <= maxSubject) return whole || '–';
  const count = ` · … (${docs.length})`;
  const room = whole.slice(0, maxSubject - count.length + 1);
  return room.slice(0, room.lastIndexOf(' · ')) + count;
}

function isPersonal(row: Row): boolean {
  return Object.keys(row).some((field) => !impersonal.has(field));
}

/** The personal fields that a read is narrowed, sorted or listed by, each once and without what was asked of it. */
function searchedFields({ where, sort, field }: Asked): string[] {
  const paths = [...pathsOf(where), ...[sort ?? [], field ?? []].flat().flatMap((path) => String(path).split(','))];
  const asked = paths.map((path) => path.trim().replace(/^-/, '')).filter((path) => !impersonalPaths.has(path));
  const names = asked.map((path) => path.split('.', 1).join());
  return [...new Set(names.filter((name) => name && !impersonal.has(name)))];
}

function pathsOf(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return [];
  return Object.entries(where).flatMap(([name, condition]) =>
    /^(and|or)$/i.test(name) ? Object.values(condition ?? {}).flatMap(pathsOf) : [name],
  );
}
