import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { answerWorkingDays, openingHours } from '../service-standards.ts';

/** The form of /contact-us, opened with the subject of a barrier. */
const barrierForm = '/contact-us?about=accessibility#form';

export const accessibility: SeedPage = {
  name: 'accessibility',
  title: { en: 'Accessibility', ar: 'إمكانية الوصول' },
  group: 'legal',
  meta: {
    title: { en: 'Accessibility statement — Waad Insurance', ar: 'بيان إمكانية الوصول — وعد للتأمين' },
    description: {
      en: 'How accessible this site is, what we checked and how, what does not work yet, and how to report a barrier.',
      ar: 'مدى سهولة الوصول إلى هذا الموقع، وما فحصناه وكيف، وما لا يعمل بعد، وكيف تبلغنا عن عائق.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'customer-rights' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Insurance for everybody, on this site too', ar: 'التأمين للجميع، وموقعنا كذلك' },
        description: {
          en: `You should be able to file a claim, read a policy and reach us whether you see the screen, hear it, magnify it or never touch a mouse, in Arabic and in English alike.

Our measure is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The pages and forms of this site are built to meet it. **Maps of others and some documents do not meet it yet**; they are named below, each with another way.

This statement is about the site as it was on 20 November 2026. We look at it again with every larger change, and once a year at least.`,
          ar: `من حقك أن تقدّم مطالبة وتقرأ وثيقة وتصل إلينا، سواء رأيت الشاشة أو سمعتها أو كبّرتها أو لم تلمس الفأرة قط، بالعربية والإنجليزية على السواء.

معيارنا هو إرشادات النفاذ إلى محتوى الويب WCAG 2.2 بالمستوى AA، وقد بُنيت صفحات الموقع ونماذجه لتستوفيها. أما **خرائط الجهات الأخرى وبعض المستندات فلا تستوفيها بعد**، وهي مذكورة أدناه مع بديل لكل منها.

يصف هذا البيان الموقع كما كان في 20 نوفمبر 2026. ونراجعه مع كل تغيير كبير، ومرة في السنة على الأقل.`,
        },
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'What you can rely on', ar: 'ما يمكنك الاعتماد عليه' } },
      items: [
        {
          title: { en: 'Keyboard alone', ar: 'لوحة المفاتيح وحدها' },
          description: {
            en: 'Every menu, form and dialog works without a mouse. You always see where you are, and the first stop of each page leads straight to its content.',
            ar: 'تعمل كل قائمة ونموذج ونافذة دون فأرة، وترى موضعك دائمًا، وأول محطة في كل صفحة تنقلك إلى محتواها مباشرة.',
          },
        },
        {
          title: { en: 'Screen readers', ar: 'قارئات الشاشة' },
          description: {
            en: 'Headings, landmarks, fields, problems and answers are announced in the language of the page; words of the other language are marked as such.',
            ar: 'تُقرأ العناوين والمعالم والحقول والأخطاء والإجابات بلغة الصفحة، وتُميَّز كلمات اللغة الأخرى.',
          },
        },
        {
          title: { en: 'Magnified up to 400 %', ar: 'تكبير حتى 400%' },
          description: {
            en: 'Text stays in one column, nothing is cut off and nothing has to be read by scrolling sideways.',
            ar: 'يبقى النص في عمود واحد، فلا يُقتطع منه شيء ولا تحتاج إلى التمرير الجانبي لقراءته.',
          },
        },
        {
          title: { en: 'Your own settings', ar: 'إعداداتك الخاصة' },
          description: {
            en: 'The site follows your device when you ask for less motion, more contrast or your own colours. Nothing plays by itself.',
            ar: 'يتبع الموقع إعدادات جهازك إن طلبت حركة أقل أو تباينًا أعلى أو ألوانك الخاصة، ولا يبدأ فيه شيء من تلقاء نفسه.',
          },
        },
        {
          title: { en: 'Forms that wait for you', ar: 'نماذج تنتظرك' },
          description: {
            en: 'There is no time limit. A problem is explained in words beside its field, and nothing you typed is lost.',
            ar: 'لا مهلة محددة للتعبئة، وتُشرح كل مشكلة بالكلمات بجانب حقلها، ولا يضيع شيء مما كتبته.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'How we checked', ar: 'كيف فحصنا الموقع' } },
      items: [
        {
          title: { en: 'By program, at every change', ar: 'ببرامج الفحص مع كل تغيير' },
          description: {
            en: 'Every page and form, in both languages and at the widths of a phone and a desk, is tested by two programs, axe and IBM’s accessibility checker, for WCAG 2.2 AA. One finding stops a release.',
            ar: 'تُفحص كل صفحة ونموذج باللغتين، بعرض الهاتف والحاسب، ببرنامجين، هما axe وأداة IBM لفحص إمكانية الوصول، وفق WCAG 2.2 AA. وملاحظة واحدة توقف نشر الإصدار.',
          },
        },
        {
          title: { en: 'By walking through', ar: 'بتجربة الاستخدام' },
          description: {
            en: 'Each journey, from the first field to the answer, is tested by keyboard alone. So are the focus, the size of what you press, magnification, text spacing, and what a screen reader is told in Arabic and English.',
            ar: 'تُجرَّب كل خدمة من أول حقل إلى الإجابة بلوحة المفاتيح وحدها. ويُفحص كذلك ظهور موضع التركيز، وحجم ما يُضغط، والتكبير، وتباعد النص، وما يُنقل إلى قارئ الشاشة بالعربية والإنجليزية.',
          },
        },
        {
          title: { en: 'What is still to be done', ar: 'ما لم يُنجز بعد' },
          description: {
            en: 'No outside body has audited the site yet, and people who use assistive technology every day have not yet tested all of it. Until then your report is the best test we have.',
            ar: 'لم تدقق جهة مستقلة الموقع بعد، ولم يجرّبه كاملًا من يستخدمون التقنيات المساعدة يوميًا. وإلى ذلك الحين يبقى بلاغك خير اختبار لدينا.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What does not work yet', ar: 'ما لا يعمل بعد' } },
      items: [
        {
          title: { en: 'Maps of the branches', ar: 'خرائط الفروع' },
          description: {
            en: 'They come from another provider and cannot be used fully with a keyboard or a screen reader. Address, district and phone of each branch stand beside its map as text.',
            ar: 'تأتي من مزود آخر ولا يمكن استخدامها كاملةً بلوحة المفاتيح أو قارئ الشاشة. وعنوان كل فرع وحيّه وهاتفه مكتوبة بجانب خريطته.',
          },
          buttonText: { en: 'Branches as text', ar: 'الفروع مكتوبة' },
          buttonLink: '/reach-us',
        },
        {
          title: { en: 'Documents in PDF', ar: 'المستندات بصيغة PDF' },
          description: {
            en: 'Reports, policy wordings and printed forms are not all marked up for screen readers. Tell us which one you need: we send its text by email, in large print or read it to you on the phone, free of charge.',
            ar: 'ليست كل التقارير ونصوص الوثائق والنماذج المطبوعة مهيأة لقارئات الشاشة. أخبرنا بما تحتاجه منها، فنرسل نصه بالبريد الإلكتروني أو بخط كبير، أو نقرؤه عليك هاتفيًا، دون مقابل.',
          },
        },
        {
          title: { en: 'Career pages in Arabic', ar: 'صفحات الوظائف بالعربية' },
          description: {
            en: 'They are laid out from left to right in both languages. Their Arabic text is marked as Arabic and is read out correctly.',
            ar: 'تُعرض من اليسار إلى اليمين في اللغتين. ونصها العربي محدد بلغته ويُقرأ قراءة صحيحة.',
          },
        },
      ],
    },
    {
      name: 'contact_information',
      content: {
        title: { en: 'Report a barrier', ar: 'أبلغنا عن عائق' },
        description: {
          en: `Did something keep you from what you came for? Write, call, or use the form: a few words on what happened and where are enough. We answer within ${answerWorkingDays.contact} working days, help you with your matter at once in another way, and say when the barrier will be gone. From abroad call ${toCall(company.phone)}.

If our answer does not help, you can send a [complaint](/complaints) and take it to the Insurance Authority.`,
          ar: `هل حال شيء دون ما جئت من أجله؟ اكتب إلينا أو اتصل بنا أو استخدم النموذج، وتكفينا كلمات قليلة عما حدث وأين. نرد خلال يومي عمل، وننجز لك طلبك فورًا بطريقة أخرى، ونخبرك بموعد إزالة العائق. ومن الخارج اتصل على ${toCall(company.phone)}.

وإن لم تجد حلًا في ردنا فلك تقديم [شكوى](/complaints)، ثم رفعها إلى هيئة التأمين.`,
        },
        phoneNumber: company.tollFree,
        email: company.careEmail,
        openingHours: openingHours.careLine,
        buttonText: { en: 'Report a barrier', ar: 'أبلغ عن عائق' },
        buttonUrl: barrierForm,
      },
    },
  ],
};
