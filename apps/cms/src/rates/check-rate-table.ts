import { defaultLanguage } from '@insurer/contract/language.ts';
import { readRates } from '@insurer/contract/rates/read-rates.ts';
import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { rateTableToWire } from './rate-table-to-wire.ts';
import type { StoredRateTable } from './stored-rate-table.ts';

/** Where the contract's reader stumbles, in the words of the form. */
const places: [pattern: RegExp, words: (at: string) => Label][] = [
  [/^questions\[(\d+)]/, (at) => label(`Question ${at}`, `السؤال ${at}`)],
  [/^plans\[(\d+)]/, (at) => label(`Plan ${at}`, `الخطة ${at}`)],
  [/^hand_over/, () => label('Hand-over address', 'عنوان المتابعة')],
  [/^vat/, () => label('VAT', 'ضريبة القيمة المضافة')],
];
const reasons: [pattern: RegExp, words: (at: string) => Label][] = [
  [
    /^factor (\d+)/,
    (at) =>
      label(
        `factor ${at} names a question that is not asked, or has no condition that fits the question.`,
        `العامل ${at} يشير إلى سؤال غير مطروح، أو ليس له شرط يناسب السؤال.`,
      ),
  ],
  [/^not an https/, () => label('must begin with https://', 'يجب أن يبدأ بـ ‎https://‎')],
];
const incomplete = label('is not complete: sites would leave it out.', 'غير مكتمل، ولن تعرضه المواقع.');
const nothing = label(
  'A table needs at least one question and one plan.',
  'يحتاج الجدول إلى سؤال واحد وخطة واحدة على الأقل.',
);

/**
 * A table that is published is computed from as it is: what the site's reader would leave out is refused here, so that no
 * plan is missing without anybody knowing. Drafts may be incomplete.
 */
export const refuseIncompleteRates: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  const table = { ...originalDoc, ...data } as StoredRateTable & { _status?: string };
  if (table._status === 'draft') return data;
  // Labels may be missing in the language at hand; here it is about what is computed.
  const { rates, issues } = readRates({ data: rateTableToWire(table, (key) => ({ [key]: '…' })) }, defaultLanguage);
  const errors = issues
    .filter(({ path }) => path !== '')
    .map(({ path, reason }) => ({ path: path.split('[')[0] ?? '', message: sentence(path, reason, req) }));
  if (errors.length === 0 && rates) return data;
  const fallback = { path: 'plans', message: inLanguageOf(req, nothing) };
  throw new ValidationError({ collection: collection.slug, errors: errors.length > 0 ? errors : [fallback], req });
};

type Asking = { i18n: { language: string } };

function sentence(path: string, reason: string, req: Asking): string {
  const place = firstFit(places, path, req) ?? path;
  return `${place}: ${firstFit(reasons, reason, req) ?? inLanguageOf(req, incomplete)}`;
}

function firstFit(list: typeof places, text: string, req: Asking): string | undefined {
  for (const [pattern, words] of list) {
    const found = pattern.exec(text);
    // People count from one.
    if (found) return inLanguageOf(req, words(String(Number(found[1] ?? 0) + 1)));
  }
  return undefined;
}
