import type { SaudiCityKey } from '@insurer/contract/saudi-cities.ts';
import { saudiCities } from '@insurer/contract/saudi-cities.ts';
import type { Both } from '../content-types.ts';
import { classNames, type NetworkClass } from './network-size.ts';

/** A provider of the selection on the page of the medical network. `lowest`: the lowest class that may use it. */
export type SampleProvider = { name: Both; district: Both; place: SaudiCityKey; lowest: NetworkClass };

function provider(
  name: [english: string, arabic: string],
  district: [english: string, arabic: string],
  place: SaudiCityKey,
  lowest: NetworkClass,
): SampleProvider {
  return {
    name: { en: name[0], ar: name[1] },
    district: { en: district[0], ar: district[1] },
    place,
    lowest,
  };
}

/** The city of a provider and the classes that may use it, as the page says them. */
export function placeAndClasses({ place, lowest }: SampleProvider): { city: Both; classes: Both } {
  const { en, ar } = saudiCities[place];
  return { city: { en, ar }, classes: classNames(lowest) };
}

/** Invented providers: names were chosen so that they do not point at a real one. */
export const hospitals = [
  provider(['Ghaimah Hospital', 'مستشفى غيمة'], ['Al Malqa', 'حي الملقا'], 'riyadh', 'palm'),
  provider(['Rawasi Hospital', 'مستشفى رواسي'], ['Al Malaz', 'حي الملز'], 'riyadh', 'silver'),
  provider(['Tuwaiq Edge Hospital', 'مستشفى حافة طويق'], ['Al Suwaidi', 'حي السويدي'], 'riyadh', 'gold'),
  provider(['Murjan Bay Hospital', 'مستشفى خليج المرجان'], ['Al Rawdah', 'حي الروضة'], 'jeddah', 'palm'),
  provider(['Nasaem Hospital', 'مستشفى نسائم'], ['Al Safa', 'حي الصفا'], 'jeddah', 'silver'),
  provider(['Blue Valley Hospital', 'مستشفى الوادي الأزرق'], ['Al Awali', 'حي العوالي'], 'makkah', 'silver'),
  provider(['Nakheel Quba Hospital', 'مستشفى نخيل قباء'], ['Quba', 'حي قباء'], 'madinah', 'gold'),
  provider(['Sahil Lulu Hospital', 'مستشفى ساحل اللؤلؤ'], ['Al Hizam', 'حي الحزام'], 'khobar', 'palm'),
  provider(['Ufuq Sharqi Hospital', 'مستشفى الأفق الشرقي'], ['Al Faisaliyah', 'حي الفيصلية'], 'dammam', 'silver'),
  provider(['Uyoun Al Ahsa Hospital', 'مستشفى عيون الأحساء'], ['Al Salmaniyah', 'حي السلمانية'], 'hofuf', 'gold'),
  provider(['Ghada Hospital', 'مستشفى الغضا'], ['Al Rayyan', 'حي الريان'], 'buraydah', 'silver'),
  provider(['Sahab Al Janub Hospital', 'مستشفى سحاب الجنوب'], ['Al Mansak', 'حي المنسك'], 'abha', 'silver'),
];

export const clinics = [
  provider(['Khuzama Family Clinics', 'عيادات الخزامى للأسرة'], ['Al Yasmin', 'حي الياسمين'], 'riyadh', 'gold'),
  provider(['Darb Clinics', 'عيادات درب'], ['Al Naseem', 'حي النسيم'], 'riyadh', 'silver'),
  provider(['Sidr Polyclinic', 'مجمع سدر الطبي'], ['Al Aziziyah', 'حي العزيزية'], 'riyadh', 'silver'),
  provider(['Mawj Polyclinic', 'مجمع موج الطبي'], ['Al Hamra', 'حي الحمراء'], 'jeddah', 'gold'),
  provider(['Bahr Clinics', 'عيادات بحر'], ['Al Marwah', 'حي المروة'], 'jeddah', 'silver'),
  provider(['Sakeenah Polyclinic', 'مجمع سكينة الطبي'], ['Al Shawqiyah', 'حي الشوقية'], 'makkah', 'silver'),
  provider(['Ajwah Clinics', 'عيادات عجوة'], ['Al Khalidiyah', 'حي الخالدية'], 'madinah', 'silver'),
  provider(['Shiraa Polyclinic', 'مجمع شراع الطبي'], ['Al Ulaya', 'حي العليا'], 'khobar', 'gold'),
  provider(['Dana Sharq Clinics', 'عيادات دانة الشرق'], ['Al Shati', 'حي الشاطئ'], 'dammam', 'silver'),
  provider(['Lawz Polyclinic', 'مجمع اللوز الطبي'], ['Al Muruj', 'حي المروج'], 'tabuk', 'silver'),
  provider(['Aja Clinics', 'عيادات أجا'], ['Al Nuqrah', 'حي النقرة'], 'hail', 'silver'),
  provider(['Yasmin Al Sahil Polyclinic', 'مجمع ياسمين الساحل الطبي'], ['Al Rawdah', 'حي الروضة'], 'jazan', 'silver'),
];

