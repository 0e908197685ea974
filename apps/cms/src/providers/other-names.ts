import { type SaudiCityKey, saudiCities } from '@insurer/contract/saudi-cities.ts';
import { foldedText, wordsOf } from '@insurer/contract/search-words.ts';
import { stemOf, withoutArticle } from '@insurer/contract/stems.ts';
import { regionNamesOf } from './region-names.ts';
import { specialityNames } from './speciality-names.ts';

/**
 * THE list of what people call a city besides the names of the contract's table (`saudi-cities.ts`), which stand first:
 * by the forms of the site, in other letters, with the article or without. One city a line; Arabic
 * letters that people write for each other need no entry of their own, nor does one wrong letter.
 */
export const cityNames = [
  'Riyadh, الرياض, Al Riyadh, Ar Riyadh',
  'Jeddah, جدة, Jidda, Jiddah, Judda',
  'Makkah, مكة المكرمة, Mecca, Makkah Al Mukarramah',
  'Madinah, المدينة المنورة, Al Madinah Al Munawwarah, Medina, Madina',
  'Dammam, الدمام, Al Dammam, Ad Dammam',
  'Al Khobar, الخبر, Alkhobar, Al Khubar',
  'Dhahran, الظهران, Al Dhahran, Dahran',
  'Al Hofuf, الهفوف, Alhofuf, Al Hufuf, Al Ahsa, Alahsa, Al Hasa, Alhasa, الأحساء, الحسا',
  'Al Mubarraz, المبرز, Al Ahsa, Alahsa, Al Hasa, Alhasa, الأحساء, الحسا',
  'Jubail, الجبيل, Al Jubail, Aljubail, Al Jubayl',
  'Qatif, القطيف, Al Qatif, Alqatif, Qateef',
  'Hafar Al Batin, حفر الباطن, Hafr Al Batin, Hafar Albatin',
  'Khafji, الخفجي, Al Khafji',
  'Taif, الطائف, Al Taif, At Taif, Tayef',
  'Yanbu, ينبع, Yenbo, Yanbo',
  'Rabigh, رابغ, Rabegh',
  'Al Qunfudhah, القنفذة, Al Qunfudah',
  'Buraydah, بريدة, Buraidah, Buraida',
  'Unaizah, عنيزة, Unayzah, Onaizah, Unaiza',
  'Hail, حائل, Hayil, Al Hail',
  'Tabuk, تبوك, Tabouk, Tabook',
  'Qurayyat, القريات, Al Qurayyat, Gurayat',
  'Khamis Mushait, خميس مشيط, Khamis Mushayt, Khamees Mushait',
  'Jazan, جازان, Jizan, Gizan, جيزان',
  'Al Baha, الباحة, Al Bahah, Albaha',
  'Al Kharj, الخرج, Alkharj',
  'Al Majmaah, المجمعة, Almajmaah',
  'Al Dawadmi, الدوادمي, Al Duwadimi',
];

const doctor = 'Doctor, Dr, Physician, Specialist, Consultant, دكتور, دكاترة, طبيب, أطباء, أخصائي, استشاري';
/** The same for kinds of providers: people look for who treats them, where lists have houses. */
const kindNames = [
  `Hospital, مستشفى, ${doctor}`,
  `Clinic, عيادة, Polyclinic, مستوصف, ${doctor}`,
  `Dental clinic, عيادة أسنان, Dentist, ${doctor}`,
  'Optician, بصريات, Optical, Optics',
];

/** Every city of the contract with what else it is called, and its regions. */
const cityGroups = Object.entries(saudiCities).map(([key, { en, ar }]) => {
  const besides = cityNames.find((line) => line.startsWith(`${en}, `)) ?? `${en}, ${ar}`;
  return [...besides.split(', '), ...regionNamesOf(key as SaudiCityKey)];
});
const groups = [...cityGroups, ...[...kindNames, ...specialityNames].map((line) => line.split(', '))];
const groupsByName = Map.groupBy(
  groups.flatMap((group) => group.map((name) => ({ group, key: keyOf(name) }))),
  ({ key }) => key,
);

/** What else a city, a kind or a speciality of that name, in any language and spelling, is called. */
export function otherNamesOf(name: string): string[] {
  return groupsByName.get(keyOf(name))?.flatMap(({ group }) => group) ?? [];
}

/** A name without its article, which lists write or leave out. */
function keyOf(name: string): string {
  return wordsOf(name)
    .map(({ word }) => word.replace(/^ال(?=.{2})/, ''))
    .filter((word) => word !== 'al')
    .join(' ');
}

const article = 'ال';
/** Words of the names of cities that have the article: without it most are common nouns, as a city, a complex or news. */
const cityWords = new Set(
  cityGroups
    .flatMap((names) => wordsOf(names.join(' ')).map(({ word }) => word))
    .filter((word) => word.startsWith(article)),
);

/**
 * The word of a city's name that a word is, also with what is written together with its article: بالمدينة is the city.
 *
 * @param next the word behind it: one with an article that no city has says of which kind a thing is, as in المدينة الطبية
 */
export function cityWordOf(word: string, next = ''): string | undefined {
  const named = word.replace(/^و?(?:[بكف]ال|لل|ال)/, article);
  const isThing = next.startsWith(article) && !cityWords.has(next);
  return cityWords.has(named) && !isThing ? named : undefined;
}

/** What a provider with an emergency department is called besides, in any language. */
export const emergencyNames = 'Emergency, ER, Emergency room, Casualty, طوارئ, إسعاف';

const openNames =
  'Day and night, 24/7, 24 hours, open now, على مدار الساعة, ليل نهار, مفتوح فاتح تفتح يفتح الآن الحين ٢٤ ساعات مناوبة';
const neverClosed =
  /day and night|(?<![\d:–-]\s?)24\s*(?:\/\s*7|hours|h\b)|(?:round|around) the clock|مدار الساعه|24 ساعه|ليل\S* ونهار/;

/**
 * What a provider with these hours is called besides. Whoever asks what is open now is told of those that never close: of
 * others the hours are words for people, and all of them in its place would send him to a closed door.
 */
export function openNamesOf(hours: readonly string[]): string[] {
  return hours.some((text) => neverClosed.test(foldedText(text))) ? [openNames] : [];
}

const besides = [
  'in at near nearby nearest closest next to me us the a of for best good find where is around department class network region province pain ache hurts my',
  'في ب عند عندي لي قريب قريبة أقرب بالقرب من مني منا حولي حولنا جنب أبي ابغى وين أين أحسن أفضل قسم فئة شبكة منطقة ألم آلام وجع أوجاع',
];
const wordsBeside = new Set(besides.flatMap((line) => wordsOf(line).map(({ word }) => withoutArticle(word))));

/** Whether a word stands beside what people look for: the nearest is what the list is sorted by, and no name. */
export function isBeside(word: string): boolean {
  return wordsBeside.has(withoutArticle(word));
}

const wordsOfNames = new Set(
  [...kindNames, ...specialityNames, emergencyNames, openNames]
    .flatMap((line) => wordsOf(line).map(({ word }) => word))
    .filter((word) => !isBeside(word))
    .flatMap((word) => [word, withoutArticle(word), stemOf(word)]),
);

/** Whether a word says what a provider is or treats: then it is no slip of another, nor the beginning of a name. */
export function isNameOfKind(word: string): boolean {
  return [word, withoutArticle(word), stemOf(word)].some((form) => wordsOfNames.has(form));
}
