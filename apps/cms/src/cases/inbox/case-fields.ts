import { caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { isRequestKind, stagesOf } from '@insurer/contract/forms/forms.ts';
import { languages } from '@insurer/contract/language.ts';
import { caseStatuses } from '@insurer/contract/requests/case-statuses.ts';
import type { Field, PayloadRequest } from 'payload';
import { type Label, label, languageLabels } from '../../fields/labels.ts';
import { inLanguageOf, plainText } from '../../fields/text-fields.ts';
import type { Team } from '../case-kinds.ts';
import { outcomeLabels } from '../case-outcomes.ts';
import { caseStatusLabels, isClosed } from '../case-status.ts';

const statusOptions = caseStatuses.map((status) => ({ value: status, label: caseStatusLabels[status] }));

/** Written by the service alone. */
const readOnly = { access: { create: () => false, update: () => false }, admin: { readOnly: true } } as const;
const readOnlyInSidebar = { ...readOnly, admin: { readOnly: true, position: 'sidebar' } } as const;
const hidden = {
  access: { create: () => false, read: () => false, update: () => false },
  admin: { hidden: true },
} as const;

/** The fields that every inbox has, and those of one inbox between them. */
export function caseFields(team: Team, more: Field[]): Field[] {
  return [...sentFields(more), conversation, ...handlingFields(team), ...historyFields(), ...hiddenFields()];
}

/** What was written to the customer and by him, and the way to answer. */
const conversation: Field = {
  name: 'conversation',
  type: 'ui',
  label: label('Conversation', 'المراسلة'),
  admin: {
    components: { Field: '/cases/conversation/conversation-view.tsx#ConversationView' },
    disableListColumn: true,
  },
};

/** What the visitor sent: whole under its wire names, and in columns where the inbox searches it. */
function sentFields(more: Field[]): Field[] {
  return [
    {
      name: 'sentView',
      type: 'ui',
      label: label('What was sent', 'البيانات المرسلة'),
      admin: { components: { Field: '/cases/inbox/sent-view.tsx#SentView' }, disableListColumn: true },
    },
    { name: 'sent', type: 'json', required: true, ...readOnly, admin: { hidden: true, disableListColumn: true } },
    ...more.map((field) => ({ ...field, ...readOnly, admin: { ...field.admin, readOnly: true } }) as Field),
    column('name', label('Name', 'الاسم')),
    column('email', label('E-mail', 'البريد الإلكتروني')),
    column('phone', label('Phone', 'الهاتف')),
    column('idNumber', label('ID or Iqama', 'رقم الهوية أو الإقامة')),
    {
      name: 'consents',
      type: 'array',
      label: label('Consents', 'الموافقات'),
      ...readOnly,
      admin: { ...readOnly.admin, condition: (data) => Array.isArray(data?.consents) && data.consents.length > 0 },
      fields: [
        { name: 'name', type: 'text', label: label('Consent', 'الموافقة'), required: true },
        { name: 'givenAt', type: 'date', label: label('Given', 'تاريخ الموافقة'), required: true },
        { name: 'version', type: 'text', label: label('Version of the text', 'نسخة النص'), required: true },
      ],
    },
  ];
}

/** Shown through the list of what was sent; here for columns, filters and search. */
function column(name: string, fieldLabel: Label): Field {
  return { name, type: 'text', label: fieldLabel, index: true, ...readOnly, admin: { hidden: true } };
}

function handlingFields(team: Team): Field[] {
  return [
    plainText('reference', label('Reference', 'الرقم المرجعي'), {
      required: true,
      unique: true,
      index: true,
      ...readOnlyInSidebar,
    }),
    {
      name: 'status',
      type: 'select',
      label: label('Status', 'الحالة'),
      required: true,
      index: true,
      defaultValue: 'received',
      options: statusOptions,
      admin: { position: 'sidebar' },
    },
    {
      name: 'outcome',
      type: 'select',
      label: label('Outcome', 'النتيجة'),
      index: true,
      options: Object.entries(outcomeLabels).map(([value, words]) => ({ value, label: words })),
      admin: {
        position: 'sidebar',
        condition: (data) => isClosed(data?.status),
        description: label('How the case ends, for the team and the figures.', 'كيف انتهى الطلب، للفريق والإحصاءات.'),
      },
    },
    {
      name: 'stage',
      type: 'select',
      label: label('Stage', 'المرحلة'),
      options: Object.entries(caseStageTexts).map(([value, words]) => ({ value, label: words })),
      filterOptions: ({ data, options }) => {
        const names: readonly string[] = isRequestKind(data?.kind) ? stagesOf(data.kind) : [];
        return options.filter((option) => names.includes(typeof option === 'string' ? option : option.value));
      },
      admin: {
        position: 'sidebar',
        condition: (data) => isRequestKind(data?.kind),
        description: label('The customer sees it with its day.', 'يراها العميل مع تاريخها.'),
      },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: label('Assigned to', 'المسؤول'),
      index: true,
      filterOptions: { role: { equals: team } },
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    {
      name: 'dueAt',
      type: 'date',
      label: label('Answer due', 'موعد الرد'),
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' } },
    },
    {
      name: 'dueReason',
      type: 'textarea',
      label: label('Reason of the new date', 'سبب تغيير الموعد'),
      maxLength: 500,
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        rows: 2,
        description: label(
          'Needed to move the date; it is kept in the notes.',
          'لا يتغير الموعد بدونه، ويُحفظ في الملاحظات.',
        ),
      },
    },
    {
      name: 'overdue',
      type: 'checkbox',
      label: label('Overdue', 'متأخر'),
      index: true,
      defaultValue: false,
      ...readOnly,
      admin: { readOnly: true, position: 'sidebar', components: { Cell: '/cases/inbox/overdue-cell.tsx#OverdueCell' } },
    },
    {
      name: 'closedAt',
      type: 'date',
      label: label('Closed', 'تاريخ الإغلاق'),
      index: true,
      ...readOnly,
      admin: { ...readOnlyInSidebar.admin, condition: (data) => Boolean(data?.closedAt) },
    },
    {
      name: 'legalHold',
      type: 'checkbox',
      label: label('Legal hold: is not erased', 'حجز قانوني: لا يُحذف'),
      index: true,
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'legalHoldReason',
      type: 'textarea',
      label: label('Reason of the hold', 'سبب الحجز'),
      maxLength: 500,
      validate: (value: unknown, { siblingData, req }: { siblingData: { legalHold?: boolean }; req: PayloadRequest }) =>
        !siblingData.legalHold ||
        (typeof value === 'string' && value.trim() !== '') ||
        inLanguageOf(req, label('Say why.', 'اذكر السبب.')),
      admin: { position: 'sidebar', disableListColumn: true, condition: (data) => data?.legalHold === true },
    } as Field,
    {
      name: 'language',
      type: 'select',
      label: label('Language of the sender', 'لغة المرسل'),
      required: true,
      options: languages.map((value) => ({ value, label: languageLabels[value] })),
      ...readOnlyInSidebar,
    },
  ];
}

/** How lists that only grow are shown. */
const entries = {
  readOnly: true,
  isSortable: false,
  components: { RowLabel: '/cases/inbox/history-label.tsx#HistoryLabel' },
};

function whenAndBy(): Field[] {
  return [
    { name: 'at', type: 'date', label: label('Time', 'الوقت'), required: true },
    { name: 'by', type: 'relationship', relationTo: 'users', label: label('By', 'بواسطة') },
  ];
}

/** Notes are typed into a field of their own and kept for good when the case is saved. */
function historyFields(): Field[] {
  return [
    note(
      'customerNote',
      label('Note to the customer, in English', 'ملاحظة للعميل بالإنجليزية'),
      label('Sent with the next save, and shown beside the status.', 'تُرسل عند الحفظ التالي وتظهر بجانب الحالة.'),
    ),
    note('customerNoteAr', label('Note to the customer, in Arabic', 'ملاحظة للعميل بالعربية')),
    note(
      'internalNote',
      label('Internal note', 'ملاحظة داخلية'),
      label('Seen by the team alone.', 'لا يراها إلا الفريق.'),
    ),
    {
      name: 'history',
      type: 'array',
      label: label('History', 'سجل الحالة'),
      labels: { singular: label('Entry', 'إدخال'), plural: label('Entries', 'إدخالات') },
      ...readOnly,
      admin: { ...entries, initCollapsed: true },
      fields: [
        { name: 'status', type: 'select', label: label('Status', 'الحالة'), required: true, options: statusOptions },
        ...whenAndBy(),
        { name: 'note', type: 'textarea', label: label('Note in English', 'ملاحظة بالإنجليزية') },
        { name: 'noteAr', type: 'textarea', label: label('Note in Arabic', 'ملاحظة بالعربية') },
      ],
    },
    {
      name: 'internalNotes',
      type: 'array',
      label: label('Internal notes', 'الملاحظات الداخلية'),
      labels: { singular: label('Note', 'ملاحظة'), plural: label('Notes', 'ملاحظات') },
      ...readOnly,
      admin: entries,
      fields: [{ name: 'text', type: 'textarea', label: label('Note', 'ملاحظة'), required: true }, ...whenAndBy()],
    },
  ];
}

function note(name: string, fieldLabel: Label, description?: Label): Field {
  const admin = { rows: 3, description, disableListColumn: true };
  return { name, type: 'textarea', label: fieldLabel, maxLength: 2000, admin };
}

/** Proofs without their secrets: digests of the visitor's token, of the idempotency key and of what it stood for. */
function hiddenFields(): Field[] {
  return [
    { name: 'tokenHash', type: 'text', index: true, ...hidden },
    { name: 'idempotencyKey', type: 'text', unique: true, index: true, ...hidden },
    { name: 'contentHash', type: 'text', ...hidden },
    {
      name: 'searchText',
      type: 'text',
      label: label('name, phone, e-mail, any number or reference', 'الاسم أو الهاتف أو البريد أو أي رقم أو المرجع'),
      ...readOnly,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    { name: 'stages', type: 'json', ...readOnly, admin: { hidden: true, disableListColumn: true } },
    { name: 'askedFor', type: 'json', ...readOnly, admin: { hidden: true, disableListColumn: true } },
  ];
}
