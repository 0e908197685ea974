import { type Label, label } from '../../fields/labels.ts';
import { deskWords } from '../desk/desk-words.ts';
import type { Dimension, Figures } from './figures.ts';

/** What the report says, in both languages of the admin. */
export const figureWords = {
  title: deskWords.figures,
  period: label('Period', 'الفترة'),
  from: label('From', 'من'),
  to: label('To', 'إلى'),
  show: label('Show', 'عرض'),
  thisMonth: label('This month', 'هذا الشهر'),
  lastMonth: label('Last month', 'الشهر الماضي'),
  thisYear: label('This year', 'هذه السنة'),
  print: label('Print', 'طباعة'),
  csv: label('Download (CSV)', 'تنزيل (CSV)'),
  scroll: label('Scroll sideways to see every column.', 'مرّر جانبيًا لرؤية كل الأعمدة.'),
  total: label('All', 'الإجمالي'),
  notSaid: label('Not asked for', 'غير محدد'),
  nobody: label('Nobody', 'بلا مسؤول'),
  chart: label('Received and answered in time, by month', 'المستلم والمجاب في موعده حسب الشهر'),
  none: label(
    'Nothing came in, was answered or closed in this period.',
    'لم يُستلم شيء ولم يُرد على شيء ولم يُغلق شيء في هذه الفترة.',
  ),
  notes: label(
    'Received: came in within the period. Answered: closed for the first time within it with an answer or a decision, such as what was asked for being granted; in time: by the day that was promised, without the days on which we waited for the sender. By a moved day: of those in time, those answered after the day that was promised first and by a later one that a colleague set. Closed without an answer: ended within it because the sender did not reply, withdrew or had sent the same before, and not counted as answered. Days are working days. Waiting: of the received ones, those that wait for the customer now. Opened again: of the answered ones, those that were opened again since. What has no owner counts for who answered it, or closed it without an answer. Confidential cases are counted for named people only, and what was erased since is counted no more.',
    'المستلم: ما وصل خلال الفترة. المجاب: ما أُغلق لأول مرة خلالها برد أو بقرار كقبول الطلب، وفي موعده: حتى اليوم الموعود دون احتساب أيام انتظار صاحب الطلب. بموعد مؤجَّل: من المجاب في موعده، ما رُد عليه بعد اليوم الموعود أولًا وضمن يوم لاحق حدده موظف. مغلق دون رد: ما انتهى خلالها لأن صاحبه لم يجب أو سحبه أو سبق أن أرسل مثله، ولا يُحتسب من المجاب. الأيام أيام عمل. بانتظار صاحب الطلب: من المستلم، ما ينتظر رد صاحبه الآن. أُعيد فتحه: من المجاب، ما فُتح مرة أخرى بعد ذلك. وما لا مسؤول له يُحتسب لمن أجاب عنه، أو لمن أغلقه دون رد. والطلبات السرية لا تُحتسب إلا للمخوَّلين بها، ولا يُحتسب ما حُذف بعد ذلك.',
  ),
};

export const dimensionLabels: Record<Dimension, Label> = {
  month: label('Month', 'الشهر'),
  kind: label('Kind', 'النوع'),
  product: label('Product', 'المنتج'),
  city: label('City', 'المدينة'),
  agent: label('Assigned to', 'المسؤول'),
};

/** THE columns of the tables and of the CSV, in their order. */
export const figureLabels: Record<keyof Figures, Label> = {
  received: label('Received', 'المستلم'),
  answered: label('Answered', 'المجاب'),
  inTime: label('In time', 'في موعده'),
  moved: label('By a moved day', 'بموعد مؤجَّل'),
  median: label('Median days', 'وسيط الأيام'),
  ninetieth: label('90th percentile, days', 'المئين 90، أيام'),
  withoutAnswer: label('Closed without an answer', 'مغلق دون رد'),
  waiting: label('Waiting for the sender', 'بانتظار صاحب الطلب'),
  reopened: label('Opened again', 'أُعيد فتحه'),
};
export const figureColumns = Object.keys(figureLabels) as (keyof Figures)[];
