import type { SaudiCityKey } from '@insurer/contract/saudi-cities.ts';
import type { Both } from '../content-types.ts';

/** A part of a city. Arabic puts حي before its name. */
const district = (en: string, ar: string): Both => ({ en, ar: `حي ${ar}` });

const rawdah = district('Al Rawdah', 'الروضة');
const faisaliyah = district('Al Faisaliyah', 'الفيصلية');
const khalidiyah = district('Al Khalidiyah', 'الخالدية');
const aziziyah = district('Al Aziziyah', 'العزيزية');
const nakheel = district('Al Nakheel', 'النخيل');
const muruj = district('Al Muruj', 'المروج');
const rabwah = district('Al Rabwah', 'الربوة');
const salamah = district('Al Salamah', 'السلامة');
const nuzhah = district('Al Nuzhah', 'النزهة');
const rayyan = district('Al Rayyan', 'الريان');
const shifa = district('Al Shifa', 'الشفا');
const naseem = district('Al Naseem', 'النسيم');
const safa = district('Al Safa', 'الصفا');
const zahra = district('Al Zahra', 'الزهراء');
const muntazah = district('Al Muntazah', 'المنتزه');
const iskan = district('Al Iskan', 'الإسكان');
const wurud = district('Al Wurud', 'الورود');
const badi = district('Al Badi', 'البديع');
const usual = [rawdah, faisaliyah, khalidiyah, aziziyah, nakheel];

/** The lists to download, one for each. */
export const networkRegions = ['central', 'western', 'eastern', 'south-north'] as const;
type NetworkRegion = (typeof networkRegions)[number];

