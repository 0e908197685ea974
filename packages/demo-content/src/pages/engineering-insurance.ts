import { toCallAnywhere } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { workedExamples } from '../worked-examples.ts';

export const engineeringInsurance: SeedPage = {
  name: 'engineering-insurance',
  title: { en: 'Engineering Insurance', ar: 'التأمين الهندسي' },
  group: 'corporate-products',
  meta: {
    title: { en: 'Engineering insurance — Waad Insurance', ar: 'التأمين الهندسي — وعد للتأمين' },
    description: {
      en: 'Contractors’ and erection all risks, machinery, plant and hidden defects: cover from the first day on site to years after.',
      ar: 'تأمين أخطار المقاولين والتركيب والآلات والمعدات والعيوب الخفية: تغطية من أول يوم في الموقع إلى ما بعد التسليم بسنوات.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'engineering-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'From the first spade to the last handover', ar: 'من أول معول إلى آخر محضر تسليم' },
        description: {
          en: `A building site changes every day, and so does what can go wrong on it. Engineering insurance protects the works, the machines and the people next door while you build, install, test and maintain.

It is for owners, main contractors, subcontractors, suppliers of plant, and operators of factories and utilities. One policy can protect all of them together, so that nobody argues over whose policy pays.`,
          ar: `يتغير موقع البناء كل يوم، وتتغير معه الأخطار. يحمي التأمين الهندسي الأعمال والآلات ومن يجاور الموقع أثناء الإنشاء والتركيب والاختبار والصيانة.

وهو لملاك المشاريع والمقاولين الرئيسيين ومقاولي الباطن وموردي المعدات ومشغلي المصانع والمرافق. ويمكن أن تحميهم جميعًا وثيقة واحدة، فلا يختلفون على من يدفع.`,
        },
        buttonText: { en: 'Describe your project', ar: 'عرّفنا بمشروعك' },
        buttonUrl: '/details-request?product=engineering',
      },
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'Which cover at which stage', ar: 'لكل مرحلة تغطيتها' },
        description: {
          en: 'Choose the stage your project is in.',
          ar: 'اختر المرحلة التي يمر بها مشروعك.',
        },
      },
      items: [
        {
          tag: { en: 'Building', ar: 'الإنشاء' },
          text: {
            en: '**Contractors’ all risks** pays for damage to permanent and temporary works, materials on site and materials on the way inside the Kingdom, and for your liability to neighbours and passers-by.',
            ar: '**جميع أخطار المقاولين**: تغطي أضرار الأعمال الدائمة والمؤقتة والمواد في الموقع وأثناء نقلها داخل المملكة، ومسؤوليتك تجاه الجيران والمارة.',
          },
        },
        {
          tag: { en: 'Installing', ar: 'التركيب' },
          text: {
            en: '**Erection all risks** is for turbines, tanks, production lines and steel structures. It includes tests with and without load, 4 weeks as standard.',
            ar: '**جميع أخطار التركيب**: للتوربينات والخزانات وخطوط الإنتاج والهياكل الحديدية، وتشمل الاختبار بحِمل وبدونه مدة 4 أسابيع في الأصل.',
          },
        },
        {
          tag: { en: 'Maintenance period', ar: 'فترة الصيانة' },
          text: {
            en: 'After handover the policy stays for up to 24 months for damage that you cause while you repair defects, or that goes back to a fault during construction.',
            ar: 'تستمر الوثيقة بعد التسليم حتى 24 شهرًا عن الضرر الذي تسببه أثناء إصلاح العيوب أو الذي يعود إلى خلل في مرحلة الإنشاء.',
          },
        },
        {
          tag: { en: 'In use', ar: 'التشغيل' },
          text: {
            en: '**Machinery breakdown** pays for sudden faults of compressors, lifts, chillers and generators. **Loss of profit** after a breakdown can be added.',
            ar: '**عطب الآلات**: تغطي الأعطال المفاجئة في الضواغط والمصاعد والمبردات والمولدات، ويمكن إضافة **خسارة الأرباح** بعد العطل.',
          },
        },
        {
          tag: { en: 'Years later', ar: 'بعد التسليم بسنوات' },
          text: {
            en: '**Inherent defects** insurance pays for structural defects that show up to 10 years after completion. It is compulsory for private-sector buildings, and an inspection company has to check design and works from the start.',
            ar: '**العيوب الخفية**: تغطي العيوب الإنشائية التي تظهر خلال 10 سنوات من اكتمال المبنى. وهي إلزامية لمباني القطاع الخاص، وتفحص جهة معاينة التصميم والتنفيذ من البداية.',
          },
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'What is covered on a building site', ar: 'ما يشمله التأمين في موقع البناء' } },
      items: [
        {
          title: { en: 'Fire, flood, storm and collapse', ar: 'الحريق والسيول والعواصف والانهيار' },
          description: {
            en: 'Sudden damage to works from any cause that is not excluded by name.',
            ar: 'الضرر المفاجئ للأعمال من أي سبب لم يُستثن صراحةً.',
          },
        },
        {
          title: { en: 'Theft of material', ar: 'سرقة المواد' },
          description: {
            en: 'Copper, cables, pumps and fittings stored inside a fenced and guarded site.',
            ar: 'النحاس والكابلات والمضخات والتجهيزات المخزنة داخل موقع مسوّر ومحروس.',
          },
        },
        {
          title: { en: 'Mistakes by workers', ar: 'أخطاء العاملين' },
          description: {
            en: 'Damage from poor handling or lack of skill. The faulty part itself is yours to redo.',
            ar: 'الضرر الناتج عن سوء المناولة أو نقص المهارة، أما الجزء المعيب نفسه فعليك إعادة تنفيذه.',
          },
        },
        {
          title: { en: 'Neighbours and the public', ar: 'الجيران والمارة' },
          description: {
            en: 'Injury and damage outside the site, also from vibration where you add that extension.',
            ar: 'الإصابات والأضرار خارج الموقع، ومنها أضرار الاهتزاز إذا أضفت تغطيتها.',
          },
        },
        {
          title: { en: 'Clearing the site', ar: 'إزالة الأنقاض' },
          description: {
            en: 'Removing debris after a loss, up to 10% of the claim.',
            ar: 'رفع الأنقاض بعد الضرر بما لا يتجاوز 10% من قيمة المطالبة.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Contractors’ all risks by value of the contract', ar: 'جميع أخطار المقاولين حسب قيمة العقد' },
        ...askedPlanHead(
          [
            { en: 'Up to SAR 5 million', ar: 'حتى 5 ملايين ريال' },
            { en: 'Up to SAR 75 million', ar: 'حتى 75 مليون ريال' },
            { en: 'Above SAR 75 million', ar: 'أكثر من 75 مليون ريال' },
          ],
          '/details-request?product=engineering',
          'engineering-insurance',
        ),
      },
      items: [
        {
          title: { en: 'Time to an offer', ar: 'مدة إصدار العرض' },
          plan1: { en: '2 working days', ar: 'يوما عمل' },
          plan2: { en: '4 working days', ar: '4 أيام عمل' },
          plan3: { en: 'After a site visit', ar: 'بعد زيارة الموقع' },
        },
        {
          title: { en: 'Liability to others, each event', ar: 'المسؤولية تجاه الغير للحادث الواحد' },
          plan1: { en: 'SAR 1,000,000', ar: '1,000,000 ريال' },
          plan2: { en: 'SAR 5,000,000', ar: '5,000,000 ريال' },
          plan3: { en: 'As the contract asks', ar: 'بحسب متطلبات العقد' },
        },
        {
          title: { en: 'Maintenance period', ar: 'فترة الصيانة' },
          plan1: { en: '12 months', ar: '12 شهرًا' },
          plan2: { en: '12 months, wider', ar: '12 شهرًا بتغطية موسعة' },
          plan3: { en: '24 months, wider', ar: '24 شهرًا بتغطية موسعة' },
        },
        {
          title: { en: 'Works already handed over in part', ar: 'الأجزاء المسلّمة مبكرًا' },
          plan2: { en: 'Included', ar: 'مشمولة' },
          plan3: { en: 'Included', ar: 'مشمولة' },
        },
        {
          title: { en: 'Consequences of faulty design', ar: 'الأضرار الناتجة عن خطأ التصميم' },
          plan2: { en: 'As an extra', ar: 'تغطية إضافية' },
          plan3: { en: 'Included', ar: 'مشمولة' },
        },
        {
          title: { en: 'Late opening after a loss', ar: 'تأخر التشغيل بسبب ضرر' },
          plan3: { en: 'As an extra', ar: 'تغطية إضافية' },
        },
        {
          title: { en: 'Deductible, natural events', ar: 'مبلغ التحمل للأخطار الطبيعية' },
          plan1: { en: 'SAR 10,000', ar: '10,000 ريال' },
          plan2: { en: 'SAR 40,000', ar: '40,000 ريال' },
          plan3: { en: 'Agreed for each project', ar: 'يُحدد لكل مشروع' },
        },
      ],
    },
    workedExamples.engineering,
    {
      name: 'card',
      content: { header: { en: 'Add to your policy', ar: 'أضف إلى وثيقتك' }, icon: 'icon-engineering' },
      items: [
        {
          title: { en: 'Contractors’ plant', ar: 'معدات المقاولين' },
          description: {
            en: 'Cranes, excavators and mixers, on site, in the yard and on the road between them.',
            ar: 'الرافعات والحفارات والخلاطات في الموقع وفي المستودع وعلى الطريق بينهما.',
          },
          logo: 'icon-engineering',
        },
        {
          title: { en: 'Vibration and weakening of support', ar: 'الاهتزاز وإضعاف الأساسات' },
          description: {
            en: 'Cracks and subsidence next door when you dig, drive piles or lower ground water.',
            ar: 'تشققات المباني المجاورة وهبوطها بسبب الحفر أو دق الخوازيق أو سحب المياه الجوفية.',
          },
          logo: 'icon-property',
        },
        {
          title: { en: 'Night work and express freight', ar: 'العمل الليلي والشحن العاجل' },
          description: {
            en: 'Extra wages and freight after a loss, to bring the project back on time.',
            ar: 'الأجور الإضافية وتكاليف الشحن بعد الضرر لإعادة المشروع إلى جدوله.',
          },
          logo: 'icon-clock',
        },
      ],
    },
    {
      name: 'single_blog',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا يشمله التأمين' },
        description: {
          en: `- Redoing work that was badly done or wrongly designed. What it damages is covered, the fault itself is not.
- Wear, rust and slow deterioration.
- Penalties for delay.
- Loss found only when stock is counted.
- Damage in a stop of work longer than 30 days that we were not told about.
- War, radiation and acts of the insured’s management done on purpose.`,
          ar: `- إعادة تنفيذ العمل الرديء أو الخاطئ التصميم؛ فنغطي ما نتج عنه من ضرر لا العيب نفسه.
- الاستهلاك والصدأ والتدهور التدريجي.
- غرامات التأخير.
- النقص الذي لا يُكتشف إلا عند الجرد.
- الضرر أثناء توقف العمل أكثر من 30 يومًا دون إبلاغنا.
- الحرب والإشعاع، والأفعال المتعمدة من إدارة المؤمَّن له.`,
        },
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'When something happens on site', ar: 'عند وقوع ضرر في الموقع' } },
      items: [
        {
          title: { en: 'The first day', ar: 'اليوم الأول' },
          description: {
            en: `Bring people to safety, stop the loss from growing, and take photos before anything is moved. For fire or collapse call the civil defence: ${toCallAnywhere('civilDefence').en}. Then call us.`,
            ar: `أخرج الناس إلى مكان آمن، وامنع تفاقم الضرر، وصوّر الموقع قبل تحريك أي شيء. عند الحريق أو الانهيار اتصل بالدفاع المدني على ${toCallAnywhere('civilDefence').ar}، ثم اتصل بنا.`,
          },
        },
        {
          title: { en: 'Within 14 days', ar: 'خلال 14 يومًا' },
          description: {
            en: 'Send the claim form, the site diary, the programme of works, the drawings of the damaged part and a first estimate. Our adjuster tells you in writing when clearing may begin.',
            ar: 'أرسل نموذج المطالبة ويوميات الموقع والبرنامج الزمني ومخططات الجزء المتضرر وتقديرًا أوليًا. ويبلغك خبير تسوية الخسائر كتابةً بموعد بدء الإزالة.',
          },
        },
        {
          title: { en: 'While you rebuild', ar: 'أثناء إعادة التنفيذ' },
          description: {
            en: 'For losses above SAR 500,000 we pay on account, against invoices, so that repair does not wait for the final report.',
            ar: 'إذا تجاوزت الخسارة 500,000 ريال صرفنا دفعات تحت الحساب مقابل الفواتير، فلا يتوقف الإصلاح انتظارًا للتقرير النهائي.',
          },
          buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
          buttonLink: '/submit-claim',
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions from contractors and owners', ar: 'أسئلة المقاولين والملاك' } },
      items: [
        {
          question: { en: 'The project is late. What about the policy?', ar: 'تأخر المشروع، فما مصير الوثيقة؟' },
          answer: {
            en: 'Ask for an extension before the end date. Up to 60 days are usually a matter of one email; beyond that we look at the site again.',
            ar: 'اطلب التمديد قبل تاريخ الانتهاء. التمديد حتى 60 يومًا يكفيه عادةً بريد إلكتروني واحد، وما زاد يستدعي معاينة جديدة.',
          },
        },
        {
          question: { en: 'Are subcontractors insured?', ar: 'هل يشمل التأمين مقاولي الباطن؟' },
          answer: {
            en: 'Yes, for their work on the insured contract, without listing each name. Their own machines need plant insurance.',
            ar: 'نعم، عن أعمالهم في العقد المؤمَّن عليه دون حاجة إلى ذكر أسمائهم. أما معداتهم الخاصة فتحتاج إلى تأمين معدات.',
          },
        },
        {
          question: { en: 'The contract value went up. Do I have to tell you?', ar: 'ارتفعت قيمة العقد، فهل أبلغكم؟' },
          answer: {
            en: 'Rises of up to 15% are covered automatically and settled at the end. Tell us about larger ones at once, otherwise a claim is paid in part only.',
            ar: 'الزيادة حتى 15% مغطاة تلقائيًا وتُسوّى في النهاية. أبلغنا فورًا بما زاد عليها، وإلا دُفع جزء من المطالبة فقط.',
          },
        },
        {
          question: { en: 'When must I arrange inherent defects insurance?', ar: 'متى أرتب تأمين العيوب الخفية؟' },
          answer: {
            en: 'Before work starts. The inspection company needs to see the soil report, the design and the pouring of foundations. It cannot be bought for a building that is finished.',
            ar: 'قبل بدء الأعمال، لأن جهة المعاينة تحتاج إلى الاطلاع على تقرير التربة والتصميم وصبّ القواعد. ولا يمكن شراؤه لمبنى مكتمل.',
          },
        },
        {
          question: { en: 'Do you insure one villa?', ar: 'هل تؤمّنون فيلا واحدة؟' },
          answer: {
            en: 'Yes. For contracts up to SAR 5 million a short form is enough, and you have the policy two working days after you accept.',
            ar: 'نعم. يكفي نموذج مختصر للعقود حتى 5 ملايين ريال، وتصدر الوثيقة خلال يومي عمل من قبولك العرض.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'The proposal form is a checklist as well: it names the drawings and reports an underwriter will ask for.',
          ar: 'نموذج طلب التأمين قائمة تحقق أيضًا، فهو يبيّن المخططات والتقارير التي سيطلبها المكتتب.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Contractors’ all risks wording', ar: 'نص وثيقة جميع أخطار المقاولين' },
          pdf: { en: 'engineering-policy-wording-en', ar: 'engineering-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Engineering proposal form', ar: 'نموذج طلب التأمين الهندسي' },
          pdf: { en: 'engineering-proposal-form-en', ar: 'engineering-proposal-form-ar' },
        },
        {
          pdfTitle: { en: 'Guide to inherent defects insurance', ar: 'دليل تأمين العيوب الخفية' },
          pdf: { en: 'inherent-defects-guide-en', ar: 'inherent-defects-guide-ar' },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Next steps', ar: 'خطوتك التالية' } },
      items: [
        {
          text: { en: 'Request an offer for a project', ar: 'اطلب عرضًا لمشروع' },
          textUrl: '/details-request?product=engineering',
        },
        {
          text: { en: 'Insure machines on their way to the site', ar: 'أمّن على الآلات في طريقها إلى الموقع' },
          textUrl: '/marine-insurance',
        },
        {
          text: { en: 'Visit an engineer in one of our branches', ar: 'زر مهندسينا في أحد الفروع' },
          textUrl: '/reach-us',
        },
      ],
    },
  ],
};
