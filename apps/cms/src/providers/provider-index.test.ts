import { describe, expect, it } from 'vitest';
import type { Position } from './first-of.ts';
import { ProviderIndex } from './provider-index.ts';
import type { StoredProvider } from './provider-row.ts';

function provider(id: number, classes: { en: string; ar: string }): StoredProvider {
  const [none, name] = [
    { en: '', ar: '' },
    { en: `Hospital ${id}`, ar: `مستشفى ${id}` },
  ];
  const texts = { name, classes, city: none, district: none, address: none, specialities: none, hours: none };
  return { ...texts, id, key: `h${id}`, kind: 'hospital', latitude: null, longitude: null, phone: '', emergency: true };
}

const index = new ProviderIndex([
  provider(1, { en: 'A+\nB+', ar: 'أ+\nب+' }),
  provider(2, { en: 'A\nB', ar: 'أ\nب' }),
  provider(3, { en: 'A\nC-', ar: 'أ\nج-' }),
  provider(4, { en: 'C\nGold  2', ar: 'ج\nالذهبية ٢' }),
]);
const ofClass = (name: string) => index.find({ class: name, limit: 20 }).items.map(({ provider: { id } }) => id);

describe('a class of a network', () => {
  it('is another one with another sign, so that nobody is sent where only a dearer class is taken', () => {
    const signs = { 'A+': [1], A: [2, 3], 'B+': [1], B: [2], 'C-': [3], C: [4] };
    for (const [name, ids] of Object.entries(signs)) expect(ofClass(name), name).toEqual(ids);
    for (const [name, ids] of Object.entries({ 'أ+': [1], أ: [2, 3], 'ج-': [3], ج: [4] }))
      expect(ofClass(name), name).toEqual(ids);
  });

  it('is counted apart', () => {
    const counts = index.find({ limit: 20 }).facets.class.map(({ value, count }) => [value, count]);
    expect(Object.fromEntries(counts)).toEqual({ 'A+': 1, A: 2, 'B+': 1, B: 1, 'C-': 1, C: 1, 'Gold  2': 1 });
  });

  it('is found in any letter case, digits and spelling of its words', () => {
    for (const name of ['a+', ' A+ ', 'A+\u200e', '\u200fا+']) expect(ofClass(name), name).toEqual([1]);
    for (const name of ['gold 2', 'GOLD\u00a0٢', 'الذهبيه 2']) expect(ofClass(name), name).toEqual([4]);
  });
});

describe('the order of names', () => {
  const named = (id: number, en: string, ar: string): StoredProvider => ({
    ...provider(id, { en: '', ar: '' }),
    name: { en, ar },
  });
  const all = new ProviderIndex([
    named(1, 'Aja Clinics', 'عيادات أجا'),
    named(2, 'Araka Dental', 'أراكة لطب الأسنان'),
    named(3, 'Basma Pharmacy', 'صيدلية بسمة'),
    named(4, 'Cedar Hospital', ''),
    named(5, 'Zahra', 'إبتسامة الزهراء'),
    named(6, '', 'بلا اسم'),
    { ...named(7, 'Aja Clinics, Al Badi', ''), key: 'a' },
  ]);
  const ids = (language?: 'en' | 'ar', query = {}) =>
    all.find({ limit: 20, language, ...query }).items.map(({ provider: { id } }) => id);

  it('is the alphabet of the language that is asked for, and what has no name in it comes last', () => {
    expect(ids()).toEqual([1, 7, 2, 3, 4, 5, 6]);
    expect(ids('en')).toEqual(ids());
    expect(ids('ar')).toEqual([5, 2, 6, 3, 1, 7, 4]);
  });

  it('goes on in parts, each provider once, also among those that are as near', () => {
    for (const language of ['en', 'ar'] as const)
      for (const near of [undefined, { latitude: 24, longitude: 46 }]) {
        const seen: number[] = [];
        let after: Position | undefined;
        do {
          const { items, end } = all.find({ limit: 2, language, near, after });
          seen.push(...items.map(({ provider: { id } }) => id));
          after = end;
        } while (after);
        expect(seen).toEqual(ids(language));
      }
  });
});

