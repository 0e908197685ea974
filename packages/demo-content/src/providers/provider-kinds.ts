import type { Both } from '../content-types.ts';
import { openFromTo } from '../service-standards.ts';
import type { NetworkPart } from './network-size.ts';

const both = (en: string, ar: string): Both => ({ en, ar });

const dayAndNight = both('Day and night', 'على مدار الساعة');
const daily = both('Daily', 'يوميًا');
const saturdayToThursday = both('Saturday to Thursday', 'من السبت إلى الخميس');
const clinicHours = openFromTo(saturdayToThursday, 9, 22);
const laboratoryHours = openFromTo(saturdayToThursday, 7, 22);
const shopHours = openFromTo(daily, 10, 23);
const pharmacyHours = openFromTo(daily, 8, 24);

const ofDoctors = [
  both('Internal medicine', 'الطب الباطني'),
  both('Paediatrics', 'طب الأطفال'),
  both('Obstetrics and gynaecology', 'النساء والولادة'),
  both('Orthopaedics', 'جراحة العظام'),
  both('Cardiology', 'أمراض القلب'),
  both('General surgery', 'الجراحة العامة'),
  both('Dermatology', 'الأمراض الجلدية'),
  both('Ear, nose and throat', 'الأنف والأذن والحنجرة'),
  both('Ophthalmology', 'طب العيون'),
  both('Urology', 'المسالك البولية'),
  both('Neurology', 'الأمراض العصبية'),
  both('Physiotherapy', 'العلاج الطبيعي'),
];
const familyMedicine = both('Family medicine', 'طب الأسرة');

/** What the demo's providers are: how they are named, open, and what they treat. `share`: of a hundred of their part. */
export const demoKinds = [
  {
    part: 'hospitals',
    kind: 'hospital',
    share: 100,
    names: [both('{} Hospital', 'مستشفى {}'), both('{} Medical City', 'مدينة {} الطبية')],
    hours: [dayAndNight],
    specialities: { all: ofDoctors, least: 5, most: 9 },
  },
  {
    part: 'clinics',
    kind: 'clinic',
    share: 100,
    names: [
      both('{} Clinics', 'عيادات {}'),
      both('{} Polyclinic', 'مجمع {} الطبي'),
      both('{} Medical Centre', 'مركز {} الطبي'),
      both('{} Family Clinics', 'عيادات {} للأسرة'),
    ],
    hours: [clinicHours],
    specialities: { all: [familyMedicine, ...ofDoctors], least: 1, most: 4 },
  },
  {
    part: 'dentalAndOptical',
    kind: 'dental',
    share: 68,
    names: [both('{} Dental', '{} لطب الأسنان'), both('{} Dental Centre', 'مركز {} لطب الأسنان')],
    hours: [clinicHours],
    specialities: { all: [both('Dentistry', 'طب الأسنان'), both('Orthodontics', 'تقويم الأسنان')], least: 1, most: 2 },
  },
  {
    part: 'dentalAndOptical',
    kind: 'optical',
    share: 32,
    names: [both('{} Optics', '{} للبصريات')],
    hours: [shopHours],
    specialities: { all: [both('Glasses and lenses', 'النظارات والعدسات')], least: 1, most: 1 },
  },
  {
    part: 'pharmacies',
    kind: 'pharmacy',
    share: 100,
    names: [both('{} Pharmacy', 'صيدلية {}')],
    hours: [pharmacyHours, pharmacyHours, pharmacyHours, dayAndNight],
    specialities: { all: [], least: 0, most: 0 },
  },
  {
    part: 'laboratories',
    kind: 'laboratory',
    share: 100,
    names: [both('{} Laboratory', 'مختبر {}'), both('{} Imaging Centre', 'مركز {} للأشعة')],
    hours: [laboratoryHours],
    specialities: {
      all: [both('Laboratory tests', 'التحاليل المخبرية'), both('Radiology', 'الأشعة')],
      least: 1,
      most: 2,
    },
  },
] as const satisfies readonly {
  part: NetworkPart;
  kind: string;
  share: number;
  names: Both[];
  hours: Both[];
  specialities: { all: Both[]; least: number; most: number };
}[];
export type DemoKind = (typeof demoKinds)[number];
