import { describe, expect, it } from 'vitest';
import { label } from '../../fields/labels.ts';
import { takenBackNote } from '../taken-back.ts';
import { noteIn } from './note-in-language.ts';

describe('a note that the service wrote in both languages', () => {
  it.each([
    ['Marked as confidential · صار سريًّا', 'Marked as confidential', 'صار سريًّا'],
    ['Legal hold lifted · رُفع الحجز القانوني: Court', 'Legal hold lifted: Court', 'رُفع الحجز القانوني: Court'],
    [
      'Legal hold · حجز قانوني: 2026-31-12 10:00 → 2026-12-31 10:00',
      'Legal hold: 2026-31-12 10:00 → 2026-12-31 10:00',
      'حجز قانوني: 2026-31-12 10:00 → 2026-12-31 10:00',
    ],
    [
      'Answer due · موعد الرد: – → 2026-12-01 09:05. From 2026-31-12 10:00 → 2026-12-31 10:00',
      'Answer due: – → \u20681 Dec 2026 09:05\u2069. From 2026-31-12 10:00 → 2026-12-31 10:00',
      'موعد الرد: – ← \u20681 ديسمبر 2026 09:05\u2069. From 2026-31-12 10:00 → 2026-12-31 10:00',
    ],
    ['Earlier end · الإنهاء السابق: Refused · رُفض', 'Earlier end: Refused', 'الإنهاء السابق: رُفض'],
    [
      'Escalated to · التصعيد: Insurance Authority · هيئة التأمين · \u2068IA-77\u2069',
      'Escalated to: Insurance Authority · \u2068IA-77\u2069',
      'التصعيد: هيئة التأمين · \u2068IA-77\u2069',
    ],
    [
      'Answer due · موعد الرد: \u20662026-11-29 16:00 → 2026-12-01 09:05\u2069. Bank holiday',
      'Answer due: \u206829 Nov 2026 16:00\u2069 → \u20681 Dec 2026 09:05\u2069. Bank holiday',
      'موعد الرد: \u206829 نوفمبر 2026 16:00\u2069 ← \u20681 ديسمبر 2026 09:05\u2069. Bank holiday',
    ],
    [
      'Opened again, answer due · أُعيد فتحه، موعد الرد: – → 2026-12-01 09:05',
      'Opened again, answer due: – → \u20681 Dec 2026 09:05\u2069',
      'أُعيد فتحه، موعد الرد: – ← \u20681 ديسمبر 2026 09:05\u2069',
    ],
    [
      'The time runs again, the answer is due as before · عادت المدة، وموعد الرد كما هو',
      'The time runs again, the answer is due as before',
      'عادت المدة، وموعد الرد كما هو',
    ],
    [
      takenBackNote(label('In review', 'قيد المراجعة'), label('Received', 'مستلم')),
      'Taken back, the customer was told nothing: In review → Received',
      'أُلغي قبل إبلاغ العميل بشيء: قيد المراجعة ← مستلم',
    ],
  ])('is read in the one of its reader: %s', (note, en, ar) => {
    expect([noteIn('en', note), noteIn('ar', note)]).toEqual([en, ar]);
  });

  it('and what a colleague wrote stays as it is', () => {
    for (const note of ['Called · اتصلت', 'See: Refused · رُفض', '']) expect(noteIn('ar', note)).toBe(note);
  });
});
