import { promisesDay } from '@insurer/contract/forms/forms.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { PayloadRequest } from 'payload';
import { promisedDayText } from '../../fields/moment-text.ts';
import { mailWords } from '../../texts/mail-texts.ts';
import { storedTexts } from '../../texts/stored-texts.ts';
import type { CaseKind } from '../case-kinds.ts';
import { isOpen } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { holdsNews } from '../mail/held-news.ts';
import { deadlines } from './closing-and-deadlines.ts';
import { type CustomerChange, withSentence } from './customer-change.ts';

/**
 * What was written to the customer of a case, and behind it the day that a colleague moved with the save: it was promised, and does not
 * change unseen. Whoever is promised none, or reads none beside this status, is told of none; nor are the customers of many cases that are
 * moved at once, which their maker may take back.
 */
export async function withMovedDay(
  req: PayloadRequest,
  kind: CaseKind,
  written: CustomerChange,
  [data, before]: [data: Partial<StoredCase>, before: StoredCase],
  status: CaseStatus,
): Promise<CustomerChange> {
  const [was, is] = deadlines(data, before);
  if (!req.user || req.context[holdsNews] || !is || !isOpen(status) || !promisesDay(kind) || isSameDay(was, is))
    return written;
  const changedTexts = await storedTexts(req);
  return withSentence(written, (language) =>
    // One paragraph, by which it is told from what a colleague wrote.
    mailWords('dueMoved', { language, changedTexts }, promisedDayText(is, language)).replaceAll(/\s+/g, ' '),
  );
}

function isSameDay(was: string, is: string): boolean {
  return was !== '' && promisedDayText(was, 'en') === promisedDayText(is, 'en');
}
