import type { SeedJob } from '../content-types.ts';

export const seniorPropertyUnderwriter: SeedJob = {
  key: 'senior-property-underwriter',
  title: { en: 'Senior Property Underwriter', ar: 'مكتتب أول للممتلكات' },
  subTitle: { en: 'Riyadh, Underwriting', ar: 'الرياض، إدارة الاكتتاب' },
  level: { en: 'Senior specialist', ar: 'أخصائي أول' },
  location: 'Saudi Arabia',
  image: 'job-property',
  city: { en: 'Riyadh', ar: 'الرياض' },
  pay: { en: 'SAR 20,000 to 26,000 a month', ar: 'من 20,000 إلى 26,000 ريال شهريًا' },
  postedDays: 3,
  description: [
    {
      en: 'Warehouses, malls, factories and hotels: you decide whether we insure them, on which terms and for what price.',
      ar: 'مستودعات ومجمعات تجارية ومصانع وفنادق: أنت من يقرر هل نؤمّنها وبأي شروط وبأي سعر.',
    },
    {
      en: 'Your authority is SAR 150 million of sum insured per location. Above it you write the case for the underwriting committee.',
      ar: 'صلاحيتك 150 مليون ريال من مبالغ التأمين للموقع الواحد، وما زاد عليها تكتب مذكرته للجنة الاكتتاب.',
    },
  ],
  tasks: [
    { en: 'Visit larger sites with a risk engineer', ar: 'زيارة المواقع الكبيرة مع مهندس المخاطر' },
    {
      en: 'Turn fire-protection surveys into a short list of improvements that the client can afford',
      ar: 'تحويل تقارير الحماية من الحريق إلى قائمة تحسينات قصيرة يقدر عليها العميل',
    },
    {
      en: 'Arrange facultative reinsurance where our treaties end',
      ar: 'ترتيب إعادة التأمين الاختيارية حين تنتهي حدود اتفاقياتنا',
    },
    {
      en: 'Guide two junior underwriters and teach one session of the graduate year',
      ar: 'إرشاد مكتتبَين مبتدئَين وتقديم جلسة في برنامج الخريجين',
    },
  ],
  requirements: [
    {
      en: 'Five years in property or engineering underwriting',
      ar: 'خبرة خمس سنوات في اكتتاب الممتلكات أو التأمين الهندسي',
    },
    { en: 'A professional insurance certificate', ar: 'شهادة تأمين مهنية' },
    { en: 'The habit of writing down why a risk was accepted', ar: 'عادة تدوين أسباب قبول كل خطر' },
  ],
  benefits: [
    { en: 'Exam fees and ten study days a year', ar: 'رسوم الاختبارات المهنية وعشرة أيام دراسة في السنة' },
    { en: '30 days of leave a year', ar: 'إجازة سنوية 30 يومًا' },
    { en: 'Health insurance for you, your spouse and your children', ar: 'تأمين صحي لك ولزوجك وأولادك' },
  ],
  areaOfExpertise: [
    { en: 'Fire and all-risks policies', ar: 'وثائق الحريق وجميع الأخطار' },
    { en: 'Business interruption', ar: 'توقف الأعمال' },
    { en: 'Natural-hazard accumulation', ar: 'تراكم الأخطار الطبيعية' },
    { en: 'Facultative and treaty reinsurance', ar: 'إعادة التأمين الاختيارية والاتفاقية' },
    { en: 'Broker negotiation', ar: 'التفاوض مع الوسطاء' },
  ],
  tags: [
    { en: 'Underwriting', ar: 'اكتتاب' },
    { en: 'Property', ar: 'ممتلكات' },
    { en: 'Corporate', ar: 'منشآت' },
  ],
};
