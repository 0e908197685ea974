import type { UIFieldServerProps } from 'payload';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { officerOf } from '../officer.ts';
import { shownCase } from '../shown-case.ts';

const words = {
  told: label('The customer knows who handles this:', 'يعرف العميل من يتولى طلبه:'),
  soon: label('The customer will be told who handles this:', 'سيُعرَّف العميل بمن يتولى طلبه:'),
  nobody: label(
    'Assign the complaint: the customer is told by name and direct number who handles it.',
    'أسند الشكوى إلى موظف، وسيُعرَّف العميل باسمه ورقمه المباشر.',
  ),
  noNumber: label(
    'The customer is told nothing: neither the account nor the site settings name a direct number.',
    'لن يُعرَّف العميل بأحد، إذ لا رقم مباشرًا في حساب المسؤول ولا في إعدادات الموقع.',
  ),
};

type Owned = StoredCase & { assignee?: number | null; officerTold?: number | null };

/** Whether the customer of a complaint knows who handles it, and what is missing for that. */
export async function OfficerLine({ id, i18n, req }: UIFieldServerProps) {
  const stored = await shownCase<Owned>(req, 'service-requests', id);
  if (!stored) return null;
  const officer = await officerOf(req, { ...stored, collection: 'service-requests' });
  const language = adminLanguageOf(i18n);
  if (!officer) {
    return <p className="field-type officer-line">{words[stored.assignee ? 'noNumber' : 'nobody'][language]}</p>;
  }
  const isTold = stored.officerTold === stored.assignee;
  return (
    <p className="field-type officer-line">
      {words[isTold ? 'told' : 'soon'][language]} <bdi>{officer.name}</bdi> <bdi dir="ltr">{officer.phone}</bdi>
    </p>
  );
}
