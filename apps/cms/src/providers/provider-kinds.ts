import { label } from '../fields/labels.ts';

/** What a provider can be. More than that is a line here and a migration. */
export const providerKinds = {
  hospital: label('Hospital', 'مستشفى'),
  clinic: label('Clinic', 'عيادة'),
  dental: label('Dental clinic', 'عيادة أسنان'),
  optical: label('Optician', 'بصريات'),
  pharmacy: label('Pharmacy', 'صيدلية'),
  laboratory: label('Laboratory or imaging', 'مختبر أو أشعة'),
  workshop: label('Repair workshop', 'ورشة إصلاح'),
};
export type ProviderKind = keyof typeof providerKinds;

/** Whether a value names a kind of provider. */
export function isProviderKind(value: unknown): value is ProviderKind {
  return typeof value === 'string' && Object.hasOwn(providerKinds, value);
}
