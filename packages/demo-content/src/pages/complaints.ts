import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { leftToRight } from '../left-to-right.ts';
import { answerWorkingDays, complaintDays, objectionDays } from '../service-standards.ts';

const days = answerWorkingDays.complaint;

/** The regulator's own channel for customers, printed so that nobody has to search for it. */
const authority = { phone: '800 124 0551', site: 'care.ia.gov.sa' };

export const complaints: SeedPage = {
  name: 'complaints',
  title: { en: 'Complaints', ar: 'الشكاوى' },
  group: 'customer-service',
  meta: {
    title: { en: 'Complaints — Waad Insurance', ar: 'الشكاوى — وعد للتأمين' },
    description: {
      en: 'How to complain, what happens at each stage and when, and how to go on to the Insurance Authority if you are not satisfied.',
      ar: 'كيف تقدّم شكوى، وما يحدث في كل مرحلة ومتى، وكيف تصعّدها إلى هيئة التأمين إذا لم يرضك ردّنا.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'complaints-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Tell us what went wrong', ar: 'أخبرنا بما لم يُرضك' },
        description: {
          en: `A complaint costs nothing and never affects your cover, your price or a claim that is under way. You may complain about a decision, a delay, a price, a person or this website.

You get a reference at once and a written answer within **${days} working days**. Whoever made the decision you complain about does not write the answer.`,
          ar: `الشكوى مجانية، ولا تؤثر في تغطيتك أو سعرك أو مطالبة قيد النظر. ويحق لك أن تشتكي من قرار أو تأخير أو سعر أو موظف أو من هذا الموقع.

يصلك رقم مرجعي فورًا، وردّ مكتوب خلال **${days} أيام عمل**. ولا يتولى الرد من أصدر القرار محل الشكوى.`,
        },
        buttonText: { en: 'Send a complaint', ar: 'قدّم شكوى' },
        buttonUrl: '/submit-complaints',
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'Have these ready', ar: 'جهّز ما يلي' } },
      items: [
        {
          title: { en: 'Who you are', ar: 'بياناتك' },
          description: {
            en: 'Name, ID or Iqama number, mobile number and email. A number is enough; send no copy of the card.',
            ar: 'الاسم ورقم الهوية أو الإقامة ورقم الجوال والبريد الإلكتروني. يكفي الرقم دون صورة البطاقة.',
          },
        },
        {
          title: { en: 'What it is about', ar: 'موضوع الشكوى' },
          description: {
            en: 'The policy or claim number if you have one, and the branch or the person you dealt with.',
            ar: 'رقم الوثيقة أو المطالبة إن وُجد، والفرع أو الموظف الذي تعاملت معه.',
          },
        },
        {
          title: { en: 'What you would like us to do', ar: 'ما تطلبه منا' },
          description: {
            en: 'An apology, an explanation, another decision, a sum of money: say it plainly.',
            ar: 'اعتذار أو توضيح أو قرار آخر أو مبلغ معين؛ اذكره صراحةً.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What happens to your complaint', ar: 'مراحل الشكوى' } },
      items: [
        {
          title: { en: 'At once: received', ar: 'عند التقديم: الاستلام' },
          description: {
            en: 'You see the reference on the screen and get it by email. Keep it for tracking and for the Insurance Authority.',
            ar: 'يظهر لك الرقم المرجعي على الشاشة ويصلك بالبريد الإلكتروني. احتفظ به للمتابعة ولتقديمه إلى هيئة التأمين عند الحاجة.',
          },
        },
        {
          title: { en: 'Within 1 working day: a person', ar: 'خلال يوم عمل: موظف مسؤول' },
          description: {
            en: 'A complaints officer takes it over, and you get the name and direct number. Questions and answers stand with your request, and an email tells you of each.',
            ar: 'يتولاها موظف شكاوى يصلك اسمه ورقمه المباشر، وتجد أسئلته وردوده مع طلبك، ويصلك تنبيه بكل منها بالبريد الإلكتروني.',
          },
        },
        {
          title: { en: 'Up to day 5: review', ar: 'حتى اليوم 5: الدراسة' },
          description: {
            en: 'The officer reads the file, asks the team concerned and may ask you for a document. You have 10 working days to send it, and the clock stops meanwhile.',
            ar: 'يدرس الملف ويستوضح من الإدارة المعنية، وقد يطلب منك مستندًا. ولديك 10 أيام عمل لإرساله، وتتوقف المدة خلالها.',
          },
        },
        {
          title: { en: `By day ${days}: the answer`, ar: `حتى اليوم ${days}: الرد` },
          description: {
            en: 'You get it in writing, with reasons, the clause we relied on and what you can do next. If we were wrong we say so and put it right.',
            ar: 'يصلك مكتوبًا ومعللًا مع البند الذي استندنا إليه والخطوات المتاحة لك. وإذا أخطأنا أقررنا بالخطأ وصححناه.',
          },
        },
        {
          title: { en: 'A second look', ar: 'إعادة النظر' },
          description: {
            en: `Reply within ${objectionDays} days if you are not satisfied. The head of customer care decides within another ${complaintDays.secondLook} working days.`,
            ar: `إذا لم يقنعك الرد فأجب عنه خلال ${objectionDays} يومًا، ويبتّ مدير العناية بالعملاء فيه خلال ${complaintDays.secondLook} أيام عمل أخرى.`,
          },
        },
      ],
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'If our answer is not enough', ar: 'إذا لم يكفك ردّنا' },
        description: {
          en: 'You may go on to others at any time after our answer, or when the time has passed without one. You need our reference.',
          ar: 'يحق لك التصعيد بعد ردّنا أو بعد انقضاء المدة دون رد، وستحتاج إلى رقمنا المرجعي.',
        },
      },
      items: [
        {
          tag: { en: 'Insurance Authority', ar: 'هيئة التأمين' },
          text: {
            en: `The Insurance Authority supervises all insurers in the Kingdom. File with IA Care at ${authority.site} (sign in with Nafath) or call ${toCall(authority.phone)}. It asks for our reference and our answer, gives you a number of its own, and asks us to respond.`,
            ar: `تشرف هيئة التأمين على جميع شركات التأمين في المملكة. قدّم شكواك عبر قناة الهيئة لخدمة العملاء ${leftToRight(authority.site)} بالدخول عن طريق نفاذ، أو اتصل على ${toCall(authority.phone)}. وتطلب الهيئة رقمنا المرجعي وردّنا، وتعطيك رقمًا خاصًا بها، ثم تخاطبنا للرد.`,
          },
        },
        {
          tag: { en: 'Dispute committees', ar: 'لجان الفصل في المنازعات' },
          text: {
            en: 'The Committees for the Resolution of Insurance Disputes and Violations hear cases in Riyadh, Jeddah and Dammam. You need no lawyer. You can appeal against most decisions.',
            ar: 'تنظر لجان الفصل في المنازعات والمخالفات التأمينية الدعاوى في الرياض وجدة والدمام، ولا يُشترط توكيل محامٍ، ويمكن استئناف معظم القرارات.',
          },
        },
        {
          tag: { en: 'About personal data', ar: 'البيانات الشخصية' },
          text: {
            en: 'For the use of your data write to us first; you may also complain to the Saudi Data and AI Authority. See [data sharing](/data-sharing).',
            ar: 'راسلنا أولًا بشأن استخدام بياناتك، ولك أن تشتكي إلى الهيئة السعودية للبيانات والذكاء الاصطناعي. اطّلع على [مشاركة البيانات](/data-sharing).',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'To keep or to print', ar: 'للحفظ أو الطباعة' },
        description: {
          en: 'A paper form can be handed in at any branch; you get a stamped copy.',
          ar: 'يمكن تسليم النموذج الورقي في أي فرع، وتحصل على نسخة مختومة.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'How to complain and what happens then', ar: 'إجراءات الشكوى وما يليها' },
          pdf: { en: 'complaint-procedure-en', ar: 'complaint-procedure-ar' },
        },
        {
          pdfTitle: { en: 'Complaint form on paper', ar: 'نموذج الشكوى الورقي' },
          pdf: { en: 'complaint-form-en', ar: 'complaint-form-ar' },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about complaints', ar: 'أسئلة عن الشكاوى' } },
      items: [
        {
          question: { en: 'How do I follow my complaint?', ar: 'كيف أتابع شكواي؟' },
          answer: {
            en: 'Use the tracking on this page with the complaint number and your ID or Iqama number.',
            ar: 'استخدم خدمة التتبع في هذه الصفحة برقم الشكوى ورقم هويتك أو إقامتك.',
          },
        },
        {
          question: { en: 'Can I complain for somebody else?', ar: 'هل أقدّم شكوى عن شخص آخر؟' },
          answer: {
            en: 'Yes, for your parents, your children and for anyone who signs a short authorisation. We talk about medical details only with the person concerned.',
            ar: 'نعم، عن والديك أو أبنائك أو من يفوّضك كتابةً. ولا نناقش التفاصيل الطبية إلا مع صاحبها.',
          },
        },
        {
          question: { en: 'Can I complain by phone?', ar: 'هل يمكنني تقديم الشكوى هاتفيًا؟' },
          answer: {
            en: `Yes, on ${toCall(company.tollFree)}. We write it down, read it back to you and send you the reference.`,
            ar: `نعم، على الرقم ${toCall(company.tollFree)}. ندوّنها ونقرؤها عليك ثم نرسل إليك الرقم المرجعي.`,
          },
        },
        {
          question: {
            en: 'What is the difference between a complaint and an enquiry?',
            ar: 'ما الفرق بين الشكوى والاستفسار؟',
          },
          answer: {
            en: 'With an enquiry you want to know something; with a complaint you want something put right. If you chose the wrong one, we change it and tell you.',
            ar: 'الاستفسار طلب معلومة، والشكوى طلب تصحيح. وإذا اخترت النوع غير المناسب عدّلناه وأخبرناك.',
          },
        },
        {
          question: { en: 'Do you learn from complaints?', ar: 'هل تستفيدون من الشكاوى؟' },
          answer: {
            en: 'Every month the management reads the causes, and the board sees them each quarter. Three changes of the last year began as complaints: shorter motor forms, an email at each step, and evening calls.',
            ar: 'تراجع الإدارة أسباب الشكاوى شهريًا ويطّلع عليها مجلس الإدارة كل ربع سنة. وقد بدأت ثلاثة تحسينات في العام الماضي بشكاوى: نماذج مركبات أقصر، ورسالة بريد إلكتروني عند كل مرحلة، واتصال في المساء.',
          },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Perhaps you need one of these', ar: 'قد تحتاج إلى' } },
      items: [
        { text: { en: 'Track a claim', ar: 'تتبّع مطالبة' }, textUrl: '/claims' },
        { text: { en: 'Ask a question', ar: 'طرح سؤال' }, textUrl: '/contact-us' },
        { text: { en: 'Report fraud', ar: 'الإبلاغ عن احتيال' }, textUrl: '/report-fraud' },
        { text: { en: 'Read your rights', ar: 'الاطلاع على حقوقك' }, textUrl: '/customer-rights' },
      ],
    },
  ],
};
