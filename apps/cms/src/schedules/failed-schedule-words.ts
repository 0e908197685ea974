/** What the mail about something scheduled that did not happen says. */
export const failedScheduleWords = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    subject: { publish: 'a scheduled publication did not happen', unpublish: 'something scheduled did not go offline' },
    happened: {
      publish: 'What you scheduled was not published at its time.',
      unpublish: 'What you scheduled to go offline is still online.',
    },
    happenedToAll: {
      publish: 'Something that was scheduled was not published at its time.',
      unpublish: 'Something that was scheduled to go offline is still online.',
    },
    kind: 'What',
    kinds: { pages: 'Page', jobs: 'Job', globals: 'Part of every page' },
    title: 'Title',
    why: 'Why',
    reasons: {
      nobody: 'The account that scheduled it no longer exists.',
      disabled: 'The account that scheduled it is disabled.',
      forbidden: 'The account that scheduled it may not publish it any more.',
      invalid: 'A field is not filled in as it must be. Publishing by hand shows which one.',
      technical: 'There was a technical error. Try again; if it happens once more, the log of the service says more.',
    },
    open: 'Open it',
    next: 'It is not tried again by itself. Do it by hand, or schedule it anew.',
    automatic: 'This message was sent automatically.',
  },
  ar: {
    hello: (name: string) => `السلام عليكم ${name}،`,
    subject: { publish: 'تعذّر نشر مجدول', unpublish: 'تعذّر إيقاف نشر مجدول' },
    happened: {
      publish: 'ما جدولتَ نشره لم يُنشر في موعده.',
      unpublish: 'ما جدولتَ إيقاف نشره لا يزال منشورًا.',
    },
    happenedToAll: {
      publish: 'محتوى مجدول لم يُنشر في موعده.',
      unpublish: 'محتوى كان مجدولًا لإيقاف نشره لا يزال منشورًا.',
    },
    kind: 'النوع',
    kinds: { pages: 'صفحة', jobs: 'وظيفة', globals: 'جزء مشترك بين الصفحات' },
    title: 'العنوان',
    why: 'السبب',
    reasons: {
      nobody: 'الحساب الذي جدوله لم يعد موجودًا.',
      disabled: 'الحساب الذي جدوله معطَّل.',
      forbidden: 'لم يعد الحساب الذي جدوله مخولًا بنشره.',
      invalid: 'أحد الحقول غير مكتمل كما يجب، والنشر اليدوي يبيّن أيّها.',
      technical: 'حدث خطأ تقني. حاول مرة أخرى، وإن تكرر ففي سجل الخدمة التفاصيل.',
    },
    open: 'فتحه في لوحة التحكم',
    next: 'لن تُعاد المحاولة تلقائيًا. نفّذه يدويًا أو جدوله من جديد.',
    automatic: 'هذه رسالة آلية.',
  },
};
