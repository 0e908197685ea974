import type { SaudiCityKey } from '@insurer/contract/saudi-cities.ts';

/**
 * THE list of regions by which people look for a provider, and their cities that a list may name. A region that is called like
 * a city of its own, as Riyadh's, is not here: that name is the city's.
 */
const regions: [names: string, cities: SaudiCityKey[]][] = [
  [
    'Eastern, الشرقية, Sharqiyah, Sharqia',
    ['dammam', 'khobar', 'dhahran', 'hofuf', 'mubarraz', 'jubail', 'qatif', 'hafarAlBatin', 'khafji'],
  ],
  ['Qassim, القصيم, Qaseem, Gassim, Qasim', ['buraydah', 'unaizah']],
  ['Asir, عسير, Aseer', ['abha', 'khamisMushait', 'bishah']],
  ['Jouf, الجوف, Jawf, Aljouf', ['sakaka', 'qurayyat']],
  ['Northern Borders, الحدود الشمالية', ['arar']],
  ['Central, الوسطى', ['riyadh', 'kharj', 'majmaah', 'dawadmi', 'buraydah', 'unaizah']],
  ['Western, الغربية, Hejaz, Hijaz, الحجاز', ['makkah', 'jeddah', 'taif', 'rabigh', 'qunfudhah', 'madinah', 'yanbu']],
  ['Southern, الجنوبية', ['abha', 'khamisMushait', 'bishah', 'jazan', 'sabya', 'najran', 'baha']],
  ['Northern, الشمالية', ['arar', 'sakaka', 'qurayyat', 'tabuk', 'hail']],
];

/** What the regions of a city are called. */
export function regionNamesOf(city: SaudiCityKey): string[] {
  return regions.flatMap(([names, cities]) => (cities.includes(city) ? names.split(', ') : []));
}
