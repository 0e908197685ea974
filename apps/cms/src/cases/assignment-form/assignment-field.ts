import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { Field, FilterOptionsProps, RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { label } from '../../fields/labels.ts';
import { inLanguageOf, plainText } from '../../fields/text-fields.ts';
import { asksFor, type WayToAssign, waysToAssign } from '../assignment/assignment-rules.ts';
import { collectionOf, teamOf } from '../case-kinds.ts';
import { deskKindOf, deskKinds } from '../desk-kinds.ts';
import { possibleOwners } from '../inbox/confidential-field.ts';
import { wayLabels } from './way-labels.ts';

type Row = { kind?: string | null; to?: WayToAssign | null };

/** To whom new cases go (decision 0029): the rules in the order in which administrators put them. */
export const assignmentField: Field = {
  name: 'assignment',
  type: 'array',
  label: label('To whom new cases go', 'إلى من تُسند الطلبات الجديدة'),
  labels: { singular: label('Rule', 'قاعدة'), plural: label('Rules', 'القواعد') },
  maxRows: 100,
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/cases/assignment-form/rule-label.tsx#RuleLabel' },
    description: label(
      'The first rule that fits counts: put the one for a single product or city above the one for all. A case that no rule fits has nobody at first. In turn means: whoever of the team has the fewest open cases, and among equals whoever has waited longest. Disabled accounts get none, and confidential cases go to named people alone.',
      'تُطبَّق أول قاعدة تنطبق على الطلب، فضع القاعدة الخاصة بمنتج أو مدينة فوق القاعدة العامة. وما لا تنطبق عليه قاعدة يبقى بلا مسؤول. وبالتناوب يعني أن يُسند الطلب إلى الأقل طلبات مفتوحة في الفريق، فإن تساووا فإلى من مضى على آخر إسناد إليه أطول وقت. ولا يُسند شيء إلى حساب معطل، ولا تُسند الطلبات السرية إلا إلى المخوَّلين.',
    ),
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: label('Kind', 'النوع'),
      required: true,
      options: deskKinds.map((one) => ({ value: one.name, label: one.label })),
    },
    placeField('product', label('Of this product alone', 'لهذا المنتج وحده')),
    placeField('city', label('Of this city alone', 'لهذه المدينة وحدها')),
    {
      name: 'to',
      type: 'select',
      label: label('Goes to', 'تُسند إلى'),
      required: true,
      defaultValue: 'nobody' satisfies WayToAssign,
      options: waysToAssign.map((value) => ({ value, label: wayLabels[value] })),
    },
    {
      name: 'person',
      type: 'relationship',
      relationTo: 'users',
      label: label('Person', 'الشخص'),
      filterOptions: handlersOf,
      validate: sayWho,
      admin: {
        allowCreate: false,
        allowEdit: false,
        condition: (_, row: Row) => row?.to === 'person',
        description: label(
          'While this person may not have a case, it goes to nobody.',
          'إذا لم يكن له أن يتولى الطلب بقي بلا مسؤول.',
        ),
      },
    },
  ],
};

function placeField(name: 'product' | 'city', words: ReturnType<typeof label>): Field {
  return plainText(name, words, {
    maxLength: 100,
    admin: {
      condition: (_, row: Row) => asksFor(name, row?.kind),
      components: { Field: '/cases/assignment-form/place-field.tsx#PlaceField' },
    },
  });
}

/** People of the kind's team who can sign in; of a kind that is confidential those of them who are named. */
async function handlersOf({ req, siblingData }: FilterOptionsProps) {
  const kind = deskKindOf((siblingData as Row).kind)?.kind;
  if (!kind) return false;
  const team = teamOf(collectionOf(kind));
  const handlers = await possibleOwners(req, team, { confidential: caseForms[kind].caseRules.isConfidential });
  return { and: [handlers, { disabled: { not_equals: true } }] };
}

const sayWhom = label('Say who.', 'حدّد الشخص.');

/** Whoever is chosen is looked at once more with every case; a rule for somebody who has left since keeps none from being saved. */
async function sayWho(...[value, options]: Parameters<RelationshipFieldSingleValidation>): Promise<string | true> {
  const { siblingData, req, previousValue } = options;
  if ((siblingData as Row).to !== 'person') return true;
  if (!value) return inLanguageOf(req, sayWhom);
  return value === previousValue || relationship(value, options);
}
