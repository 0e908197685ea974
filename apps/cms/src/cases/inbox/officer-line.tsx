import type { UIFieldServerProps } from 'payload';
import { type AdminLanguage, adminLanguageOf, label } from '../../fields/labels.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { type Officer, officerOf } from '../officer.ts';
import { shownCase } from '../shown-case.ts';
import { WhileOwnedBy } from './while-owned-by.tsx';

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
  changed: label(
    'Somebody else handles this now. Open the case again to see whom the customer is told of.',
    'تغيّر المسؤول. افتح الطلب من جديد لترى بمن يُعرَّف العميل.',
  ),
};

const collection = 'service-requests';

type Owned = StoredCase & { assignee?: number | null; officerTold?: number | null };

/** Whether the customer of a complaint knows who handles it, and what is missing for that. */
export async function OfficerLine({ id, i18n, req }: UIFieldServerProps) {
  const stored = await shownCase<Owned>(req, collection, id);
  if (!stored) return null;
  const language = adminLanguageOf(i18n);
  return (
    <p className="field-type officer-line">
      <WhileOwnedBy owner={stored.assignee ?? null} changed={words.changed[language]}>
        <OfficerNotice stored={stored} language={language} officer={await officerOf(req, { ...stored, collection })} />
      </WhileOwnedBy>
    </p>
  );
}

type OfficerNoticeProps = { stored: Owned; language: AdminLanguage; officer: Officer | undefined };

function OfficerNotice({ stored, language, officer }: OfficerNoticeProps) {
  if (!officer) return words[stored.assignee ? 'noNumber' : 'nobody'][language];
  const isTold = stored.officerTold === stored.assignee;
  return (
    <>
      {words[isTold ? 'told' : 'soon'][language]} <bdi>{officer.name}</bdi> <bdi dir="ltr">{officer.phone}</bdi>
    </>
  );
}
