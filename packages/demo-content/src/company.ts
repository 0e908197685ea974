import type { Both } from './content-types.ts';

/** Numbers of the authorities and of Najm, as everybody in the Kingdom dials them. */
export const emergencyNumbers = {
  /** Riyadh, Makkah, Madinah and the Eastern Province; elsewhere each service has its own. */
  unified: '911',
  ambulance: '997',
  civilDefence: '998',
  trafficPolice: '993',
  police: '999',
  najm: '920000560',
} as const;

/** Where the unified number answers. */
export const unifiedAreas = {
  en: 'Riyadh, Makkah, Madinah and the Eastern Province',
  ar: 'الرياض ومكة المكرمة والمدينة المنورة والمنطقة الشرقية',
} satisfies Both;

/** A number as a link that calls it, in texts that take links. */
export function toCall(number: string): string {
  return `[${number}](tel:${number.replaceAll(' ', '')})`;
}

/** Whom to call wherever in the Kingdom: no text names one service's number without the unified one. */
export function anywhere(numbers: Both, call: (number: string) => string = toCall): Both {
  const unified = call(emergencyNumbers.unified);
  return {
    en: `${unified} in ${unifiedAreas.en}, ${numbers.en} elsewhere`,
    ar: `${unified} في ${unifiedAreas.ar}، و${numbers.ar} في غيرها`,
  };
}

type Service = 'ambulance' | 'civilDefence' | 'trafficPolice';

/** The same for one service. */
export function toCallAnywhere(service: Service, call: (number: string) => string = toCall): Both {
  const number = call(emergencyNumbers[service]);
  return anywhere({ en: number, ar: number }, call);
}

/** The invented demo company. Every number is made up and marked so that nobody calls it by mistake. */
export const company = {
  name: { en: 'Waad Insurance', ar: 'وعد للتأمين' } satisfies Both,
  legalName: { en: 'Waad Cooperative Insurance Company', ar: 'شركة وعد للتأمين التعاوني' } satisfies Both,
  address: {
    en: '7421 King Fahd Road, Al Olaya, Riyadh 12333',
    ar: '7421 طريق الملك فهد، حي العليا، الرياض 12333',
  } satisfies Both,
  poBox: '55512',
  phone: '+966 11 200 0140',
  fax: '+966 11 200 0141',
  tollFree: '800 200 0140',
  /** Help for travellers, from any country. */
  assistancePhone: '+966 11 200 0148',
  /** Answered day and night; the other number has the hours of service-standards.ts. */
  roadsidePhone: '800 200 0147',
  complaintsPhone: '+966 11 200 0155',
  careEmail: 'care@waad.example',
  careersEmail: 'careers@waad.example',
  fraudEmail: 'integrity@waad.example',
  capital: { en: 'SR 600,000,000', ar: '600,000,000 ريال سعودي' } satisfies Both,
  commercialRegistration: '1010900140',
  royalDecreeNumber: 'M/140',
  royalDecreeDate: { en: '12/04/1430H (08/04/2009)', ar: '12/04/1430هـ (08/04/2009م)' } satisfies Both,
  siteUrl: 'https://group.waad.example',
  regulatedBy: {
    en: 'Waad Insurance is regulated and supervised by the Insurance Authority.',
    ar: 'تخضع وعد للتأمين لرقابة هيئة التأمين وإشرافها.',
  } satisfies Both,
} as const;
