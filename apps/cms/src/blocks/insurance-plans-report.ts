import { label } from '../fields/labels.ts';
import { type SectionTexts, title } from './shared-texts.ts';

export const insurancePlansReport: SectionTexts<'insurance_plans_report'> = {
  name: label('Plan comparison', 'مقارنة الخطط'),
  plural: label('Plan comparisons', 'مقارنات الخطط'),
  help: label(
    'A table that compares three plans. Give the plans their names: then “Included” shows a tick, an empty field a dash (not covered), and each plan may have a price and a quote button. Without names an empty field shows as “n/a”.',
    'جدول يقارن بين ثلاث خطط. سمِّ الخطط لتظهر علامة صح عند كتابة «مشمول» وشرطة في الحقل الفارغ (غير مشمول)، ويمكن أن يكون لكل خطة سعر وزر لطلب السعر. ومن دون أسماء يظهر الحقل الفارغ «لا ينطبق».',
  ),
  content: {
    title,
    rowsName: { label: label('What the rows are, “Benefit” if empty', 'ما تمثله الصفوف، «المنفعة» إن تُرك فارغًا') },
    plan1Name: { label: label('Name of plan 1', 'اسم الخطة 1') },
    plan1Price: { label: label('Price of plan 1, such as “from SAR 500”', 'سعر الخطة 1، مثل «من 500 ريال»') },
    plan1Link: { label: label('Where the quote button of plan 1 leads', 'وجهة زر طلب السعر للخطة 1') },
    plan2Name: { label: label('Name of plan 2', 'اسم الخطة 2') },
    plan2Price: { label: label('Price of plan 2', 'سعر الخطة 2') },
    plan2Link: { label: label('Where the quote button of plan 2 leads', 'وجهة زر طلب السعر للخطة 2') },
    plan3Name: { label: label('Name of plan 3', 'اسم الخطة 3') },
    plan3Price: { label: label('Price of plan 3', 'سعر الخطة 3') },
    plan3Link: { label: label('Where the quote button of plan 3 leads', 'وجهة زر طلب السعر للخطة 3') },
  },
  item: {
    title: { label: label('What is covered', 'التغطية') },
    plan1: { label: label('Plan 1', 'الخطة 1') },
    plan2: { label: label('Plan 2', 'الخطة 2') },
    plan3: { label: label('Plan 3', 'الخطة 3') },
  },
};
