import type { RequestKind } from '@insurer/contract/forms/forms.ts';
import { type Label, label } from '../fields/labels.ts';

/** The kinds of service request in the words of the people who answer them. */
export const requestKindLabels: Record<RequestKind, Label> = {
  'activate-visa': label('Activate visit visa insurance', 'تفعيل تأمين تأشيرة الزيارة'),
  'extend-insurance': label('Extend insurance', 'تمديد التأمين'),
  'cancel-insurance': label('Cancel insurance', 'إلغاء التأمين'),
  'details-request': label('Details request', 'طلب تفاصيل'),
  claim: label('Claim', 'مطالبة'),
  complaint: label('Complaint or enquiry', 'شكوى أو استفسار'),
  'fraud-report': label('Fraud report', 'بلاغ احتيال'),
  quote: label('Quote', 'عرض سعر'),
};
