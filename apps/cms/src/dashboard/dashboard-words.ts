import type { Language } from '@insurer/contract/language.ts';
import type { OverdueWork } from '../delivery/overdue-work.ts';
import { type Label, label } from '../fields/labels.ts';
import type { FirstStep } from './system-work.ts';

/** What the dashboard says, in both languages of the admin. */
export const words = {
  title: label('What waits', 'ما ينتظرك'),
  drafts: label('Changes not published yet', 'تعديلات لم تُنشر بعد'),
  noDrafts: label('Everything that was written is online.', 'كل ما كُتب منشور.'),
  schedulerLives: label('The scheduler looked last at {moment}.', 'آخر عمل للمجدول: {moment}.'),
  schedulerStill: label(
    'The scheduler stands still: nothing that is scheduled goes online or offline by itself. Tell whoever runs the service.',
    'المجدول متوقف: لن يُنشر شيء مجدول أو يُوقف نشره تلقائيًا. أبلغ مشغّل النظام.',
  ),
  missing: {
    ar: label('Arabic is missing', 'نصوص عربية ناقصة'),
    en: label('English is missing', 'نصوص إنجليزية ناقصة'),
  } satisfies Record<Language, Label>,
  noMissing: {
    ar: label('Every English text has its Arabic.', 'لكل نص إنجليزي نصه العربي.'),
    en: label('Every Arabic text has its English.', 'لكل نص عربي نصه الإنجليزي.'),
  } satisfies Record<Language, Label>,
  returned: label('Returned to you', 'أُعيد إليك للتعديل'),
  reviews: label('Wait for review', 'بانتظار المراجعة'),
  noReviews: label('Nothing waits for review.', 'لا شيء بانتظار المراجعة.'),
  reviewOff: label(
    'Review by a second person is off; administrators turn it on under “Publishing”.',
    'مراجعة شخص آخر غير مفعّلة، ويفعّلها مديرو النظام من إعدادات «النشر».',
  ),
  scheduled: label('Scheduled', 'مجدول'),
  noScheduled: label('Nothing is scheduled.', 'لا شيء مجدول.'),
  publish: label('Goes online', 'يُنشر'),
  unpublish: label('Goes offline', 'يُوقف نشره'),
  failed: label('Did not happen: open it to see why', 'لم يُنفَّذ: افتحه لمعرفة السبب'),
  late: label('Late: it did not happen by itself', 'متأخر: لم يُنفَّذ تلقائيًا'),
  recent: label('Changed last', 'آخر التعديلات'),
  noRecent: label('There is no content yet.', 'لا يوجد محتوى بعد.'),
  asItWas: label('The site as it was', 'الموقع كما كان'),
  cases: label('Cases', 'الطلبات'),
  kind: label('Kind', 'النوع'),
  fresh: label('New', 'جديد'),
  overdue: label('Overdue', 'متأخر'),
  mine: label('Mine', 'طلباتي'),
  noCases: label('No open cases.', 'لا توجد طلبات مفتوحة.'),
  applications: label('Job applications', 'طلبات التوظيف'),
  noApplications: label('No new applications.', 'لا توجد طلبات توظيف جديدة.'),
  otherJob: label('A job that is no longer listed', 'وظيفة لم تعد معروضة'),
  system: label('Post and connections', 'البريد والاتصالات'),
  mailsWaiting: label('Mails that wait', 'رسائل بريد بانتظار الإرسال'),
  mailsToCustomers: label('Mails about cases', 'رسائل البريد عن الطلبات'),
  checkAddress: label('Is the address right? Reach them by phone.', 'هل العنوان صحيح؟ تواصل معهم هاتفيًا.'),
  mailsFailed: label('Mails that failed', 'رسائل بريد تعذّر إرسالها'),
  hooksWaiting: label('Notices to your own system that are tried again', 'إشعارات إلى نظامكم تُعاد محاولتها'),
  hooksFailed: label('Notices to your own system that failed', 'إشعارات إلى نظامكم تعذّر إرسالها'),
  overduePublications: label('Scheduled publications that did not happen', 'منشورات مجدولة لم تُنفَّذ في موعدها'),
  overdueMails: label('Mails that nobody sends', 'رسائل بريد حان موعدها ولم تُرسل'),
  overdueWebhooks: label('Notices to your own system that nobody sends', 'إشعارات إلى نظامكم حان موعدها ولم تُرسل'),
  overduePurges: label('Changes that the site was not told of', 'تعديلات لم يُبلَّغ بها الموقع'),
  overdueScans: label(
    'Files that the virus scanner has not looked at, which nobody can open',
    'ملفات لم يفحصها برنامج مكافحة الفيروسات فلا يستطيع أحد فتحها',
  ),
  overdueReason: label(
    'This background work stands still. Tell whoever runs the service: its log and /ready say more.',
    'هذه الأعمال التلقائية متوقفة. أبلغ مشغّل النظام: في سجله وفي \u2066/ready\u2069 تفاصيل أكثر.',
  ),
  heldErasures: label('Cases past their term that wait for your word:', 'طلبات انتهت مدة حفظها وحذفها بانتظار تأكيدك:'),
  confirmErasures: label('Look at them', 'راجعها'),
  noMailServer: label(
    'No mail server is set (SMTP_URL): mails are kept here until there is one.',
    'لم يُضبط خادم بريد (SMTP_URL): تُحفظ الرسائل هنا إلى حين ضبطه.',
  ),
  passwordEnough: label(
    'A password alone lets people in who see what visitors send.',
    'تكفي كلمة المرور وحدها لدخول من يطّلعون على ما يرسله الزوار.',
  ),
  signInRules: label('Require a second factor', 'إلزام التحقق بخطوتين'),
  namePeople: label('Name people', 'تخويل أشخاص'),
  noSystem: label('All post went out.', 'أُرسل كل البريد.'),
  firstSteps: label('First steps', 'الخطوات الأولى'),
  done: label('Done', 'تم'),
  toDo: label('To do', 'لم يتم'),
  lists: label('All lists', 'كل القوائم'),
  more: label('more', 'أخرى'),
  untitled: label('Untitled', 'بلا عنوان'),
} as const;

export const overdueWords: Record<keyof OverdueWork, ReturnType<typeof label>> = {
  publications: words.overduePublications,
  mails: words.overdueMails,
  webhooks: words.overdueWebhooks,
  purges: words.overduePurges,
  scans: words.overdueScans,
};

export const confidentialWords = {
  everybody: label(
    'Fraud reports and cases about staff are seen by everybody who handles cases: nobody is named for them yet.',
    'يرى كلُّ من يعالج الطلبات بلاغات الاحتيال والطلبات التي تخص العاملين: لم يُخوَّل بها أحد بعد.',
  ),
  nobody: label(
    'Nobody sees fraud reports and cases about staff: none of those who are named for them can sign in.',
    'لا أحد يرى بلاغات الاحتيال والطلبات التي تخص العاملين: لا يستطيع أي من المخوَّلين بها تسجيل الدخول.',
  ),
};

export const stepWords: Record<FirstStep['name'], { text: ReturnType<typeof label>; path?: string }> = {
  company: {
    text: label('Write your company’s own name and details', 'اكتب اسم شركتكم وبياناتها'),
    path: '/globals/site-settings',
  },
  people: { text: label('Invite the people who will work here', 'أضف من سيعملون هنا'), path: '/collections/users' },
  mail: { text: label('Set a mail server (SMTP_URL)', 'اضبط خادم البريد (SMTP_URL)') },
  address: { text: label('Serve the site over https (SITE_URL)', 'قدّم الموقع عبر https (SITE_URL)') },
};
