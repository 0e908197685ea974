import { company } from '../company.ts';
import type { Both, SeedPage } from '../content-types.ts';
import { keptRecords } from '../kept-records.ts';
import { keptDays } from '../service-standards.ts';

const kept = (language: keyof Both, after: string) =>
  keptRecords
    .map(({ record, from, time }) => `- ${record[language]}: ${time[language]} ${after} ${from[language]}.`)
    .join('\n');

export const privacyPolicy: SeedPage = {
  name: 'privacy-policy',
  title: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
  group: 'legal',
  meta: {
    title: { en: 'Privacy policy — Waad Insurance', ar: 'سياسة الخصوصية — وعد للتأمين' },
    description: {
      en: 'Which personal data we collect, why, who receives it, how long we keep it, and how you use your rights under Saudi law.',
      ar: 'البيانات الشخصية التي نجمعها وأسباب جمعها ومن يتلقاها ومدة حفظها، وكيف تمارس حقوقك وفق النظام السعودي.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'privacy-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'In brief', ar: 'باختصار' },
        description: {
          en: `${company.legalName.en} decides why and how the data described here is used, and answers for it under the Personal Data Protection Law of the Kingdom.

- We ask only for what your request needs, and say so before the first field.
- We need numbers, not copies: do not send pictures of an ID, Iqama or passport.
- We do not sell data and show no advertising from others.
- You can see, correct or delete your data and take back any consent, free of charge.

This version applies from 1 November 2026.`,
          ar: `${company.legalName.ar} هي الجهة التي تحدد أغراض استخدام البيانات المبينة هنا وطريقته، وهي المسؤولة عنها وفق نظام حماية البيانات الشخصية في المملكة.

- لا نطلب إلا ما يحتاج إليه طلبك، ونوضح ذلك قبل أول حقل.
- تكفينا الأرقام دون الصور: لا ترسل صورة الهوية أو الإقامة أو الجواز.
- لا نبيع البيانات ولا نعرض إعلانات لأي جهة.
- لك الاطلاع على بياناتك وتصحيحها وإتلافها وسحب موافقتك مجانًا.

يسري هذا الإصدار اعتبارًا من 1 نوفمبر 2026.`,
        },
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What we collect and why', ar: 'ما نجمعه وأسبابه' } },
      items: [
        {
          title: { en: 'Data you give us', ar: 'بيانات تقدمها لنا' },
          description: {
            en: `- **Quotes and enquiries:** name, phone, email, the product and what you write.
- **Visit-visa services:** policy, visa, passport and border numbers, dates, a phone number and an email if you leave them, and for a refund an IBAN.
- **Claims and complaints:** name, ID or Iqama number, contact details, policy and claim numbers, for a payment an IBAN, what you tell us of the event, and the documents you attach.
- **Calls:** your calls to customer care are recorded, to prove what was agreed and to settle complaints. A voice says so before the call begins.
- **Job applications:** name, contact details, CV and cover letter.
- **Fraud reports:** only what you choose to tell; your name is optional.`,
            ar: `- **عروض الأسعار والاستفسارات:** الاسم والجوال والبريد الإلكتروني والمنتج ونص رسالتك.
- **خدمات تأشيرة الزيارة:** أرقام الوثيقة والتأشيرة والجواز والحدود والتواريخ، والجوال والبريد الإلكتروني إن تركتهما، ورقم الآيبان عند الاسترداد.
- **المطالبات والشكاوى:** الاسم ورقم الهوية أو الإقامة وبيانات التواصل وأرقام الوثيقة والمطالبة، ورقم الآيبان لصرف التعويض، وما ترويه عمّا حدث وما ترفقه من مستندات.
- **المكالمات:** تُسجَّل مكالماتك مع خدمة العملاء لإثبات ما اتُّفق عليه والفصل في الشكاوى، وتنبهك إلى ذلك رسالة صوتية قبل بدء المكالمة.
- **طلبات التوظيف:** الاسم وبيانات التواصل والسيرة الذاتية وخطاب التقديم.
- **بلاغات الاحتيال:** ما تختار ذكره فقط، وكتابة اسمك اختيارية.`,
          },
        },
        {
          title: { en: 'Data from others', ar: 'بيانات نتلقاها من غيرك' },
          description: {
            en: 'When you insure with us or claim, we may receive data from accident-report providers, hospitals, workshops, loss adjusters, your employer (for group health) and official registers that confirm a vehicle, a visa or an address. You can ask us at any time where a piece of data came from.',
            ar: 'عند التأمين لدينا أو تقديم مطالبة، قد نتلقى بيانات من مقدمي خدمة تقارير الحوادث والمستشفيات والورش وخبراء المعاينة وجهة عملك (في التأمين الصحي الجماعي) والسجلات الرسمية التي تثبت بيانات مركبة أو تأشيرة أو عنوان. ولك أن تسألنا في أي وقت عن مصدر أي معلومة.',
          },
        },
        {
          title: { en: 'Health and other sensitive data', ar: 'البيانات الصحية والحساسة' },
          description: {
            en: 'Medical reports, and court documents after an accident, are used only to decide on cover or a claim. You choose whether to attach them. Before we ask a hospital or a court for any, we ask for your explicit consent. We keep them apart from other files and open them only to the medical and legal staff who work on your case.',
            ar: 'لا تُستخدم التقارير الطبية والأوراق القضائية المتعلقة بالحوادث إلا للبت في التغطية أو المطالبة. إرفاقها باختيارك، ولا نطلبها من مستشفى أو محكمة إلا بموافقتك الصريحة. نحفظها منفصلة عن سائر الملفات، ولا يطّلع عليها إلا المختصون الطبيون والقانونيون في قضيتك.',
          },
        },
        {
          title: { en: 'Technical data', ar: 'البيانات التقنية' },
          description: {
            en: `Our servers note the time, the page, the kind of browser and a shortened network address for ${keptDays.serverLogs} days, to find faults and attacks. Words that our search found nothing for are counted for ${keptDays.searchWords} days without who searched; ID, phone and reference numbers are never among them. We do not follow you across other sites.`,
            ar: `تسجل خوادمنا وقت الزيارة والصفحة ونوع المتصفح وعنوان الشبكة مختصرًا لمدة ${keptDays.serverLogs} يومًا، لكشف الأعطال والهجمات. ونحصي لمدة ${keptDays.searchWords} يومًا الكلمات التي لم يجد لها البحث نتيجة، دون معرفة من بحث، ولا نحفظ منها أرقام الهوية أو الهاتف أو الأرقام المرجعية. ولا نتتبعك في مواقع أخرى.`,
          },
        },
        {
          title: { en: 'Why we may use it', ar: 'أساس الاستخدام' },
          description: {
            en: `- To do what you asked for, or to prepare and carry out your policy.
- To follow insurance, health, tax and anti-money-laundering rules.
- For our lawful interest in preventing fraud, proving what was agreed on the phone and keeping the site safe, where it does not outweigh yours.
- With your consent, asked for each purpose alone: medical reports that we ask others for, news about products, keeping a CV for later jobs.

Marketing messages come only after you said yes, and each one carries a way to stop them.`,
            ar: `- تنفيذ طلبك، أو إعداد وثيقتك وتنفيذها.
- الوفاء بمتطلبات أنظمة التأمين والصحة والضرائب ومكافحة غسل الأموال.
- مصلحتنا المشروعة في منع الاحتيال وإثبات ما يُتفق عليه هاتفيًا وأمن الموقع ما لم تطغَ على مصلحتك.
- موافقتك، وتُطلب لكل غرض على حدة: ما نطلبه من غيرك من تقارير طبية، وأخبار المنتجات، وحفظ السيرة الذاتية لوظائف لاحقة.

ولا تصلك رسائل تسويقية إلا بعد موافقتك، وفي كل رسالة وسيلة لإيقافها.`,
          },
        },
        {
          title: { en: 'Decisions by machine', ar: 'القرارات الآلية' },
          description: {
            en: 'Prices for simple motor, travel and visit visa policies are calculated by a program from the details you enter. A claim is never refused by a program: a person decides and signs.',
            ar: 'يحسب برنامج آلي أسعار الوثائق البسيطة للمركبات والسفر وتأشيرة الزيارة من البيانات التي تدخلها. أما رفض المطالبة فلا يقرره برنامج، بل موظف يتخذ القرار ويوقّعه.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Sharing, keeping and protecting', ar: 'المشاركة والحفظ والحماية' } },
      items: [
        {
          title: { en: 'Who receives data', ar: 'من يتلقى البيانات' },
          description: {
            en: 'Hospitals, workshops, adjusters, reinsurers and technical providers receive the part they need, under a contract that binds them to our rules. Authorities and courts receive what the law obliges us to give. Nobody else does.',
            ar: 'يتلقى المستشفيات والورش وخبراء المعاينة ومعيدو التأمين ومقدمو الخدمات التقنية القدر اللازم لعملهم، بموجب عقود تلزمهم بقواعدنا. وتتلقى الجهات الرسمية والقضائية ما توجبه الأنظمة. ولا تصل البيانات إلى غيرهم.',
          },
          buttonText: { en: 'Data sharing documents', ar: 'مستندات مشاركة البيانات' },
          buttonLink: '/data-sharing',
        },
        {
          title: { en: 'Data outside the Kingdom', ar: 'البيانات خارج المملكة' },
          description: {
            en: 'Our systems are in the Kingdom. Data leaves it only for a claim abroad (a hospital on your journey, for example) or for reinsurance, in the smallest amount and with the safeguards that the transfer rules demand. The map of a branch comes from a foreign map service as soon as you come near it on the page: that service then sees the address of your device in the network, and not which page you read.',
            ar: 'أنظمتنا داخل المملكة. ولا تُنقل البيانات إلى خارجها إلا لمطالبة وقعت في الخارج (كمستشفى عالجك في سفرك) أو لإعادة التأمين، وبأقل قدر ممكن ووفق ضمانات لائحة نقل البيانات. وتأتي خريطة الفرع من خدمة خرائط خارجية عند اقترابك من موضعها في الصفحة، فترى تلك الخدمة عنوان جهازك على الشبكة، لا الصفحة التي تقرؤها.',
          },
        },
        {
          title: { en: 'How long we keep it', ar: 'مدة الحفظ' },
          description: {
            en: `${kept('en', 'after')}

Then the records are destroyed, copies included. If a dispute is open, we wait until it is over.`,
            ar: `${kept('ar', 'من')}

ثم تُتلف السجلات ونسخها. وإذا كان هناك نزاع قائم انتظرنا حتى ينتهي.`,
          },
        },
        {
          title: { en: 'How we protect it', ar: 'كيف نحميها' },
          description: {
            en: 'Connections to this site and stored files are encrypted. Staff see only the cases they work on, and each look is recorded. If a breach puts your data at risk, we tell the Saudi Data and AI Authority within 72 hours, and you without delay.',
            ar: 'الاتصال بالموقع والملفات المحفوظة مشفّرة. ولا يطّلع الموظف إلا على الحالات المسندة إليه، ويُسجَّل كل اطلاع. وإذا وقع تسرب يعرّض بياناتك للخطر أبلغنا الهيئة السعودية للبيانات والذكاء الاصطناعي خلال 72 ساعة، وأبلغناك دون تأخير.',
          },
        },
        {
          title: { en: 'Cookies and browser storage', ar: 'ملفات الارتباط' },
          description: {
            en: 'We store only what the site cannot work without: your language, your answer to the cookie bar, after you send a request, a key that lets this browser show its status, for a week your answers when you looked for a price, planned a visit or counted your savings, for three days, sealed, a claim that you have begun and not sent, for as long a note that you chose files for it, and for an hour those photos and documents themselves: until you send it they are on your device alone. There are no advertising or measuring cookies. Rejecting is as easy as accepting, and you can open the choice again from the cookie settings.',
            ar: 'لا نحفظ إلا ما لا يعمل الموقع بدونه: لغتك، واختيارك في شريط ملفات الارتباط، ومفتاح يعرض لك حالة طلبك في هذا المتصفح بعد إرساله، وإجاباتك لمدة أسبوع إذا بحثت عن سعر أو خططت لزيارة أو حسبت مدخراتك، والمطالبة التي بدأتها ولم ترسلها، مشفّرةً لمدة ثلاثة أيام، ومعها للمدة نفسها إشارة إلى أنك اخترت ملفات لها، ولمدة ساعة الصور والمستندات نفسها، ولا توجد قبل إرسالها إلا على جهازك. ولا نستخدم ملفات للإعلان أو القياس. ويمكنك الرفض بسهولة القبول نفسها، والعودة إلى اختيارك من إعدادات ملفات الارتباط.',
          },
        },
        {
          title: { en: 'Children and people you act for', ar: 'الأطفال ومن تنوب عنهم' },
          description: {
            en: 'A parent or guardian gives the data of children and of people without legal capacity, and holds their rights. If you send data of another adult, tell them first and show them this page.',
            ar: 'يقدم الولي أو الوصي بيانات الأطفال وناقصي الأهلية ويمارس حقوقهم نيابة عنهم. وإذا أرسلت بيانات شخص بالغ فأخبره أولًا وأطلعه على هذه الصفحة.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Your rights', ar: 'حقوقك' } },
      items: [
        {
          title: { en: 'What you can ask for', ar: 'ما يحق لك طلبه' },
          description: {
            en: `- to know what we do with your data and why
- to see it and to get a readable copy
- to have it corrected, completed or updated
- to have it destroyed when we no longer need it
- to take back a consent, as easily as you gave it

Taking back a consent does not undo what was lawful before. Sometimes a law makes us keep data; then we say which one.`,
            ar: `- أن تعرف ما نفعله ببياناتك وأسبابه
- أن تطّلع عليها وتحصل على نسخة مقروءة منها
- أن تطلب تصحيحها أو إتمامها أو تحديثها
- أن تطلب إتلافها متى انتهت الحاجة إليها
- أن تسحب موافقتك بسهولة منحها نفسها

ولا يؤثر سحب الموافقة فيما تم نظامًا قبله. وقد يلزمنا نظام بالاحتفاظ ببعض البيانات، فنخبرك به.`,
          },
        },
        {
          title: { en: 'How to ask', ar: 'كيف تطلب' },
          description: {
            en: `Write to our data protection officer at [${company.careEmail}](mailto:${company.careEmail}) with the subject “My data”, or ask in a branch. We check that it is you without keeping a copy of your ID, and answer within 30 days. If a request is unusually large we may take up to 30 days more, and tell you why.`,
            ar: `راسل مسؤول حماية البيانات الشخصية على [${company.careEmail}](mailto:${company.careEmail}) بعنوان «بياناتي»، أو قدّم طلبك في أحد الفروع. نتحقق من هويتك دون الاحتفاظ بصورة منها، ونرد خلال 30 يومًا. وإذا كان الطلب كبيرًا على نحو غير معتاد فقد نمدد المدة حتى 30 يومًا أخرى مع بيان السبب.`,
          },
        },
        {
          title: { en: 'If you are not satisfied', ar: 'إذا لم يقنعك ردّنا' },
          description: {
            en: 'Tell us first, so that we can put it right. You may complain to the Saudi Data and AI Authority, which supervises the law, at any time.',
            ar: 'أخبرنا أولًا لنصحح الأمر. ولك في أي وقت أن تتقدم بشكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي، وهي الجهة المشرفة على تطبيق النظام.',
          },
          buttonText: { en: 'Contact us', ar: 'تواصل معنا' },
          buttonLink: '/contact-us',
        },
        {
          title: { en: 'Changes to this policy', ar: 'تعديل السياسة' },
          description: {
            en: 'A new version is published here with its date. If the change means a new use of data that you already gave, we ask you before it starts.',
            ar: 'يُنشر الإصدار الجديد هنا مع تاريخه. وإذا ترتب على التعديل استخدام جديد لبيانات سبق أن قدمتها، استأذنّاك قبل البدء به.',
          },
        },
      ],
    },
  ],
};
