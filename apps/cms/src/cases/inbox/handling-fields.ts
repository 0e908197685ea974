import { caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { isCaseKind, stagesOf } from '@insurer/contract/forms/forms.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import { languages } from '@insurer/contract/language.ts';
import type { Field } from 'payload';
import { type Label, label, languageLabels } from '../../fields/labels.ts';
import { plainText } from '../../fields/text-fields.ts';
import type { Team } from '../case-kinds.ts';
import { isOffered, outcomeLabels } from '../case-outcomes.ts';
import { isClosed, isPaused } from '../case-status.ts';
import { pauseLabels } from '../pause-labels.ts';
import { confidentialField, possibleOwners } from './confidential-field.ts';
import { officerLine } from './officer-fields.ts';
import { readOnly, readOnlyInSidebar } from './read-only.ts';
import {
  dayStaysRefused,
  holdStaysRefused,
  outcomeStaysRefused,
  pauseStaysRefused,
  reasonStaysRefused,
  stageStaysRefused,
  statusStaysRefused,
} from './refused-fields.ts';
import { ruledFields } from './ruled-fields.ts';
import { statusOptionsOf } from './status-options.ts';

const pauseHelp: Record<Team, Label> = {
  care: label(
    'The time for the answer stands still meanwhile. The customer reads it beside the status.',
    'تتوقف مدة الرد في هذه الأثناء، ويقرأ العميل السبب بجانب الحالة.',
  ),
  people: label(
    'The time for the answer stands still meanwhile. The applicant reads it beside the status.',
    'تتوقف مدة الرد في هذه الأثناء، ويقرأ المتقدم السبب بجانب الحالة.',
  ),
};
const stageHelp: Record<Team, Label> = {
  care: label(
    'The customer sees it with its day. What was only received is in review from then on.',
    'يراها العميل مع تاريخها، ويصبح الطلب المستلم «قيد المراجعة».',
  ),
  people: label(
    'The applicant sees it with its day. What was only received is in review from then on.',
    'يراها المتقدم مع تاريخها، ويصبح الطلب المستلم «قيد المراجعة».',
  ),
};
const dueHelp: Record<Team, Label> = {
  care: label(
    'Needed to move the date; it is kept in the notes. Where a day was promised and nothing is waited for, the customer reads the new one on the site and by mail, and not the reason.',
    'لا يتغير الموعد بدونه، ويُحفظ في الملاحظات. إذا وُعد العميل بموعد ولم يكن طلبه معلّقًا، قرأ الموعد الجديد في الموقع وبالبريد دون السبب.',
  ),
  people: label(
    'Needed to move the date; it is kept in the notes. Where a day was promised, the applicant reads the new one on the site and by mail, and not the reason.',
    'لا يتغير الموعد بدونه، ويُحفظ في الملاحظات. إذا وُعد المتقدم بموعد، قرأ الموعد الجديد في الموقع وبالبريد دون السبب.',
  ),
};

const ownedByActing = label(
  'A case that nobody has becomes that of whoever of its team answers or closes it.',
  'الطلب الذي لا مسؤول له يصبح مسؤوله من يرد عليه أو يغلقه من فريقه.',
);

/** What a team does with a case, in the sidebar. */
export function handlingFields(team: Team): Field[] {
  return [
    plainText('reference', label('Reference', 'الرقم المرجعي'), {
      required: true,
      unique: true,
      index: true,
      ...readOnlyInSidebar,
    }),
    ...progressFields(team),
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: label('Assigned to', 'المسؤول'),
      index: true,
      filterOptions: ({ data, req }) => possibleOwners(req, team, data),
      admin: {
        position: 'sidebar',
        allowCreate: false,
        allowEdit: false,
        components: { Cell: '/cases/inbox/owner-cell.tsx#OwnerCell' },
        description: ownedByActing,
      },
    },
    officerLine,
    confidentialField,
    ...deadlineFields(team),
    ...legalHoldFields(),
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

function progressFields(team: Team): Field[] {
  const stagesIn = (data?: { kind?: string }): readonly string[] => {
    const kind = team === 'people' ? jobApplication.kind : (data?.kind ?? '');
    return isCaseKind(kind) ? stagesOf(kind) : [];
  };
  return [
    {
      name: 'status',
      type: 'select',
      label: ruledFields.status,
      required: true,
      index: true,
      defaultValue: 'received',
      options: statusOptionsOf(team),
      validate: statusStaysRefused,
      admin: { position: 'sidebar' },
    },
    {
      name: 'outcome',
      type: 'select',
      label: ruledFields.outcome,
      index: true,
      options: Object.entries(outcomeLabels[team]).map(([value, words]) => ({ value, label: words })),
      filterOptions: ({ data, options }) =>
        options.filter((option) => isOffered(team, typeof option === 'string' ? option : option.value, data?.outcome)),
      validate: outcomeStaysRefused,
      admin: {
        position: 'sidebar',
        condition: (data) => isClosed(data?.status),
        description: label('How the case ends, for the team and the figures.', 'كيف انتهى الطلب، للفريق والإحصاءات.'),
      },
    },
    {
      name: 'pauseReason',
      type: 'select',
      label: ruledFields.pauseReason,
      options: Object.entries(pauseLabels[team]).map(([value, words]) => ({ value, label: words })),
      validate: pauseStaysRefused,
      admin: {
        position: 'sidebar',
        condition: (data) => isPaused(data?.status),
        description: pauseHelp[team],
      },
    },
    {
      name: 'stage',
      type: 'select',
      label: ruledFields.stage,
      options: Object.entries(caseStageTexts).map(([value, words]) => ({ value, label: words })),
      filterOptions: ({ data, options }) => {
        const names = stagesIn(data);
        return options.filter((option) => names.includes(typeof option === 'string' ? option : option.value));
      },
      validate: stageStaysRefused,
      admin: {
        position: 'sidebar',
        condition: (data) => stagesIn(data).length > 0,
        description: stageHelp[team],
      },
    },
  ];
}

function deadlineFields(team: Team): Field[] {
  return [
    {
      name: 'dueAt',
      type: 'date',
      label: ruledFields.dueAt,
      index: true,
      validate: dayStaysRefused,
      admin: { position: 'sidebar', custom: { withTime: true } },
    },
    {
      name: 'dueReason',
      type: 'textarea',
      label: ruledFields.dueReason,
      maxLength: 500,
      validate: reasonStaysRefused,
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        rows: 2,
        description: dueHelp[team],
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
      name: 'pausedAt',
      type: 'date',
      label: label('The time stands still since', 'توقفت المدة منذ'),
      ...readOnly,
      admin: {
        ...readOnlyInSidebar.admin,
        condition: (data) => Boolean(data?.pausedAt),
        components: { Field: '/fields/said.tsx#MomentField' },
      },
    },
    {
      name: 'pausedDays',
      type: 'number',
      label: label('Working days in which the time stood still', 'أيام العمل التي توقفت فيها المدة'),
      defaultValue: 0,
      ...readOnly,
      admin: { ...readOnlyInSidebar.admin, condition: (data) => data?.pausedDays > 0 },
    },
    {
      name: 'closedAt',
      type: 'date',
      label: label('Closed', 'تاريخ الإغلاق'),
      index: true,
      ...readOnly,
      admin: {
        ...readOnlyInSidebar.admin,
        condition: (data) => Boolean(data?.closedAt),
        components: { Field: '/fields/said.tsx#MomentField' },
      },
    },
  ];
}

function legalHoldFields(): Field[] {
  return [
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
      label: ruledFields.legalHoldReason,
      maxLength: 500,
      validate: holdStaysRefused,
      admin: { position: 'sidebar', disableListColumn: true, condition: (data) => data?.legalHold === true },
    },
  ];
}
