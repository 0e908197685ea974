/**
 * Words of Payload's own interface that do not come out right. The names of sort buttons take a column's label, and
 * with labels in two languages that read "[object Object]"; the column's heading stands right before them. The screen
 * for a new password is that of an invitation as well. A version that is restored becomes a draft (decision 0031).
 */
export const adminWords = {
  en: {
    error: { valueMustBeUnique: 'This is in use already: choose another' },
    general: {
      sortByLabelDirection: 'Sort by this column, {{direction}}',
      payloadSettings: 'Settings',
      // Lists say it of what they have not looked up yet as well, such as the job of an application further down: never “empty”.
      noLabel: '–',
      // It may have been oneself in another window, or a schedule.
      documentModified: 'This is not the newest text',
      documentOutOfDate: 'It was saved or published again since you opened it. Load it anew before you write.',
    },
    fields: {
      // Above each row of the comparison of versions.
      block: 'Section',
      searchForBlock: 'Search for a section',
    },
    authentication: { resetPassword: 'Choose your password' },
    version: {
      restoreThisVersion: 'Restore this version as a draft',
      aboutToRestore:
        'The text of {{versionDate}} becomes the draft of this {{label}}. Visitors see what they see now until somebody publishes it.',
      aboutToRestoreGlobal:
        'The text of {{versionDate}} becomes the draft of “{{label}}”. Visitors see what they see now until somebody publishes it.',
    },
  },
  ar: {
    // Payload's own tells the value what it must be.
    error: {
      valueMustBeUnique: 'هذه القيمة مستخدمة من قبل، فاختر غيرها',
      userLocked: 'قُفل هذا الحساب مؤقتًا بعد محاولات دخول كثيرة غير ناجحة.',
      unPublishingDocument: 'تعذّر إيقاف نشر هذا المستند.',
      unauthorized: 'سجّل الدخول لتستطيع ذلك.',
      unableToDeleteCount: 'تعذّر الحذف من {{label}}: {{count}} من أصل {{total}}.',
      unableToUpdateCount: 'تعذّر التحديث في {{label}}: {{count}} من أصل {{total}}.',
      documentNotFound: 'لا يوجد مستند بالمعرّف {{id}}. ربما حُذف، أو لا تملك صلاحية الاطلاع عليه.',
    },
    general: {
      sortByLabelDirection: 'الترتيب حسب هذا العمود، {{direction}}',
      // Payload's own hands in an application for something; every save, draft and publication says it.
      submitting: 'جارٍ التنفيذ…',
      saving: 'جارٍ الحفظ…',
      updating: 'جارٍ التحديث',
      uploading: 'جارٍ الرفع',
      uploadingBulk: 'جارٍ رفع {{current}} من {{total}}',
      reindexingAll: 'جارٍ تجديد فهرسة {{collections}}.',
      editing: 'تعديل',
      addBelow: 'إضافة في الأسفل',
      all: 'كل',
      // The count comes with its brackets.
      selectAll: 'تحديد الكل {{count}} {{label}}',
      createNew: 'إنشاء جديد',
      noLabel: '–',
      noValue: 'لا توجد قيمة',
      newLabel: '{{label}}: جديد',
      clear: 'مسح',
      move: 'نقل',
      moving: 'جارٍ النقل…',
      // Payload's own are words about the truth of a statement.
      true: 'نعم',
      false: 'لا',
      addFilter: 'أضف شرطًا',
      // Payload's own is what its translator was told to do.
      restoring: 'جارٍ الاستعادة…',
      aboutToTrash: 'ستنقل إلى سلة المهملات {{label}} <1>{{title}}</1>. هل تريد المتابعة؟',
      // What is counted would take the case and number of its count.
      aboutToTrashCount: 'ستنقل إلى سلة المهملات من {{label}}: {{count}}',
      trashedCountSuccessfully: 'نُقل إلى سلة المهملات من {{label}}: {{count}}',
      aboutToRestoreCount: 'ستستعيد من {{label}}: {{count}}',
      aboutToRestoreAsDraftCount: 'ستستعيد مسودات من {{label}}: {{count}}',
      restoredCountSuccessfully: 'تمت الاستعادة من {{label}}: {{count}}',
      aboutToPermanentlyDeleteTrash:
        'ستحذف نهائيًا من سلة المهملات، من <1>{{label}}</1>: <0>{{count}}</0>. هل تريد المتابعة؟',
      permanentlyDeletedCountSuccessfully: 'تم الحذف نهائيًا من {{label}}: {{count}}',
      editingLabel_one: 'تعديل من {{label}}: {{count}}',
      editingLabel_many: 'تعديل من {{label}}: {{count}}',
      editingLabel_other: 'تعديل من {{label}}: {{count}}',
      selectedCount: 'المحدد من {{label}}: {{count}}',
      aboutToDeleteCount_one: 'ستحذف من {{label}}: {{count}}',
      aboutToDeleteCount_many: 'ستحذف من {{label}}: {{count}}',
      aboutToDeleteCount_other: 'ستحذف من {{label}}: {{count}}',
      deletedCountSuccessfully: 'تم الحذف بنجاح من {{label}}: {{count}}',
      updatedCountSuccessfully: 'تم التحديث بنجاح في {{label}}: {{count}}',
      emptyTrash: 'إفراغ سلة المهملات',
      success: 'تم بنجاح',
      submissionSuccessful: 'تم الإرسال بنجاح.',
      // What is named has a gender of its own.
      successfullyCreated: 'تم إنشاء: {{label}}',
      successfullyDuplicated: 'تم نسخ: {{label}}',
      documentIsTrashed: 'في سلة المهملات: {{label}}. للقراءة فقط.',
      createNewLabel: 'إنشاء: {{label}}',
      creatingNewLabel: 'قيد الإنشاء: {{label}}',
      noResults:
        'لا شيء في «{{label}}». إما أن «{{label}}» لا تزال فارغة، أو لا شيء فيها يطابق الشروط التي حددتها أعلاه.',
      noUpcomingEventsScheduled: 'لا شيء مجدول.',
      upcomingEvents: 'المجدول',
      anotherUserTakenOver: 'تولّى زميل تحرير هذا المستند.',
      editingTakenOver: 'تولّى زميل التحرير',
      // It may have been oneself in another window, or a schedule.
      documentModified: 'ما تراه ليس آخر نسخة',
      documentOutOfDate: 'حُفظ هذا المحتوى أو نُشر بعد أن فتحته. حمّله من جديد قبل أن تكتب.',
      changesNotSaved: 'لم تُحفظ تعديلاتك. إن غادرت الآن فستفقدها.',
      leaveWithoutSaving: 'المغادرة دون حفظ',
      unsavedChanges: 'لديك تعديلات لم تُحفظ. احفظها أو تراجع عنها قبل المتابعة.',
      allLocales: 'كل اللغات',
      documentLocked: 'المستند مفتوح لدى زميل',
      currentlyEditing: 'يعمل على هذا المستند الآن. إن تولّيت تحريره فلن يستطيع المتابعة، وقد يفقد ما لم يحفظه.',
      editedSince: 'آخر تعديل له:',
      takeOver: 'تولّي التحرير',
      viewReadOnly: 'عرض دون تعديل',
      // Payload's own has a gap that nothing fills.
      schedulePublishFor: 'جدولة نشر {{title}}',
    },
    // Payload's own are words for places.
    localization: {
      localeToPublish: 'اللغة التي تُنشر',
      cannotCopySameLocale: 'لا يمكن النسخ إلى اللغة نفسها',
      copyToLocale: 'نسخ إلى لغة أخرى',
      selectedLocales: 'اللغات المختارة',
      selectLocaleToCopy: 'اختر اللغة التي تُنسخ',
      selectLocaleToDuplicate: 'اختر اللغات التي تُنسخ',
    },
    operators: {
      exists: 'له قيمة',
      isLike: 'يشبه',
      isNotLike: 'لا يشبه',
      isIn: 'أحد هذه',
      isNotIn: 'ليس أحد هذه',
    },
    upload: {
      dragAndDrop: 'اسحب ملفًا إلى هنا',
      cropToolDescription: 'اسحب زوايا المنطقة المحددة، أو ارسم منطقة جديدة، أو اضبط القيم أدناه.',
      focalPointDescription: 'اسحب النقطة المركزية على المعاينة، أو اضبط القيم أدناه.',
      // Payload's own is what grows on a field.
      crop: 'قص',
      bulkUpload: 'رفع عدة ملفات',
      filesToUpload: 'ملفات تُرفع',
      fileToUpload: 'ملف يُرفع',
      download: 'تنزيل',
      height: 'الارتفاع',
      sizes: 'المقاسات',
    },
    fields: {
      block: 'قسم',
      itemsAndMore: '{{items}} وغيرها: {{count}}',
      // What is added stands in a case of its own after Payload's own verb.
      addLabel: 'إضافة {{label}}',
      addNewLabel: 'إضافة {{label}}',
      addLink: 'أضف رابطًا',
      enterURL: 'أدخل عنوانًا',
      selectFieldsToEdit: 'اختر الحقول التي تريد تعديلها',
      addRelationship: 'إضافة علاقة',
      addUpload: 'أضف ملفًا',
      toggleBlock: 'فتح القسم أو طيّه',
      searchForBlock: 'ابحث عن قسم',
    },
    authentication: {
      beginCreateFirstUser: 'للبدء، أنشئ المستخدم الأول.',
      loggedIn: 'لتسجيل الدخول بحساب آخر، <0>سجّل الخروج</0> أولًا.',
      loggedInChangePassword: 'لتغيير كلمة مرورك، افتح <0>حسابك</0> وعدّلها هناك.',
      loginWithAnotherUser: 'لتسجيل الدخول بحساب آخر، <0>سجّل الخروج</0> أولًا.',
      resetPassword: 'اختر كلمة المرور',
      emailSent: 'أُرسل البريد الإلكتروني',
      forgotPasswordEmailInstructions: 'أدخل بريدك الإلكتروني، وستصلك رسالة تشرح كيف تختار كلمة مرور جديدة.',
    },
    validation: {
      invalidSelections: 'في هذا الحقل اختيارات غير صالحة:',
      requiresAtLeast: 'أقل عدد من {{label}} في هذا الحقل: {{count}}.',
      requiresNoMoreThan: 'أكبر عدد من {{label}} في هذا الحقل: {{count}}.',
    },
    version: {
      // Payload's own is the word for a table.
      schedulePublish: 'جدولة النشر',
      compareVersions: 'مقارنة النسخ',
      specificVersion: 'نسخة محددة',
      moreVersions: 'نسخ أخرى…',
      noFurtherVersionsFound: 'لا توجد نسخ أخرى',
      confirmVersionRestoration: 'تأكيد استعادة النسخة',
      viewingVersionGlobal: 'نسخة من: {{entityLabel}}',
      viewingVersionsGlobal: 'نسخ: {{entityLabel}}',
      // A text is published in a language, never in its place.
      publishIn: 'نشر {{locale}} وحدها',
      unpublishIn: 'إيقاف نشر {{locale}} وحدها',
      currentlyViewing: 'المعروضة الآن',
      currentlyPublished: 'منشورة الآن',
      previouslyPublished: 'نُشرت سابقًا',
      previouslyDraft: 'كانت مسودة',
      comparingAgainst: 'تُقارن مع',
      modifiedOnly: 'ما تغيّر فقط',
      changed: 'تغيّر',
      changedFieldsCount_one: 'تغيّر حقل واحد',
      changedFieldsCount_other: 'حقول تغيّرت: {{count}}',
      publishAllLocales: 'نشر كل اللغات',
      publishing: 'جارٍ النشر…',
      restoredSuccessfully: 'تمت الاستعادة.',
      revertUnsuccessful: 'تعذر الرجوع: لا توجد نسخة منشورة سابقة.',
      scheduledSuccessfully: 'تمت الجدولة.',
      unpublishedSuccessfully: 'أُوقف النشر.',
      aboutToUnpublishIn: 'سيُوقف نشر هذا المستند بهذه اللغة: {{locale}}. هل تريد المتابعة؟',
      showLocales: 'إظهار اللغات:',
      // Payload's own say "cancel publication" beside a button that says "cancel".
      unpublish: 'إيقاف النشر',
      unpublishing: 'جارٍ إيقاف النشر…',
      confirmUnpublish: 'تأكيد إيقاف النشر',
      aboutToUnpublish: 'سيُوقف نشر هذا المستند، ولن يراه الزوار. هل تريد المتابعة؟',
      aboutToUnpublishSelection: 'سيُوقف نشر كل ما حددته من {{label}}، ولن يراه الزوار. هل تريد المتابعة؟',
      restoreThisVersion: 'استعادة هذه النسخة مسودةً',
      aboutToRestore: 'يصبح نص {{versionDate}} مسودة ({{label}})، ويبقى ما يراه الزوار كما هو إلى أن تُنشر.',
      aboutToRestoreGlobal: 'يصبح نص {{versionDate}} مسودةً في «{{label}}»، ويبقى ما يراه الزوار كما هو إلى أن تُنشر.',
    },
  },
};
