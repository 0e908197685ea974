import { type Label, label } from '../fields/labels.ts';
import { rulesOfCase } from './case-kinds.ts';
import { typed } from './inbox/typed.ts';
import { inBoth, serviceNotes } from './service-notes.ts';

/** Where a complaint goes after our answer, in this order: the steps that the Insurance Authority sets. */
export const escalationLabels = {
  'second-look': label('Second look by the head of customer care', 'إعادة نظر من مدير العناية بالعملاء'),
  authority: label('Insurance Authority', 'هيئة التأمين'),
  committee: label('Insurance dispute committees', 'لجان الفصل في المنازعات والمخالفات التأمينية'),
} satisfies Record<string, Label>;
export type Escalated = { escalation?: keyof typeof escalationLabels | null; authorityNumber?: string | null };

/** Whether a case is taken further where our answer is not enough. */
export function isEscalated(of: { kind?: unknown; sent?: unknown }): boolean {
  return rulesOfCase(of)?.escalates === true;
}

/** What a complaint is that opens again after its closing: no later step is taken back by it. */
export function secondLook(of: Escalated & { kind?: unknown; sent?: unknown }): Escalated {
  return isEscalated(of) && !of.escalation ? { escalation: 'second-look' } : {};
}

/** That a complaint went further, and under which number, stays in its notes; undefined where a save changes nothing of it. */
export function escalationNote(data: Escalated, before: Escalated): string | undefined {
  const { escalation = before.escalation, authorityNumber = before.authorityNumber } = data;
  const [was, is] = [before, { escalation, authorityNumber }].map(sayEscalation);
  return was === is ? undefined : `${inBoth(serviceNotes.escalated)}: ${is || '–'}`;
}

function sayEscalation({ escalation, authorityNumber }: Escalated): string {
  // What is none of them is refused after the notes are written.
  if (!escalation || !Object.hasOwn(escalationLabels, escalation)) return '';
  const number = typed(authorityNumber);
  return [inBoth(escalationLabels[escalation]), ...(number ? [`\u2068${number}\u2069`] : [])].join(' · ');
}
