import { type Field, type FieldKind, verdicts } from '../fields.ts';
import { socialLinks } from '../sections/block-fields.ts';

type Wire = Record<string, unknown>;

/** Plausible words for a field, by its key; `n` makes items differ. English and Arabic never share a word. */
const phrases: Record<string, Record<'en' | 'ar', string[]>> = {
  title: {
    en: [
      'Comprehensive motor cover',
      'Third-party cover',
      'Roadside assistance',
      'Replacement car',
      'Cover in the Gulf',
    ],
    ar: ['تأمين شامل للمركبة', 'تأمين ضد الغير', 'مساعدة على الطريق', 'سيارة بديلة', 'تغطية في دول الخليج'],
  },
  header: {
    en: ['What we cover', 'How it works', 'Before you travel'],
    ar: ['ما الذي نغطيه', 'خطوات الاستفادة', 'قبل أن تسافر'],
  },
  question: {
    en: ['When does my cover start?', 'How do I file a claim?', 'Can I cancel my policy?', 'Who may drive my car?'],
    ar: ['متى تبدأ التغطية؟', 'كيف أقدم مطالبة؟', 'هل يمكنني إلغاء الوثيقة؟', 'من يحق له قيادة مركبتي؟'],
  },
  tag: { en: ['Report', 'Papers', 'Decision', 'Payment'], ar: ['الإبلاغ', 'المستندات', 'القرار', 'الصرف'] },
  buttonText: { en: ['Get a quote', 'Read more'], ar: ['اطلب عرض سعر', 'اقرأ المزيد'] },
  viewAllButtonText: { en: ['View all'], ar: ['عرض الكل'] },
  redirectText: { en: ['See the details', 'Open the guide'], ar: ['اعرض التفاصيل', 'افتح الدليل'] },
  year: { en: ['2025', '2024', '2023', '2022'], ar: ['2025م', '2024م', '2023م', '2022م'] },
  plan1: { en: ['Up to SAR 2,000', 'Included'], ar: ['حتى 2,000 ريال', 'مشمول'] },
  plan2: { en: ['Up to SAR 5,000', 'Included'], ar: ['حتى 5,000 ريال', 'مشمول'] },
  plan3: { en: ['Up to SAR 9,000', 'Included'], ar: ['حتى 9,000 ريال', 'مشمول'] },
  name: {
    en: ['Sara Al Harbi', 'Khalid Al Amri', 'Noura Al Qahtani'],
    ar: ['سارة الحربي', 'خالد العمري', 'نورة القحطاني'],
  },
  position: { en: ['Chair', 'Member', 'Chief executive'], ar: ['رئيسة المجلس', 'عضو', 'الرئيس التنفيذي'] },
  members: { en: ['Independent', 'Non-executive', 'Executive'], ar: ['مستقل', 'غير تنفيذي', 'تنفيذي'] },
  location: { en: ['Riyadh', 'Jeddah', 'Al Khobar'], ar: ['الرياض', 'جدة', 'الخبر'] },
  branchTitle: {
    en: ['Olaya branch', 'Tahlia branch', 'Corniche branch'],
    ar: ['فرع العليا', 'فرع التحلية', 'فرع الكورنيش'],
  },
  address: { en: ['7421 King Fahd Road', '2210 Tahlia Street'], ar: ['7421 طريق الملك فهد', '2210 شارع التحلية'] },
  poBox: { en: ['55512', '21411'], ar: ['55512', '21411'] },
  openingHours: { en: ['Sunday to Thursday, 8:00 to 16:00'], ar: ['من الأحد إلى الخميس، 8:00 إلى 16:00'] },
  pdfTitle: { en: ['Customer charter', 'Complaint procedure'], ar: ['ميثاق العملاء', 'إجراءات الشكاوى'] },
  label: { en: ['Company name', 'City', 'Number of employees'], ar: ['اسم الشركة', 'المدينة', 'عدد الموظفين'] },
  placeholder: { en: ['As in the commercial register', 'Where you work'], ar: ['كما في السجل التجاري', 'مقر العمل'] },
  text: { en: ['Read the policy wording', 'Find a hospital'], ar: ['اقرأ نص الوثيقة', 'ابحث عن مستشفى'] },
  subTitle: { en: ['Since 2009', 'Full time'], ar: ['منذ عام 2009', 'دوام كامل'] },
  level: { en: ['Specialist', 'Senior'], ar: ['أخصائي', 'أول'] },
};
const sentence: [en: string, ar: string] = [
  'Cover starts on the day you choose and a claim is answered in writing.',
  'تبدأ التغطية في اليوم الذي تختاره، ونرد على مطالبتك كتابيا.',
];

