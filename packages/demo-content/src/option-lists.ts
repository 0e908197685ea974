import type { SeedOption } from './content-types.ts';

function option(value: string, en: string, ar: string): SeedOption {
  return { value, label: { en, ar } };
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

/** In the order of the English names; the site sorts again for the language on screen. */
export const cities: SeedOption[] = [
  option('abha', 'Abha', 'أبها'),
  option('bahah', 'Al Bahah', 'الباحة'),
  option('hofuf', 'Al Hofuf (Al Ahsa)', 'الهفوف (الأحساء)'),
  option('jubail', 'Al Jubail', 'الجبيل'),
  option('kharj', 'Al Kharj', 'الخرج'),
  option('khobar', 'Al Khobar', 'الخبر'),
  option('qatif', 'Al Qatif', 'القطيف'),
  option('arar', 'Arar', 'عرعر'),
  option('buraydah', 'Buraydah', 'بريدة'),
  option('dammam', 'Dammam', 'الدمام'),
  option('hafar-al-batin', 'Hafar Al Batin', 'حفر الباطن'),
  option('hail', 'Hail', 'حائل'),
  option('jazan', 'Jazan', 'جازان'),
  option('jeddah', 'Jeddah', 'جدة'),
  option('khamis-mushait', 'Khamis Mushait', 'خميس مشيط'),
  option('madinah', 'Madinah', 'المدينة المنورة'),
  option('makkah', 'Makkah', 'مكة المكرمة'),
  option('najran', 'Najran', 'نجران'),
  option('riyadh', 'Riyadh', 'الرياض'),
  option('sakaka', 'Sakaka', 'سكاكا'),
  option('tabuk', 'Tabuk', 'تبوك'),
  option('taif', 'Taif', 'الطائف'),
  option('unayzah', 'Unayzah', 'عنيزة'),
  option('yanbu', 'Yanbu', 'ينبع'),
];
