import { label } from '../fields/labels.ts';
import { type SectionTexts, title } from './shared-texts.ts';

export const insurancePlansReport: SectionTexts<'insurance_plans_report'> = {
  name: label('Plan comparison', 'مقارنة الخطط'),
  plural: label('Plan comparisons', 'مقارنات الخطط'),
  help: label(
    'A table that compares three plans. An empty field shows as “n/a”.',
    'جدول يقارن بين ثلاث خطط. الحقل الفارغ يظهر «لا ينطبق».',
  ),
  content: { title },
  item: {
    title: { label: label('What is covered', 'التغطية') },
    plan1: { label: label('Plan 1', 'الخطة 1') },
    plan2: { label: label('Plan 2', 'الخطة 2') },
    plan3: { label: label('Plan 3', 'الخطة 3') },
  },
};
