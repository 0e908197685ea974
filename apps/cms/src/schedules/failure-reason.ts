import { Forbidden, ValidationError } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import type { User } from '../payload-types.ts';
import { saidBy } from '../refusal.ts';
import { failedScheduleWords } from './failed-schedule-words.ts';

/**
 * Why something scheduled was not done, in words for who writes; what a technical error says is for the log alone.
 * @param person who had scheduled it
 */
export function failureReason(error: unknown, person: User | null): Label {
  const reason = reasonName(error, person);
  const { en, ar } = failedScheduleWords;
  const general = label(en.reasons[reason], ar.reasons[reason]);
  return reason === 'technical' ? (saidBy(error) ?? general) : general;
}

function reasonName(error: unknown, person: User | null): keyof (typeof failedScheduleWords)['en']['reasons'] {
  if (!person) return 'nobody';
  if (error instanceof Forbidden) return person.disabled ? 'disabled' : 'forbidden';
  return error instanceof ValidationError ? 'invalid' : 'technical';
}
