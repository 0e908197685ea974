import type { Both, SeedJob } from './content-types.ts';

/** Countries of the job filter: the filter sends the English name (OPEN-02), the code is ISO 3166-1 alpha-2. */
export type SeedCountry = {
  name: SeedJob['location'];
  code: string;
  label: Both;
};

export const countries: SeedCountry[] = [
  {
    name: 'Saudi Arabia',
    code: 'SA',
    label: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  },
  { name: 'Bahrain', code: 'BH', label: { en: 'Bahrain', ar: 'البحرين' } },
  {
    name: 'United Arab Emirates',
    code: 'AE',
    label: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  },
];
