import { label } from '../fields/labels.ts';
import { type SectionTexts, title } from './shared-texts.ts';

export const annualReports: SectionTexts<'annual_reports'> = {
  name: label('Annual reports', 'التقارير السنوية'),
  help: label(
    'A table of years with a yearly report and up to four quarterly ones.',
    'جدول بالسنوات مع تقرير سنوي وما يصل إلى أربعة تقارير ربعية.',
  ),
  content: { title },
  item: {
    year: { label: label('Year', 'السنة') },
    yearly: { label: label('Yearly report', 'التقرير السنوي') },
    quarters: { label: label('Quarterly reports', 'التقارير الربعية') },
  },
};
