import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { quoteDays } from '../service-standards.ts';

export const getAQuote: SeedPage = {
  name: 'get-a-quote',
  title: { en: 'Get a Quote', ar: 'اطلب عرض سعر' },
  meta: {
    title: { en: 'Get a quote — Waad Insurance', ar: 'اطلب عرض سعر — وعد للتأمين' },
    description: {
      en: 'See a price for motor, travel or visit visa insurance in a minute, or ask for an offer of a savings plan: an answer within 1 working day.',
      ar: 'اعرف سعر تأمين المركبات أو السفر أو الزيارة في دقيقة، أو اطلب عرضًا لبرنامج ادخار يصلك خلال يوم عمل.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'quote-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'A price now, or an offer within 1 working day', ar: 'السعر الآن، أو العرض خلال يوم عمل' },
        description: {
          en: `For [motor](/quote/motor), [travel](/quote/travel) and [visit visa](/quote/visit-visa), a few questions show an indicative price at once, without your name. For everything else, and for an offer in writing, leave your details in the form: one of our advisers answers within 1 working day with a price and what it covers.

Asking is free and binds you to nothing. A quote holds for ${quoteDays} days. For a company, please use the [details request](/details-request).`,
          ar: `تأمين [المركبات](/quote/motor) و[السفر](/quote/travel) و[تأشيرة الزيارة](/quote/visit-visa) يظهر لك سعره التقديري فورًا بعد أسئلة قليلة دون ذكر اسمك. ولغيرها، ولمن يريد عرضًا مكتوبًا، اترك بياناتك في النموذج ليردّ عليك أحد مستشارينا خلال يوم عمل بالسعر وما يشمله.

الطلب مجاني ولا يُلزمك بشيء، ويسري العرض ${quoteDays} يومًا. وللمنشآت نرجو استخدام صفحة [طلب التفاصيل](/details-request).`,
        },
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'Good to have at hand', ar: 'معلومات يحسن تجهيزها' } },
      items: [
        {
          title: { en: 'Motor', ar: 'المركبات' },
          description: {
            en: 'How the car is used and in which city, what it is worth, the age of its youngest driver, and your years without a claim.',
            ar: 'استعمال المركبة ومدينتها وقيمتها، وعمر أصغر سائقيها، وعدد سنواتك دون مطالبات.',
          },
        },
        {
          title: { en: 'Travel', ar: 'السفر' },
          description: {
            en: 'How many days, how many travellers, and the age of the eldest. Whether you want cover for winter sports. For an annual policy, leave your details in the form and say so in the comments.',
            ar: 'عدد الأيام وعدد المسافرين وعمر أكبرهم، وهل تريدون تغطية الرياضات الشتوية. أما الوثيقة السنوية فاطلبها في النموذج واكتب ذلك في الملاحظات.',
          },
        },
        {
          title: { en: 'Visit visa', ar: 'تأشيرة الزيارة' },
          description: {
            en: 'Age of the visitor, how long the stay is and how often the visa lets them enter, and whether an illness is treated now. No passport number yet.',
            ar: 'عمر الزائر ومدة الإقامة وعدد مرات الدخول، وهل يُعالَج من مرض الآن، دون رقم الجواز في هذه المرحلة.',
          },
        },
        {
          title: { en: 'Waad plans', ar: 'برامج وعد' },
          description: {
            en: 'For the comments: your age, the monthly sum you have in mind, and for how many years.',
            ar: 'اكتب في الملاحظات عمرك والمبلغ الشهري الذي تفكر فيه وعدد السنوات.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What happens next', ar: 'ماذا يحدث بعد الإرسال' } },
      items: [
        {
          title: { en: 'At once: a reference', ar: 'فورًا: رقم مرجعي' },
          description: {
            en: 'Quote it when you call, and nobody has to ask you twice.',
            ar: 'اذكره عند اتصالك فلا تُسأل عن بياناتك مرتين.',
          },
        },
        {
          title: { en: 'Within 1 working day: an adviser', ar: 'خلال يوم عمل: مستشار' },
          description: {
            en: 'By phone or email. You may ask for the wording before you decide.',
            ar: 'هاتفيًا أو بالبريد الإلكتروني. ولك أن تطلب نص الوثيقة قبل قرارك.',
          },
        },
        {
          title: { en: 'When you say yes: the policy', ar: 'عند موافقتك: الوثيقة' },
          description: {
            en: 'Your adviser tells you how to pay, and sends you the policy by email.',
            ar: 'يوضح لك المستشار طريقة الدفع، ثم يرسل إليك الوثيقة بالبريد الإلكتروني.',
          },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about quotes', ar: 'أسئلة عن عروض الأسعار' } },
      items: [
        {
          question: { en: 'Will you call me again and again?', ar: 'هل ستكررون الاتصال بي؟' },
          answer: {
            en: 'No. We try twice and then send an email. We use your details for this quote only, and for nothing else unless you agree to it separately.',
            ar: 'لا. نحاول مرتين ثم نرسل بريدًا. ونستخدم بياناتك لهذا العرض فقط، ولا نستخدمها في غيره إلا بموافقة مستقلة منك.',
          },
        },
        {
          question: { en: 'Can I get a price by phone?', ar: 'هل أحصل على السعر هاتفيًا؟' },
          answer: {
            en: `Yes, on ${toCall(company.tollFree)}. Motor and visit-visa prices are ready while you wait.`,
            ar: `نعم، على الرقم ${toCall(company.tollFree)}. أسعار المركبات وتأشيرة الزيارة تُعطى أثناء المكالمة.`,
          },
        },
        {
          question: { en: 'Why might the final price differ?', ar: 'لماذا قد يختلف السعر النهائي؟' },
          answer: {
            en: 'Only if something you told us was different, such as the model year, the no-claims years or an age. We show you what changed it.',
            ar: 'لا يختلف إلا إذا اختلفت معلومة مما ذكرته، كسنة الصنع أو سنوات عدم المطالبة أو العمر. ونوضح لك سبب التغيير.',
          },
        },
      ],
    },
  ],
};
