import { defaultLanguage } from '@insurer/contract/language.ts';
import { readRates } from '@insurer/contract/rates/read-rates.ts';
import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { rateFieldAt, rateFields } from './rate-fields.ts';
import { sentenceOfIssue } from './rate-issue-words.ts';
import { rateTableToWire } from './rate-table-to-wire.ts';
import type { StoredRateTable } from './stored-rate-table.ts';

const nothing = label(
  'A table needs at least one question and one plan.',
  'يحتاج الجدول إلى سؤال واحد وخطة واحدة على الأقل.',
);

/**
 * A table that is published is computed from as it is: what the site's reader would leave out is refused here, so that no
 * plan is missing without anybody knowing. Drafts may be incomplete.
 */
export const refuseIncompleteRates: CollectionBeforeValidateHook = ({
  data,
  originalDoc,
  req,
  collection: { slug },
}) => {
  const table = { ...originalDoc, ...data } as StoredRateTable & { _status?: string };
  if (table._status === 'draft') return data;
  // Labels may be missing in the language at hand; here it is about what is computed.
  const { rates, issues } = readRates({ data: rateTableToWire(table, (key) => ({ [key]: '…' })) }, defaultLanguage);
  const found = issues.filter(({ path }) => path !== '');
  if (found.length === 0 && rates) return data;
  const language = adminLanguageOf(req.i18n);
  const said = Map.groupBy(found, ({ path }) => rateFieldAt(path));
  const errors = [...said].map(([path, at]) => ({
    path,
    label: rateFields[path][language],
    message: at.map((issue) => sentenceOfIssue(issue, language)).join(' '),
  }));
  const fallback = { path: 'plans', label: rateFields.plans[language], message: nothing[language] };
  throw new ValidationError({ collection: slug, errors: errors.length > 0 ? errors : [fallback], req }, req.t);
};
