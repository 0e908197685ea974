import { defaultLanguage } from '@insurer/contract/language.ts';
import { readRates } from '@insurer/contract/rates/read-rates.ts';
import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
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
export const refuseIncompleteRates: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  const table = { ...originalDoc, ...data } as StoredRateTable & { _status?: string };
  if (table._status === 'draft') return data;
  // Labels may be missing in the language at hand; here it is about what is computed.
  const { rates, issues } = readRates({ data: rateTableToWire(table, (key) => ({ [key]: '…' })) }, defaultLanguage);
  const errors = issues
    .filter(({ path }) => path !== '')
    .map(({ path, reason }) => ({
      path: path.split('[')[0] ?? '',
      message: sentenceOfIssue({ path, reason }, adminLanguageOf(req.i18n)),
    }));
  if (errors.length === 0 && rates) return data;
  const fallback = { path: 'plans', message: inLanguageOf(req, nothing) };
  throw new ValidationError({ collection: collection.slug, errors: errors.length > 0 ? errors : [fallback], req });
};
