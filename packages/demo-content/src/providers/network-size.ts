import type { Both } from '../content-types.ts';

/** The network classes, the lowest first: each may use the providers of those below it. */
export const networkClasses = {
  silver: { en: 'Silver', ar: 'الفضية' },
  gold: { en: 'Gold', ar: 'الذهبية' },
  palm: { en: 'Palm', ar: 'النخلة' },
} satisfies Record<string, Both>;
export type NetworkClass = keyof typeof networkClasses;

const order: NetworkClass[] = ['silver', 'gold', 'palm'];

/** The classes that may use a provider which is open from a class on. */
export function classesFrom(lowest: NetworkClass): Both[] {
  return order.slice(order.indexOf(lowest)).map((name) => networkClasses[name]);
}

/** The same in words. */
export function classNames(lowest: NetworkClass): Both {
  return joinedClasses(classesFrom(lowest));
}

/** Classes in words, the lowest first. */
export function joinedClasses([first, ...rest]: readonly Both[]): Both {
  const en = [first, ...rest].flatMap((name) => name?.en ?? []);
  return {
    en: en.length > 1 ? `${en.slice(0, -1).join(', ')} and ${en.at(-1)}` : en.join(),
    ar: [first, ...rest].flatMap((name) => name?.ar ?? []).join(' و'),
  };
}

/** How many providers each class may use: what the page of the network says, and what the list of providers holds. */
export const networkSize = {
  hospitals: { title: { en: 'Hospitals', ar: 'المستشفيات' }, silver: 38, gold: 61, palm: 78 },
  clinics: {
    title: { en: 'Clinics and polyclinics', ar: 'العيادات والمجمعات الطبية' },
    silver: 142,
    gold: 205,
    palm: 262,
  },
  dentalAndOptical: { title: { en: 'Dental and optical', ar: 'الأسنان والبصريات' }, silver: 96, gold: 138, palm: 171 },
  pharmacies: { title: { en: 'Pharmacies', ar: 'الصيدليات' }, silver: 212, gold: 310, palm: 370 },
  laboratories: { title: { en: 'Laboratories and imaging', ar: 'المختبرات والأشعة' }, silver: 32, gold: 46, palm: 59 },
} satisfies Record<string, { title: Both } & Record<NetworkClass, number>>;
export type NetworkPart = keyof typeof networkSize;
