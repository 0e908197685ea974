/**
 * Every message of a form, in both languages. Specified words (ERR, VAL) are kept to the letter; the Arabic says the
 * same and how to put it right. `{n}` stands for a number.
 */
export const messages = {
  nameRequired: { en: 'Name is required', ar: 'أدخل الاسم' },
  nameTooShort: { en: 'Name must be at least 3 characters', ar: 'يجب ألا يقل الاسم عن 3 أحرف' },
  emailRequired: { en: 'Email is required', ar: 'أدخل البريد الإلكتروني' },
  emailInvalid: { en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صحيح' },
  subjectRequired: { en: 'Subject is required', ar: 'أدخل الموضوع' },
  messageRequired: { en: 'Message is required', ar: 'اكتب الرسالة' },
  firstNameRequired: { en: 'First name is required', ar: 'أدخل الاسم الأول' },
  firstNameTooLong: { en: 'First name must be 40 characters or less', ar: 'يجب ألا يزيد الاسم الأول على 40 حرفًا' },
  lastNameRequired: { en: 'Last name is required', ar: 'أدخل اسم العائلة' },
  lastNameTooLong: { en: 'Last name must be 40 characters or less', ar: 'يجب ألا يزيد اسم العائلة على 40 حرفًا' },
  phoneNumberRequired: { en: 'Phone number is required', ar: 'أدخل رقم الهاتف' },
  cvRequired: { en: 'CV is required', ar: 'أرفق سيرتك الذاتية' },
  cvOnlyPdf: { en: 'Only PDF files are allowed', ar: 'لا نقبل إلا ملفات PDF' },
  cvTooLarge: { en: 'The CV must be 5 MB or smaller', ar: 'يجب ألا يتجاوز حجم السيرة الذاتية 5 ميغابايت' },
  cvOneFile: { en: 'Attach one CV only', ar: 'أرفق سيرة ذاتية واحدة فقط' },
  coverLetterTitleRequired: { en: 'Cover letter title is required', ar: 'أدخل عنوان خطاب التقديم' },
  coverLetterTitleTooLong: {
    en: 'Cover letter title must be 40 characters or less',
    ar: 'يجب ألا يزيد عنوان خطاب التقديم على 40 حرفًا',
  },
  coverLetterTooLong: {
    en: 'Cover letter description must be 1000 characters or less',
    ar: 'يجب ألا يزيد نص خطاب التقديم على 1000 حرف',
  },
  consentsRequired: {
    en: 'You must accept the declaration and the terms and conditions.',
    ar: 'يجب الموافقة على الإقرار وعلى الشروط والأحكام.',
  },
  fullNameRequired: { en: 'Full Name is required', ar: 'أدخل الاسم الكامل' },
  idNumberRequired: { en: 'ID or Iqama Number is required', ar: 'أدخل رقم الهوية أو الإقامة' },
  onlyDigits: { en: 'Must contain only digits', ar: 'يجب أن يحتوي على أرقام فقط' },
  idNumberShape: {
    en: 'ID or Iqama Number must have 10 digits and begin with 1 or 2',
    ar: 'يتكون رقم الهوية أو الإقامة من 10 أرقام ويبدأ بالرقم 1 أو 2',
  },
  idNumberCheck: {
    en: 'Check the ID or Iqama Number: one of its digits does not fit',
    ar: 'تحقق من رقم الهوية أو الإقامة، ففي أحد أرقامه خطأ',
  },
  phoneRequired: { en: 'Phone Number is required', ar: 'أدخل رقم الهاتف' },
  phoneInvalid: {
    en: 'Enter a phone number such as 0512345678, or with the country code such as +201001234567',
    ar: 'أدخل رقم هاتف مثل 0512345678، أو مع رمز الدولة مثل \u2066+201001234567\u2069',
  },
  cityRequired: { en: 'City is required', ar: 'اختر المدينة' },
  productRequired: { en: 'Product is required', ar: 'اختر المنتج' },
  complaintRelationRequired: { en: 'Complaint Relation is required', ar: 'اختر موضوع الشكوى' },
  requestTypeRequired: { en: 'Service Request Type is required', ar: 'اختر نوع الطلب' },
  descriptionRequired: { en: 'Description is required', ar: 'اكتب الوصف' },
  idRequired: { en: 'ID is required', ar: 'أدخل رقم الهوية' },
  complaintNumberRequired: { en: 'Complaint Number is required', ar: 'أدخل رقم الشكوى' },
  claimNumberRequired: { en: 'Claim Number is required', ar: 'أدخل رقم المطالبة' },
  policyNumberRequired: { en: 'Policy Number is required', ar: 'أدخل رقم الوثيقة' },
  policyNumberInvalid: {
    en: 'Use 3 to 30 letters, digits, hyphens or slashes, as printed on the policy',
    ar: 'استخدم من 3 إلى 30 خانة من الحروف اللاتينية والأرقام والشرطات، كما في الوثيقة',
  },
  visaNumberRequired: { en: 'Visa Number is required', ar: 'أدخل رقم التأشيرة' },
  visaNumberInvalid: { en: 'Visa Number must have 6 to 15 digits', ar: 'يتكون رقم التأشيرة من 6 إلى 15 رقمًا' },
  passportNumberRequired: { en: 'Passport Number is required', ar: 'أدخل رقم جواز السفر' },
  passportNumberInvalid: {
    en: 'Passport Number must have 5 to 12 letters and digits',
    ar: 'يتكون رقم جواز السفر من 5 إلى 12 خانة من الحروف اللاتينية والأرقام',
  },
  borderNumberRequired: { en: 'Border Number is required', ar: 'أدخل رقم الحدود' },
  borderNumberInvalid: {
    en: 'Border Number must have 10 digits and begin with 3, 4 or 5',
    ar: 'يتكون رقم الحدود من 10 أرقام ويبدأ بالرقم 3 أو 4 أو 5',
  },
  extendPeriodRequired: { en: 'Extend Period is required', ar: 'أدخل مدة التمديد' },
  dateOfEntryRequired: { en: 'Date of Entry is required', ar: 'أدخل تاريخ الدخول' },
  visaExpiryRequired: { en: 'Visa Expiry is required', ar: 'أدخل تاريخ انتهاء التأشيرة' },
  dateInvalid: {
    en: 'Enter a real date, such as 27/11/2026',
    ar: 'أدخل تاريخًا صحيحًا، مثل \u206627/11/2026\u2069',
  },
  cancellationReasonRequired: { en: 'Cancellation Reason is required', ar: 'اختر سبب الإلغاء' },
  ibanRequired: { en: 'IBAN is required', ar: 'أدخل رقم الآيبان' },
  ibanInvalid: {
    en: 'Enter a Saudi IBAN: SA followed by 22 letters and digits',
    ar: 'أدخل رقم آيبان سعوديًّا: الحرفان SA ثم 22 خانة',
  },
  documentsRequired: {
    en: 'Attach at least one cancellation document',
    ar: 'أرفق مستندًا واحدًا على الأقل من مستندات الإلغاء',
  },
  documentsType: {
    en: 'Only PDF, JPG, PNG and BMP files are allowed',
    ar: 'لا نقبل إلا ملفات PDF وJPG وPNG وBMP',
  },
  documentsTooLarge: { en: 'Each file must be 2 MB or smaller', ar: 'يجب ألا يتجاوز حجم كل ملف 2 ميغابايت' },
  documentsTooMany: { en: 'Attach 5 files or fewer', ar: 'أرفق 5 ملفات على الأكثر' },
  positionRequired: { en: 'Position is required', ar: 'أدخل المسمى الوظيفي' },
  companyNameRequired: { en: 'Company Name is required', ar: 'أدخل اسم الشركة' },
  productOfInterestRequired: { en: 'Product of Interest is required', ar: 'اختر المنتج المطلوب' },
  fileEmpty: { en: 'The file is empty: choose another one', ar: 'الملف فارغ: اختر ملفًّا آخر' },
  tooLong: { en: 'Use {n} characters or less', ar: 'يجب ألا يزيد عدد الأحرف على {n}' },
  notAChoice: { en: 'Choose one of the options', ar: 'اختر أحد الخيارات' },
} as const satisfies Record<string, { en: string; ar: string }>;

export type MessageKey = keyof typeof messages;
