import type { PayloadRequest } from 'payload';
import { type Label, label } from './fields/labels.ts';

/**
 * Why somebody erases a case that nobody has closed. The record of acts outlives the case by years, and nothing of a visitor may
 * get into it (decision 0018): so these are chosen, and none is written.
 */
export const erasureReasons = {
  'sent-twice': label('It was sent twice', 'أُرسل مرتين'),
  junk: label('Advertising, or nothing that makes sense', 'إعلان أو نص بلا معنى'),
  trial: label('A trial of our own', 'تجربة داخلية'),
  asked: label('Who sent it asks for it', 'بطلب من مرسله'),
  misdirected: label('It is meant for somebody else than this company', 'موجّه إلى جهة غير شركتنا'),
} as const satisfies Record<string, Label>;

export type ErasureReason = keyof typeof erasureReasons;

const contextKey = 'erasure-reason';

/** For `payload.delete`: an erasure whose reason is known without asking. */
export function erasedFor(reason: ErasureReason): Record<string, ErasureReason> {
  return { [contextKey]: reason };
}

/** The reason that an erasure comes with: `?reason=` in the address of a call. */
export function erasureReasonOf({ context, searchParams }: PayloadRequest): ErasureReason | undefined {
  const said: unknown = context[contextKey] ?? searchParams?.get('reason');
  return (Object.keys(erasureReasons) as ErasureReason[]).find((reason) => reason === said);
}
