import { type CaseStage, caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { isEnquiry, stagesOf } from '@insurer/contract/forms/forms.ts';
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
import { type Outcome, outcomeLabels } from '../case-outcomes.ts';
import { caseStatusLabels } from '../case-status.ts';
import { type Escalated, escalationLabels } from '../escalation.ts';
import { ruledFields } from './ruled-fields.ts';
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
  stage?: CaseStage | null;
  outcome?: Outcome | null;
  closedAt?: string | null;
} & Escalated;
type Column = { head: Label; cell: (row: Row) => string };

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
  const sent = [...new Set(rows.flatMap((row) => Object.keys(row.sent ?? {})))];
  const fields = inOrderOfForms(sent, [...new Set(rows.map((row) => kindOf(collection, row)))]);
  const columns = [...columnsOf(req, collection), ...sentColumns(fields, options)];
  return [
    columns.map(({ head }) => inLanguageOf(req, head)),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
}

/** What the service knows of each case, whatever was sent. */
function columnsOf(req: PayloadRequest, collection: CaseCollection): Column[] {
  const say = (words: Label) => inLanguageOf(req, words);
  const team = teamOf(collection);
  const yes = say(label('yes', 'نعم'));
  const moment = (at: string | null | undefined) => (at ? sortableMoment(at) : '');
  const kindIn = (row: Row) => say(caseLabel(kindOf(collection, row), isEnquiry(row.kind, row.sent)));
  // A case that nobody has saved yet stands where all of its kind begin, as on the working list.
  const stageIn = (row: Row) => {
    const reached = row.stage ?? stagesOf(kindOf(collection, row))[0];
    return reached ? say(caseStageTexts[reached]) : '';
  };
  return [
    { head: label('Reference', 'الرقم المرجعي'), cell: ({ reference }) => reference },
    { head: label('Kind', 'النوع'), cell: (row) => [kindIn(row), ...jobOf(row)].join(' · ') },
    { head: ruledFields.status, cell: ({ status }) => say(caseStatusLabels[team][status]) },
    { head: ruledFields.stage, cell: stageIn },
    { head: ruledFields.outcome, cell: ({ outcome }) => (outcome ? say(outcomeLabels[team][outcome]) : '') },
    {
      head: label('Received, time in Riyadh', 'تاريخ الاستلام بتوقيت الرياض'),
      cell: ({ createdAt }) => moment(createdAt),
    },
    { head: label('Answer due, time in Riyadh', 'موعد الرد بتوقيت الرياض'), cell: ({ dueAt }) => moment(dueAt) },
    { head: label('Closed, time in Riyadh', 'تاريخ الإغلاق بتوقيت الرياض'), cell: ({ closedAt }) => moment(closedAt) },
    { head: label('Overdue', 'متأخر'), cell: ({ overdue }) => (overdue ? yes : '') },
    ...(collection === 'service-requests' ? escalationColumns(say) : []),
    {
      head: label('Assigned to', 'المسؤول'),
      cell: ({ assignee }) => (typeof assignee === 'object' ? (assignee?.name ?? '') : ''),
    },
    {
      head: label('Language', 'اللغة'),
      cell: ({ language }) => (isLanguage(language) ? say(languageLabels[language]) : language),
    },
  ];
}

/** How far a complaint went beyond our answer, and under which number. */
function escalationColumns(say: (words: Label) => string): Column[] {
  return [
    {
      head: ruledFields.escalation,
      cell: ({ escalation }) => (escalation ? say(escalationLabels[escalation]) : ''),
    },
    { head: ruledFields.authorityNumber, cell: ({ authorityNumber }) => authorityNumber ?? '' },
  ];
}

function sentColumns(fields: readonly string[], options: ReadonlyMap<string, string>): Column[] {
  return fields.map((field) => ({
    head: sentFieldLabels[field] ?? label(field, field),
    cell: ({ sent }) => options.get(`${field} ${sent?.[field]}`) ?? String(sent?.[field] ?? ''),
  }));
}

/** A job that was deleted since, or has no title, is known by its key alone. */
function jobOf({ job, jobKey }: Row): string[] {
  return [(typeof job === 'object' && job?.title) || '', jobKey ?? ''].filter(Boolean);
}
