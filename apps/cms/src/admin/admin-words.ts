/**
 * Words of Payload's own interface that do not come out right. The names of sort buttons take a column's label, and
 * with labels in two languages that read "[object Object]"; the column's heading stands right before them. The screen
 * for a new password is that of an invitation as well. A version that is restored becomes a draft (decision 0031).
 */
export const adminWords = {
  en: {
    general: { sortByLabelDirection: 'Sort by this column, {{direction}}', payloadSettings: 'Settings' },
    fields: {
      searchForBlock: 'Search for a section',
    },
    authentication: { resetPassword: 'Choose your password' },
    version: {
      restoreThisVersion: 'Restore this version as a draft',
      aboutToRestore:
        'The text of {{versionDate}} becomes the draft of this {{label}}. Visitors see what they see now until somebody publishes it.',
      aboutToRestoreGlobal:
        'The text of {{versionDate}} is put back into “{{label}}”. The header, the site settings and the texts become a draft; visitors see everything else at once.',
    },
  },
  ar: {
    general: {
      sortByLabelDirection: 'الترتيب حسب هذا العمود، {{direction}}',
      all: 'كل',
      createNew: 'إنشاء جديد',
      noLabel: '(فارغ)',
      documentLocked: 'المستند مفتوح لدى زميل',
      currentlyEditing: 'يعمل على هذا المستند الآن. إن تولّيت تحريره فلن يستطيع المتابعة، وقد يفقد ما لم يحفظه.',
      editedSince: 'آخر تعديل له:',
      takeOver: 'تولّي التحرير',
      viewReadOnly: 'عرض دون تعديل',
      // Payload's own has a gap that nothing fills.
      schedulePublishFor: 'جدولة نشر {{title}}',
    },
    localization: { localeToPublish: 'اللغة التي تُنشر' },
    fields: {
      toggleBlock: 'فتح القسم أو طيّه',
      searchForBlock: 'ابحث عن قسم',
    },
    authentication: { resetPassword: 'اختر كلمة المرور' },
    version: {
      // Payload's own is the word for a table.
      schedulePublish: 'جدولة النشر',
      // Payload's own begin without their hamza.
      unpublish: 'إلغاء النشر',
      unpublishing: 'يتم إلغاء النشر…',
      restoreThisVersion: 'استعادة هذه النسخة مسودةً',
      aboutToRestore: 'يصبح نص {{versionDate}} مسودة ({{label}})، ويبقى ما يراه الزوار كما هو إلى أن تُنشر.',
      aboutToRestoreGlobal:
        'يعود نص {{versionDate}} إلى «{{label}}». تصبح الترويسة وإعدادات الموقع والنصوص مسودة تنتظر النشر، أما غيرها فيراه الزوار فورًا.',
    },
  },
};
