import { saudiCities } from '../saudi-cities.ts';

const cities = [saudiCities.riyadh, saudiCities.jeddah, saudiCities.dammam];
const kinds = [
  { value: 'hospital', label: 'Hospital', label_ar: 'مستشفى', name: 'Example Hospital', name_ar: 'مستشفى المثال' },
  { value: 'clinic', label: 'Clinic', label_ar: 'عيادة', name: 'Example Clinics', name_ar: 'عيادات المثال' },
  { value: 'pharmacy', label: 'Pharmacy', label_ar: 'صيدلية', name: 'Example Pharmacy', name_ar: 'صيدلية المثال' },
  { value: 'workshop', label: 'Workshop', label_ar: 'ورشة', name: 'Example Workshop', name_ar: 'ورشة المثال' },
] as const;
export const providerClassExamples = [
  { value: 'silver', label: 'Silver', label_ar: 'الفضية' },
  { value: 'gold', label: 'Gold', label_ar: 'الذهبية' },
];
export const providerKindExamples = kinds.map(({ value, label, label_ar }) => ({ value, label, label_ar }));
export const providerCityExamples = cities.map(({ en, ar }) => ({ value: en, label: en, label_ar: ar }));

const cardiology = { name: 'Cardiology', name_ar: 'أمراض القلب' };
const dentistry = { name: 'Dentistry', name_ar: 'طب الأسنان' };
export const providerSpecialityExamples = [cardiology, dentistry].map(({ name, name_ar }) => {
  return { value: name, label: name, label_ar: name_ar };
});

/** Three of each kind in each of three cities, all that GET /providers of the fake service knows. */
export const providerExamples = cities.flatMap((city, cityIndex) =>
  kinds.flatMap((kind, kindIndex) =>
    [1, 2, 3].map((number) => ({
      id: `${kind.value}-${cityIndex}-${number}`,
      name: `${kind.name} ${city.en} ${number}`,
      name_ar: `${kind.name_ar} ${city.ar} ${number}`,
      kind: kind.value,
      city: city.en,
      city_ar: city.ar,
      district: 'Al Rawdah',
      district_ar: 'حي الروضة',
      address: `${number} Example Road, ${city.en}`,
      address_ar: `${number} طريق المثال، ${city.ar}`,
      latitude: city.latitude + number / 100,
      longitude: city.longitude + kindIndex / 100,
      phone: `+96611200${cityIndex}${kindIndex}0${number}`,
      classes: number === 1 ? ['gold'] : ['silver', 'gold'],
      specialities: kind.value === 'hospital' ? [cardiology] : kind.value === 'clinic' ? [dentistry] : [],
      emergency: kind.value === 'hospital' && number < 3,
      hours: kind.value === 'hospital' ? 'Day and night' : 'Sunday to Thursday, 9:00 to 21:00',
      hours_ar: kind.value === 'hospital' ? 'على مدار الساعة' : 'من الأحد إلى الخميس، 9:00 إلى 21:00',
    })),
  ),
);
