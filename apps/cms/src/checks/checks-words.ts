/** What the panel says, in the languages of the admin. */
export const checksWords = {
  en: {
    title: 'Before publishing',
    fine: 'Nothing to mend.',
    newDocument: 'Is checked once it is saved.',
    unsaved: 'This is about what was saved last.',
    unreachable: 'The check did not answer. It is made again with the next save.',
    effects: {
      blocks: 'Stops the publication',
      known: 'Online like this already: stops nothing',
      hint: 'Worth a look',
    },
    section: (number: number) => `Section ${number}`,
    scheduled: { publish: 'Publication scheduled', unpublish: 'Going offline scheduled' },
    stopped: 'It will not be published while something stops it.',
    writtenSince: (name: string) =>
      `It will not be published then: ${name} wrote in it after it was scheduled. Whoever has looked at it schedules it anew.`,
    failed: {
      publish: 'It was not published then. Mend what stops it, then publish it or schedule it anew.',
      unpublish: 'It did not go offline then. Unpublish it, or schedule it anew.',
    },
  },
  ar: {
    title: 'قبل النشر',
    fine: 'لا شيء يحتاج إلى إصلاح.',
    newDocument: 'يُفحص بعد حفظه.',
    unsaved: 'هذه نتيجة فحص آخر ما حُفظ.',
    unreachable: 'تعذّر الفحص، وسيُعاد مع الحفظ التالي.',
    effects: {
      blocks: 'يمنع النشر',
      known: 'منشور هكذا من قبل ولا يمنع شيئًا',
      hint: 'يستحق المراجعة',
    },
    section: (number: number) => `القسم ${number}`,
    scheduled: { publish: 'موعد النشر', unpublish: 'موعد إيقاف النشر' },
    stopped: 'لن يُنشر ما دام شيء يمنعه.',
    writtenSince: (name: string) =>
      `لن يُنشر في موعده لأنه عُدّل بعد جدولته، وآخر من عدّله \u2068${name}\u2069. يحدّد له موعدًا جديدًا من راجع النص.`,
    failed: {
      publish: 'لم يُنشر في موعده. أصلح ما يمنعه، ثم انشره أو حدّد له موعدًا جديدًا.',
      unpublish: 'لم يُوقف نشره في موعده. أوقف نشره الآن أو حدّد له موعدًا جديدًا.',
    },
  },
};