export const dentalAndOptical = [
  provider(['Basmah Najd Dental', 'بسمة نجد لطب الأسنان'], ['Al Nakheel', 'حي النخيل'], 'riyadh', 'gold'),
  provider(['Bayad Dental Centre', 'مركز بياض لطب الأسنان'], ['Al Rawabi', 'حي الروابي'], 'riyadh', 'silver'),
  provider(['Manthar Optics', 'منظار للبصريات'], ['Al Olaya', 'حي العليا'], 'riyadh', 'silver'),
  provider(['Lujain Dental', 'لجين لطب الأسنان'], ['Al Khalidiyah', 'حي الخالدية'], 'jeddah', 'palm'),
  provider(['Sadaf Dental', 'صدف لطب الأسنان'], ['Al Naeem', 'حي النعيم'], 'jeddah', 'silver'),
  provider(['Ru’yat Al Sahil Optics', 'رؤية الساحل للبصريات'], ['Al Salamah', 'حي السلامة'], 'jeddah', 'gold'),
  provider(['Wadi Smile Dental', 'ابتسامة الوادي لطب الأسنان'], ['Al Nuzhah', 'حي النزهة'], 'makkah', 'silver'),
  provider(['Taibah Lens Optics', 'عدسة طيبة للبصريات'], ['Al Jumuah', 'حي الجمعة'], 'madinah', 'silver'),
  provider(['Lulu Al Sharqiyah Dental', 'لؤلؤ الشرقية لطب الأسنان'], ['Al Aqrabiyah', 'حي العقربية'], 'khobar', 'gold'),
  provider(['Nazar Optics', 'نظر للبصريات'], ['Al Adamah', 'حي العدامة'], 'dammam', 'silver'),
  provider(['Ghada Dental', 'الغضا لطب الأسنان'], ['Al Iskan', 'حي الإسكان'], 'buraydah', 'silver'),
  provider(['Sarawat Dental', 'السروات لطب الأسنان'], ['Al Badi', 'حي البديع'], 'abha', 'silver'),
];

export const pharmaciesAndLaboratories = [
  provider(['Habbah Pharmacy', 'صيدلية حبة'], ['Al Malqa', 'حي الملقا'], 'riyadh', 'silver'),
  provider(['Baboonaj Pharmacy', 'صيدلية بابونج'], ['Al Shifa', 'حي الشفا'], 'riyadh', 'silver'),
  provider(['Daqeeq Laboratory', 'مختبر دقيق'], ['Al Olaya', 'حي العليا'], 'riyadh', 'gold'),
  provider(['Naana Pharmacy', 'صيدلية نعناع'], ['Al Rawdah', 'حي الروضة'], 'jeddah', 'silver'),
  provider(['Qatrah Laboratory', 'مختبر قطرة'], ['Al Zahra', 'حي الزهراء'], 'jeddah', 'silver'),
  provider(['Rahiq Pharmacy', 'صيدلية رحيق'], ['Al Aziziyah', 'حي العزيزية'], 'makkah', 'silver'),
  provider(['Ward Pharmacy', 'صيدلية ورد'], ['Al Azhari', 'حي الأزهري'], 'madinah', 'silver'),
  provider(['Miqyas Laboratory', 'مختبر مقياس'], ['Al Ulaya', 'حي العليا'], 'khobar', 'gold'),
  provider(['Zafaran Pharmacy', 'صيدلية زعفران'], ['Al Muraikabat', 'حي المريكبات'], 'dammam', 'silver'),
  provider(['Rihan Pharmacy', 'صيدلية ريحان'], ['Al Mubarraz Road', 'طريق المبرز'], 'hofuf', 'silver'),
  provider(['Qaws Laboratory', 'مختبر قوس'], ['Al Rawdah', 'حي الروضة'], 'tabuk', 'silver'),
  provider(['Kadi Pharmacy', 'صيدلية كادي'], ['Al Safa', 'حي الصفا'], 'jazan', 'silver'),
];
