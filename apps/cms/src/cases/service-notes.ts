import { type Label, label } from '../fields/labels.ts';

/** What the service notes of a case by itself: how each such note begins. */
export const serviceNotes = {
  assignedByRule: label('Assigned by rule', 'أُسند بقاعدة'),
  confidential: label('Marked as confidential', 'صار سريًّا'),
  notConfidential: label('No longer confidential', 'لم يعد سريًّا'),
  dueMoved: label('Answer due', 'موعد الرد'),
  earlierEnd: label('Earlier end', 'الإنهاء السابق'),
  escalated: label('Escalated to', 'التصعيد'),
  legalHold: label('Legal hold', 'حجز قانوني'),
  legalHoldLifted: label('Legal hold lifted', 'رُفع الحجز القانوني'),
  ownedByAnswering: label('Nobody had it: it belongs to who answered it', 'لم يكن له مسؤول، فصار مسؤوله من ردّ عليه'),
  ownedByClosing: label('Nobody had it: it belongs to who closed it', 'لم يكن له مسؤول، فصار مسؤوله من أغلقه'),
  reopened: label('Opened again, answer due', 'أُعيد فتحه، موعد الرد'),
  timeStops: label('The time stands still', 'توقفت المدة'),
  timeRuns: label('The time runs again', 'عادت المدة'),
  timeRunsAsBefore: label('The time runs again, the answer is due as before', 'عادت المدة، وموعد الرد كما هو'),
};

/** As notes are stored: nobody knows in which language they will be read. */
export function inBoth({ en, ar }: Label): string {
  return `${en} · ${ar}`;
}
