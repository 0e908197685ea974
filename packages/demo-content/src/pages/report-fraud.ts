import { company } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { answerWorkingDays, openingHours } from '../service-standards.ts';

export const reportFraud: SeedPage = {
  name: 'report-fraud',
  title: { en: 'Report Fraud', ar: 'الإبلاغ عن الاحتيال' },
  group: 'legal',
  meta: {
    title: { en: 'Report fraud — Waad Insurance', ar: 'الإبلاغ عن الاحتيال — وعد للتأمين' },
    description: {
      en: 'What insurance fraud is, examples, how to report it with or without your name, and how we protect those who report.',
      ar: 'ما الاحتيال التأميني وأمثلته، وكيف تبلغ عنه باسمك أو دون ذكره، وكيف نحمي المبلّغين.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'fraud-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Honest customers pay for fraud', ar: 'العميل الصادق هو من يدفع ثمن الاحتيال' },
        description: {
          en: `Insurance fraud is lying or hiding something to get money, cover or a lower price that one is not entitled to. It also happens the other way round: people who pretend to be us in order to take money from you.

Every false claim comes out of the fund that belongs to all policyholders. If you have seen something, tell us. You need no proof, only an honest reason.`,
          ar: `الاحتيال التأميني هو الكذب أو إخفاء الحقيقة للحصول على مال أو تغطية أو سعر أقل دون حق. وقد يقع في الاتجاه الآخر، حين ينتحل أحدهم صفتنا ليأخذ مالك.

وكل مطالبة كاذبة تُدفع من صندوق يملكه جميع حملة الوثائق. فإذا لاحظت شيئًا فأخبرنا، ولا يلزمك دليل، بل سبب صادق للاشتباه.`,
        },
      },
    },
    {
      name: 'card',
      content: { header: { en: 'What it looks like', ar: 'صور من الاحتيال' }, icon: 'icon-shield' },
      items: [
        {
          title: { en: 'A staged accident', ar: 'حادث مفتعل' },
          description: {
            en: 'Two drivers who know each other damage cars on purpose, or old damage is claimed again.',
            ar: 'سائقان متفقان يتعمدان الإضرار بمركبتيهما، أو ضرر قديم يُطالَب به مجددًا.',
          },
          logo: 'icon-motor',
        },
        {
          title: { en: 'A false bill', ar: 'فاتورة مزورة' },
          description: {
            en: 'Treatment that never took place, another person’s ID used at a clinic, or a price raised for the insurer.',
            ar: 'علاج لم يُقدَّم، أو استخدام هوية شخص آخر في عيادة، أو سعر مرفوع لأن التأمين سيدفع.',
          },
          logo: 'icon-hospital',
        },
        {
          title: { en: 'A false policy', ar: 'وثيقة وهمية' },
          description: {
            en: 'A seller in a chat group offers cheap cover and wants the money in a personal account.',
            ar: 'بائع في مجموعة محادثة يعرض تأمينًا رخيصًا ويطلب التحويل إلى حساب شخصي.',
          },
          logo: 'icon-document',
        },
        {
          title: { en: 'A false message', ar: 'رسالة مزيفة' },
          description: {
            en: 'A link in our name promises a refund and asks for a card number or a one-time code.',
            ar: 'رابط باسمنا يعد باسترداد مبلغ ويطلب رقم بطاقة أو رمز تحقق.',
          },
          logo: 'icon-phone',
        },
        {
          title: { en: 'Someone inside', ar: 'شخص من داخل الشركة' },
          description: {
            en: 'An employee, broker or workshop asks for a gift or a share to speed things up.',
            ar: 'موظف أو وسيط أو ورشة يطلب هدية أو نسبة لتسريع الإجراء.',
          },
          logo: 'icon-people',
        },
        {
          title: { en: 'Hidden facts', ar: 'إخفاء معلومات' },
          description: {
            en: 'A taxi insured as a private car, or a family member declared as an employee.',
            ar: 'سيارة أجرة مؤمَّنة على أنها خاصة، أو قريب مسجل على أنه موظف.',
          },
          logo: 'icon-wallet',
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'How we protect those who report', ar: 'كيف نحمي المبلّغين' } },
      items: [
        {
          title: { en: 'You may leave out your name', ar: 'لك ألا تذكر اسمك' },
          description: {
            en: 'Name, phone and email are optional in the form. Without them we cannot ask you back, so tell us as much as you can.',
            ar: 'الاسم والهاتف والبريد الإلكتروني اختيارية في النموذج. ودونها لن نتمكن من الرجوع إليك، فاذكر كل ما تستطيع من تفاصيل.',
          },
        },
        {
          title: { en: 'Five people, no more', ar: 'خمسة أشخاص لا غير' },
          description: {
            en: 'Reports go to the fraud team of five and to nobody else in the company. We name you to no one unless a court orders it.',
            ar: 'تصل البلاغات إلى فريق مكافحة الاحتيال المكون من خمسة أشخاص دون غيرهم، ولا نكشف اسمك لأحد إلا بأمر قضائي.',
          },
        },
        {
          title: { en: 'No harm for an honest report', ar: 'لا ضرر على المبلّغ الصادق' },
          description: {
            en: 'Your policies, claims, job or contract with us do not suffer, even if you turn out to be mistaken.',
            ar: 'لا تتأثر وثائقك أو مطالباتك أو وظيفتك أو عقدك معنا، حتى إن تبيّن أنك أخطأت في ظنك.',
          },
        },
        {
          title: { en: 'Fair to the other side', ar: 'إنصاف الطرف الآخر' },
          description: {
            en: 'Nobody is refused or accused because of a report alone. We check first.',
            ar: 'لا نرفض مطالبة أحد ولا نتهمه بناءً على بلاغ وحده، بل نتحقق أولًا.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What happens to your report', ar: 'ماذا يحدث لبلاغك' } },
      items: [
        {
          title: { en: 'You get a reference', ar: 'تحصل على رقم مرجعي' },
          description: {
            en: 'It is shown at once, also when you gave no name. You can add to the report later in the same browser; with a phone number or an email that you left, in any other too.',
            ar: 'يظهر فورًا ولو لم تذكر اسمك. ويمكنك إضافة معلومات لاحقًا من المتصفح نفسه، أو من أي جهاز إذا تركت رقم هاتف أو بريدًا.',
          },
        },
        {
          title: {
            en: `We look at it within ${answerWorkingDays['fraud-report']} working days`,
            ar: `ننظر فيه خلال ${answerWorkingDays['fraud-report']} أيام عمل`,
          },
          description: {
            en: 'If you left a phone number or an email, we tell you that the work has begun. We cannot share what we find about other people.',
            ar: 'إذا تركت رقم هاتف أو بريدًا أبلغناك ببدء العمل، ولا يمكننا مشاركة ما نتوصل إليه عن الآخرين.',
          },
        },
        {
          title: { en: 'Keep what you have', ar: 'احتفظ بما لديك' },
          description: {
            en: 'Messages, numbers, photos, bank receipts. Do not look for more on your own and do not confront anyone.',
            ar: 'الرسائل والأرقام والصور وإيصالات التحويل. ولا تتحرَّ بنفسك ولا تواجه أحدًا.',
          },
        },
        {
          title: { en: 'If you lost money', ar: 'إذا خسرت مالًا' },
          description: {
            en: 'Call your bank at once to stop the transfer, then report to the police through the Kollona Amn app or at a station. Report to us after that.',
            ar: 'اتصل ببنكك فورًا لإيقاف الحوالة، ثم أبلغ الشرطة عبر تطبيق كلنا أمن أو في المركز، وبعد ذلك أبلغنا.',
          },
        },
      ],
    },
    {
      name: 'contact_information',
      content: {
        title: { en: 'Reach the fraud team', ar: 'تواصل مع فريق مكافحة الاحتيال' },
        description: {
          en: 'Use the form on this page, write, or call and ask for the fraud team. Please leave out card numbers and passwords.',
          ar: 'استخدم النموذج في هذه الصفحة، أو راسلنا، أو اتصل واطلب فريق مكافحة الاحتيال. ونرجو عدم ذكر أرقام البطاقات أو كلمات المرور.',
        },
        phoneNumber: company.tollFree,
        email: company.fraudEmail,
        openingHours: openingHours.branches,
      },
    },
    {
      name: 'faq',
      content: { header: { en: 'Is the message really from Waad?', ar: 'هل الرسالة من وعد حقًا؟' } },
      items: [
        {
          question: { en: 'What do you never ask for?', ar: 'ما الذي لا تطلبونه أبدًا؟' },
          answer: {
            en: 'One-time codes, passwords, card numbers by phone or message, and payment into a person’s account.',
            ar: 'رموز التحقق وكلمات المرور وأرقام البطاقات هاتفيًا أو برسالة، والدفع إلى حساب شخصي.',
          },
        },
        {
          question: { en: 'How do I check a policy that I bought?', ar: 'كيف أتحقق من وثيقة اشتريتها؟' },
          answer: {
            en: 'Call us with the policy number, or look in the government service that shows your motor, health or visit-visa cover.',
            ar: 'اتصل بنا برقم الوثيقة، أو تحقق من الخدمة الحكومية التي تعرض تأمين مركبتك أو تأمينك الصحي أو تأمين الزيارة.',
          },
        },
        {
          question: { en: 'Can I report a colleague or a broker?', ar: 'هل أبلغ عن زميل أو وسيط؟' },
          answer: {
            en: 'Yes. The report goes past the department concerned, straight to the fraud team, which answers to the audit committee of the board.',
            ar: 'نعم. لا يمر البلاغ بالإدارة المعنية، بل يصل مباشرة إلى فريق مكافحة الاحتيال المرتبط بلجنة المراجعة في مجلس الإدارة.',
          },
        },
      ],
    },
  ],
};
