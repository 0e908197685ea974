import { comparable, wordsOf } from './search-words.ts';

/** A city of the Kingdom; degrees of its middle, north and east. */
export type SaudiCity = { en: string; ar: string; latitude: number; longitude: number };

const city = (en: string, ar: string, latitude: number, longitude: number): SaudiCity => {
  return { en, ar, latitude, longitude };
};

/** Cities that a list of providers may name, with where they lie: what maps and the demo content place on them. */
export const saudiCities = {
  riyadh: city('Riyadh', 'الرياض', 24.71, 46.68),
  jeddah: city('Jeddah', 'جدة', 21.54, 39.18),
  makkah: city('Makkah', 'مكة المكرمة', 21.42, 39.83),
  madinah: city('Madinah', 'المدينة المنورة', 24.47, 39.61),
  dammam: city('Dammam', 'الدمام', 26.42, 50.09),
  khobar: city('Al Khobar', 'الخبر', 26.28, 50.2),
  dhahran: city('Dhahran', 'الظهران', 26.29, 50.12),
  hofuf: city('Al Hofuf', 'الهفوف', 25.37, 49.59),
  mubarraz: city('Al Mubarraz', 'المبرز', 25.42, 49.57),
  jubail: city('Jubail', 'الجبيل', 27.0, 49.66),
  qatif: city('Qatif', 'القطيف', 26.56, 50.0),
  hafarAlBatin: city('Hafar Al Batin', 'حفر الباطن', 28.43, 45.97),
  khafji: city('Khafji', 'الخفجي', 28.43, 48.49),
  taif: city('Taif', 'الطائف', 21.28, 40.42),
  yanbu: city('Yanbu', 'ينبع', 24.09, 38.06),
  rabigh: city('Rabigh', 'رابغ', 22.8, 39.03),
  qunfudhah: city('Al Qunfudhah', 'القنفذة', 19.13, 41.08),
  buraydah: city('Buraydah', 'بريدة', 26.33, 43.97),
  unaizah: city('Unaizah', 'عنيزة', 26.08, 43.99),
  hail: city('Hail', 'حائل', 27.52, 41.69),
  tabuk: city('Tabuk', 'تبوك', 28.38, 36.57),
  sakaka: city('Sakaka', 'سكاكا', 29.97, 40.21),
  arar: city('Arar', 'عرعر', 30.98, 41.04),
  qurayyat: city('Qurayyat', 'القريات', 31.33, 37.34),
  abha: city('Abha', 'أبها', 18.22, 42.5),
  khamisMushait: city('Khamis Mushait', 'خميس مشيط', 18.31, 42.73),
  bishah: city('Bishah', 'بيشة', 19.99, 42.61),
  jazan: city('Jazan', 'جازان', 16.89, 42.57),
  sabya: city('Sabya', 'صبيا', 17.15, 42.63),
  najran: city('Najran', 'نجران', 17.57, 44.23),
  baha: city('Al Baha', 'الباحة', 20.01, 41.47),
  kharj: city('Al Kharj', 'الخرج', 24.15, 47.31),
  majmaah: city('Al Majmaah', 'المجمعة', 25.9, 45.35),
  dawadmi: city('Al Dawadmi', 'الدوادمي', 24.51, 44.39),
} satisfies Record<string, SaudiCity>;
/** The key of a city in {@link saudiCities}. */
export type SaudiCityKey = keyof typeof saudiCities;

const byName = new Map(
  Object.values(saudiCities).flatMap((known) => [known.en, known.ar].map((n) => [keyOf(n), known])),
);

/** The city of a name in either language, however it is spelt; undefined for one that is not known. */
export function saudiCityNamed(name: string): SaudiCity | undefined {
  return byName.get(keyOf(name));
}

/** The article is often left out, and Makkah's and Madinah's second words are. */
function keyOf(name: string): string {
  const words = wordsOf(name).map(({ word }) => comparable(word).replace(/^ال(?=.{2})/, ''));
  return words.filter((word) => !['al', 'مكرمه', 'منوره'].includes(word)).join(' ');
}
