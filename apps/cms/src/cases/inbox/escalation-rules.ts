import type { PayloadRequest } from 'payload';
import { label } from '../../fields/labels.ts';
import { enoughOfReason } from '../../says-something.ts';
import { type Escalated, escalationLabels, isEscalated } from '../escalation.ts';
import type { Fault } from './ruled-fields.ts';
import { isReasonTyped, typed } from './typed.ts';

const steps = Object.entries(escalationLabels);
const authority = stepNumber('authority');
const onlyComplaints = label(
  'Only complaints are taken further, to the Insurance Authority or before: this request is none.',
  'لا يُصعَّد إلى هيئة التأمين أو قبلها إلا الشكاوى، وهذا الطلب ليس شكوى.',
);
const sayNumber = label(
  'Enter the number that the Insurance Authority gave the complaint.',
  'أدخل الرقم الذي أعطته هيئة التأمين للشكوى.',
);
const sayWhyBack = label(
  `To take a step back, say why in an internal note, ${enoughOfReason.en}.`,
  `للتراجع عن خطوة اذكر السبب في ملاحظة داخلية ${enoughOfReason.ar}.`,
);

/**
 * The rule that somebody breaks who takes a complaint further, or back: no step is left out, and none is taken back without a reason.
 * What is no complaint goes nowhere.
 */
export function escalationFault(
  req: PayloadRequest,
  written: Escalated & { internalNote?: unknown },
  stored: Escalated & { kind?: unknown; sent?: unknown },
): Fault | undefined {
  const { escalation = stored.escalation, authorityNumber = stored.authorityNumber } = written;
  const [was, is] = [stepNumber(stored.escalation), stepNumber(escalation)];
  if (!req.user) return undefined;
  const [number, numberBefore] = [typed(authorityNumber), typed(stored.authorityNumber)];
  const isNoStep = is < 0;
  const goesFurther = is > was || (isNoStep && is !== was) || (number !== undefined && number !== numberBefore);
  if (goesFurther && !isEscalated(stored)) return { path: 'escalation', words: onlyComplaints };
  // Refused by the field itself, which is asked of complaints alone.
  if (isNoStep) return undefined;
  const skipped = is > was + 1 ? steps[was]?.[1] : undefined;
  if (skipped) {
    const words = label(
      `No step is left out. The next one is: ${skipped.en}.`,
      `لا تُتجاوز أي خطوة. الخطوة التالية: ${skipped.ar}.`,
    );
    return { path: 'escalation', words };
  }
  if (is < was && !isReasonTyped(written.internalNote)) return { path: 'escalation', words: sayWhyBack };
  const isSame = is === was && number === numberBefore;
  return isSame || is < authority || number ? undefined : { path: 'authorityNumber', words: sayNumber };
}

/** How far a step leads: 0 for none, -1 for what is no step. */
function stepNumber(step: string | null | undefined): number {
  return step ? steps.findIndex(([name]) => name === step) + 1 || -1 : 0;
}
