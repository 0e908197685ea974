import type { Field } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { technical } from '../fields/technical.ts';
import type { Team } from './case-kinds.ts';
import { assignedField } from './inbox/assigned-field.ts';
import { figureFields } from './inbox/figure-fields.ts';
import { handlingFields } from './inbox/handling-fields.ts';
import { historyFields } from './inbox/history-fields.ts';
import { readOnly } from './inbox/read-only.ts';
import { warnedField } from './inbox/warned-field.ts';

const hidden = {
  access: { create: () => false, read: () => false, update: () => false },
  admin: { hidden: true },
} as const;

/** The fields that every inbox has, and those of one inbox between them. */
export function caseFields(team: Team, more: Field[], handling: Field[]): Field[] {
  return [
    changedMeanwhile,
    erasureQuestion,
    nextCase,
    ...sentFields(more),
    conversation,
    ...handlingFields(team),
    ...handling,
    otherCases,
    ...historyFields(team),
    ...figureFields(),
    warnedField,
    assignedField,
    ...hiddenFields(),
  ];
}

/** At the head of the form, where a save was refused as older than the case. */
const changedMeanwhile: Field = {
  name: 'changedMeanwhile',
  type: 'ui',
  admin: {
    components: { Field: '/cases/inbox/changed-meanwhile.tsx#ChangedMeanwhile' },
    disableListColumn: true,
  },
};

/** In the question to whoever deletes it. */
const erasureQuestion: Field = {
  name: 'erasureQuestion',
  type: 'ui',
  admin: {
    components: { Field: '/cases/inbox/erasure-question.tsx#ErasureQuestion' },
    disableListColumn: true,
  },
};

const nextCase: Field = {
  name: 'nextCase',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/cases/desk/next-case-link.tsx#NextCaseLink' },
    disableListColumn: true,
  },
};

const otherCases: Field = {
  name: 'otherCases',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/cases/beside/other-cases-view.tsx#OtherCasesView' },
    disableListColumn: true,
  },
};

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
    { name: 'sent', type: 'json', required: true, ...readOnly, admin: technical },
    ...more.map((field) => ({ ...field, ...readOnly, admin: { ...field.admin, readOnly: true } }) as Field),
    column('name', label('Name', 'الاسم')),
    column('email', label('Email', 'البريد الإلكتروني')),
    column('phone', label('Phone', 'الهاتف')),
    column('idNumber', label('ID or Iqama', 'رقم الهوية أو الإقامة')),
    {
      name: 'consents',
      type: 'array',
      label: label('Consents', 'الموافقات'),
      labels: { singular: label('Consent', 'الموافقة'), plural: label('Consents', 'الموافقات') },
      ...readOnly,
      admin: {
        ...readOnly.admin,
        initCollapsed: true,
        components: { RowLabel: '/cases/inbox/consent-label.tsx#ConsentLabel' },
        condition: (data) => Array.isArray(data?.consents) && data.consents.length > 0,
      },
      fields: [
        // The head of the row says it in words.
        { name: 'name', type: 'text', label: label('Consent', 'الموافقة'), required: true, admin: { hidden: true } },
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

/** Proofs without their secrets: digests of the visitor's token, of the idempotency key and of what it stood for. */
function hiddenFields(): Field[] {
  return [
    { name: 'tokenHash', type: 'text', index: true, ...hidden },
    { name: 'idempotencyKey', type: 'text', unique: true, index: true, ...hidden },
    { name: 'contentHash', type: 'text', ...hidden },
    {
      name: 'searchText',
      type: 'text',
      label: label('name, phone, email, any number or reference', 'الاسم أو الهاتف أو البريد أو أي رقم أو المرجع'),
      ...readOnly,
      admin: technical,
    },
    { name: 'stages', type: 'json', ...readOnly, admin: technical },
    { name: 'askedFor', type: 'json', ...readOnly, admin: technical },
  ];
}
