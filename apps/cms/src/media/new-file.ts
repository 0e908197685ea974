import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, TextField } from 'payload';
import { filledLabel, label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { addPublication } from '../publications/note-publications.ts';
import { record } from '../record/record.ts';
import { refusalInBoth } from '../refusal.ts';
import { asksForReason } from '../reviewable.ts';
import { enoughOfReason, isReason } from '../says-something.ts';
import type { Edition } from './document-editions.ts';

type Filed = { id: number; title?: string | null; filename?: string | null; editions?: Edition[] | null };

const field = 'newFileReason';
const longest = 500;
const unsaid = label(
  `Say why the file is replaced ${enoughOfReason.en}.`,
  `اكتب سبب استبدال الملف ${enoughOfReason.ar}.`,
);
// Payload's notice makes a list of what stands behind a colon, at each comma: there is neither.
const unseen = label(
  'The new file of “{title}” is not kept because visitors would get it at once and nobody else has approved it. Give a reason under “Why the file is replaced” or upload it as a new document and choose that on its page whose draft can be reviewed.',
  'لم يُحفظ الملف الجديد للمستند «{title}» لأن الزوار سيحصلون عليه فورًا ولم يعتمده شخص آخر. اكتب السبب في «سبب استبدال الملف» أو ارفعه مستندًا جديدًا واختره في صفحته التي يمكن أن تُراجَع مسودتها.',
);

/** Why the file is another one: asked with the file, kept with the publication of it and not with the document. */
export const newFileReason: TextField = {
  name: field,
  type: 'text',
  virtual: true,
  maxLength: longest,
  // Said of what is read, so that a form empties it once its file is kept: the next one has a reason of its own.
  hooks: { afterRead: [() => null] },
  label: label('Why the file is replaced', 'سبب استبدال الملف'),
  admin: {
    condition: (data) => Boolean(data?.id),
    // Payload takes what it does not store for what is only shown.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    description: label(
      'A new file is what visitors get at once. Administrators can ask for the reason, which stands below and in the record of acts.',
      'يحصل الزوار على الملف الجديد فورًا. وللمسؤولين أن يشترطوا ذكر السبب، ويُحفظ أدناه وفي سجل الإجراءات.',
    ),
  },
};

type Replacing = { reason: string; isAsked: boolean };
const keyOf = (id: number) => `new-file-${id}`;

/**
 * Refuses a new file in place of one that visitors have where administrators ask for a second person and no reason is given for going
 * without: a document has no draft that anybody could look at before (decisions 0045 and 0053). What the service writes by
 * itself is not asked.
 * @throws APIError 400 with the field
 */
export const refuseUnseenFile: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const { [field]: given, ...kept } = data;
  const before = originalDoc as Filed | undefined;
  if (operation !== 'update' || !before?.filename || !isReplaced(before, data)) return kept;
  const reason = typeof given === 'string' ? given.trim() : '';
  const isAsked = Boolean(req.user) && (await asksForReason(req, 'documents'));
  req.context[keyOf(before.id)] = { reason, isAsked } satisfies Replacing;
  if (!isAsked || isReason(reason)) return kept;
  const title = before.title || before.filename;
  const errors = [{ path: field, message: inLanguageOf(req, unsaid) }];
  throw refusalInBoth(req, filledLabel(unseen, 'title', label(title, title)), { errors });
};

/** Notes the new file among what was online when, with who put it there and why; the record has the reason too. */
export const noteNewFile: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const { id, title, filename, editions } = doc as Filed;
  if (operation !== 'update' || !isReplaced(previousDoc as Filed, doc)) return;
  const { reason, isAsked } = req.context[keyOf(id)] as Replacing;
  const name = title || filename || '–';
  const at = editions?.at(-1)?.until ?? new Date().toISOString();
  const act = { subject: `documents/${id}`, title: name, state: 'online' } as const;
  await addPublication(req, { ...act, content: { id, filename } }, { at, withoutReview: reason || null });
  if (!isAsked) return;
  const changes = [{ field: 'reason', after: reason }];
  await record(req, {
    action: 'published-unreviewed',
    subject: name,
    targetCollection: 'documents',
    targetId: id,
    changes,
  });
};

function isReplaced(before: Pick<Filed, 'filename'>, after: Pick<Filed, 'filename'>): boolean {
  return Boolean(before.filename && after.filename) && before.filename !== after.filename;
}