describe('what people write beside a name', () => {
  const house = (
    id: number,
    kind: 'clinic' | 'pharmacy',
    district: string,
    more: Partial<StoredProvider> = {},
  ): StoredProvider => ({
    ...provider(id, { en: '', ar: '' }),
    name: { en: `House ${id}`, ar: `دار ${id}` },
    district: { en: '', ar: district },
    city: { en: 'Riyadh', ar: 'الرياض' },
    kind,
    emergency: false,
    ...more,
  });
  const all = new ProviderIndex([
    house(1, 'pharmacy', 'قرطبة'),
    house(2, 'pharmacy', 'العليا', { hours: { en: 'Day and night', ar: 'على مدار الساعة' } }),
    house(3, 'clinic', 'النخيل', { emergency: true, hours: { en: 'Daily, 9:00 to 22:00', ar: 'يوميًا' } }),
  ]);
  const found = (q: string) => all.find({ q, limit: 20 }).items.map(({ provider: { id } }) => id);

  it('is no slip of a district and asks for nothing', () => {
    expect(found('صيدلية قريبة')).toEqual([1, 2]);
    expect(found('في الرياض')).toEqual([1, 2, 3]);
    expect(found('pharmacy near me')).toEqual([1, 2]);
    expect(found('قرطبة')).toEqual([1]);
    for (const q of ['الصيدلية القريبة', 'صيدليه القريبه مني', 'عندي صيدلية', 'صيدلية حولنا', 'pharmacies around me'])
      expect(found(q), q).toEqual([1, 2]);
  });

  it('leaves the list whole where it is all there is', () => {
    for (const q of ['قريبه', 'القريبه مني', 'near me', 'around', 'لي']) expect(found(q), q).toEqual([1, 2, 3]);
  });

  it('asks for those that never close where it is about hours: of others nobody knows whether they are open', () => {
    for (const q of ['pharmacy open now', 'pharmacy 24 hours', 'pharmacy 24/7', 'صيدلية مفتوحة الآن', 'صيدليه ٢٤ ساعه'])
      expect(found(q), q).toEqual([2]);
    for (const q of ['open now', '24 hours', 'الآن', 'مفتوح ٢٤ ساعة', 'صيدلية مناوبة'])
      expect(found(q), q).toEqual([2]);
    expect(found('clinic open now')).toEqual([]);
  });

  it('may be the emergency department, or the common name of a clinic', () => {
    for (const q of [
      'طوارئ',
      'emergency riyadh',
      'مستوصف',
      'emergency department',
      'قسم الطوارئ',
      'قسم طوارئ الرياض',
      'ER',
    ])
      expect(found(q), q).toEqual([3]);
  });
});

describe('what providers treat', () => {
  const house = (id: number, name: [string, string], specialities: [string, string], classes = ['', '']) => ({
    ...provider(id, { en: classes[0] ?? '', ar: classes[1] ?? '' }),
    name: { en: name[0], ar: name[1] },
    specialities: { en: specialities[0], ar: specialities[1] },
    emergency: false,
  });
  const all = new ProviderIndex([
    { ...house(1, ['Banafsaj Dental', 'عيادات بنفسج لطب الأسنان'], ['Dentistry', 'طب الأسنان']), kind: 'dental' },
    house(2, ['Murjan Bay', 'خليج المرجان'], ['Urology\nOphthalmology', 'المسالك البولية\nطب العيون']),
    house(3, ['Enteja', 'إنتاجة'], ['Paediatrics\nEar, nose and throat', 'طب الأطفال\nالأنف والأذن والحنجرة']),
    house(4, ['Gpalm', 'جبالم'], ['Family medicine\nObstetrics and gynaecology', 'طب الأسرة\nالنساء والولادة']),
    {
      ...house(5, ['Daqeeq', 'دقيق'], ['Laboratory tests', 'التحاليل المخبرية'], ['Silver\nGold', 'الفضية\nالذهبية']),
      kind: 'laboratory',
    },
    { ...house(6, ['Rayyan', 'الريان'], ['Radiology', 'الأشعة'], ['Gold', 'الذهبية']), kind: 'laboratory' },
    house(7, ['Shafaq', 'شفق'], ['Dermatology', 'الأمراض الجلدية']),
    house(8, ['Nakheel', 'نخيل'], ['Orthopaedics', 'جراحة العظام']),
  ]);
  const found = (q: string) =>
    all
      .find({ q, limit: 20 })
      .items.map(({ provider: { id } }) => id)
      .sort();

  it('is found by who treats, what is treated and what is done there, as whole words', () => {
    const asked: Record<number, string[]> = {
      1: ['wisdom tooth', 'ضرس العقل', 'خلع ضرس'],
      2: ['eye doctor', 'eye', 'urologist', 'kidney', 'دكتور عيون', 'مسالك'],
      3: [
        'baby doctor',
        'ENT',
        'ear nose throat',
        'دكتور أطفال',
        'أنف وأذن',
        'عيال',
        'دكتور عيال',
        'بزران',
        'حلق',
        'throat',
      ],
      4: ['GP', 'fever', 'زكام', 'gyno', 'gynecologist', 'نسائية', 'delivery', 'ولادة'],
      5: ['blood test', 'تحليل دم', 'فحص دم'],
      8: [
        'broken bone',
        'fracture',
        'كسر',
        'ظهر',
        'ألم الظهر',
        'back pain',
        'my knee hurts',
        'كتف',
        'خلع كتف',
        'وجع ركبة',
      ],
      7: ['rash', 'hair loss', 'تساقط الشعر'],
      6: ['x-ray', 'xray', 'MRI', 'MRI scan', 'CT scan', 'ultrasound', 'رنين', 'سونار'],
    };
    for (const [id, queries] of Object.entries(asked))
      for (const q of queries) expect(found(q), q).toEqual([Number(id)]);
  });

  it('is no slip of what others treat, nor a part of a name', () => {
    for (const q of ['psychiatrist', 'mental', 'mental health', 'نفسي', 'دكتور نفسي', 'oncologist', 'سكري'])
      expect(found(q), q).toEqual([]);
    for (const q of ['dentst', 'اسنن']) expect(found(q), q).toEqual([1]);
  });

  it('is asked for beside a class of the network, by its name', () => {
    for (const q of ['Silver', 'silver class', 'الفضيه', 'فئة الفضية']) expect(found(q), q).toEqual([5]);
    for (const q of ['Gold class', 'الذهبيه']) expect(found(q), q).toEqual([5, 6]);
    expect(found('gold MRI')).toEqual([6]);
  });
});

