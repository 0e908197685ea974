import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';

/** Answers travellers at any hour; a landline, because toll-free numbers cannot be dialled from abroad. */
export const travellersGuide: SeedPage = {
  name: 'travellers-guide',
  title: { en: 'Travellers’ Guide', ar: 'دليل المسافر' },
  meta: {
    title: { en: 'Travellers’ guide — Waad Insurance', ar: 'دليل المسافر — وعد للتأمين' },
    description: {
      en: 'What to prepare before you travel, whom to call when something goes wrong abroad, and which documents a claim needs.',
      ar: 'ما تجهزه قبل السفر، وبمن تتصل إذا حدث طارئ في الخارج، والأوراق التي تحتاجها المطالبة.',
    },
  },
  sections: [
    {
      name: 'banner',
      content: {
        title: {
          en: 'Travel well, and know what to do if it goes wrong',
          ar: 'استعد لرحلتك، واعرف كيف تتصرف عند الطارئ',
        },
        description: {
          en: 'A short guide for everyone who leaves the Kingdom, insured with us or not. Save it on your phone before you go.',
          ar: 'دليل موجز لكل مسافر من المملكة، سواء كان مؤمَّنًا لدينا أم لا. احفظه في جوالك قبل أن تغادر.',
        },
        buttonText: { en: 'See travel insurance', ar: 'تفاصيل تأمين السفر' },
        buttonLink: '/travel-insurance',
        image: 'travellers-guide',
      },
    },
    {
      name: 'shortcuts',
      content: { header: { en: 'In a hurry?', ar: 'أنت على عجل؟' } },
      items: [
        {
          icon: 'icon-travel',
          title: { en: 'Get travel cover', ar: 'أمّن سفرك' },
          description: { en: 'See the price of each plan at once.', ar: 'اعرف سعر كل خطة فورًا.' },
          redirectUrl: '/quote/travel',
        },
        {
          icon: 'icon-claim',
          title: { en: 'File a travel claim', ar: 'قدّم مطالبة سفر' },
          description: { en: 'Within 30 days of coming home.', ar: 'خلال 30 يومًا من عودتك.' },
          redirectUrl: '/submit-claim',
        },
        {
          icon: 'icon-visa',
          title: { en: 'Insure a visitor', ar: 'أمّن لزائر' },
          description: {
            en: 'For guests who come to the Kingdom on a visit visa.',
            ar: 'لضيوفك القادمين إلى المملكة بتأشيرة زيارة.',
          },
          redirectUrl: '/visit-visa-travel-insurance',
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'Before you leave', ar: 'قبل المغادرة' } },
      items: [
        {
          title: { en: 'Passport and visa', ar: 'جواز السفر والتأشيرة' },
          description: {
            en: 'Most countries want a passport that is valid for 6 months after you arrive. For GCC countries, citizens may use the national ID if it is undamaged and valid.',
            ar: 'تشترط أغلب الدول أن يكون الجواز ساريًا 6 أشهر بعد الوصول. وفي دول مجلس التعاون تكفي المواطن هويته الوطنية إذا كانت سارية وسليمة.',
          },
        },
        {
          title: { en: 'Medicine', ar: 'الأدوية' },
          description: {
            en: 'Carry it in its box, in hand luggage, with a prescription in English. Check whether the country bans any of it.',
            ar: 'احملها في علبها داخل حقيبة اليد، مع وصفة بالإنجليزية. وتأكد من أنها غير ممنوعة في بلد الوصول.',
          },
        },
        {
          title: { en: 'Money', ar: 'المال' },
          description: {
            en: 'Take two cards from two banks and a little cash in the local currency. Switch on your bank’s alerts.',
            ar: 'احمل بطاقتين من مصرفين ومبلغًا يسيرًا بالعملة المحلية، وفعّل إشعارات مصرفك.',
          },
        },
        {
          title: { en: 'Numbers', ar: 'الأرقام المهمة' },
          description: {
            en: `Write down your policy number, our assistance line ${toCall(company.assistancePhone)}, and the number of the Saudi embassy. Paper works when a battery does not.`,
            ar: `دوّن رقم وثيقتك ورقم المساعدة ${toCall(company.assistancePhone)} ورقم سفارة المملكة، على ورقة أيضًا، فقد تنفد بطارية جوالك.`,
          },
        },
        {
          title: { en: 'Home', ar: 'المنزل' },
          description: {
            en: 'Tell one person where you will be. Turn off water and gas. Do not announce your dates in public.',
            ar: 'أخبر شخصًا تثق به بوجهتك، وأغلق الماء والغاز، ولا تعلن مواعيد سفرك للعموم.',
          },
        },
      ],
    },
    { name: 'single_image', content: { image: 'travel' } },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'When something goes wrong', ar: 'إذا حدث طارئ' },
        description: {
          en: 'Choose what happened. Each answer says what to do first and which document to keep.',
          ar: 'اختر ما حدث لك. تبيّن كل حالة ما تفعله أولًا والمستند الذي تحتفظ به.',
        },
      },
      items: [
        {
          tag: { en: 'Illness or injury', ar: 'مرض أو إصابة' },
          text: {
            en: `If life is in danger, call the local ambulance first (112 works in Europe and on most mobile networks). Then call us on ${toCall(company.assistancePhone)}; a relative may call for you.

**Keep:** the medical report, itemised bills, prescriptions and payment receipts.`,
            ar: `إذا كانت الحياة في خطر فاتصل بالإسعاف المحلي أولًا (الرقم 112 يعمل في أوروبا وعلى أغلب شبكات الجوال). ثم اتصل بنا على ${toCall(company.assistancePhone)}، ويمكن لأحد أقاربك الاتصال نيابة عنك.

**احتفظ بما يلي:** التقرير الطبي والفواتير المفصلة والوصفات وإيصالات الدفع.`,
          },
        },
        {
          tag: { en: 'Baggage missing', ar: 'فقدان الأمتعة' },
          text: {
            en: `Go to the airline’s desk before you leave the airport and ask for a property irregularity report. You may buy what you need for the first days.

**Keep:** the report, the baggage tag, the boarding pass and receipts.`,
            ar: `راجع مكتب شركة الطيران قبل مغادرة المطار واطلب محضر فقدان أمتعة. ويمكنك شراء حاجاتك الأساسية للأيام الأولى.

**احتفظ بما يلي:** المحضر وملصق الأمتعة وبطاقة الصعود وإيصالات الشراء.`,
          },
        },
        {
          tag: { en: 'Flight delayed', ar: 'تأخر الرحلة' },
          text: {
            en: `Ask the airline for the reason and the length of the delay in writing. Food and a hotel come first from the airline; your policy adds to that after 6 hours.

**Keep:** the airline’s letter or message, the ticket and receipts.`,
            ar: `اطلب من شركة الطيران إفادة مكتوبة بسبب التأخر ومدته. الطعام والسكن على شركة الطيران أولًا، ثم تضيف وثيقتك تعويضًا بعد 6 ساعات.

**احتفظ بما يلي:** إفادة شركة الطيران أو رسالتها والتذكرة والإيصالات.`,
          },
        },
        {
          tag: { en: 'Passport lost', ar: 'فقدان الجواز' },
          text: {
            en: `Report it to the police, then to your embassy, which issues a travel document. Saudi citizens can also report the loss on Absher.

**Keep:** the police report and the receipts for the new document, photos and transport.`,
            ar: `أبلغ الشرطة ثم سفارة بلدك لتصدر لك وثيقة سفر مؤقتة. ويمكن للمواطن السعودي الإبلاغ عن الفقدان عبر أبشر أيضًا.

**احتفظ بما يلي:** بلاغ الشرطة وإيصالات الوثيقة الجديدة والصور والتنقل.`,
          },
        },
        {
          tag: { en: 'Theft', ar: 'سرقة' },
          text: {
            en: `Block your cards first. Report the theft to the police within 24 hours, even if you expect nothing from it.

**Keep:** the police report, and proof that you owned what was taken.`,
            ar: `أوقف بطاقاتك أولًا، ثم أبلغ الشرطة خلال 24 ساعة وإن لم تتوقع استعادة المسروقات.

**احتفظ بما يلي:** بلاغ الشرطة وما يثبت ملكيتك للمسروقات.`,
          },
        },
        {
          tag: { en: 'I must cancel', ar: 'إلغاء الرحلة' },
          text: {
            en: `Tell the airline and the hotel the same day, because late notice raises the cost. Then tell us.

**Keep:** the cancellation invoices, and the medical report or other proof of the reason.`,
            ar: `أبلغ شركة الطيران والفندق في اليوم نفسه، فالتأخر يزيد التكلفة، ثم أبلغنا.

**احتفظ بما يلي:** فواتير الإلغاء والتقرير الطبي أو ما يثبت سبب الإلغاء.`,
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Good to know by region', ar: 'معلومات مفيدة حسب المنطقة' } },
      items: [
        {
          title: { en: 'Gulf countries by car', ar: 'دول الخليج بالسيارة' },
          description: {
            en: 'Take the registration card and, if the car is not yours, the owner’s authorisation on Absher. Your Saudi third party policy does not pay abroad unless it was extended.',
            ar: 'احمل رخصة السير، وتفويض المالك عبر أبشر إذا لم تكن السيارة لك. ولا تسري وثيقة ضد الغير السعودية خارج المملكة ما لم تُمدد.',
          },
          buttonText: { en: 'See motor extras', ar: 'التغطيات الإضافية للمركبات' },
          buttonLink: '/motor-insurance',
        },
        {
          title: { en: 'Schengen states', ar: 'دول شنغن' },
          description: {
            en: 'Carry the insurance certificate with you: border officers may ask for it even when the visa is in the passport.',
            ar: 'احمل شهادة التأمين معك، فقد يطلبها موظف الحدود حتى مع وجود التأشيرة في الجواز.',
          },
          buttonText: { en: 'See the Schengen plan', ar: 'تفاصيل خطة شنغن' },
          buttonLink: '/travel-insurance',
        },
        {
          title: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
          description: {
            en: 'Care is expensive: one night in hospital can pass SAR 25,000. Make sure that your plan does not leave these two countries out.',
            ar: 'العلاج فيهما مكلف، وقد تتجاوز ليلة واحدة في المستشفى 25,000 ريال. تأكد من أن خطتك لا تستثنيهما.',
          },
        },
        {
          title: { en: 'Tropical countries', ar: 'الدول الاستوائية' },
          description: {
            en: 'See a travel clinic six weeks ahead. Some vaccines need two doses, and some countries ask for proof of yellow fever vaccination.',
            ar: 'راجع عيادة طب السفر قبل ستة أسابيع، فبعض اللقاحات يؤخذ على جرعتين، وبعض الدول تطلب ما يثبت التطعيم ضد الحمى الصفراء.',
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions from travellers', ar: 'أسئلة المسافرين' } },
      items: [
        {
          question: { en: 'Do I have to pay the hospital myself?', ar: 'هل أدفع للمستشفى بنفسي؟' },
          answer: {
            en: 'For a stay in hospital we usually pay directly, if you call us first. Small bills you pay yourself and claim back at home.',
            ar: 'عند التنويم ندفع للمستشفى مباشرة في الغالب، إذا اتصلت بنا أولًا. أما الفواتير الصغيرة فتدفعها ثم تستردها بعد عودتك.',
          },
        },
        {
          question: { en: 'Are receipts on my phone enough?', ar: 'هل تكفي الإيصالات المحفوظة في الجوال؟' },
          answer: {
            en: 'Yes. Clear photos or PDF files are enough for us. Keep the originals until the claim is closed.',
            ar: 'نعم، تكفي الصور الواضحة أو ملفات PDF. واحتفظ بالأصول حتى إغلاق المطالبة.',
          },
        },
        {
          question: {
            en: 'Which documents must be translated?',
            ar: 'ما المستندات التي تجب ترجمتها؟',
          },
          answer: {
            en: 'Nothing that is in Arabic, English, French or Spanish. For other languages we arrange the translation ourselves.',
            ar: 'لا حاجة إلى ترجمة ما كُتب بالعربية أو الإنجليزية أو الفرنسية أو الإسبانية، ونتولى نحن ترجمة ما سواها.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Take it with you', ar: 'خذه معك' },
        description: {
          en: 'The guide as a file that you can read without a connection.',
          ar: 'الدليل في ملف تقرؤه دون اتصال بالإنترنت.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Travellers’ guide', ar: 'دليل المسافر' },
          pdf: { en: 'travellers-guide-en', ar: 'travellers-guide-ar' },
        },
      ],
    },
    {
      name: 'contact_information',
      content: {
        title: { en: 'Assistance abroad', ar: 'المساعدة في الخارج' },
        description: {
          en: 'For people insured with us. If you cannot call, write and we call you.',
          ar: 'لعملائنا المؤمَّن لهم. وإذا تعذر عليك الاتصال فراسلنا ونتصل بك.',
        },
        phoneNumber: company.assistancePhone,
        email: 'assistance@waad.example',
        openingHours: { en: 'Every day, day and night', ar: 'يوميًا على مدار الساعة' },
      },
    },
  ],
};
