import { company } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { quoteDays } from '../service-standards.ts';

export const termsConditions: SeedPage = {
  name: 'terms-conditions',
  title: { en: 'Terms and Conditions', ar: 'الشروط والأحكام' },
  group: 'legal',
  meta: {
    title: { en: 'Terms and conditions — Waad Insurance', ar: 'الشروط والأحكام — وعد للتأمين' },
    description: {
      en: 'The rules for using this website: what the information is worth, how online requests work, what we ask of you, and which law applies.',
      ar: 'قواعد استخدام هذا الموقع: حجية المعلومات، وآلية الطلبات الإلكترونية، وما نطلبه منك، والنظام الواجب التطبيق.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'terms-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'The short version', ar: 'الخلاصة' },
        description: {
          en: `This website is run by ${company.legalName.en} (“Waad”, “we”), commercial registration ${company.commercialRegistration}, ${company.address.en}.

- Using the site is free and needs no account.
- What you read here explains our products. What binds both sides is your policy.
- A request that you send here is a request; cover starts only when we confirm it in writing.
- Please give true details and use the site lawfully.

These terms apply from 1 November 2026. The Arabic text decides where the two languages differ.`,
          ar: `تدير هذا الموقع ${company.legalName.ar} («وعد» أو «نحن»)، السجل التجاري ${company.commercialRegistration}، ${company.address.ar}.

- استخدام الموقع مجاني ولا يتطلب حسابًا.
- ما تقرؤه هنا شرح لمنتجاتنا، أما ما يُلزم الطرفين فهو وثيقتك.
- ما ترسله عبر الموقع طلب فحسب، ولا تبدأ التغطية إلا بتأكيد كتابي منا.
- نرجو تقديم بيانات صحيحة واستخدام الموقع استخدامًا مشروعًا.

تسري هذه الشروط اعتبارًا من 1 نوفمبر 2026. ويُعتدّ بالنص العربي عند اختلاف النصين.`,
        },
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Terms of use', ar: 'شروط الاستخدام' } },
      items: [
        {
          title: { en: '1. What these terms cover', ar: '1. نطاق الشروط' },
          description: {
            en: 'They cover your use of this website and the requests that you send through it. Your insurance itself follows the policy, its schedule and its endorsements. A job application also follows the notice shown on the application form.',
            ar: 'تنظم هذه الشروط استخدامك للموقع والطلبات المرسلة عبره. أما التأمين نفسه فتحكمه الوثيقة وجدولها وملاحقها، ويخضع طلب التوظيف كذلك للإشعار المبيَّن في نموذج التقديم.',
          },
        },
        {
          title: { en: '2. Information about products', ar: '2. معلومات المنتجات' },
          description: {
            en: 'We check product pages at least every six months and correct mistakes when we learn of them. Limits, prices and networks can change between a visit to the site and the day you buy. Before you pay, you receive the wording that applies to you; read its exclusions and ask if a line is unclear.',
            ar: 'نراجع صفحات المنتجات مرة كل ستة أشهر على الأقل، ونصحح الأخطاء متى علمنا بها. وقد تتغير الحدود والأسعار والشبكات بين زيارتك للموقع ويوم الشراء. وقبل السداد تتسلّم نص الوثيقة الخاص بك، فاقرأ استثناءاته واسأل عمّا لم يتضح لك.',
          },
        },
        {
          title: { en: '3. Quotes', ar: '3. عروض الأسعار' },
          description: {
            en: `A quote is valid for the time written on it, or for ${quoteDays} days if it says nothing. It rests on the details that you gave. If a detail changes, or turns out to be wrong, the price or our offer can change as well.`,
            ar: `يسري عرض السعر للمدة المذكورة فيه، فإن لم تُذكر فلمدة ${quoteDays} يومًا. ويستند إلى ما قدمته من بيانات، فإذا تغيّرت أو تبيّن عدم صحتها جاز أن يتغير السعر أو العرض.`,
          },
        },
        {
          title: { en: '4. Requests sent online', ar: '4. الطلبات الإلكترونية' },
          description: {
            en: 'When a form is sent you see a reference number. It proves that we received the request, not that we agreed to it. Keep it: you need it to ask about the request later. If no reference number appears, nothing reached us and you should send the form again or call.\n\nA claim or complaint sent here counts from the day on the reference. A visit-visa policy can be cancelled here only before entry to the Kingdom.',
            ar: 'عند إرسال النموذج يظهر لك رقم مرجعي، وهو إثبات لاستلام الطلب لا لقبوله، فاحتفظ به للاستعلام لاحقًا. وإذا لم يظهر الرقم فلم يصلنا شيء، وعليك إعادة الإرسال أو الاتصال بنا.\n\nوتُحتسب المطالبة أو الشكوى من تاريخ رقمها المرجعي. ولا يمكن إلغاء وثيقة تأشيرة الزيارة إلا قبل الدخول إلى المملكة.',
          },
        },
        {
          title: { en: '5. What we ask of you', ar: '5. التزاماتك' },
          description: {
            en: '- Give complete and true details, and only about yourself or about people who asked you to act for them.\n- Do not upload copies of identity cards, Iqama cards or passports; the number is enough.\n- Do not try to reach data of others, to disturb the site, to copy it by machine in a way that slows it, or to send harmful files.\n- Tell us if you believe that somebody uses your data or our name.',
            ar: '- قدّم بيانات كاملة وصحيحة عن نفسك أو عمّن فوّضك بالتصرف عنه فقط.\n- لا ترفع صورًا من الهوية الوطنية أو الإقامة أو جواز السفر، فالرقم يكفي.\n- لا تحاول الوصول إلى بيانات غيرك، أو تعطيل الموقع، أو نسخه آليًا بما يبطئه، أو إرسال ملفات ضارة.\n- أخبرنا إذا اشتبهت في استخدام أحد لبياناتك أو لاسم الشركة.',
          },
        },
        {
          title: { en: '6. False statements and fraud', ar: '6. البيانات الكاذبة والاحتيال' },
          description: {
            en: 'A statement made on purpose to gain cover or money that is not due can end the policy, lead to a refused claim and be reported to the authorities. An honest mistake is different: tell us and we will put it right together.',
            ar: 'تعمُّد تقديم بيان كاذب للحصول على تغطية أو مبلغ غير مستحق قد يؤدي إلى إنهاء الوثيقة ورفض المطالبة وإبلاغ الجهات المختصة. أما الخطأ غير المقصود فأمره مختلف: أخبرنا به لنصححه معًا.',
          },
          buttonText: { en: 'Report fraud', ar: 'أبلغ عن احتيال' },
          buttonLink: '/report-fraud',
        },
        {
          title: { en: '7. Payments', ar: '7. المدفوعات' },
          description: {
            en: 'This site takes no payments. We pay claims and refunds only to a bank account in the name of the person entitled. We never ask for a card number, a one-time code or a password, neither here nor by phone.',
            ar: 'لا تُسدَّد أي مبالغ عبر هذا الموقع. ولا نصرف التعويضات والمبالغ المستردة إلا إلى حساب بنكي باسم المستحق. ولا نطلب رقم بطاقة أو رمز تحقق أو كلمة مرور، لا هنا ولا هاتفيًا.',
          },
        },
        {
          title: { en: '8. Contents and marks', ar: '8. المحتوى والعلامات' },
          description: {
            en: 'Texts, drawings, the name and the logo belong to Waad or are used with permission. You may print, save and share pages for your own use and quote them with the source. Any other use needs our written consent.',
            ar: 'النصوص والرسوم والاسم والشعار ملك لوعد أو مستخدمة بإذن أصحابها. ولك أن تطبع الصفحات وتحفظها وتشاركها لاستخدامك الشخصي وأن تقتبس منها مع ذكر المصدر، وما عدا ذلك يتطلب موافقتنا الكتابية.',
          },
        },
        {
          title: { en: '9. Links and maps', ar: '9. الروابط والخرائط' },
          description: {
            en: 'Some links lead to other sites, and branch maps come from a foreign map service, which loads as soon as you come near a map on the page. We choose them with care, but their owners answer for their content and for their own privacy rules.',
            ar: 'تقود بعض الروابط إلى مواقع أخرى، وتُعرض مواقع الفروع في خدمة خرائط خارجية تُحمَّل عند اقترابك من موضع الخريطة في الصفحة. نختارها بعناية، غير أن أصحابها هم المسؤولون عن محتواها وعن قواعد الخصوصية فيها.',
          },
        },
        {
          title: { en: '10. When the site is not there', ar: '10. توقف الموقع' },
          description: {
            en: 'We aim for a site that works day and night, and announce planned work two days ahead. If it fails, you keep all your rights: call the toll-free number or go to a branch, and a time limit that passed because our site was down is not held against you.',
            ar: 'نسعى إلى أن يعمل الموقع على مدار الساعة، ونعلن عن أعمال الصيانة قبلها بيومين. وإذا تعطّل بقيت حقوقك كاملة: اتصل بالرقم المجاني أو زر أحد الفروع، ولن يُحتسب عليك موعد فات بسبب تعطل موقعنا.',
          },
        },
        {
          title: { en: '11. Our responsibility', ar: '11. مسؤوليتنا' },
          description: {
            en: 'We answer for damage that we cause through intent or carelessness, as the law says. We do not answer for damage from the unlawful acts of others or from use of the site against these terms. Nothing here limits a right that the law or your policy gives you.',
            ar: 'نتحمل مسؤولية الضرر الناتج عن تعمدنا أو إهمالنا وفق الأنظمة. ولا نُسأل عن ضرر نشأ من أفعال الغير غير المشروعة أو من استخدام مخالف لهذه الشروط. ولا ينتقص أي بند هنا من حق تكفله لك الأنظمة أو وثيقتك.',
          },
        },
        {
          title: { en: '12. Personal data', ar: '12. البيانات الشخصية' },
          description: {
            en: 'Our privacy policy says what we collect through this site, why, and for how long. Where a consent is needed, it is asked for separately and can be taken back.',
            ar: 'توضح سياسة الخصوصية ما نجمعه عبر الموقع وأسبابه ومدته. وحيث تلزم موافقة تُطلب على حدة، ويمكنك سحبها متى شئت.',
          },
          buttonText: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
          buttonLink: '/privacy-policy',
        },
        {
          title: { en: '13. Law and disputes', ar: '13. النظام وتسوية الخلافات' },
          description: {
            en: 'The law of the Kingdom of Saudi Arabia applies. Please bring a dispute to us first. If our answer does not settle it, you can turn to the Insurance Authority and then to the Committees for Resolution of Insurance Disputes and Violations.',
            ar: 'تخضع هذه الشروط لأنظمة المملكة العربية السعودية. نرجو عرض الخلاف علينا أولًا، فإن لم يُنهِه ردّنا فلك التوجه إلى هيئة التأمين ثم إلى لجان الفصل في المنازعات والمخالفات التأمينية.',
          },
          buttonText: { en: 'How to complain', ar: 'تقديم شكوى' },
          buttonLink: '/complaints',
        },
        {
          title: { en: '14. Changes', ar: '14. تعديل الشروط' },
          description: {
            en: 'We may change these terms and print the new date at the top. A change that matters to requests under way is announced here 30 days before, and such requests are finished under the old terms.',
            ar: 'يجوز لنا تعديل هذه الشروط مع بيان التاريخ الجديد في أعلاها. ويُعلن هنا قبل 30 يومًا عن أي تعديل يمس الطلبات القائمة، وتُستكمل تلك الطلبات وفق الشروط السابقة.',
          },
        },
      ],
    },
  ],
};
