import { caseRulesOf } from '@insurer/contract/forms/forms.ts';
import type { Field, PayloadRequest, Where } from 'payload';
import { hasNaming } from '../../access/confidential.ts';
import { label } from '../../fields/labels.ts';
import type { Team } from '../case-kinds.ts';

/** People of the team; of a confidential case those of them who are named. */
export async function possibleOwners(
  req: PayloadRequest,
  team: Team,
  data: { confidential?: boolean },
): Promise<Where> {
  const ofTeam: Where = { role: { equals: team } };
  const isForNamed = data?.confidential === true && (await hasNaming(req));
  return isForNamed ? { and: [ofTeam, { seesConfidential: { equals: true } }] } : ofTeam;
}

/** Written with every case: what is for named people alone is found by this column (decision 0046). */
export const confidentialField: Field = {
  name: 'confidential',
  type: 'checkbox',
  label: label('Confidential: for named people only', 'سري: للمخوَّلين وحدهم'),
  index: true,
  defaultValue: false,
  access: { update: ({ doc }) => !caseRulesOf(doc?.kind)?.isConfidential },
  admin: {
    position: 'sidebar',
    components: { Field: '/cases/inbox/confidential-mark.tsx#ConfidentialMark' },
    description: label(
      'Only people whom an administrator has named see it; as long as nobody is named, everybody who handles cases does. Fraud reports always are confidential.',
      'لا يراه إلا من خوّله مدير النظام، وما دام لم يُخوَّل أحد، يراه كل من يعالج الطلبات. وبلاغات الاحتيال سرية دائمًا.',
    ),
  },
};
