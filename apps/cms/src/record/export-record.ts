import type { PayloadHandler } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { csvResponse, listedRows } from '../csv-export.ts';
import { type Label, label } from '../fields/labels.ts';
import { sortableMoment } from '../fields/moment-text.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { actionLabels } from './actions.ts';
import type { Change, Entry } from './entry.ts';
import { entryWords } from './entry-words.ts';
import { record } from './record.ts';

type Row = Entry & { said: { collection: string; changes: Change[] } };

const columns: [Label, (row: Row, say: (words: Label) => string) => string][] = [
  [label('Number', 'الرقم'), ({ sequence }) => String(sequence)],
  [label('Time in Riyadh', 'الوقت في الرياض'), ({ createdAt }) => sortableMoment(createdAt)],
  [label('Act', 'الإجراء'), ({ action }, say) => say(actionLabels[action])],
  [label('Name', 'الاسم'), ({ actorName }) => actorName],
  [label('Email', 'البريد الإلكتروني'), ({ actorEmail }) => actorEmail ?? ''],
  [label('From where', 'من أين'), ({ address }) => address ?? ''],
  [label('Collection', 'المجموعة'), ({ said }) => said.collection],
  [label('Id', 'المعرّف'), ({ targetId }) => targetId ?? ''],
  [label('Of what', 'الموضوع'), ({ subject }) => subject],
  [
    label('Before and after', 'قبل وبعد'),
    ({ said }) =>
      said.changes
        .map(({ field, before, after }) => `${field}${before || after ? `: ${before ?? ''} → ${after ?? ''}` : ''}`)
        .join('\n'),
  ],
  [label('Hash of the entry before', 'بصمة القيد السابق'), ({ previousHash }) => previousHash],
  [label('Hash', 'البصمة'), ({ hash }) => hash],
];

/** The record as CSV, with the list's own filters; for administrators, and itself an act in the record. */
export const exportRecord: PayloadHandler = async (req) => {
  if (!hasRole(req, 'admin')) return notAllowed(req);
  const rows = await listedRows<Entry & { id: number }>(req, 'audit-log');
  await record(req, { action: 'record-export', subject: String(rows.length), targetCollection: 'audit-log' });
  const say = (words: Label) => inLanguageOf(req, words);
  const words = entryWords(req);
  const body: string[][] = [];
  for (const row of rows) {
    const changes = await Promise.all((row.changes ?? []).map((change) => words.change(row, change)));
    const said = { collection: words.collection(row.targetCollection), changes };
    body.push(columns.map(([, cell]) => cell({ ...row, said }, say)));
  }
  return csvResponse('audit-log', [columns.map(([name]) => say(name)), ...body]);
};