function phrase(key: string, n: number): [en: string, ar: string] {
  const pair = phrases[key];
  if (!pair) return [`${sentence[0]} (${n + 1})`, `${sentence[1]} (${n + 1})`];
  const { en, ar } = pair;
  const round = n >= en.length ? ` ${Math.floor(n / en.length) + 1}` : '';
  return [`${en[n % en.length]}${round}`, `${ar[n % ar.length]}${round}`];
}

type Maker = (key: string, n: number) => [plain: unknown, translation?: unknown];

const makers: Record<FieldKind, Maker> = {
  text: phrase,
  stripped: (_, n) => [`<p>${sentence[0]} <b>${n + 1}</b></p>`, `<p>${sentence[1]} <b>${n + 1}</b></p>`],
  html: (_, n) => [
    `<p>${sentence[0]}</p><ul><li>Point ${n + 1}</li><li><a href="/claims">Claims</a></li></ul>`,
    `<p>${sentence[1]}</p><ul><li>نقطة ${n + 1}</li><li><a href="/claims">المطالبات</a></li></ul>`,
  ],
  image: (key, n) => [`/media/${key.toLowerCase()}-${(n % 3) + 1}.png`],
  file: (_, n) => [`/media/report-${n + 1}-en.pdf`, `/media/report-${n + 1}-ar.pdf`],
  link: (key) => {
    const network = key === 'twitter' ? 'x.com' : `www.${key.toLowerCase()}.com`;
    return [key in socialLinks ? `https://${network}/insurer-example` : '/get-a-quote'];
  },
  choose: (_, n) => [
    n % 2 === 0 ? { type: 'link', value: '/motor-insurance' } : { type: 'file', value: '/media/guide.pdf' },
  ],
  phone: () => ['+966 11 200 0140'],
  email: () => ['care@insurer.example'],
  socials: () => [undefined],
  quarters: (_, n) => [
    ['Q1', 'Q2', 'Q3'].flatMap((name) => [
      { name, url: `/media/${2025 - n}-${name}-en.pdf` },
      { name, url: `/media/${2025 - n}-${name}-ar.pdf` },
    ]),
  ],
  map: (_, n) => [`<iframe src="https://maps.example/embed?branch=${n + 1}" width="600" onload="alert(1)"></iframe>`],
  verdict: (_, n) => [verdicts[n % verdicts.length]],
  pageNumber: (_, n) => [n + 1, n + 2],
};

/** The wire keys of one field with a plausible value, its Arabic translation included. */
export function exampleField(key: string, field: Field, n: number): Wire {
  const name = field.wire ?? key;
  const [plain, translation] = makers[field.kind](key, n);
  return {
    ...(plain !== undefined && { [name]: plain }),
    ...(translation !== undefined && { [`${name}_ar`]: translation }),
  };
}

const attack = '"><script>alert(1)</script><img src=x onerror=alert(2)>';

/** The wire keys of one field with the worst that a broken or hostile service may put there. */
export function hostileField(key: string, field: Field): Wire {
  const name = field.wire ?? key;
  const value: Record<FieldKind, unknown> = {
    text: `${attack} ${'long'.repeat(60)} \u202eevil`,
    stripped: `<p onclick="alert(1)">Safe <script>alert(1)</script><b>words</b></p>`,
    html: `<p>Safe words</p><iframe src="https://evil.example"></iframe><a href="java\nscript:alert(1)" onclick="alert(2)">go</a><svg><script>alert(3)</script></svg><style>body{display:none}</style><form action="https://evil.example"><input name="p"></form>`,
    image: 'javascript:alert(1)',
    file: 'data:text/html,<script>alert(1)</script>',
    link: ' jAvAsCrIpT:alert(1)',
    choose: { type: 'file', value: 'vbscript:alert(1)' },
    phone: attack,
    email: attack,
    socials: [{ name: attack, url: 'javascript:alert(1)' }, null, 7],
    quarters: [{ name: 'Q1', url: 'javascript:alert(1)' }, 'Q2', null],
    map: `<iframe src="javascript:alert(1)"></iframe><script>alert(2)</script>`,
    verdict: attack,
    pageNumber: '7&zoom=1"><script>',
  };
  return { [name]: value[field.kind], [`${name}_ar`]: value[field.kind] };
}
