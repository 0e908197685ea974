import { type AdminLanguage, label } from '../fields/labels.ts';
import type { SampleProblem } from './sample-prices.ts';

export const sampleWords = {
  title: label('Prices of the sample visitors', 'أسعار زوار التجربة'),
  about: label(
    'In riyals with VAT, from the form as it stands, saved or not. Beside each: today’s price and the difference.',
    'بالريال شاملةً الضريبة، محسوبة من النموذج كما هو الآن، محفوظًا كان أم لا. وبجانب كل سعر: سعر اليوم والفرق.',
  ),
  none: label('Add a sample visitor to see prices here.', 'أضف زائرًا للتجربة لتظهر الأسعار هنا.'),
  visitor: label('Visitor', 'الزائر'),
  unnamed: label('Without a name', 'بلا اسم'),
  noPrice: label('No price', 'لا سعر'),
  today: label('Today', 'اليوم'),
  notToday: label('No price today', 'لا سعر اليوم'),
  difference: label('Difference', 'الفرق'),
  away: label('Today’s prices could not be fetched.', 'تعذر جلب أسعار اليوم.'),
  unreadable: label(
    'Nothing can be computed yet: a table needs at least one question and one plan.',
    'لا يمكن حساب شيء بعد: يحتاج الجدول إلى سؤال واحد وخطة واحدة على الأقل.',
  ),
};

const problems: Record<SampleProblem['problem'], ReturnType<typeof label>> = {
  missing: label('has no answer.', 'لا إجابة له.'),
  notOffered: label('has an answer that is not offered.', 'إجابته ليست من الإجابات المتاحة.'),
  notANumber: label('needs a number.', 'يحتاج إلى رقم.'),
  notWhole: label('needs a whole number.', 'يحتاج إلى عدد صحيح.'),
  tooSmall: label('has a number that is too small.', 'رقم إجابته أصغر من المسموح.'),
  tooLarge: label('has a number that is too large.', 'رقم إجابته أكبر من المسموح.'),
  notADate: label('needs a day such as 2026-01-31.', 'يحتاج إلى تاريخ مثل 2026-01-31.'),
  shortYear: label('needs a year of four digits, such as 2026-01-31.', 'يحتاج إلى سنة بأربعة أرقام، مثل 2026-01-31.'),
  tooEarly: label('has a day that is too early.', 'تاريخ إجابته أبكر من المسموح.'),
  tooLate: label('has a day that is too late.', 'تاريخ إجابته متأخر عن المسموح.'),
  notAsked: label('is not a question of this table.', 'ليس من أسئلة هذا الجدول.'),
};

/** What is wrong with an answer of a sample visitor; the question goes by its name, which stays left to right. */
export function sentenceOfProblem({ question, problem }: SampleProblem, language: AdminLanguage): string {
  return `\u2068${question || '…'}\u2069 ${problems[problem][language]}`;
}

/** Halalas as riyals: `1,250.50`, a difference with its sign. */
export function riyalsOf(halalas: number, isDifference = false): string {
  const options = { minimumFractionDigits: 2, ...(isDifference && { signDisplay: 'exceptZero' as const }) };
  return new Intl.NumberFormat('en', options).format(halalas / 100);
}
