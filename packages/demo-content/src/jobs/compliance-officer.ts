import type { SeedJob } from '../content-types.ts';

export const complianceOfficer: SeedJob = {
  key: 'compliance-officer',
  title: { en: 'Compliance and Anti-Money-Laundering Officer', ar: 'مسؤول التزام ومكافحة غسل الأموال' },
  subTitle: { en: 'Riyadh, Compliance', ar: 'الرياض، إدارة الالتزام' },
  level: { en: 'Specialist', ar: 'أخصائي' },
  location: 'Saudi Arabia',
  image: 'job-office',
  city: { en: 'Riyadh', ar: 'الرياض' },
  pay: { en: 'SAR 14,000 to 19,000 a month', ar: 'من 14,000 إلى 19,000 ريال شهريًا' },
  postedDays: 24,
  description: [
    {
      en: 'You turn new rules into steps that a branch employee can follow on a busy day.',
      ar: 'تحوّل اللوائح الجديدة إلى خطوات يستطيع موظف الفرع اتباعها في يوم مزدحم.',
    },
    {
      en: 'You report to the head of compliance, who reports to the audit committee of the board. Nobody in sales can overrule you.',
      ar: 'ترتبط بمدير الالتزام المرتبط بلجنة المراجعة في المجلس، ولا سلطة للمبيعات على رأيك.',
    },
  ],
  tasks: [
    {
      en: 'Screen customers and payees, and review unusual savings contributions',
      ar: 'فحص بيانات العملاء والمستفيدين ومراجعة اشتراكات الادخار غير المعتادة',
    },
    { en: 'Prepare reports to the authorities', ar: 'إعداد البلاغات للجهات المختصة' },
    {
      en: 'Read product texts, advertising and contracts before they go out',
      ar: 'مراجعة نصوص المنتجات والإعلانات والعقود قبل صدورها',
    },
  ],
  requirements: [
    {
      en: 'Three years in compliance, law or audit at a financial company',
      ar: 'خبرة ثلاث سنوات في الالتزام أو القانون أو المراجعة لدى شركة مالية',
    },
    {
      en: 'A compliance certificate, or the will to earn one in the first year',
      ar: 'شهادة في الالتزام، أو استعداد للحصول عليها في العام الأول',
    },
    { en: 'Full command of Arabic', ar: 'إتقان العربية' },
  ],
  benefits: [
    { en: 'Exam fees and ten study days a year', ar: 'رسوم الاختبارات المهنية وعشرة أيام دراسة في السنة' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'Know-your-customer checks', ar: 'إجراءات اعرف عميلك' },
    { en: 'Sanctions and politically exposed persons', ar: 'قوائم العقوبات والأشخاص المعرّضون سياسيًا' },
    { en: 'Personal data protection', ar: 'حماية البيانات الشخصية' },
    { en: 'Review of products and advertising', ar: 'مراجعة المنتجات والإعلانات' },
    { en: 'Training of branch staff', ar: 'تدريب موظفي الفروع' },
  ],
  tags: [
    { en: 'Compliance', ar: 'التزام' },
    { en: 'Legal', ar: 'قانونية' },
    { en: 'Full time', ar: 'دوام كامل' },
  ],
};
