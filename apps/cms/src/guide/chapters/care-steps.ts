import { label } from '../../fields/labels.ts';
import type { GuideStep } from '../guide-step.ts';

export const careSteps: readonly GuideStep[] = [
  {
    title: label('Enter your direct number', 'أدخل رقمك المباشر'),
    text: label(
      'Whoever complains is told your name and this number as soon as the complaint is yours.',
      'من يقدّم شكوى يُعرَّف باسمك وبهذا الرقم حالما تُسند إليك شكواه.',
    ),
    path: '/account',
  },
  {
    title: label('Begin with what is due soonest', 'ابدأ بالأقرب موعدًا'),
    text: label(
      '“My work” has your cases, the most urgent first. Take what nobody has, and go from one to the other with “Next case”. Views that you use often can be saved and shared.',
      'في «عملي» طلباتك، وأولها أقربها موعدًا. أسند إلى نفسك ما لا مسؤول له، وانتقل بينها بزر «الطلب التالي». واحفظ طرق العرض التي تكثر منها وشاركها.',
    ),
    path: '/my-work',
    picture: 'my-work',
  },
  {
    title: label('Find a customer', 'ابحث عن عميل'),
    text: label(
      'By name, phone, email, reference or any number that was sent, however it is typed. Beside a case stand the customer’s other cases.',
      'بالاسم أو الهاتف أو البريد أو الرقم المرجعي أو أي رقم أرسله، كيفما كُتب. وبجانب كل طلب طلبات العميل الأخرى.',
    ),
    path: '/my-work',
  },
  {
    title: label('Answer', 'أجب'),
    text: label(
      'Choose a template, fill the gaps, attach a file. The customer reads it by mail or on the site and answers there. Internal notes stay with us.',
      'اختر نموذجًا وأكمل الناقص وأرفق ملفًا إن لزم. يقرأ العميل الرد في بريده أو على الموقع ويجيب هناك. أما الملاحظات الداخلية فلا يراها.',
    ),
    path: '/my-work',
    picture: 'conversation',
  },
  {
    title: label('Ask for what is missing', 'اطلب ما ينقص'),
    text: label(
      'Set the case to waiting and say what for: the time stands still until the customer answers. A deadline moves with a reason alone.',
      'اجعل الطلب بانتظار العميل واذكر السبب، فتتوقف المدة إلى أن يجيب. ولا يتغير الموعد إلا بسبب.',
    ),
    path: '/my-work?view=waiting',
  },
  {
    title: label('Close with an outcome', 'أغلق بنتيجة'),
    text: label(
      'A complaint is closed after an answer; where it was withdrawn or is the same as another case, a note says so. Of any other case, tell the customer first what you refuse or accept only in part. Whoever is not content answers within the days that are set, and the complaint gets a second look; then come the Insurance Authority and the dispute committees, one after the other.',
      'لا تُغلق الشكوى قبل الرد عليها، وإن سحبها صاحبها أو كانت مكررة فبملاحظة تبيّن ذلك. وفي غيرها أبلغ العميل أولًا بما ترفضه أو تقبله جزئيًا. ومن لم يقنعه الرد يجيب عنه خلال المدة المحددة، فتعود شكواه لإعادة النظر، ثم تأتي هيئة التأمين فلجان الفصل، خطوة بعد خطوة.',
    ),
    path: '/my-work',
  },
  {
    title: label('See how it goes', 'تابع الأرقام'),
    text: label(
      'What came in, what was answered in time and how long it took, for any period, to print in either language.',
      'ما وصل وما رُد عليه في موعده وكم استغرق، لأي فترة، ويُطبع بأي من اللغتين.',
    ),
    path: '/my-work/figures',
    picture: 'figures',
  },
];
