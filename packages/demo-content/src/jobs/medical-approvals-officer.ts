import type { SeedJob } from '../content-types.ts';

export const medicalApprovalsOfficer: SeedJob = {
  key: 'medical-approvals-officer',
  title: { en: 'Medical Approvals Officer', ar: 'مسؤول موافقات طبية' },
  subTitle: { en: 'Jeddah, Health', ar: 'جدة، إدارة التأمين الصحي' },
  level: { en: 'Specialist', ar: 'أخصائي' },
  location: 'Saudi Arabia',
  image: 'job-medical',
  city: { en: 'Jeddah', ar: 'جدة' },
  pay: { en: 'SAR 12,000 to 16,000 a month', ar: 'من 12,000 إلى 16,000 ريال شهريًا' },
  postedDays: 6,
  description: [
    {
      en: 'A doctor has a patient in the room and asks whether a treatment is covered. You answer, within the hour, with a reason that both can understand.',
      ar: 'طبيب أمامه مريض يسأل: هل يشمل التأمين هذا العلاج؟ أنت من يجيب خلال ساعة، بسبب يفهمه الطبيب والمريض معًا.',
    },
    {
      en: 'The team works in three shifts, with one weekend in four. Night shifts are done from home.',
      ar: 'يعمل الفريق بثلاث مناوبات مع العمل في عطلة أسبوع واحدة من كل أربع، وتُؤدّى المناوبات الليلية من المنزل.',
    },
  ],
  tasks: [
    { en: 'Check requests against the policy and medical guidelines', ar: 'مطابقة الطلبات مع الوثيقة والأدلة الطبية' },
    {
      en: 'Ask for what is missing, and call the physician when a form cannot tell the story',
      ar: 'طلب ما ينقص، والاتصال بالطبيب حين لا يكفي النموذج',
    },
    { en: 'Never hold up an emergency for an approval', ar: 'عدم تأخير أي حالة طارئة بانتظار الموافقة' },
  ],
  requirements: [
    { en: 'A degree in medicine, pharmacy or nursing', ar: 'مؤهل في الطب أو الصيدلة أو التمريض' },
    {
      en: 'A valid registration with the Saudi Commission for Health Specialties',
      ar: 'تسجيل ساري في الهيئة السعودية للتخصصات الصحية',
    },
    { en: 'One year in a hospital or with an insurer', ar: 'خبرة سنة في مستشفى أو شركة تأمين' },
  ],
  benefits: [
    { en: 'A shift allowance; night shifts are done from home', ar: 'بدل مناوبات، والمناوبات الليلية من المنزل' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'Clinical review of treatment requests', ar: 'المراجعة السريرية لطلبات العلاج' },
    { en: 'Diagnosis and procedure coding', ar: 'ترميز التشخيصات والإجراءات' },
    { en: 'Policy limits and exclusions', ar: 'حدود الوثيقة واستثناءاتها' },
    { en: 'Exchange of claims with providers through NPHIES', ar: 'تبادل المطالبات مع مقدمي الخدمة عبر منصة نفيس' },
    { en: 'Calm communication under time pressure', ar: 'التواصل الهادئ تحت ضغط الوقت' },
  ],
  tags: [
    { en: 'Health', ar: 'تأمين صحي' },
    { en: 'Approvals', ar: 'موافقات' },
    { en: 'Shifts', ar: 'مناوبات' },
  ],
};