/** In which list a city stands, how many providers of a hundred it has, its area code, its districts, and on which side of it the sea lies. */
type CityFacts = { region: NetworkRegion; share: number; areaCode: number; districts: Both[]; sea?: 'west' | 'east' };
export const cityFacts: Partial<Record<SaudiCityKey, CityFacts>> = {
  riyadh: {
    region: 'central',
    share: 27,
    areaCode: 11,
    districts: [
      district('Al Malqa', 'الملقا'),
      district('Al Malaz', 'الملز'),
      district('Al Olaya', 'العليا'),
      district('Al Yasmin', 'الياسمين'),
      district('Al Suwaidi', 'السويدي'),
      district('Al Aqiq', 'العقيق'),
      district('Qurtubah', 'قرطبة'),
      district('Ishbiliyah', 'إشبيلية'),
      district('Al Narjis', 'النرجس'),
      district('Al Murabba', 'المربع'),
      district('Al Rawabi', 'الروابي'),
      naseem,
      shifa,
      rawdah,
      aziziyah,
      nakheel,
      muruj,
    ],
  },
  jeddah: {
    region: 'western',
    share: 17,
    areaCode: 12,
    sea: 'west',
    districts: [
      district('Al Hamra', 'الحمراء'),
      district('Al Marwah', 'المروة'),
      district('Al Naeem', 'النعيم'),
      district('Al Shati', 'الشاطئ'),
      district('Al Basateen', 'البساتين'),
      district('Al Andalus', 'الأندلس'),
      district('Obhur', 'أبحر'),
      rawdah,
      safa,
      salamah,
      zahra,
      khalidiyah,
    ],
  },
  makkah: {
    region: 'western',
    share: 7,
    areaCode: 12,
    districts: [
      district('Al Awali', 'العوالي'),
      district('Al Shawqiyah', 'الشوقية'),
      district('Al Rusayfah', 'الرصيفة'),
      district('Al Zahir', 'الزاهر'),
      aziziyah,
      nuzhah,
    ],
  },
  madinah: {
    region: 'western',
    share: 6,
    areaCode: 14,
    districts: [
      district('Quba', 'قباء'),
      district('Al Azhari', 'الأزهري'),
      district('Al Jumuah', 'الجمعة'),
      district('Sayyid Al Shuhada', 'سيد الشهداء'),
      khalidiyah,
      aziziyah,
    ],
  },
  dammam: {
    region: 'eastern',
    share: 6,
    areaCode: 13,
    sea: 'east',
    districts: [
      district('Al Adamah', 'العدامة'),
      district('Al Muraikabat', 'المريكبات'),
      district('Al Shati', 'الشاطئ'),
      district('Al Jalawiyah', 'الجلوية'),
      faisaliyah,
      muntazah,
    ],
  },
  khobar: {
    region: 'eastern',
    share: 5,
    areaCode: 13,
    sea: 'east',
    districts: [
      district('Al Hizam', 'الحزام'),
      district('Al Ulaya', 'العليا'),
      district('Al Aqrabiyah', 'العقربية'),
      district('Al Thuqbah', 'الثقبة'),
      rawdah,
    ],
  },
  dhahran: {
    region: 'eastern',
    share: 1,
    areaCode: 13,
    districts: [district('Al Dawhah', 'الدوحة'), district('Tihamah', 'تهامة'), badi],
  },
  hofuf: {
    region: 'eastern',
    share: 3,
    areaCode: 13,
    districts: [district('Al Salmaniyah', 'السلمانية'), district('Al Hazm', 'الحزم'), khalidiyah, nuzhah],
  },
  mubarraz: {
    region: 'eastern',
    share: 1,
    areaCode: 13,
    districts: [district('Al Uyuni', 'العيوني'), faisaliyah, badi],
  },
  jubail: {
    region: 'eastern',
    share: 2,
    areaCode: 13,
    sea: 'east',
    districts: [district('Al Fanateer', 'الفناتير'), district('Jalmudah', 'جلمودة'), nakheel],
  },
  qatif: {
    region: 'eastern',
    share: 1,
    areaCode: 13,
    sea: 'east',
    districts: [district('Al Majidiyah', 'المجيدية'), district('Al Shati', 'الشاطئ')],
  },
  hafarAlBatin: { region: 'eastern', share: 1, areaCode: 13, districts: usual },
  taif: {
    region: 'western',
    share: 4,
    areaCode: 12,
    districts: [
      district('Shihar', 'شهار'),
      district('Al Hawiyah', 'الحوية'),
      district('Al Wisam', 'الوسام'),
      faisaliyah,
    ],
  },
  yanbu: {
    region: 'western',
    share: 1,
    areaCode: 14,
    sea: 'west',
    districts: [district('Al Sharm', 'الشرم'), district('Al Suraysir', 'الصريصر'), badi],
  },
  buraydah: {
    region: 'central',
    share: 3,
    areaCode: 16,
    districts: [district('Al Safra', 'الصفراء'), district('Al Khubayb', 'الخبيب'), rayyan, iskan],
  },
  unaizah: {
    region: 'central',
    share: 1,
    areaCode: 16,
    districts: [district('Al Ashrafiyah', 'الأشرفية'), faisaliyah, rayyan],
  },
  hail: {
    region: 'central',
    share: 2,
    areaCode: 16,
    districts: [district('Al Nuqrah', 'النقرة'), district('Al Matar', 'المطار'), muntazah, salamah],
  },
  tabuk: {
    region: 'south-north',
    share: 2,
    areaCode: 14,
    districts: [district('Al Masif', 'المصيف'), muruj, rawdah, wurud],
  },
  sakaka: {
    region: 'south-north',
    share: 1,
    areaCode: 14,
    districts: [district('Al Laqait', 'اللقائط'), aziziyah, rabwah],
  },
  arar: {
    region: 'south-north',
    share: 1,
    areaCode: 14,
    districts: [district('Al Musaidiyah', 'المساعدية'), faisaliyah, khalidiyah],
  },
  abha: {
    region: 'south-north',
    share: 2,
    areaCode: 17,
    districts: [district('Al Mansak', 'المنسك'), district('Al Muwazzafin', 'الموظفين'), badi],
  },
  khamisMushait: {
    region: 'south-north',
    share: 2,
    areaCode: 17,
    districts: [district('Al Raqi', 'الراقي'), district('Al Dhiyafah', 'الضيافة'), iskan],
  },
  jazan: {
    region: 'south-north',
    share: 2,
    areaCode: 17,
    sea: 'west',
    districts: [district('Al Suways', 'السويس'), district('Al Shati', 'الشاطئ'), rawdah, safa],
  },
  najran: {
    region: 'south-north',
    share: 1,
    areaCode: 17,
    districts: [district('Al Fahd', 'الفهد'), district('Al Araysah', 'العريسة'), faisaliyah],
  },
  baha: {
    region: 'south-north',
    share: 1,
    areaCode: 17,
    districts: [district('Al Zafir', 'الظفير'), district('Al Hawiyah', 'الحاوية')],
  },
};
