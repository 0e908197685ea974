import type { Issue } from '@insurer/contract/issue.ts';
import { type AdminLanguage, type Label, label } from '../fields/labels.ts';
import { rateFieldAt, rateFields } from './rate-fields.ts';

/** Which row the contract's reader stumbles at, in the words of the form. */
const rows: [pattern: RegExp, words: (at: string) => Label][] = [
  [/^questions\[(\d+)]/, (at) => label(`Question ${at}`, `السؤال ${at}`)],
  [/^plans\[(\d+)]/, (at) => label(`Plan ${at}`, `الخطة ${at}`)],
];
const reasons: [pattern: RegExp, words: (at: string) => Label][] = [
  [
    /^factor (\d+) matches/,
    (at) =>
      label(
        `factor ${at} matches no answer: its choice is not offered, or “from” is above “to”.`,
        `العامل ${at} لا تطابقه أي إجابة: اختياره غير متاح، أو «من» أكبر من «إلى».`,
      ),
  ],
  [/^two of one name/, () => label('two have the same name.', 'اثنان بالاسم نفسه.')],
  [/^a bound/, () => label('its smallest or largest answer cannot be read.', 'تعذرت قراءة أصغر إجابة فيه أو أكبرها.')],
  [
    /^factor (\d+)/,
    (at) =>
      label(
        `factor ${at} names a question that is not asked, or has no condition that fits the question.`,
        `العامل ${at} يشير إلى سؤال غير مطروح، أو ليس له شرط يناسب السؤال.`,
      ),
  ],
  [/^no share between/, () => label('must be from 0 to 100.', 'يجب أن تكون من 0 إلى 100.')],
  [/^not an https/, () => label('must begin with https://', 'يجب أن يبدأ بـ ‎https://‎')],
];
const incomplete = label('is not complete: sites would leave it out.', 'غير مكتمل، ولن تعرضه المواقع.');

/** What the contract's reader left out of a rate table, in the words of the form: said on saving and under the samples. */
export function sentenceOfIssue({ path, reason }: Issue, language: AdminLanguage): string {
  const place = firstFit(rows, path, language) ?? rateFields[rateFieldAt(path)][language];
  return `${place}: ${firstFit(reasons, reason, language) ?? incomplete[language]}`;
}

function firstFit(list: typeof rows, text: string, language: AdminLanguage): string | undefined {
  for (const [pattern, words] of list) {
    const found = pattern.exec(text);
    // People count from one.
    if (found) return words(String(Number(found[1] ?? 0) + 1))[language];
  }
  return undefined;
}