describe('a city whose name is a common noun without its article', () => {
  const house = (id: number, name: string, city: { en: string; ar: string }): StoredProvider => ({
    ...provider(id, { en: '', ar: '' }),
    name: { en: `House ${id}`, ar: name },
    city,
  });
  const all = new ProviderIndex([
    house(1, 'مستشفى أحد', { en: 'Madinah', ar: 'المدينة المنورة' }),
    house(2, 'مدينة الملك فهد الطبية', { en: 'Riyadh', ar: 'الرياض' }),
    house(3, 'مجمع عيادات السلام', { en: 'Jeddah', ar: 'جدة' }),
    house(4, 'مستشفى الملك خالد', { en: 'Al Majmaah', ar: 'المجمعة' }),
    house(5, 'مستوصف المدينة', { en: 'Jeddah', ar: 'جدة' }),
  ]);
  const found = (q: string) => all.find({ q, limit: 20 }).items.map(({ provider: { id } }) => id);

  it('is that city, in either spelling of its end, and no city of hospitals elsewhere', () => {
    for (const q of ['المدينة', 'المدينه', 'مستشفى المدينه', 'بالمدينة', 'والمدينه'])
      expect(found(q), q).toEqual([1, 5]);
    for (const q of ['المدينة المنورة', 'المدينه المنوره']) expect(found(q), q).toEqual([1]);
    for (const q of ['المجمعة', 'مستشفى المجمعه']) expect(found(q), q).toEqual([4]);
  });

  it('is the noun before what says of which kind it is, and the city before anything else', () => {
    for (const q of ['المدينة الطبية', 'المدينه الطبيه', 'المدينة الطبية الملك فهد', 'بالمدينة الطبية'])
      expect(found(q), q).toEqual([2]);
    expect(found('المدينة مستشفى')).toEqual([1, 5]);
    expect(found('المدينة أحد')).toEqual([1]);
  });

  it('is found where it is written together with what stands before it', () => {
    const houses = new ProviderIndex([
      house(6, 'عيادة الأسنان بالخبر', { en: 'Dammam', ar: 'الدمام' }),
      house(7, 'مستشفى الشفاء', { en: 'Al Khobar', ar: 'الخبر' }),
    ]);
    const ids = houses.find({ q: 'الخبر', limit: 20 }).items.map(({ provider: { id } }) => id);
    expect(ids.sort()).toEqual([6, 7]);
  });

  it('is no noun whose dual it looks like: who has a bad back is not sent to Dhahran', () => {
    const houses = new ProviderIndex([house(8, 'مستشفى الشفاء', { en: 'Dhahran', ar: 'الظهران' })]);
    const count = (q: string) => houses.find({ q, limit: 20 }).total;
    expect([count('ظهر'), count('الظهر'), count('الظهران'), count('ظهران')]).toEqual([0, 0, 1, 1]);
  });

  it('is the noun without the article', () => {
    for (const q of ['مدينة الملك', 'مدينه الملك فهد']) expect(found(q), q).toEqual([2]);
    expect(found('مجمع')).toContain(3);
  });
});
