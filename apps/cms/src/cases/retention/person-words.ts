/** What "Data of one person" says, in the language of the admin. */
export const personWords = {
  en: {
    title: 'Data of one person',
    help: 'ID, Iqama, passport, visa, border, policy or claim number, IBAN, email or phone, complete and as it was given.',
    count: 'Look up',
    export: 'Export',
    erase: 'Erase',
    found: (n: number) => `Cases found: ${n}.`,
    check: (action: 'export' | 'erase') =>
      `A number can be several people’s: leave out the cases that are not this person’s, then press “${personWords.en[action]}” again.`,
    takes: (reference: string) => `Include ${reference}`,
    open: 'Open',
    closed: 'Closed',
    held: 'Not erased: under a legal hold',
    files: (n: number) => `Files: ${n}`,
    noneChosen: 'No case is chosen.',
    noneErasable: 'No case is chosen that can be erased.',
    erased: (n: number, references: string) => `Cases erased: ${n}${references && ` (${references})`}.`,
    kept: (references: string) => `Kept under a legal hold: ${references}.`,
    backups: (day: string) =>
      `Copies of the database that updates made still hold it until ${day}; so do your own backups.`,
    passedOn: (references: string) => `Your own system was told and erases by itself: ${references}.`,
    exported: (n: number) => `The copy was downloaded. Cases in it: ${n}.`,
    namedOnly: 'Confidential cases, if there are any, are left out: ask an administrator who is named for them.',
    confirm: (cases: number, references: string, files: number) =>
      `Erase these cases with files and mails? Cases: ${cases} (${references}). Files: ${files}. This cannot be undone.`,
    failed: 'That did not work. Check what you typed and try again.',
  },
  ar: {
    title: 'بيانات شخص واحد',
    help: 'رقم الهوية أو الإقامة أو جواز السفر أو التأشيرة أو الحدود أو الوثيقة أو المطالبة أو الآيبان أو البريد الإلكتروني أو الهاتف، كاملًا كما أُدخل.',
    count: 'بحث',
    export: 'تصدير',
    erase: 'حذف',
    found: (n: number) => `عدد الطلبات: ${n}.`,
    check: (action: 'export' | 'erase') =>
      `قد يعود الرقم الواحد إلى أكثر من شخص: استبعد الطلبات التي لا تخص هذا الشخص، ثم اضغط «${personWords.ar[action]}» مرة أخرى.`,
    takes: (reference: string) => `شمول ${reference}`,
    open: 'مفتوح',
    closed: 'مغلق',
    held: 'لا يُحذف: تحت حجز قانوني',
    files: (n: number) => `الملفات: ${n}`,
    noneChosen: 'لم يُحدد أي طلب.',
    noneErasable: 'لم يُحدد طلب يمكن حذفه.',
    erased: (n: number, references: string) => `عدد الطلبات المحذوفة: ${n}${references && ` (${references})`}.`,
    kept: (references: string) => `تبقى تحت حجز قانوني: ${references}.`,
    backups: (day: string) =>
      `تبقى في النسخ الاحتياطية لقاعدة البيانات التي أُنشئت عند التحديث حتى ${day}، وكذلك في نسخكم الأخرى.`,
    passedOn: (references: string) => `أُبلغ بها نظامكم ويُحذف ما فيه على حدة: ${references}.`,
    exported: (n: number) => `تم تنزيل النسخة. عدد الطلبات فيها: ${n}.`,
    namedOnly: 'لا يشمل ذلك الطلبات السرية إن وُجدت: اطلبها من مدير نظام مخوَّل بها.',
    confirm: (cases: number, references: string, files: number) =>
      `هل تريد حذف هذه الطلبات مع ملفاتها ورسائلها؟ عدد الطلبات: ${cases} (${references}). عدد الملفات: ${files}. لا يمكن التراجع عن ذلك.`,
    failed: 'تعذر التنفيذ. تحقق مما كتبته وحاول مرة أخرى.',
  },
};
