import type { SeedJob } from '../content-types.ts';

export const medicalApprovalsOfficer: SeedJob = {
  key: 'medical-approvals-officer',
  title: { en: 'Medical Approvals Officer', ar: 'مسؤول موافقات طبية' },
  subTitle: { en: 'Jeddah, Health', ar: 'جدة، إدارة التأمين الصحي' },
  level: { en: 'Specialist', ar: 'أخصائي' },
  location: 'Saudi Arabia',
  image: 'job-office',
  description: [
    {
      en: 'A doctor has a patient in the room and asks whether a treatment is covered. You answer, within the hour, with a reason that both can understand.',
      ar: 'طبيب أمامه مريض يسأل: هل يشمل التأمين هذا العلاج؟ أنت من يجيب خلال ساعة، بسبب يفهمه الطبيب والمريض معًا.',
    },
    {
      en: 'You check requests against the policy and medical guidelines, ask for what is missing, and call the physician when a form cannot tell the story. Emergency cases are never held up for an approval.',
      ar: 'تطابق الطلبات مع الوثيقة والأدلة الطبية، وتطلب ما ينقصها، وتتصل بالطبيب حين لا يكفي النموذج. ولا تتأخر أي حالة طارئة بانتظار الموافقة.',
    },
    {
      en: 'The team works in three shifts, with one weekend in four. Night shifts are done from home.',
      ar: 'يعمل الفريق بثلاث مناوبات مع العمل في عطلة أسبوع واحدة من كل أربع، وتُؤدّى المناوبات الليلية من المنزل.',
    },
    {
      en: 'You have a degree in medicine, pharmacy or nursing, a valid registration with the Saudi Commission for Health Specialties, and one year in a hospital or with an insurer.',
      ar: 'نشترط مؤهلًا في الطب أو الصيدلة أو التمريض، وتسجيلًا ساريًا في الهيئة السعودية للتخصصات الصحية، وسنة خبرة في مستشفى أو شركة تأمين.',
    },
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
