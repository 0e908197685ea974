import { isMistakableName, isReservedName } from '@insurer/contract/reserved-names.ts';
import { type Label, label } from './labels.ts';

const notAName = label(
  'Use Latin letters, digits and single dashes only.',
  'استخدم الحروف اللاتينية والأرقام وشرطات مفردة فقط.',
);
const taken = label(
  'The site itself answers at this address: choose another name.',
  'يستخدم الموقع نفسه هذا العنوان، فاختر اسمًا آخر.',
);

/** Why no page can have this name: as the publication is refused, and under the field while it is written (API-05). */
export function nameProblem(value: unknown): Label | undefined {
  return addressProblem(value) ?? (isMistakableName(String(value)) ? taken : undefined);
}

/** Why no address of the site can have this name. */
export function addressProblem(value: unknown): Label | undefined {
  const fits = typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(value) && value.length <= 80;
  if (!fits) return notAName;
  return isReservedName(value) ? taken : undefined;
}
