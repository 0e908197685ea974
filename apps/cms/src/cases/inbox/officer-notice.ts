import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { label } from '../../fields/labels.ts';
import { isClosed } from '../case-status.ts';

export const officerNotices = {
  told: label('The customer knows who handles this:', 'يعرف العميل من يتولى طلبه:'),
  mailFollows: label(
    'The customer reads on the site who handles this, and a mail follows:',
    'يقرأ العميل في الموقع من يتولى طلبه، وستصله رسالة بذلك:',
  ),
  onSite: label('The customer reads on the site who handles this:', 'يقرأ العميل في الموقع من يتولى طلبه:'),
  nobody: label(
    'Assign the complaint: the customer is told by name and direct number who handles it.',
    'أسند الشكوى إلى موظف، وسيُعرَّف العميل باسمه ورقمه المباشر.',
  ),
  noNumber: label(
    'The customer is told nothing: neither the account nor the site settings name a direct number.',
    'لن يُعرَّف العميل بأحد، إذ لا رقم مباشرًا في حساب المسؤول ولا في إعدادات الموقع.',
  ),
};

type Owned = {
  status: CaseStatus;
  email?: string | null;
  assignee?: number | null;
  /** To whom the mail that names somebody named whom. */
  officerTold?: number | null;
};

/**
 * What the customer of a complaint knows of who handles it: the site names its owner at once, a mail does a while later, and none once
 * the case is closed (decision 0029).
 *
 * @param isNameable whether its owner has a name and a number for customers
 * @param officerDays as in the settings: 0 where no mail names anybody
 */
export function officerNotice(stored: Owned, isNameable: boolean, officerDays: number): keyof typeof officerNotices {
  if (!isNameable) return stored.assignee ? 'noNumber' : 'nobody';
  if (stored.officerTold === stored.assignee) return 'told';
  return stored.email && officerDays > 0 && !isClosed(stored.status) ? 'mailFollows' : 'onSite';
}
