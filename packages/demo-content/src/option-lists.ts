import { type SaudiCityKey, saudiCities } from '@insurer/contract/saudi-cities.ts';
import type { SeedOption } from './content-types.ts';

function option(value: string, en: string, ar: string): SeedOption {
  return { value, label: { en, ar } };
}

/** @param oasis by which more people know it */
function city(value: string, key: SaudiCityKey, oasis = { en: '', ar: '' }): SeedOption {
  const { en, ar } = saudiCities[key];
  return option(value, `${en}${oasis.en}`, `${ar}${oasis.ar}`);
}

/** Why a visitor gives a policy back; possible only before entry to the Kingdom (decision D7). */
export const cancellationReasons: SeedOption[] = [
  option('visa-rejected', 'The visa was rejected', 'رُفضت التأشيرة'),
  option(
    'visa-unused',
    'The visa was not used and nobody entered the Kingdom',
    'لم تُستخدم التأشيرة ولم يتم الدخول إلى المملكة',
  ),
  option('duplicate-policy', 'There is another policy for the same visa', 'توجد وثيقة أخرى للتأشيرة نفسها'),
  option('wrong-details', 'The passport or visa details are wrong', 'بيانات الجواز أو التأشيرة غير صحيحة'),
  option('other', 'Another reason', 'سبب آخر'),
];

/** Every line of insurance of the navigation, and a way out for those who are not sure. */
export const products: SeedOption[] = [
  option('motor', 'Motor', 'تأمين المركبات'),
  option('travel', 'Travel', 'تأمين السفر'),
  option('visit-visa', 'Visit visa', 'تأمين تأشيرة الزيارة'),
  option('waad-ajyal', 'Waad Al Ajyal Gold', 'وعد الأجيال الذهبي'),
  option('waad-istiqrar', 'Waad Al Istiqrar Gold', 'وعد الاستقرار الذهبي'),
  option('waad-ousra', 'Waad Al Ousra', 'وعد الأسرة'),
  option('health', 'Health', 'التأمين الصحي'),
  option('marine', 'Marine', 'التأمين البحري'),
  option('liability', 'Liability', 'تأمين المسؤوليات'),
  option('engineering', 'Engineering', 'التأمين الهندسي'),
  option('pecuniary', 'Pecuniary', 'تأمين الخسائر المالية'),
  option('property-casualty', 'Property and casualty', 'تأمين الممتلكات والحوادث'),
  option('trade-credit', 'Trade credit', 'تأمين الائتمان التجاري'),
  option('not-sure', 'Something else, or I am not sure', 'منتج آخر أو لست متأكدًا'),
];

/** Called as the finder of providers calls them, in the order of their English names; the site sorts again for the language on screen. */
export const cities: SeedOption[] = [
  city('abha', 'abha'),
  city('bahah', 'baha'),
  city('hofuf', 'hofuf', { en: ' (Al Ahsa)', ar: ' (الأحساء)' }),
  city('kharj', 'kharj'),
  city('khobar', 'khobar'),
  city('arar', 'arar'),
  city('buraydah', 'buraydah'),
  city('dammam', 'dammam'),
  city('hafar-al-batin', 'hafarAlBatin'),
  city('hail', 'hail'),
  city('jazan', 'jazan'),
  city('jeddah', 'jeddah'),
  city('jubail', 'jubail'),
  city('khamis-mushait', 'khamisMushait'),
  city('madinah', 'madinah'),
  city('makkah', 'makkah'),
  city('najran', 'najran'),
  city('qatif', 'qatif'),
  city('riyadh', 'riyadh'),
  city('sakaka', 'sakaka'),
  city('tabuk', 'tabuk'),
  city('taif', 'taif'),
  city('unayzah', 'unaizah'),
  city('yanbu', 'yanbu'),
  // What is lost in Paris or hit on the causeway is a claim, too.
  option('elsewhere', 'Elsewhere in the Kingdom', 'مكان آخر في المملكة'),
  option('abroad', 'Outside the Kingdom', 'خارج المملكة'),
];
