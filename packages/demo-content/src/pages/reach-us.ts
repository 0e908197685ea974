import { company, emergencyNumbers, toCall, toCallAnywhere } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { openingHours } from '../service-standards.ts';

/** The embed address of a free map around one point, about two kilometres wide, with a mark on it. */
function mapAround(latitude: number, longitude: number): string {
  const box = [longitude - 0.012, latitude - 0.008, longitude + 0.012, latitude + 0.008].map((edge) => edge.toFixed(4));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

export const reachUs: SeedPage = {
  name: 'reach-us',
  title: { en: 'Reach Us', ar: 'فروعنا' },
  group: 'about',
  meta: {
    title: { en: 'Branches and phone numbers — Waad Insurance', ar: 'الفروع وأرقام التواصل — وعد للتأمين' },
    description: {
      en: 'Seven Waad Insurance branches with address, phone and map, opening hours, and the toll-free number for the whole Kingdom.',
      ar: 'سبعة فروع لوعد للتأمين مع العنوان والهاتف والخريطة وساعات العمل، والرقم المجاني لجميع مناطق المملكة.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'reach-us-wide' } },
    {
      name: 'our_branches',
      content: {
        title: { en: 'Our branches', ar: 'فروعنا' },
        description: {
          en: 'Every branch sells policies, takes in claim documents and answers complaints. Bring your policy number; your ID number is enough, we do not copy the card.',
          ar: 'تصدر جميع الفروع الوثائق وتستلم مستندات المطالبات وترد على الشكاوى. أحضر رقم وثيقتك، ويكفينا رقم الهوية أو الإقامة دون تصوير البطاقة.',
        },
      },
      items: [
        {
          title: { en: 'Riyadh', ar: 'الرياض' },
          branchTitle: { en: 'Riyadh, head office and main branch', ar: 'الرياض، المركز الرئيسي والفرع الرئيسي' },
          location: { en: 'Al Olaya', ar: 'حي العليا' },
          map: mapAround(24.6917, 46.6853),
          address: company.address,
          poBox: { en: `${company.poBox}, Riyadh 11544`, ar: `${company.poBox}، الرياض 11544` },
          phone: company.phone,
          fax: { en: company.fax, ar: company.fax },
        },
        {
          title: { en: 'Jeddah', ar: 'جدة' },
          branchTitle: { en: 'Jeddah, western region office', ar: 'جدة، مكتب المنطقة الغربية' },
          location: { en: 'Al Andalus', ar: 'حي الأندلس' },
          map: mapAround(21.5461, 39.1462),
          address: {
            en: '3186 Prince Muhammad bin Abdulaziz Street, Al Andalus, Jeddah 23326',
            ar: '3186 شارع الأمير محمد بن عبدالعزيز، حي الأندلس، جدة 23326',
          },
          poBox: { en: '40217, Jeddah 21499', ar: '40217، جدة 21499' },
          phone: '+966 12 200 0142',
          fax: { en: '+966 12 200 0143', ar: '+966 12 200 0143' },
        },
        {
          title: { en: 'Al Khobar', ar: 'الخبر' },
          branchTitle: { en: 'Al Khobar, eastern region office', ar: 'الخبر، مكتب المنطقة الشرقية' },
          location: { en: 'Al Yarmouk', ar: 'حي اليرموك' },
          map: mapAround(26.2956, 50.2089),
          address: {
            en: '6540 King Faisal Road, Al Yarmouk, Al Khobar 34422',
            ar: '6540 طريق الملك فيصل، حي اليرموك، الخبر 34422',
          },
          poBox: { en: '30864, Al Khobar 31952', ar: '30864، الخبر 31952' },
          phone: '+966 13 200 0144',
          fax: { en: '+966 13 200 0145', ar: '+966 13 200 0145' },
        },
        {
          title: { en: 'Makkah', ar: 'مكة المكرمة' },
          branchTitle: { en: 'Makkah branch', ar: 'فرع مكة المكرمة' },
          location: { en: 'Al Aziziyah', ar: 'حي العزيزية' },
          map: mapAround(21.4055, 39.8633),
          address: {
            en: '2775 Al Aziziyah Main Street, Al Aziziyah, Makkah 24243',
            ar: '2775 شارع العزيزية العام، حي العزيزية، مكة المكرمة 24243',
          },
          poBox: { en: '18530, Makkah 21955', ar: '18530، مكة المكرمة 21955' },
          phone: '+966 12 200 0146',
        },
        {
          title: { en: 'Madinah', ar: 'المدينة المنورة' },
          branchTitle: { en: 'Madinah branch', ar: 'فرع المدينة المنورة' },
          location: { en: 'Quba', ar: 'حي قباء' },
          map: mapAround(24.4489, 39.6164),
          address: {
            en: '4902 Quba Road, Quba, Madinah 42313',
            ar: '4902 طريق قباء، حي قباء، المدينة المنورة 42313',
          },
          poBox: { en: '25071, Madinah 41466', ar: '25071، المدينة المنورة 41466' },
          phone: '+966 14 200 0147',
        },
        {
          title: { en: 'Buraydah', ar: 'بريدة' },
          branchTitle: { en: 'Buraydah branch', ar: 'فرع بريدة' },
          location: { en: 'Al Safra', ar: 'حي الصفراء' },
          map: mapAround(26.3462, 43.9608),
          address: {
            en: '7318 King Abdulaziz Road, Al Safra, Buraydah 52361',
            ar: '7318 طريق الملك عبدالعزيز، حي الصفراء، بريدة 52361',
          },
          poBox: { en: '11926, Buraydah 51411', ar: '11926، بريدة 51411' },
          phone: '+966 16 200 0148',
        },
        {
          title: { en: 'Abha', ar: 'أبها' },
          branchTitle: { en: 'Abha branch', ar: 'فرع أبها' },
          location: { en: 'Al Mansak', ar: 'حي المنسك' },
          map: mapAround(18.2264, 42.5232),
          address: {
            en: '5083 King Fahd Road, Al Mansak, Abha 62521',
            ar: '5083 طريق الملك فهد، حي المنسك، أبها 62521',
          },
          poBox: { en: '14702, Abha 61431', ar: '14702، أبها 61431' },
          phone: '+966 17 200 0149',
        },
      ],
    },
    {
      name: 'contact_information',
      content: {
        title: { en: 'Call or write', ar: 'اتصل بنا أو راسلنا' },
        description: {
          en: `The toll-free number works everywhere in the Kingdom. From abroad, please call the Riyadh office on ${toCall(company.phone)}.`,
          ar: `الرقم المجاني متاح من جميع مناطق المملكة. من الخارج، يُرجى الاتصال بمكتب الرياض على الرقم ${toCall(company.phone)}.`,
        },
        phoneNumber: company.tollFree,
        email: company.careEmail,
        openingHours: {
          en: `Phone: ${openingHours.careLine.en}. Branches: ${openingHours.branches.en}. Shorter hours in Ramadan.`,
          ar: `الهاتف: ${openingHours.careLine.ar}. الفروع: ${openingHours.branches.ar}. وتُقلَّص ساعات العمل في شهر رمضان.`,
        },
        twitter: 'https://x.com/waad_insurance_demo',
        linkedIn: 'https://www.linkedin.com/company/waad-insurance-demo',
        instagram: 'https://www.instagram.com/waad_insurance_demo',
        facebook: 'https://www.facebook.com/waad.insurance.demo',
        buttonText: { en: 'Send us a message', ar: 'أرسل رسالة' },
        buttonUrl: '/contact-us',
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Before you set out', ar: 'قبل أن تأتي' } },
      items: [
        {
          title: { en: 'Most things need no visit', ar: 'أغلب الخدمات لا تحتاج إلى زيارة' },
          description: {
            en: 'You can file a claim, extend or cancel visit-visa insurance and send a complaint on this site, at any hour.',
            ar: 'يمكنك تقديم مطالبة، وتمديد تأمين تأشيرة الزيارة أو إلغاؤه، وتقديم شكوى عبر هذا الموقع في أي وقت.',
          },
          buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
          buttonLink: '/submit-claim',
        },
        {
          title: { en: 'After an accident', ar: 'عند وقوع حادث' },
          description: {
            en: `Make the place safe first. Call Najm on ${toCall(emergencyNumbers.najm)} if nobody is hurt; for injury or fire the traffic police: ${toCallAnywhere('trafficPolice').en}. Come to us afterwards with the report number.`,
            ar: `أمّن الموقع أولًا. إذا لم تقع إصابات فاتصل بشركة نجم على الرقم ${toCall(emergencyNumbers.najm)}، وعند وجود إصابات أو حريق فاتصل بالمرور على ${toCallAnywhere('trafficPolice').ar}. ثم راجعنا ومعك رقم التقرير.`,
          },
          buttonText: { en: 'Steps of a claim', ar: 'خطوات المطالبة' },
          buttonLink: '/claims',
        },
        {
          title: { en: 'Access for everyone', ar: 'فروع مهيأة للجميع' },
          description: {
            en: 'All branches have step-free entrances, reserved parking and a quiet room. Tell us by phone if you need a sign-language interpreter and we will arrange a day with you.',
            ar: 'في جميع الفروع مداخل بلا درجات ومواقف مخصصة وغرفة هادئة. وإذا احتجت إلى مترجم لغة إشارة فأخبرنا هاتفيًا لنحدد معك موعدًا مناسبًا.',
          },
        },
      ],
    },
  ],
};
