import type { PauseReason } from '@insurer/contract/requests/pause-reasons.ts';
import { type Label, label } from '../fields/labels.ts';

/** What a case waits for while its clock stands still, in the words of who handles it. */
export const pauseLabels: Record<PauseReason, Label> = {
  papers: label('Documents from the customer', 'مستندات من العميل'),
  information: label('Information from the customer', 'معلومات من العميل'),
  decision: label('The customer’s decision', 'قرار العميل'),
};
