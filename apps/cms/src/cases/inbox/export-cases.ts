import { isEnquiry } from '@insurer/contract/forms/forms.ts';
import { isLanguage } from '@insurer/contract/language.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../../access/roles.ts';
import { csvResponse, listedRows } from '../../csv-export.ts';
import { adminLanguageOf, type Label, label, languageLabels } from '../../fields/labels.ts';
import { sortableMoment } from '../../fields/moment-text.ts';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { record } from '../../record/record.ts';
import { type CaseCollection, caseLabel, kindOf, teamOf } from '../case-kinds.ts';
import { caseStatusLabels } from '../case-status.ts';
import { inOrderOfForms, optionLabels, sentFieldLabels } from './sent-labels.ts';

type Row = {
  id: number;
  reference: string;
  kind?: string | null;
  job?: { title?: string | null } | number | null;
  jobKey?: string | null;
  status: CaseStatus;
  createdAt: string;
  dueAt?: string | null;
  overdue?: boolean | null;
  language: string;
  assignee?: { name?: string | null } | number | null;
  sent?: Record<string, unknown> | null;
};

/** The list of an inbox as CSV, with the list's own filters: never more than the signed-in person may see there. */
export function exportCases(collection: CaseCollection): PayloadHandler {
  return async (req) => {
    if (!hasRole(req, 'admin', teamOf(collection))) {
      return notAllowed(req);
    }
    const listed = await listedRows<Row>(req, collection);
    const rows = listed.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
    const subject = `${collection} · ${rows.length}`;
    await record(req, { action: 'list-export', subject, targetCollection: collection });
    return csvResponse(
      collection,
      tableOf(req, collection, rows, await optionLabels(req.payload, adminLanguageOf(req.i18n))),
    );
  };
}

function tableOf(
  req: PayloadRequest,
  collection: CaseCollection,
  rows: Row[],
  options: Map<string, string>,
): string[][] {
  const say = (words: Label) => inLanguageOf(req, words);
  const sent = [...new Set(rows.flatMap((row) => Object.keys(row.sent ?? {})))];
  const fields = inOrderOfForms(sent, [...new Set(rows.map((row) => kindOf(collection, row)))]);
  const head = [
    label('Reference', 'الرقم المرجعي'),
    label('Kind', 'النوع'),
    label('Status', 'الحالة'),
    label('Received, time in Riyadh', 'تاريخ الاستلام بتوقيت الرياض'),
    label('Answer due, time in Riyadh', 'موعد الرد بتوقيت الرياض'),
    label('Overdue', 'متأخر'),
    label('Assigned to', 'المسؤول'),
    label('Language', 'اللغة'),
  ].map(say);
  const yes = say(label('yes', 'نعم'));
  const body = rows.map((row) => [
    row.reference,
    [say(caseLabel(kindOf(collection, row), isEnquiry(row.kind, row.sent))), ...jobOf(row)].join(' · '),
    say(caseStatusLabels[teamOf(collection)][row.status]),
    sortableMoment(row.createdAt),
    row.dueAt ? sortableMoment(row.dueAt) : '',
    row.overdue ? yes : '',
    typeof row.assignee === 'object' ? (row.assignee?.name ?? '') : '',
    isLanguage(row.language) ? say(languageLabels[row.language]) : row.language,
    ...fields.map((field) => options.get(`${field} ${row.sent?.[field]}`) ?? String(row.sent?.[field] ?? '')),
  ]);
  return [[...head, ...fields.map((field) => say(sentFieldLabels[field] ?? label(field, field)))], ...body];
}

/** A job that was deleted since, or has no title, is known by its key alone. */
function jobOf({ job, jobKey }: Row): string[] {
  return [(typeof job === 'object' && job?.title) || '', jobKey ?? ''].filter(Boolean);
}
