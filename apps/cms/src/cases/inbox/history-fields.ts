import type { Field } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import type { Team } from '../case-kinds.ts';
import { readOnly } from './read-only.ts';
import { statusOptionsOf } from './status-options.ts';

/** How lists that only grow are shown. */
function entriesOf(team: Team) {
  const RowLabel = { path: '/cases/inbox/history-label.tsx#HistoryLabel', clientProps: { team } };
  return { readOnly: true, isSortable: false, components: { RowLabel } };
}

const as = (field: string) => ({ components: { Field: `/fields/said.tsx#${field}` } });

function whenAndBy(): Field[] {
  return [
    { name: 'at', type: 'date', label: label('Time', 'الوقت'), required: true, admin: as('MomentField') },
    { name: 'by', type: 'relationship', relationTo: 'users', label: label('By', 'بواسطة'), admin: as('PersonField') },
  ];
}

const noteLabels: Record<Team, [english: Label, arabic: Label]> = {
  care: [
    label('Note to the customer, in English', 'ملاحظة للعميل بالإنجليزية'),
    label('Note to the customer, in Arabic', 'ملاحظة للعميل بالعربية'),
  ],
  people: [
    label('Note to the applicant, in English', 'ملاحظة للمتقدم بالإنجليزية'),
    label('Note to the applicant, in Arabic', 'ملاحظة للمتقدم بالعربية'),
  ],
};

/** Notes are typed into a field of their own and kept for good when the case is saved. */
export function historyFields(team: Team): Field[] {
  const [english, arabic] = noteLabels[team];
  const entries = entriesOf(team);
  return [
    note(
      'customerNote',
      english,
      label('Sent with the next save, and shown beside the status.', 'تُرسل عند الحفظ التالي وتظهر بجانب الحالة.'),
    ),
    note('customerNoteAr', arabic),
    {
      name: 'noteLanguage',
      type: 'ui',
      admin: {
        components: {
          Field: { path: '/cases/conversation/language-warning.tsx#NoteLanguageWarning', clientProps: { team } },
        },
        disableListColumn: true,
      },
    },
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
        {
          name: 'status',
          type: 'select',
          label: label('Status', 'الحالة'),
          required: true,
          options: statusOptionsOf(team),
        },
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
      fields: [
        {
          name: 'text',
          type: 'textarea',
          label: label('Note', 'ملاحظة'),
          required: true,
          admin: { components: { Field: '/cases/inbox/note-field.tsx#NoteField' } },
        },
        ...whenAndBy(),
      ],
    },
  ];
}

function note(name: string, fieldLabel: Label, description?: Label): Field {
  const admin = { rows: 3, description, disableListColumn: true };
  return { name, type: 'textarea', label: fieldLabel, maxLength: 2000, admin };
}
