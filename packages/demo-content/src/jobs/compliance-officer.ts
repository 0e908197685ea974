import type { SeedJob } from '../content-types.ts';

export const complianceOfficer: SeedJob = {
  key: 'compliance-officer',
  title: { en: 'Compliance and Anti-Money-Laundering Officer', ar: 'مسؤول التزام ومكافحة غسل الأموال' },
  subTitle: { en: 'Riyadh, Compliance', ar: 'الرياض، إدارة الالتزام' },
  level: { en: 'Specialist', ar: 'أخصائي' },
  location: 'Saudi Arabia',
  image: 'job-office',
  description: [
    {
      en: 'You turn new rules into steps that a branch employee can follow on a busy day.',
      ar: 'تحوّل اللوائح الجديدة إلى خطوات يستطيع موظف الفرع اتباعها في يوم مزدحم.',
    },
    {
      en: 'You screen customers and payees, review unusual savings contributions, and prepare reports to the authorities. Half of the week goes to advice: product texts, advertising and contracts pass your desk before they go out.',
      ar: 'تفحص بيانات العملاء والمستفيدين، وتراجع اشتراكات الادخار غير المعتادة، وتعدّ البلاغات للجهات المختصة. ونصف أسبوعك للمشورة: فنصوص المنتجات والإعلانات والعقود تمر بك قبل صدورها.',
    },
    {
      en: 'You report to the head of compliance, who reports to the audit committee of the board. Nobody in sales can overrule you.',
      ar: 'ترتبط بمدير الالتزام المرتبط بلجنة المراجعة في المجلس، ولا سلطة للمبيعات على رأيك.',
    },
    {
      en: 'We expect three years in compliance, law or audit at a financial company, a compliance certificate or the will to earn one in the first year, and full command of Arabic.',
      ar: 'نتوقع خبرة ثلاث سنوات في الالتزام أو القانون أو المراجعة لدى شركة مالية، وشهادة في الالتزام أو استعدادًا للحصول عليها في العام الأول، وإتقان العربية.',
    },
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
