import { company } from '../company.ts';
import type { SeedPage } from '../content-types.ts';

export const careers: SeedPage = {
  name: 'careers',
  title: { en: 'Careers', ar: 'الوظائف' },
  meta: {
    title: { en: 'Careers — Waad Insurance', ar: 'الوظائف — وعد للتأمين' },
    description: {
      en: 'Work on claims, underwriting, data and customer care at Waad Insurance. Open jobs in the Kingdom, Manama and Dubai, and how we hire.',
      ar: 'انضم إلى وعد للتأمين في المطالبات والاكتتاب والبيانات وخدمة العملاء. وظائف في المملكة والمنامة ودبي، وخطوات التوظيف.',
    },
  },
  sections: [
    {
      name: 'cover',
      content: {
        title: { en: 'Work where a promise is kept', ar: 'اعمل حيث يُوفى بالوعد' },
        description: {
          en: 'Every file on your desk is a person who waits for an answer. We look for people who want to give a good one.',
          ar: 'خلف كل ملف على مكتبك إنسان ينتظر جوابًا، ونحن نبحث عمّن يحرص على أن يكون الجواب منصفًا.',
        },
        buttonText: { en: 'See open jobs', ar: 'اطّلع على الوظائف' },
        buttonLink: '/career-openings',
        image: 'careers',
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'Why work here', ar: 'لماذا تعمل معنا' } },
      items: [
        {
          title: { en: 'Decisions close to the customer', ar: 'قرارك قريب من العميل' },
          description: {
            en: 'Claims specialists decide up to SAR 50,000 on their own after their first six months.',
            ar: 'يبتّ أخصائي المطالبات بنفسه في مبالغ تصل إلى 50,000 ريال بعد ستة أشهر من التحاقه.',
          },
        },
        {
          title: { en: 'Paid time to study', ar: 'وقت مدفوع للدراسة' },
          description: {
            en: 'We pay for the professional certificates of insurance, actuarial science and accounting, and give ten study days a year.',
            ar: 'نتحمل رسوم الشهادات المهنية في التأمين والعلوم الاكتوارية والمحاسبة، ونمنحك عشرة أيام دراسية في السنة.',
          },
        },
        {
          title: { en: 'Hours that fit a family', ar: 'دوام يناسب الأسرة' },
          description: {
            en: 'Start between 7:00 and 9:30, and work from home two days a week where the job allows it.',
            ar: 'ابدأ دوامك بين 7:00 و9:30 صباحًا، واعمل من المنزل يومين في الأسبوع متى سمحت طبيعة العمل.',
          },
        },
        {
          title: { en: 'Health cover for the household', ar: 'تأمين صحي للأسرة' },
          description: {
            en: 'You, your spouse and your children are covered in our highest network class from the first day.',
            ar: 'تشمل التغطية زوجك وأبناءك معك ضمن أعلى فئات شبكتنا، من اليوم الأول.',
          },
        },
        {
          title: { en: 'A fair start', ar: 'فرص متكافئة' },
          description: {
            en: 'We tell you the pay range before the first interview, and two people who did not know you before take part in every interview.',
            ar: 'نخبرك بنطاق الأجر قبل المقابلة الأولى، ويشارك في كل مقابلة شخصان لا تربطهما بك معرفة سابقة.',
          },
        },
      ],
    },
    {
      name: 'card',
      content: { header: { en: 'Where you could work', ar: 'مجالات العمل' } },
      items: [
        {
          title: { en: 'Claims and medical approvals', ar: 'المطالبات والموافقات الطبية' },
          description: {
            en: 'Inspect, decide and pay. Doctors, engineers and specialists sit in one team in three cities.',
            ar: 'معاينة وقرار وصرف: أطباء ومهندسون وأخصائيون في فريق واحد موزَّع على ثلاث مدن.',
          },
          logo: 'icon-claim',
          redirectText: { en: 'Jobs in claims', ar: 'وظائف المطالبات' },
          redirectUrl: '/career-openings?title=claims',
        },
        {
          title: { en: 'Underwriting and actuarial', ar: 'الاكتتاب والاكتوارية' },
          description: {
            en: 'Judge a risk, set its price and explain it to a broker, from a family car to a desalination plant.',
            ar: 'قيّم الخطر وحدد سعره واشرحه للوسيط، من سيارة العائلة إلى محطة تحلية المياه.',
          },
          logo: 'icon-shield',
          redirectText: { en: 'Jobs in underwriting', ar: 'وظائف الاكتتاب' },
          redirectUrl: '/career-openings?title=underwriter',
        },
        {
          title: { en: 'Technology and data', ar: 'التقنية والبيانات' },
          description: {
            en: 'Build the services on this site, keep them safe and find the fraud that hides in the numbers.',
            ar: 'طوّر خدمات هذا الموقع وحافظ على أمنها، واكشف الاحتيال المختبئ في الأرقام.',
          },
          logo: 'icon-people',
          redirectText: { en: 'All open jobs', ar: 'جميع الوظائف المتاحة' },
          redirectUrl: '/career-openings',
        },
      ],
    },
    {
      name: 'image_blog',
      content: {
        image: 'job-office',
        header: { en: 'The first year for graduates', ar: 'عامك الأول بعد التخرج' },
        description: {
          en: `Each September, 24 graduates join us for twelve months. They spend a quarter in claims, a quarter in underwriting, a quarter in a branch and the last one in a team of their choice.

Everyone has a mentor, a salary from the first day and a real task at the end that is put to use. Of the last three groups, 81% stayed with us.`,
          ar: `في سبتمبر من كل عام ينضم إلينا 24 خريجًا وخريجة لمدة اثني عشر شهرًا: ثلاثة أشهر في المطالبات، وثلاثة في الاكتتاب، وثلاثة في أحد الفروع، وثلاثة في إدارة يختارونها.

لكل منهم مرشد مهني، وراتب من اليوم الأول، ومشروع ختامي يُطبَّق فعليًا. وقد استمر معنا 81% من الدفعات الثلاث الأخيرة.`,
        },
        buttonText: { en: 'Graduate trainee job', ar: 'وظيفة الخريج المتدرب' },
        buttonUrl: '/career-details/graduate-trainee',
      },
    },
    { name: 'job_component', content: { title: { en: 'Open jobs', ar: 'الوظائف المتاحة' } } },
    {
      name: 'multiple_title',
      content: { header: { en: 'How we hire', ar: 'خطوات التوظيف' } },
      items: [
        {
          title: { en: '1. Apply on this site', ar: '1. قدّم عبر الموقع' },
          description: {
            en: 'One form and a CV as PDF. Please leave out your ID number, photo, age and marital status: we do not need them to choose.',
            ar: 'نموذج واحد وسيرة ذاتية بصيغة PDF. نرجو ألا تتضمن رقم الهوية أو الصورة أو العمر أو الحالة الاجتماعية، فلا حاجة إليها في الاختيار.',
          },
        },
        {
          title: { en: '2. Hear from us', ar: '2. انتظر ردّنا' },
          description: {
            en: 'You get a reference number at once and an answer within 15 working days, also when it is no.',
            ar: 'يصلك رقم مرجعي فور التقديم، وردّ خلال 15 يوم عمل حتى إن كان بالاعتذار.',
          },
        },
        {
          title: { en: '3. Talk twice', ar: '3. مقابلتان' },
          description: {
            en: 'A phone call of 20 minutes, then a meeting of one hour with a short task from daily work. You may do both in Arabic or English.',
            ar: 'مكالمة مدتها 20 دقيقة، ثم لقاء لمدة ساعة يتضمن مهمة قصيرة من واقع العمل، بالعربية أو بالإنجليزية كما تفضّل.',
          },
        },
        {
          title: { en: '4. Start', ar: '4. ابدأ العمل' },
          description: {
            en: `We never ask for money, bank cards or passwords during hiring. Was it asked in our name? Write to ${company.fraudEmail}.`,
            ar: `لا نطلب أي مبالغ أو بطاقات بنكية أو كلمات مرور في أي مرحلة. إذا طُلب منك ذلك باسمنا فراسلنا على ${company.fraudEmail}.`,
          },
        },
      ],
    },
    {
      name: 'interested_to_join',
      content: {
        title: { en: 'Interested to join?', ar: 'هل ترغب في الانضمام إلينا؟' },
        description: {
          en: `See what is open today. If nothing fits, write two lines about yourself to ${company.careersEmail} and we will keep them for twelve months.`,
          ar: `اطّلع على الوظائف المتاحة اليوم. وإن لم تجد ما يناسبك فأرسل نبذة قصيرة عنك إلى ${company.careersEmail} وسنحتفظ بها اثني عشر شهرًا.`,
        },
        buttonText: { en: 'Career openings', ar: 'الوظائف المتاحة' },
        buttonUrl: '/career-openings',
      },
    },
  ],
};
