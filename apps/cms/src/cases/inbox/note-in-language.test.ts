import { describe, expect, it } from 'vitest';
import { label } from '../../fields/labels.ts';
import { takenBackNote } from '../taken-back.ts';
import { noteIn } from './note-in-language.ts';

describe('a note that the service wrote in both languages', () => {
  it.each([
    ['Marked as confidential · صار سريًّا', 'Marked as confidential', 'صار سريًّا'],
    ['Legal hold lifted · رُفع الحجز القانوني: Court', 'Legal hold lifted: Court', 'رُفع الحجز القانوني: Court'],
    ['Earlier end · الإنهاء السابق: Refused · رُفض', 'Earlier end: Refused', 'الإنهاء السابق: رُفض'],
    [
      'Escalated to · التصعيد: Insurance Authority · هيئة التأمين · \u2068IA-77\u2069',
      'Escalated to: Insurance Authority · \u2068IA-77\u2069',
      'التصعيد: هيئة التأمين · \u2068IA-77\u2069',
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
