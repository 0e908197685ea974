import { anywhere, company, emergencyNumbers, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { propertyCoverQuestions } from '../cover-questions/property.ts';
import { askedPlanHead } from '../plan-heads.ts';
import { workedExamples } from '../worked-examples.ts';

const [civilDefence, police] = [toCall(emergencyNumbers.civilDefence), toCall(emergencyNumbers.police)];
const help = anywhere({
  en: `${civilDefence} for fire or ${police} for a break-in`,
  ar: `${civilDefence} عند الحريق أو ${police} عند السطو`,
});

export const propertyCasualty: SeedPage = {
  name: 'property-casualty',
  title: { en: 'Property & Casualty', ar: 'تأمين الممتلكات والحوادث' },
  group: 'corporate-products',
  meta: {
    title: { en: 'Property and casualty — Waad Insurance', ar: 'تأمين الممتلكات والحوادث — وعد للتأمين' },
    description: {
      en: 'Fire, all risks and burglary insurance for buildings, stock and equipment, and personal accident cover for your team.',
      ar: 'تأمين الحريق وجميع الأخطار والسطو للمباني والمخزون والمعدات، والحوادث الشخصية لفريق عملك.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'property-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'The place you work in, and what is in it', ar: 'مقر عملك وما فيه' },
        description: {
          en: `Property insurance rebuilds, repairs or replaces: the building if you own it, your fittings if you rent it, stock, machines, computers and furniture. Casualty insurance adds sudden accidents to people.

It is for every company with an address, from a workshop of 60 square metres to a group with warehouses in six cities. Owners of homes and landlords can buy it as well.`,
          ar: `يعيد تأمين الممتلكات البناء أو الإصلاح أو الاستبدال: المبنى إن كنت مالكه، والتجهيزات إن كنت مستأجرًا، والمخزون والآلات والحواسيب والأثاث. ويضيف تأمين الحوادث ما يصيب الأشخاص فجأة.

وهو لكل منشأة لها عنوان، من ورشة مساحتها 60 مترًا مربعًا إلى مجموعة لها مستودعات في ست مدن. ويمكن لملاك المساكن والمؤجرين شراؤه أيضًا.`,
        },
        buttonText: { en: 'Ask for a quote', ar: 'اطلب عرض سعر' },
        buttonUrl: '/details-request?product=property-casualty',
      },
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Fire, fire plus, or all risks', ar: 'الحريق، أو الحريق الموسع، أو جميع الأخطار' },
        ...askedPlanHead(
          [
            { en: 'Fire', ar: 'الحريق' },
            { en: 'Fire plus', ar: 'الحريق الموسع' },
            { en: 'All risks', ar: 'جميع الأخطار' },
          ],
          '/details-request?product=property-casualty',
          'property-casualty',
        ),
      },
      items: [
        {
          title: { en: 'Fire, lightning, gas explosion', ar: 'الحريق والصواعق وانفجار الغاز' },
          plan1: { en: 'Included', ar: 'مشمول' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Storm, flood, earthquake', ar: 'العواصف والسيول والزلازل' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Burst pipes and tanks', ar: 'انفجار المواسير والخزانات' },
          plan2: { en: 'SAR 500,000', ar: '500,000 ريال' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Impact by vehicles', ar: 'اصطدام المركبات' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Burglary by break-in', ar: 'السطو بالكسر' },
          plan2: { en: 'SAR 150,000', ar: '150,000 ريال' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Accidental damage', ar: 'الضرر العرضي' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Glass and signs', ar: 'الزجاج واللوحات' },
          plan2: { en: 'SAR 15,000', ar: '15,000 ريال' },
          plan3: { en: 'SAR 75,000', ar: '75,000 ريال' },
        },
        {
          title: { en: 'Goods at a temporary place', ar: 'البضاعة في موقع مؤقت' },
          plan3: { en: 'SAR 400,000', ar: '400,000 ريال' },
        },
        {
          title: { en: 'Clearing and architects’ fees', ar: 'إزالة الأنقاض وأتعاب المهندسين' },
          plan1: { en: '5% of the loss', ar: '5% من الخسارة' },
          plan2: { en: '8% of the loss', ar: '8% من الخسارة' },
          plan3: { en: '12% of the loss', ar: '12% من الخسارة' },
        },
        {
          title: { en: 'Deductible', ar: 'مبلغ التحمل' },
          plan1: { en: 'SAR 2,500', ar: '2,500 ريال' },
          plan2: { en: 'SAR 5,000', ar: '5,000 ريال' },
          plan3: { en: 'SAR 7,500', ar: '7,500 ريال' },
        },
      ],
    },
    workedExamples.property,
    {
      name: 'checklist',
      content: { header: { en: 'What you can insure', ar: 'ما يمكنك التأمين عليه' } },
      items: [
        {
          title: { en: 'Buildings', ar: 'المباني' },
          description: {
            en: 'At the cost of building them again today, without the price of the land.',
            ar: 'بتكلفة إعادة بنائها اليوم، دون قيمة الأرض.',
          },
        },
        {
          title: { en: 'Fittings of a rented place', ar: 'تجهيزات المقر المستأجر' },
          description: {
            en: 'Ceilings, partitions, kitchens and cooling that you paid for.',
            ar: 'الأسقف والقواطع والمطابخ وأجهزة التكييف التي نفذتها على حسابك.',
          },
        },
        {
          title: { en: 'Stock that rises and falls', ar: 'المخزون المتغير' },
          description: {
            en: 'Declare it each month and pay for what you really held, with the seasons of Ramadan and Hajj taken in.',
            ar: 'تفصح عنه شهريًا وتدفع عما كان لديك فعلًا، مع مراعاة موسمي رمضان والحج.',
          },
        },
        {
          title: { en: 'Electronics', ar: 'الأجهزة الإلكترونية' },
          description: {
            en: 'Servers, medical devices and tills, with the cost of restoring data.',
            ar: 'الخوادم والأجهزة الطبية ونقاط البيع، مع تكلفة استعادة البيانات.',
          },
        },
        {
          title: { en: 'Cold stores', ar: 'المخازن المبردة' },
          description: {
            en: 'Food and medicine that spoil when cooling or power fails.',
            ar: 'الأغذية والأدوية التي تتلف عند تعطل التبريد أو انقطاع الكهرباء.',
          },
        },
        {
          title: { en: 'People', ar: 'الأشخاص' },
          description: {
            en: 'Group personal accident: a fixed sum for death or disability by accident, day and night, anywhere.',
            ar: 'الحوادث الشخصية الجماعية: مبلغ ثابت عند الوفاة أو العجز بسبب حادث، ليلًا ونهارًا وفي أي مكان.',
          },
        },
      ],
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'Insure for the right sum', ar: 'أمّن بالقيمة الصحيحة' },
        description: {
          en: 'Most disappointments after a fire come from a sum that was too low. Choose what you want to value.',
          ar: 'أكثر ما يخيّب الأمل بعد الحريق قيمة تأمين أقل من الواجب. اختر ما تريد تقييمه.',
        },
      },
      items: [
        {
          tag: { en: 'Building', ar: 'المبنى' },
          text: {
            en: 'Multiply the built area by today’s cost per square metre for that type of building and add 10% for design and clearing. Check it every two years.',
            ar: 'اضرب مساحة البناء في تكلفة المتر المربع اليوم لمثل هذا المبنى، وأضف 10% للتصميم وإزالة الأنقاض، وراجع القيمة كل سنتين.',
          },
        },
        {
          tag: { en: 'Machines', ar: 'الآلات' },
          text: {
            en: 'Use the price of a new machine of the same output with freight and installation, not the value in your books.',
            ar: 'اعتمد سعر آلة جديدة بالطاقة الإنتاجية نفسها مع الشحن والتركيب، لا القيمة الدفترية.',
          },
        },
        {
          tag: { en: 'Stock', ar: 'المخزون' },
          text: {
            en: 'Use the cost price at your fullest month. Finished goods that are already sold can be insured at selling price.',
            ar: 'اعتمد سعر التكلفة في أعلى شهور المخزون. ويمكن التأمين على البضاعة المبيعة بسعر البيع.',
          },
        },
        {
          tag: { en: 'If the sum is too low', ar: 'إذا كانت القيمة أقل' },
          text: {
            en: 'A shop worth SAR 2,000,000 is insured for SAR 1,500,000. That is 75%, so a loss of SAR 200,000 is paid with SAR 150,000. If you are no more than 15% under, we do not reduce the payment.',
            ar: 'متجر قيمته 2,000,000 ريال مؤمَّن عليه بمبلغ 1,500,000 ريال، أي 75%، فإذا بلغت الخسارة 200,000 ريال دفعنا 150,000 ريال. ولا نخفض التعويض إذا لم يتجاوز النقص 15%.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What is not covered', ar: 'ما لا يشمله التأمين' } },
      items: [
        {
          title: { en: 'Always', ar: 'في جميع الأحوال' },
          description: {
            en: 'War, nuclear events, acts done on purpose by the owner, wear, damp, insects, settling of new buildings, and goods that vanish without a trace.',
            ar: 'الحرب والأخطار النووية، والأفعال المتعمدة من المالك، والاستهلاك والرطوبة والحشرات، وهبوط المباني الحديثة، والبضاعة التي تختفي دون أثر.',
          },
        },
        {
          title: { en: 'Unless you add it', ar: 'ما لم تُضف تغطيته' },
          description: {
            en: 'Strikes and riots, spoiled food, loss of income, property in the open air, and a building that stays empty for more than 45 days.',
            ar: 'الإضرابات والشغب، وتلف الأغذية، وفقد الدخل، والممتلكات في العراء، والمبنى الشاغر أكثر من 45 يومًا.',
          },
          buttonText: { en: 'Insure your income', ar: 'أمّن على دخلك' },
          buttonLink: '/pecuniary-insurance',
        },
        {
          title: { en: 'Covered elsewhere', ar: 'ما تغطيه وثائق أخرى' },
          description: {
            en: 'Licensed vehicles, goods in transit, machines that break from inside and claims by other people have policies of their own.',
            ar: 'المركبات المرخصة والبضاعة أثناء النقل وأعطال الآلات الداخلية ومطالبات الغير لها وثائقها الخاصة.',
          },
          buttonText: { en: 'Liability insurance', ar: 'تأمين المسؤوليات' },
          buttonLink: '/liability-insurance',
        },
      ],
    },
    propertyCoverQuestions,
    {
      name: 'image_blog',
      content: {
        image: 'claims',
        header: { en: 'After a fire, a flood or a break-in', ar: 'بعد الحريق أو السيل أو السطو' },
        description: {
          en: `1. Call for help: ${help.en}. Call us on ${toCall(company.tollFree)} at once if you need to secure the place.
2. Save what can be saved; you may throw away spoiled food after taking photos.
3. Send the report of the civil defence or the police, a list of what was lost, invoices and repair offers.
4. An adjuster visits within 3 working days, and for losses above SAR 1,000,000 within 24 hours.
5. If the cover is clear, we pay half of the undisputed amount while the rest is worked out.`,
          ar: `1. اطلب النجدة على ${help.ar}. واتصل بنا فورًا على ${toCall(company.tollFree)} إذا احتجت إلى تأمين الموقع.
2. أنقذ ما يمكن إنقاذه، ويمكنك التخلص من الأغذية التالفة بعد تصويرها.
3. أرسل تقرير الدفاع المدني أو الشرطة، وقائمة بالمفقودات، والفواتير وعروض الإصلاح.
4. يزورك خبير تسوية الخسائر خلال 3 أيام عمل، وخلال 24 ساعة إذا تجاوزت الخسارة 1,000,000 ريال.
5. إذا ثبتت التغطية دفعنا نصف المبلغ غير المختلف عليه إلى أن يكتمل حساب الباقي.`,
        },
        buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'The summary fits on two pages. The wording is what counts.',
          ar: 'الملخص في صفحتين، والعبرة بنص الوثيقة.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Property insurance in two pages', ar: 'تأمين الممتلكات في صفحتين' },
          pdf: { en: 'property-summary-en', ar: 'property-summary-ar' },
        },
        {
          pdfTitle: { en: 'Property all risks wording', ar: 'نص وثيقة جميع أخطار الممتلكات' },
          pdf: { en: 'property-policy-wording-en', ar: 'property-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Property claim form', ar: 'نموذج مطالبة الممتلكات' },
          pdf: { en: 'property-claim-form-en', ar: 'property-claim-form-ar' },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about property insurance', ar: 'أسئلة عن تأمين الممتلكات' } },
      items: [
        {
          question: {
            en: 'I rent. What does the landlord insure and what do I?',
            ar: 'أنا مستأجر، فعلى ماذا يؤمّن المالك وعلى ماذا أؤمّن؟',
          },
          answer: {
            en: 'The landlord usually insures walls and roof, you insure what you brought in. Read the lease: some make the tenant insure the building too.',
            ar: 'يؤمّن المالك عادةً على الجدران والسقف، وتؤمّن أنت على ما أدخلته. راجع عقد الإيجار، فبعض العقود تُلزم المستأجر بتأمين المبنى أيضًا.',
          },
        },
        {
          question: { en: 'Will somebody inspect my place?', ar: 'هل ستعاينون الموقع؟' },
          answer: {
            en: 'For sums above SAR 10,000,000, and for warehouses and paint or plastic workshops of any size. The visit takes about two hours, and you get the report.',
            ar: 'نعم إذا تجاوزت القيمة 10,000,000 ريال، وفي المستودعات وورش الدهان والبلاستيك أيًا كان حجمها. تستغرق الزيارة نحو ساعتين، وتصلك نسخة من التقرير.',
          },
        },
        {
          question: { en: 'How can I lower the premium?', ar: 'كيف أخفض القسط؟' },
          answer: {
            en: 'Sprinklers, alarms linked to a control room, tidy electrical panels and a higher deductible each count. Three years without a claim bring a 10% discount.',
            ar: 'المرشات الآلية، وأجهزة الإنذار المرتبطة بغرفة تحكم، ولوحات الكهرباء المصانة، ومبلغ تحمل أعلى؛ لكل منها أثر. وثلاث سنوات بلا مطالبات تمنحك خصم 10%.',
          },
        },
        {
          question: { en: 'Does it cover several branches?', ar: 'هل تشمل الوثيقة عدة فروع؟' },
          answer: {
            en: 'Yes, one policy with a list of addresses. New addresses are covered up to SAR 500,000 for 30 days while you tell us.',
            ar: 'نعم، وثيقة واحدة بقائمة عناوين. وتُغطى العناوين الجديدة حتى 500,000 ريال مدة 30 يومًا إلى أن تبلغنا بها.',
          },
        },
        {
          question: { en: 'Can I insure my home?', ar: 'هل يمكنني التأمين على منزلي؟' },
          answer: {
            en: 'Yes. A home policy covers building and contents, up to SAR 20,000 of jewellery in a locked place, and a hotel while you cannot live at home. [Ask for a quote](/get-a-quote?product=property-casualty).',
            ar: 'نعم. تغطي وثيقة المسكن المبنى والمحتويات، والمجوهرات المحفوظة في مكان مقفل حتى 20,000 ريال، والإقامة في فندق إذا تعذر السكن. [اطلب عرض سعر](/get-a-quote?product=property-casualty).',
          },
        },
        {
          question: { en: 'Are solar panels part of the building?', ar: 'هل تُعد الألواح الشمسية جزءًا من المبنى؟' },
          answer: {
            en: 'Yes, when they are fixed to the roof and their value is in the sum insured.',
            ar: 'نعم، إذا كانت مثبتة على السطح وأُدرجت قيمتها ضمن مبلغ التأمين.',
          },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Your next step', ar: 'خطوتك التالية' } },
      items: [
        {
          text: { en: 'Quote for a company', ar: 'عرض سعر لمنشأة' },
          textUrl: '/details-request?product=property-casualty',
        },
        { text: { en: 'Quote for a home', ar: 'عرض سعر لمسكن' }, textUrl: '/get-a-quote?product=property-casualty' },
        { text: { en: 'Documents for a property claim', ar: 'مستندات مطالبة الممتلكات' }, textUrl: '/claims' },
      ],
    },
  ],
};
