import { company, emergencyNumbers, toCall, toCallAnywhere } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { motorCoverQuestions } from '../cover-questions/motor.ts';
import { pricedPlanHead } from '../plan-heads.ts';
import { youngDrivers } from '../service-standards.ts';
import { workedExamples } from '../worked-examples.ts';

export const motorInsurance: SeedPage = {
  name: 'motor-insurance',
  title: { en: 'Motor Insurance', ar: 'تأمين المركبات' },
  group: 'individual-products',
  meta: {
    title: { en: 'Motor insurance — Waad Insurance', ar: 'تأمين المركبات — وعد للتأمين' },
    description: {
      en: 'Third party and comprehensive car insurance in Saudi Arabia: what is covered, three plans side by side, extras, and how to claim.',
      ar: 'تأمين المركبات ضد الغير والشامل في المملكة: ما تغطيه الوثيقة، ومقارنة بين ثلاث خطط، والتغطيات الإضافية، وخطوات المطالبة.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'motor-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Cover for your car and for the people around it', ar: 'تغطية لمركبتك ولمن حولك على الطريق' },
        description: {
          en: `Every car on a Saudi road needs at least third party insurance. It pays when you harm someone or damage their property. Comprehensive insurance goes further and pays for your own car too.

This page is for you if you own or lease a private car, a pickup or a motorcycle registered in the Kingdom. For a fleet of five vehicles or more, [ask for a company quote](/details-request?product=motor).`,
          ar: `يلزم كل مركبة تسير على طرق المملكة تأمين ضد الغير على الأقل، وهو يعوّض الآخرين عما تلحقه بهم من ضرر في الأنفس أو الممتلكات. أما التأمين الشامل فيضيف إلى ذلك تغطية مركبتك أنت.

هذه الصفحة لمالك السيارة الخاصة أو سيارة النقل الخفيف أو الدراجة النارية المسجلة في المملكة، ولمن يستأجرها تأجيرًا تمويليًا. وإذا كان لديك أسطول من خمس مركبات فأكثر، [فاطلب عرضًا للشركات](/details-request?product=motor).`,
        },
        buttonText: { en: 'See your price', ar: 'اعرف سعرك' },
        buttonUrl: '/quote/motor',
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'What is covered', ar: 'ما تغطيه الوثيقة' } },
      items: [
        {
          title: { en: 'Harm to others', ar: 'أضرار الغير' },
          description: {
            en: 'Injury, death and damage to property for which you are liable, up to SAR 10,000,000 for one event. Part of every plan.',
            ar: 'الإصابات والوفاة وأضرار الممتلكات التي تقع عليك مسؤوليتها، بحد أقصى 10,000,000 ريال للحادث الواحد. وهي مشمولة في جميع الخطط.',
          },
        },
        {
          title: { en: 'Damage to your own car', ar: 'أضرار مركبتك' },
          description: {
            en: 'Collision, overturning and damage while parked, even when nobody else is involved. Comprehensive plans only.',
            ar: 'التصادم والانقلاب والضرر أثناء الوقوف، حتى لو لم يكن هناك طرف آخر. في خطط الشامل فقط.',
          },
        },
        {
          title: { en: 'Fire and theft', ar: 'الحريق والسرقة' },
          description: {
            en: 'The car, its fixed parts and damage done in an attempted theft. Comprehensive plans only.',
            ar: 'المركبة وأجزاؤها الثابتة وما يلحق بها من ضرر عند محاولة سرقتها. في خطط الشامل فقط.',
          },
        },
        {
          title: { en: 'Flood, hail and storm', ar: 'السيول وحبات البرد والعواصف' },
          description: {
            en: 'Damage from water, wind, hail or falling objects, in any season. Comprehensive plans only.',
            ar: 'الضرر الناتج عن المياه والرياح وحبات البرد وتساقط الأجسام، في أي موسم. في خطط الشامل فقط.',
          },
        },
        {
          title: { en: 'Towing and storage', ar: 'السحب والحفظ' },
          description: {
            en: 'Moving the car after an accident, and keeping it safe until it is inspected. Comprehensive plans only.',
            ar: 'نقل المركبة بعد الحادث وحفظها في مكان آمن حتى معاينتها. في خطط الشامل فقط.',
          },
        },
        {
          title: { en: 'First medical care', ar: 'الإسعاف الأولي' },
          description: {
            en: 'Emergency treatment of the driver and passengers at the nearest hospital, up to SAR 4,000 for each person. Comprehensive plans only.',
            ar: 'العلاج الطارئ للسائق والركاب في أقرب مستشفى، بحد أقصى 4,000 ريال لكل شخص. في خطط الشامل فقط.',
          },
        },
      ],
    },
    {
      name: 'insurance_plans_report',
      content: {
        title: { en: 'Compare the three plans', ar: 'قارن بين الخطط الثلاث' },
        ...pricedPlanHead('motor'),
      },
      items: [
        {
          title: { en: 'Liability to others, each event', ar: 'المسؤولية تجاه الغير للحادث الواحد' },
          plan1: { en: 'SAR 10,000,000', ar: '10,000,000 ريال' },
          plan2: { en: 'SAR 10,000,000', ar: '10,000,000 ريال' },
          plan3: { en: 'SAR 10,000,000', ar: '10,000,000 ريال' },
        },
        {
          title: { en: 'Damage to your own car', ar: 'أضرار مركبتك' },
          plan2: { en: 'Up to the insured value', ar: 'حتى القيمة المؤمَّن عليها' },
          plan3: { en: 'Up to the insured value', ar: 'حتى القيمة المؤمَّن عليها' },
        },
        {
          title: { en: 'Fire, theft and natural events', ar: 'الحريق والسرقة والأخطار الطبيعية' },
          plan2: { en: 'Included', ar: 'مشمولة' },
          plan3: { en: 'Included', ar: 'مشمولة' },
        },
        {
          title: { en: 'Tow and storage after an accident', ar: 'السحب والحفظ بعد الحادث' },
          plan2: { en: 'Included', ar: 'مشمول' },
          plan3: { en: 'Included', ar: 'مشمول' },
        },
        {
          title: { en: 'Where the car is repaired', ar: 'مكان الإصلاح' },
          plan2: { en: 'Approved workshop', ar: 'ورشة معتمدة' },
          plan3: { en: 'Agency for cars up to 4 years old', ar: 'الوكالة للمركبات حتى 4 سنوات' },
        },
        {
          title: { en: 'Roadside help', ar: 'المساعدة على الطريق' },
          plan2: { en: '3 calls a year, towing up to SAR 350', ar: '3 مرات في السنة، والسحب حتى 350 ريالًا' },
          plan3: { en: '6 calls a year, towing up to SAR 600', ar: '6 مرات في السنة، والسحب حتى 600 ريال' },
        },
        {
          title: { en: 'Replacement car', ar: 'سيارة بديلة' },
          plan3: { en: '10 days', ar: '10 أيام' },
        },
        {
          title: { en: 'Personal accident, driver', ar: 'الحوادث الشخصية للسائق' },
          plan2: { en: 'SAR 60,000', ar: '60,000 ريال' },
          plan3: { en: 'SAR 120,000', ar: '120,000 ريال' },
        },
        {
          title: { en: 'Personal accident, each passenger', ar: 'الحوادث الشخصية لكل راكب' },
          plan3: { en: 'SAR 60,000', ar: '60,000 ريال' },
        },
        {
          title: { en: 'First medical care, each person', ar: 'الإسعاف الأولي لكل شخص' },
          plan2: { en: 'Up to SAR 4,000', ar: 'حتى 4,000 ريال' },
          plan3: { en: 'Up to SAR 4,000', ar: 'حتى 4,000 ريال' },
        },
        {
          title: { en: 'Driving in other GCC countries', ar: 'القيادة في دول مجلس التعاون' },
          plan2: { en: 'As an extra', ar: 'تغطية إضافية' },
          plan3: { en: 'Included', ar: 'مشمولة' },
        },
        {
          title: { en: 'Deductible for your own damage', ar: 'مبلغ التحمل لأضرار مركبتك' },
          plan2: { en: 'From SAR 1,000', ar: 'من 1,000 ريال' },
          plan3: { en: 'From SAR 750', ar: 'من 750 ريالًا' },
        },
      ],
    },
    {
      name: 'card',
      content: { header: { en: 'Extras you can add', ar: 'تغطيات يمكنك إضافتها' } },
      items: [
        {
          title: { en: 'Agency repair', ar: 'الإصلاح في الوكالة' },
          description: {
            en: 'Repairs at the dealer with original parts for cars up to 7 years old; Comprehensive Plus has it for the first 4 years.',
            ar: 'الإصلاح لدى الوكيل بقطع أصلية للمركبات حتى 7 سنوات، وهو مشمول في «الشامل بلس» حتى 4 سنوات.',
          },
          logo: 'icon-motor',
        },
        {
          title: { en: 'Replacement car', ar: 'سيارة بديلة' },
          description: {
            en: 'A small or medium car for 7, 10 or 14 days while yours is repaired.',
            ar: 'سيارة صغيرة أو متوسطة لمدة 7 أو 10 أو 14 يومًا خلال إصلاح سيارتك.',
          },
          logo: 'icon-clock',
        },
        {
          title: { en: 'Roadside help', ar: 'المساعدة على الطريق' },
          description: {
            en: `Towing, a flat battery, a tyre change, a little fuel or a locked door, day and night: ${toCall(company.roadsidePhone)}.`,
            ar: `السحب وشحن البطارية وتبديل الإطار والتزويد بالوقود وفتح الباب، ليلًا ونهارًا: ${toCall(company.roadsidePhone)}.`,
          },
          logo: 'icon-phone',
        },
        {
          title: { en: 'Personal accident', ar: 'الحوادث الشخصية' },
          description: {
            en: 'A fixed amount if the driver or a passenger dies or is left disabled.',
            ar: 'مبلغ محدد عند وفاة السائق أو أحد الركاب أو إصابته بعجز.',
          },
          logo: 'icon-people',
        },
        {
          title: { en: 'Driving abroad', ar: 'القيادة خارج المملكة' },
          description: {
            en: 'Own-damage cover in GCC countries, Jordan and Egypt for 30 days or the whole year.',
            ar: 'تغطية أضرار مركبتك في دول مجلس التعاون والأردن ومصر، لمدة 30 يومًا أو لسنة كاملة.',
          },
          logo: 'icon-travel',
        },
        {
          title: { en: 'Protected discount', ar: 'حماية الخصم' },
          description: {
            en: 'Keep your no-claims discount after one claim in the year.',
            ar: 'احتفظ بخصم عدم وجود مطالبات حتى لو قدمت مطالبة واحدة في السنة.',
          },
          logo: 'icon-shield',
        },
      ],
    },
    workedExamples.motor,
    {
      name: 'single_blog',
      content: {
        header: { en: 'What is not covered', ar: 'ما لا تغطيه الوثيقة' },
        description: {
          en: `- Wear, rust, and mechanical or electrical breakdown
- A driver who has no valid licence for that type of car
- Racing, speed tests and driving under the influence
- Carrying passengers or goods for pay, unless the policy says so
- Damage you cause on purpose, or a loss you describe falsely
- Personal things left in the car
- War and nuclear risks

The law gives us the right to pay an injured third party and then claim the money back from the driver in some of these cases. The policy wording below lists them all.`,
          ar: `- الاستهلاك والصدأ والأعطال الميكانيكية أو الكهربائية
- قيادة المركبة برخصة غير سارية أو لا تناسب نوعها
- السباقات واختبارات السرعة والقيادة تحت تأثير المسكرات أو المخدرات
- نقل الركاب أو البضائع بأجر ما لم تنص الوثيقة على ذلك
- الضرر المتعمد أو الإفادة غير الصحيحة عن الحادث
- الأغراض الشخصية المتروكة في المركبة
- أخطار الحرب والأخطار النووية

يجيز النظام للشركة في بعض هذه الحالات أن تعوض الطرف المتضرر ثم ترجع على السائق بما دفعته. وتجد الحالات كاملة في نص الوثيقة أدناه.`,
        },
      },
    },
    motorCoverQuestions,
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'After an accident, step by step', ar: 'خطوات ما بعد الحادث' },
        description: {
          en: 'Choose a step. You do not need to do them all at once.',
          ar: 'اختر الخطوة التي تريد قراءتها، فلست مضطرًا إلى إتمامها جميعًا دفعة واحدة.',
        },
        buttonText: { en: 'File a motor claim', ar: 'قدّم مطالبة مركبات' },
        buttonUrl: '/submit-claim',
      },
      items: [
        {
          tag: { en: '1. Make it safe', ar: '1. أمّن الموقع' },
          text: {
            en: `Switch on the hazard lights and see whether anyone is hurt. If someone is, call an ambulance: ${toCallAnywhere('ambulance').en}. Take photos, then move the cars off the lane if the accident is minor.`,
            ar: `شغّل أضواء التنبيه وتأكد من سلامة الجميع. إذا وُجدت إصابة فاتصل بالإسعاف على ${toCallAnywhere('ambulance').ar}. التقط الصور، ثم أبعد المركبات عن المسار إذا كان الحادث بسيطًا.`,
          },
        },
        {
          tag: { en: '2. Report it', ar: '2. أبلغ عن الحادث' },
          text: {
            en: `Call Najm on ${toCall(emergencyNumbers.najm)} when nobody is hurt and the cars are insured. When there is an injury, a fire or an uninsured car, call the traffic police: ${toCallAnywhere('trafficPolice').en}. Ask for the report and wait until fault is recorded.`,
            ar: `اتصل بشركة نجم على ${toCall(emergencyNumbers.najm)} إذا لم توجد إصابات وكانت المركبات مؤمَّنة. وعند وجود إصابة أو حريق أو مركبة غير مؤمَّنة اتصل بالمرور على ${toCallAnywhere('trafficPolice').ar}. واطلب التقرير وانتظر تحديد نسبة المسؤولية.`,
          },
        },
        {
          tag: { en: '3. Get an estimate', ar: '3. قدّر الأضرار' },
          text: {
            en: 'Take the car to a damage assessment centre. We can book the visit for you. Do not repair anything before the estimate.',
            ar: 'اذهب بالمركبة إلى مركز تقدير الأضرار، ويمكننا حجز الموعد لك. ولا تصلح شيئًا قبل صدور التقدير.',
          },
        },
        {
          tag: { en: '4. Send the claim', ar: '4. أرسل المطالبة' },
          text: {
            en: `Fill in the online form. Have these ready:

- the accident report and the damage estimate
- your ID or Iqama number and policy number
- the plate number, which you name in your own words
- your IBAN, for the payment`,
            ar: `عبّئ النموذج الإلكتروني، وجهّز قبل ذلك:

- تقرير الحادث وتقدير الأضرار
- رقم الهوية أو الإقامة ورقم الوثيقة
- رقم اللوحة، وتذكره وأنت تشرح ما حدث
- رقم الآيبان لتحويل مبلغ التعويض`,
          },
        },
        {
          tag: { en: '5. Decision', ar: '5. القرار' },
          text: {
            en: 'We contact you within 3 working days and say if a document is missing. Once all documents are here we decide within 15 days, and then repair the car or pay to your IBAN. If you disagree, [send a complaint](/complaints).',
            ar: 'نتواصل معك خلال 3 أيام عمل ونخبرك بأي مستند ناقص. وبعد اكتمال المستندات نصدر قرارنا خلال 15 يومًا، ثم نصلح المركبة أو نحوّل المبلغ إلى حسابك. وإذا لم توافق على القرار، [فقدّم شكوى](/complaints).',
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Motor insurance questions', ar: 'أسئلة عن تأمين المركبات' } },
      items: [
        {
          question: { en: 'What does the deductible mean?', ar: 'ما معنى مبلغ التحمل؟' },
          answer: {
            en: 'It is the part of each repair that you pay yourself. With a deductible of SAR 1,000 and a repair of SAR 6,200, you pay 1,000 and we pay 5,200. A higher deductible makes the premium lower.',
            ar: 'هو الجزء الذي تتحمله أنت من كل إصلاح. فإذا كان مبلغ التحمل 1,000 ريال وتكلفة الإصلاح 6,200 ريال، دفعت 1,000 ودفعنا 5,200. وكلما زاد مبلغ التحمل انخفض القسط.',
          },
        },
        {
          question: { en: 'Can I add another driver?', ar: 'هل يمكنني إضافة سائق آخر؟' },
          answer: {
            en: `Yes, at any time. We need the driver’s ID or Iqama number and date of birth. ${youngDrivers.en}`,
            ar: `نعم، في أي وقت. نحتاج إلى رقم هوية السائق أو إقامته وتاريخ ميلاده. ${youngDrivers.ar}`,
          },
        },
        {
          question: { en: 'I sold my car. Do I get money back?', ar: 'بعت سيارتي، فهل أسترد جزءًا من القسط؟' },
          answer: {
            en: 'Yes, for the days that are left, once ownership has been transferred and if no claim was paid in the period. [Send us a message](/contact-us) with the plate number and your IBAN.',
            ar: 'نعم، تسترد ما يقابل المدة المتبقية بعد نقل الملكية، بشرط ألا تكون قد صُرفت مطالبة خلال مدة الوثيقة. [أرسل إلينا رسالة](/contact-us) فيها رقم اللوحة ورقم الآيبان.',
          },
        },
        {
          question: { en: 'Can I choose the workshop?', ar: 'هل أختار الورشة بنفسي؟' },
          answer: {
            en: 'You can choose any workshop on our approved list. With agency repair you go to the dealer. If you would rather have the money, we pay the amount of the estimate less the deductible.',
            ar: 'يمكنك اختيار أي ورشة من قائمتنا المعتمدة، وإذا كانت وثيقتك تشمل الإصلاح في الوكالة فالإصلاح لدى الوكيل. وإن فضّلت المبلغ على الإصلاح، حوّلنا إليك قيمة التقدير بعد خصم مبلغ التحمل.',
          },
        },
        {
          question: { en: 'How does the no-claims discount work?', ar: 'كيف يُحسب خصم عدم وجود مطالبات؟' },
          answer: {
            en: 'Each year in which you were not at fault adds to your discount, for up to five years in a row. The discount belongs to you and comes along when you change insurer.',
            ar: 'تضيف كل سنة دون حادث تتحمل مسؤوليته إلى خصمك، وذلك حتى خمس سنوات متتالية. والخصم مرتبط بك، وينتقل معك إذا غيرت شركة التأمين.',
          },
        },
        {
          question: { en: 'The other driver has no insurance. What now?', ar: 'الطرف الآخر غير مؤمن، فماذا أفعل؟' },
          answer: {
            en: `Call the traffic police (${toCallAnywhere('trafficPolice').en}) and get a report. With comprehensive cover we repair your car and recover the cost from the other driver ourselves.`,
            ar: `اتصل بالمرور (${toCallAnywhere('trafficPolice').ar}) واحصل على التقرير. وإذا كان تأمينك شاملًا، أصلحنا مركبتك وتولينا مطالبة الطرف الآخر بالتكلفة.`,
          },
        },
        {
          question: { en: 'When is a car a total loss?', ar: 'متى تُعد المركبة خسارة كلية؟' },
          answer: {
            en: 'When the repair would cost more than half of the insured value, or the car cannot be made safe. We then pay the value of the car on the day of the accident, as the policy sets out, less the deductible.',
            ar: 'عندما تتجاوز تكلفة الإصلاح نصف القيمة المؤمَّن عليها، أو يتعذر إصلاح المركبة بأمان. وعندها ندفع قيمتها يوم الحادث وفق ما تنص عليه الوثيقة، بعد خصم مبلغ التحمل.',
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Documents', ar: 'المستندات' },
        description: {
          en: 'Read the wording before you buy. If the two languages differ, the Arabic text holds.',
          ar: 'اقرأ نص الوثيقة قبل الشراء. وعند اختلاف النصين يُعتد بالنص العربي.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'Motor policy wording', ar: 'نص وثيقة تأمين المركبات' },
          pdf: { en: 'motor-policy-wording-en', ar: 'motor-policy-wording-ar' },
        },
        {
          pdfTitle: { en: 'Motor claim checklist', ar: 'قائمة متطلبات مطالبة المركبات' },
          pdf: { en: 'motor-claim-checklist-en', ar: 'motor-claim-checklist-ar' },
        },
      ],
    },
    {
      name: 'interested_to_join',
      content: {
        title: { en: 'See what your car would cost', ar: 'اعرف تكلفة تأمين مركبتك' },
        description: {
          en: 'Answer a few questions about the car and see the price of each plan at once. We ask for no name and no number.',
          ar: 'أجب عن أسئلة قليلة عن مركبتك ليظهر لك فورًا سعر كل خطة، دون اسم ولا رقم جوال.',
        },
        buttonText: { en: 'See your price', ar: 'اعرف سعرك' },
        buttonUrl: '/quote/motor',
      },
    },
  ],
};
