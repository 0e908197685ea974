import type { UIFieldServerProps } from 'payload';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { readCaseHandling } from '../case-handling.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { officerOf } from '../officer.ts';
import { shownCase } from '../shown-case.ts';
import { officerNotice, officerNotices } from './officer-notice.ts';
import { WhileOwnedBy } from './while-owned-by.tsx';

const changed = label(
  'Somebody else handles this now. Open the case again to see whom the customer is told of.',
  'تغيّر المسؤول. افتح الطلب من جديد لترى بمن يُعرَّف العميل.',
);

const collection = 'service-requests';

type Owned = StoredCase & { assignee?: number | null; officerTold?: number | null };

/** Whether the customer of a complaint knows who handles it, and what is missing for that. */
export async function OfficerLine({ id, i18n, req }: UIFieldServerProps) {
  const stored = await shownCase<Owned>(req, collection, id);
  if (!stored) return null;
  const language = adminLanguageOf(i18n);
  const officer = await officerOf(req, { ...stored, collection });
  const { officerDays } = await readCaseHandling(req.payload, req);
  return (
    <p className="field-type officer-line">
      <WhileOwnedBy owner={stored.assignee ?? null} changed={changed[language]}>
        {officerNotices[officerNotice(stored, officer !== undefined, officerDays)][language]}
        {officer && (
          <>
            {' '}
            <bdi>{officer.name}</bdi> <bdi dir="ltr">{officer.phone}</bdi>
          </>
        )}
      </WhileOwnedBy>
    </p>
  );
}
