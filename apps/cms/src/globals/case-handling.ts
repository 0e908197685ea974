import type { Field, GlobalConfig } from 'payload';
import { adminOnly, only } from '../access/rules.ts';
import { assignmentField } from '../cases/assignment-form/assignment-field.ts';
import {
  defaultDueDays,
  defaultOfficerDays,
  defaultReopenDays,
  defaultRetentionDays,
  defaultWarningDays,
  fieldOf,
} from '../cases/case-handling.ts';
import { type CaseKind, caseKindLabels, caseKinds } from '../cases/case-kinds.ts';
import { type Label, label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { plainText } from '../fields/text-fields.ts';

/** How long an answer may take, who is told, and when a case is erased (decision 0007). */
export const caseHandling: GlobalConfig = {
  slug: 'case-handling',
  label: label('Handling of cases', 'معالجة الطلبات'),
  access: { read: only('admin', 'care', 'people'), update: adminOnly, readVersions: adminOnly },
  admin: { group: menuGroups.inbox, hideAPIURL: true },
  fields: [
    emailField('care_email', label('Mailbox of customer care', 'بريد خدمة العملاء')),
    emailField('people_email', label('Mailbox of people and careers', 'بريد الموارد البشرية')),
    plainText('declaration_version', label('Version of the declaration text', 'نسخة نص الإقرار'), {
      defaultValue: '1',
      admin: {
        description: label(
          'Raise it when the text that applicants agree to changes.',
          'غيّرها عند تغيير النص الذي يوافق عليه المتقدمون.',
        ),
      },
    }),
    assignmentField,
    daysGroup('due_days', label('Working days for an answer', 'أيام العمل للرد'), 1, defaultDueDays),
    {
      name: 'warning_days',
      type: 'number',
      label: label(
        'Working days before the due day on which the owner is warned',
        'أيام العمل قبل موعد الرد التي يُنبَّه فيها المسؤول',
      ),
      required: true,
      defaultValue: defaultWarningDays,
      min: 0,
      max: 30,
      admin: {
        description: label(
          'By mail, once; the team where nobody owns the case. 0: never.',
          'بالبريد مرة واحدة، ويُنبَّه الفريق إذا لم يكن للطلب مسؤول. 0: لا تنبيه.',
        ),
      },
    },
    {
      name: 'officer_days',
      type: 'number',
      label: label(
        'Working days until a customer knows who handles a complaint',
        'أيام العمل حتى يُعرَّف العميل بمن يتولى شكواه',
      ),
      required: true,
      defaultValue: defaultOfficerDays,
      min: 0,
      max: 30,
      admin: {
        description: label(
          'Whoever is given a complaint is named to the customer by mail and on the site, with the direct number of the account or that of the complaints team. On the last morning without a name the team is warned. 0: nobody is named.',
          'من تُسند إليه الشكوى يُعرَّف العميل به بالبريد وعلى الموقع، مع رقم حسابه المباشر أو رقم فريق الشكاوى. وإذا لم يُعرَّف بأحد حتى صباح اليوم الأخير نُبّه الفريق. 0: لا يُعرَّف العميل بأحد.',
        ),
      },
    },
    {
      name: 'reopen_days',
      type: 'number',
      label: label(
        'Days after closing in which a customer can open a case again',
        'الأيام بعد الإغلاق التي يستطيع العميل خلالها إعادة فتح الطلب',
      ),
      required: true,
      defaultValue: defaultReopenDays,
      min: 0,
      max: 3650,
      admin: { description: label('0: a closed case is closed for good.', '0: المغلق لا يُفتح من جديد.') },
    },
    {
      name: 'holidays',
      type: 'array',
      label: label('Public holidays', 'العطل الرسمية'),
      labels: { singular: label('Holiday', 'عطلة'), plural: label('Holidays', 'عطل') },
      fields: [
        {
          name: 'date',
          type: 'date',
          label: label('Date', 'التاريخ'),
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
        },
      ],
    },
    daysGroup(
      'retention_days',
      label('Days from closing until a case is erased', 'الأيام من إغلاق الطلب حتى حذفه'),
      1,
      defaultRetentionDays,
    ),
    {
      name: 'retentionHold',
      type: 'ui',
      label: label('What will be erased next', 'ما سيُحذف لاحقًا'),
      admin: { components: { Field: '/cases/retention/retention-hold.tsx#RetentionHold' } },
    },
    {
      name: 'personData',
      type: 'ui',
      label: label('Data of one person', 'بيانات شخص واحد'),
      admin: { components: { Field: '/cases/retention/person-data.tsx#PersonData' } },
    },
  ],
};

function emailField(name: string, fieldLabel: Label): Field {
  return {
    name,
    type: 'email',
    label: fieldLabel,
    admin: {
      description: label(
        'Told of every new case. Empty: everybody with this role.',
        'يُبلغ بكل طلب جديد. إذا تُرك فارغًا يُبلغ كل من له هذا الدور.',
      ),
    },
  };
}

function daysGroup(name: string, fieldLabel: Label, minimum: number, defaults: Record<CaseKind, number>): Field {
  return {
    name,
    type: 'group',
    label: fieldLabel,
    fields: caseKinds.map((kind) => ({
      name: fieldOf(kind),
      type: 'number',
      label: caseKindLabels[kind],
      required: true,
      defaultValue: defaults[kind],
      min: minimum,
      max: 36_500,
    })),
  };
}
