import type { SeedJob } from '../content-types.ts';

export const seniorPropertyUnderwriter: SeedJob = {
  key: 'senior-property-underwriter',
  title: { en: 'Senior Property Underwriter', ar: 'مكتتب أول للممتلكات' },
  subTitle: { en: 'Riyadh, Underwriting', ar: 'الرياض، إدارة الاكتتاب' },
  level: { en: 'Senior specialist', ar: 'أخصائي أول' },
  location: 'Saudi Arabia',
  image: 'job-office',
  description: [
    {
      en: 'Warehouses, malls, factories and hotels: you decide whether we insure them, on which terms and for what price.',
      ar: 'مستودعات ومجمعات تجارية ومصانع وفنادق: أنت من يقرر هل نؤمّنها وبأي شروط وبأي سعر.',
    },
    {
      en: 'You visit larger sites with a risk engineer, read fire-protection surveys and turn them into a short list of improvements that the client can afford. You arrange facultative reinsurance where our treaties end.',
      ar: 'تزور المواقع الكبيرة مع مهندس المخاطر، وتحوّل تقارير الحماية من الحريق إلى قائمة تحسينات قصيرة يقدر عليها العميل، وترتّب إعادة التأمين الاختيارية حين تنتهي حدود اتفاقياتنا.',
    },
    {
      en: 'Your authority is SAR 150 million of sum insured per location. Above it you write the case for the underwriting committee.',
      ar: 'صلاحيتك 150 مليون ريال من مبالغ التأمين للموقع الواحد، وما زاد عليها تكتب مذكرته للجنة الاكتتاب.',
    },
    {
      en: 'We look for five years in property or engineering underwriting, a professional insurance certificate, and the habit of writing down why a risk was accepted.',
      ar: 'نبحث عن خبرة خمس سنوات في اكتتاب الممتلكات أو التأمين الهندسي، وشهادة تأمين مهنية، وعادة تدوين أسباب قبول كل خطر.',
    },
    {
      en: 'You will guide two junior underwriters and teach one session of the graduate year.',
      ar: 'وسترشد مكتتبَين مبتدئَين وتقدّم جلسة في برنامج الخريجين.',
    },
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
