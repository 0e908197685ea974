import { label } from './labels.ts';

/** Beside the field of a schedule, and where the service refuses it. */
export const momentHasPassed = label(
  'This moment has passed by the clock in Riyadh. Choose a later one; what is to happen now needs no schedule.',
  'مضى هذا الموعد بتوقيت الرياض. اختر موعدًا لاحقًا، وما تريده الآن فنفّذه مباشرة دون جدولة.',
);
