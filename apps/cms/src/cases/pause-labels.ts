import type { Team } from '@insurer/contract/forms/define-form.ts';
import type { PauseReason } from '@insurer/contract/requests/pause-reasons.ts';
import { type Label, label } from '../fields/labels.ts';

const ofCustomers: Record<PauseReason, Label> = {
  papers: label('Documents from the customer', 'مستندات من العميل'),
  information: label('Information from the customer', 'معلومات من العميل'),
  decision: label('The customer’s decision', 'قرار العميل'),
};
const ofApplicants: typeof ofCustomers = {
  papers: label('Documents from the applicant', 'مستندات من المتقدم'),
  information: label('Information from the applicant', 'معلومات من المتقدم'),
  decision: label('The applicant’s decision', 'قرار المتقدم'),
};

/** What a case waits for while its clock stands still, in the words of the team that handles it. */
export const pauseLabels: Record<Team, typeof ofCustomers> = { care: ofCustomers, people: ofApplicants };
