import type { Field, Fields } from '@insurer/contract/fields.ts';
import type { SectionName, sections } from '@insurer/contract/sections/sections.ts';
import { type Label, label } from '../fields/labels.ts';
import {
  button,
  buttonAddress,
  buttonText,
  description,
  destination,
  type FieldTexts,
  header,
  heroTexts,
  icon,
  image,
  linkText,
  logo,
  socialAddresses,
  textBlock,
  title,
} from './shared-texts.ts';

/** Social links are written as four links; the list form is only ever read from other services. */
type EditedKey<Table extends Fields> = {
  [Key in keyof Table]: Table[Key] extends Field<'socials'> ? never : Key;
}[keyof Table];

type TextsOf<Table extends Fields> = { [Key in EditedKey<Table>]: FieldTexts };

/**
 * What an editor reads at a section and at every field of it. A field of the contract without texts does not
 * compile, and neither do texts for a field that the contract does not have.
 */
type SectionTexts<Name extends SectionName> = {
  name: Label;
  plural: Label;
  help: Label;
  content: TextsOf<(typeof sections)[Name]['content']>;
  item: TextsOf<(typeof sections)[Name]['item']>;
};

/** The words of every section; a section of the contract without words does not compile. */
export const sectionTexts = {
  cover: {
    name: label('Cover', 'غلاف'),
    plural: label('Covers', 'أغلفة'),
    help: label(
      'Large picture with a title and a button, at the top of a page.',
      'صورة كبيرة مع عنوان وزر في أعلى الصفحة.',
    ),
    content: { ...heroTexts },
    item: {},
  },
  card: {
    name: label('Cards', 'بطاقات'),
    plural: label('Cards', 'بطاقات'),
    help: label('A grid of cards: one, two or three in a row.', 'شبكة بطاقات: واحدة أو اثنتان أو ثلاث في الصف.'),
    content: { header, icon },
    item: {
      title,
      description,
      logo,
      redirectText: linkText,
      redirectUrl: {
        label: label('Link address', 'عنوان الرابط'),
        help: label('Used when nothing is chosen below.', 'يُستخدم عند عدم اختيار وجهة أدناه.'),
      },
      chooseType: destination,
    },
  },
  slider: {
    name: label('Card carousel', 'عارض بطاقات'),
    plural: label('Card carousels', 'عارضات بطاقات'),
    help: label(
      'Cards to page through; the description shows when a card is pointed at or tapped.',
      'بطاقات يمكن تصفحها، ويظهر الوصف عند الإشارة إلى البطاقة أو لمسها.',
    ),
    content: { header },
    item: { title, description, image, redirectText: linkText, chooseType: destination },
  },
  statistics: {
    name: label('Figures', 'أرقام'),
    plural: label('Figures', 'أرقام'),
    help: label(
      'Large figures with a line of text each, three in a row.',
      'أرقام كبيرة مع سطر نصي لكل منها، ثلاثة في الصف.',
    ),
    content: {},
    item: { header: { label: label('Figure', 'الرقم') }, title: { label: label('What it counts', 'ما يعبّر عنه') } },
  },
  banner: {
    name: label('Banner', 'شريط مصور'),
    plural: label('Banners', 'أشرطة مصورة'),
    help: label('A lower picture with a title and a button.', 'صورة أقل ارتفاعًا مع عنوان وزر.'),
    content: { ...heroTexts },
    item: {},
  },
  shortcuts: {
    name: label('Shortcuts', 'اختصارات'),
    plural: label('Shortcuts', 'اختصارات'),
    help: label('Tiles with an icon that lead somewhere.', 'مربعات بأيقونات تقود إلى وجهات.'),
    content: { header },
    item: {
      icon,
      title,
      description,
      chooseType: destination,
      redirectUrl: {
        label: label('Address', 'العنوان'),
        help: label('Used when nothing is chosen above.', 'يُستخدم عند عدم اختيار وجهة أعلاه.'),
      },
    },
  },
  largeSlider: {
    name: label('Large slides', 'شرائح كبيرة'),
    plural: label('Large slides', 'شرائح كبيرة'),
    help: label('Wide slides with a picture, a text and a button.', 'شرائح عريضة فيها صورة ونص وزر.'),
    content: {
      title,
      description,
      viewAllButtonText: { label: label('“View all” button text', 'نص زر «عرض الكل»') },
      buttonLink: { label: label('“View all” address', 'عنوان «عرض الكل»') },
    },
    item: { image, title, description, buttonText, buttonLink: buttonAddress },
  },
  checklist: {
    name: label('Checklist', 'قائمة نقاط'),
    plural: label('Checklists', 'قوائم نقاط'),
    help: label('Points with a tick, and a button below.', 'نقاط بعلامة صح مع زر أسفلها.'),
    content: { header, ...button },
    item: { title, description },
  },
  whoWeAre: {
    name: label('Who we are', 'من نحن'),
    plural: label('Who we are', 'من نحن'),
    help: label(
      'The company in words and a picture, with its social links.',
      'تعريف بالشركة مع صورة وروابط التواصل الاجتماعي.',
    ),
    content: {
      title,
      subTitle: { label: label('Subtitle', 'العنوان الفرعي') },
      description,
      image,
      socialTitle: { label: label('Title above the social links', 'العنوان أعلى روابط التواصل') },
      socialDescription: { label: label('Text above the social links', 'النص أعلى روابط التواصل') },
      ...socialAddresses,
    },
    item: {},
  },
  single_blog: {
    name: label('Text', 'نص'),
    plural: label('Texts', 'نصوص'),
    help: label('A heading, a text and a button.', 'عنوان ونص وزر.'),
    content: { ...textBlock },
    item: {},
  },
  image_blog: {
    name: label('Text with picture', 'نص مع صورة'),
    plural: label('Texts with picture', 'نصوص مع صور'),
    help: label('A picture beside a heading, a text and a button.', 'صورة إلى جانب عنوان ونص وزر.'),
    content: { image, ...textBlock },
    item: {},
  },
  single_image: {
    name: label('Picture', 'صورة'),
    plural: label('Pictures', 'صور'),
    help: label('One picture.', 'صورة واحدة.'),
    content: { image },
    item: {},
  },
  contact_information: {
    name: label('Contact details', 'بيانات التواصل'),
    plural: label('Contact details', 'بيانات التواصل'),
    help: label(
      'Phone, e-mail, opening hours and social links.',
      'الهاتف والبريد الإلكتروني وساعات العمل وروابط التواصل.',
    ),
    content: {
      title,
      description,
      phoneNumber: { label: label('Phone number', 'رقم الهاتف') },
      email: { label: label('E-mail address', 'البريد الإلكتروني') },
      openingHours: { label: label('Opening hours', 'ساعات العمل') },
      ...socialAddresses,
      ...button,
    },
    item: {},
  },
  our_branches: {
    name: label('Branches', 'الفروع'),
    plural: label('Branches', 'الفروع'),
    help: label(
      'A list of branches with their maps; the first is open at the start.',
      'قائمة بالفروع وخرائطها، والأول منها مفتوح عند البداية.',
    ),
    content: { title, description },
    item: {
      title,
      location: { label: label('City or area', 'المدينة أو المنطقة') },
      branchTitle: { label: label('Name of the branch', 'اسم الفرع') },
      map: {
        label: label('Map', 'الخريطة'),
        help: label(
          'The embed snippet of a map, or its https address. The host must be on the list in the site settings.',
          'شيفرة تضمين الخريطة أو عنوانها بصيغة https. يجب أن يكون النطاق ضمن القائمة في إعدادات الموقع.',
        ),
      },
      address: { label: label('Address', 'العنوان') },
      poBox: { label: label('P.O. box', 'صندوق البريد') },
      phone: { label: label('Phone number', 'رقم الهاتف') },
      fax: { label: label('Fax', 'الفاكس') },
    },
  },
  annual_reports: {
    name: label('Annual reports', 'التقارير السنوية'),
    plural: label('Annual reports', 'التقارير السنوية'),
    help: label(
      'A table of years with a yearly report and up to four quarterly ones.',
      'جدول بالسنوات مع تقرير سنوي وما يصل إلى أربعة تقارير ربعية.',
    ),
    content: { title },
    item: {
      year: { label: label('Year', 'السنة') },
      yearly: { label: label('Yearly report', 'التقرير السنوي') },
      quarters: { label: label('Quarterly reports', 'التقارير الربعية') },
    },
  },
  single_blog_dropdown: {
    name: label('Text with tags', 'نص مع وسوم'),
    plural: label('Texts with tags', 'نصوص مع وسوم'),
    help: label('Tags of which one is open and shows its text.', 'وسوم يُفتح أحدها ليظهر نصه.'),
    content: { ...textBlock },
    item: { tag: { label: label('Tag', 'الوسم') }, text: { label: label('Text', 'النص') } },
  },
  redirect_section: {
    name: label('List of links', 'قائمة روابط'),
    plural: label('Lists of links', 'قوائم روابط'),
    help: label('A heading and links below it.', 'عنوان وتحته روابط.'),
    content: { header },
    item: { text: linkText, textUrl: { label: label('Link address', 'عنوان الرابط') } },
  },
  faq: {
    name: label('Questions and answers', 'أسئلة وأجوبة'),
    plural: label('Questions and answers', 'أسئلة وأجوبة'),
    help: label(
      'Questions that open to show their answer, one at a time.',
      'أسئلة تُفتح لتظهر إجاباتها، واحدًا في كل مرة.',
    ),
    content: { header },
    item: { question: { label: label('Question', 'السؤال') }, answer: { label: label('Answer', 'الإجابة') } },
  },
  multiple_title: {
    name: label('Titled texts', 'نصوص معنونة'),
    plural: label('Titled texts', 'نصوص معنونة'),
    help: label(
      'Several texts with a title and a “Learn more” link each.',
      'عدة نصوص لكل منها عنوان ورابط «اعرف المزيد».',
    ),
    content: { header },
    item: { title, description, buttonLink: { label: label('Link address', 'عنوان الرابط') }, buttonText: linkText },
  },
  form: {
    name: label('Form hint', 'نموذج خارجي'),
    plural: label('Form hints', 'نماذج خارجية'),
    help: label(
      'Fields and a button that opens an external form. Nothing that is typed here is sent.',
      'حقول وزر يفتح نموذجًا خارجيًا. لا يُرسل أي شيء يُكتب هنا.',
    ),
    content: { ...textBlock },
    item: {
      label: { label: label('Name of the field', 'اسم الحقل') },
      placeholder: { label: label('Hint in the field', 'تلميح داخل الحقل') },
    },
  },
  interested_to_join: {
    name: label('Join us', 'انضم إلينا'),
    plural: label('Join us', 'انضم إلينا'),
    help: label('An invitation with a button.', 'دعوة مع زر.'),
    content: { title, description, ...button },
    item: {},
  },
  job_component: {
    name: label('Jobs', 'الوظائف'),
    plural: label('Jobs', 'الوظائف'),
    help: label(
      'Job cards. Without entries the site shows all open jobs.',
      'بطاقات الوظائف. من دون إدخالات يعرض الموقع جميع الوظائف المتاحة.',
    ),
    content: { title },
    item: {
      jobId: {
        label: label('Key of the job', 'معرّف الوظيفة'),
        help: label(
          'The key as it stands at the job; the card leads to it.',
          'المعرّف كما هو في صفحة الوظيفة، وتقود البطاقة إليه.',
        ),
        sameInBoth: true,
      },
      image,
      title,
      subTitle: { label: label('Subtitle', 'العنوان الفرعي') },
      level: { label: label('Level', 'المستوى') },
      location: { label: label('Location', 'الموقع') },
    },
  },
  customer_rights_section: {
    name: label('Documents', 'مستندات'),
    plural: label('Documents', 'مستندات'),
    help: label('PDF documents with a title and a download button each.', 'مستندات PDF لكل منها عنوان وزر تنزيل.'),
    content: { header, description },
    item: {
      pdfTitle: { label: label('Title of the document', 'عنوان المستند') },
      pdf: { label: label('PDF document', 'مستند PDF') },
    },
  },
  full_banner: {
    name: label('Full-width picture', 'صورة بعرض الصفحة'),
    plural: label('Full-width pictures', 'صور بعرض الصفحة'),
    help: label(
      'Only a picture, as wide as the page. On pages with a side list the first one stands on top.',
      'صورة فقط بعرض الصفحة. في الصفحات ذات القائمة الجانبية تظهر الأولى في الأعلى.',
    ),
    content: { image },
    item: {},
  },
  insurance_plans_report: {
    name: label('Plan comparison', 'مقارنة الخطط'),
    plural: label('Plan comparisons', 'مقارنات الخطط'),
    help: label(
      'A table that compares three plans. An empty field shows as “n/a”.',
      'جدول يقارن بين ثلاث خطط. الحقل الفارغ يظهر «لا ينطبق».',
    ),
    content: { title },
    item: {
      title: { label: label('What is covered', 'التغطية') },
      plan1: { label: label('Plan 1', 'الخطة 1') },
      plan2: { label: label('Plan 2', 'الخطة 2') },
      plan3: { label: label('Plan 3', 'الخطة 3') },
    },
  },
  board_table: {
    name: label('Board table', 'جدول مجلس الإدارة'),
    plural: label('Board tables', 'جداول مجلس الإدارة'),
    help: label('A table of names, positions and classifications.', 'جدول بالأسماء والمناصب والتصنيفات.'),
    content: { header },
    item: {
      name: { label: label('Name', 'الاسم') },
      position: { label: label('Position', 'المنصب') },
      members: { label: label('Classification', 'تصنيف العضوية') },
    },
  },
} satisfies { [Name in SectionName]: SectionTexts<Name> };
