import { commaOf, directionOf } from '@insurer/contract/language.ts';
import { type AdminLanguage, type Label, label } from '../../fields/labels.ts';
import { inLanguageOf, requiredInEnglish } from '../../fields/text-fields.ts';

/** What a template may leave to be filled in for each case. */
export const placeholderLabels = {
  name: label('{name}: the name of the customer or applicant', '‎{name}‎: اسم العميل أو المتقدم'),
  reference: label('{reference}: the reference', '‎{reference}‎: الرقم المرجعي'),
  kind: label('{kind}: the kind of request', '‎{kind}‎: نوع الطلب'),
  due: label('{due}: the day of the answer', '‎{due}‎: موعد الرد'),
  papers: label('{papers}: the papers asked for', '‎{papers}‎: المستندات المطلوبة'),
  agent: label('{agent}: who answers', '‎{agent}‎: اسم الموظف'),
  direct: label(
    '{direct}: the direct number of who answers, else that of the complaints team in a complaint',
    '‎{direct}‎: الرقم المباشر للموظف، وفي الشكوى رقم فريق الشكاوى إن لم يكن له رقم',
  ),
  phone: label('{phone}: the company’s number', '‎{phone}‎: هاتف الشركة'),
  reason: label('{reason}: the reason, written by who answers', '‎{reason}‎: السبب، ويكتبه من يرد'),
  remedy: label('{remedy}: what is done now, written by who answers', '‎{remedy}‎: الإجراء المتخذ، ويكتبه من يرد'),
};
export type Placeholder = keyof typeof placeholderLabels;
export const placeholders = Object.keys(placeholderLabels) as Placeholder[];
/** What the service cannot know: it stays a gap until whoever answers has written it, and no answer goes out with a gap. */
export const writtenByHand = ['reason', 'remedy'] as const satisfies Placeholder[];

/** Placeholders as a sentence names them: one run from left to right each, in either language. */
export function namedPlaceholders(names: readonly Placeholder[], language: AdminLanguage): string {
  return names
    .map((name) => (directionOf(language) === 'rtl' ? `\u200e{${name}}\u200e` : `{${name}}`))
    .join(commaOf(language));
}

/** A gap, and the name in it. */
export const gapPattern = /\{\s*(\p{L}+)\s*\}/gu;

/** The names that stand in braces in a text, known or not. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(gapPattern)].map(([, name = '']) => name))];
}

/** Before what {@link straysIn} finds. */
export const nobodyFills = label('Nobody can fill in:', 'لا يُعرف ما يُملأ هنا:');

/** What in a text has braces and is filled in by nobody: a customer would read it as it stands. */
export function straysIn(text: string): string[] {
  const rest = text.replace(gapPattern, (gap, name) => (placeholders.some((known) => known === name) ? '' : gap));
  return [...new Set(rest.match(/\{[^{}]*\}?|\}/g))];
}

/** A text with what is known of the case; what is not stays as it stands, so that whoever answers sees the gap. */
export function filled(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replace(gapPattern, (gap, name: Placeholder) => (Object.hasOwn(values, name) && values[name]) || gap);
}

const namedGreeting = /^\s*[^\n{}]{0,40}\{\s*name\s*\}[^\S\n]*(?:[,،:!]|(?=\n|$))/u;

/** A text that begins by greeting its reader by name, for whoever sent none: with another greeting in its place. */
export function greetedAs(text: string, greeting: string): string {
  return text.replace(namedGreeting, () => greeting);
}

type Validation = {
  previousValue?: unknown;
  siblingData: { needs?: Placeholder[] | null };
  req: Parameters<typeof requiredInEnglish>[1]['req'];
};

/** Whether a text has what it needs, and nothing in braces that nobody can fill. A translation that was there is not lost either. */
export function validateTemplate(value: unknown, { previousValue, siblingData, req }: Validation): string | true {
  const text = typeof value === 'string' ? value : '';
  const isThere = requiredInEnglish(value, { req });
  const isEmptied = text.trim() === '' && Boolean(siblingData.needs?.length && previousValue);
  if (isThere !== true || (text.trim() === '' && !isEmptied)) return isThere;
  const found = placeholdersIn(text);
  const say = (words: Label, gaps: string[]) => `${inLanguageOf(req, words)} ${gaps.join(' ')}`;
  const strays = straysIn(text);
  if (strays.length > 0) return say(nobodyFills, strays);
  const lost = (siblingData.needs ?? []).filter((name) => !found.includes(name)).map((name) => `{${name}}`);
  return lost.length === 0 || say(label('The text needs:', 'ينقص النص:'), lost);
}
