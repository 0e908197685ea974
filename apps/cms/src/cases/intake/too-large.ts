import type { Language } from '@insurer/contract/language.ts';
import { messageOf } from '@insurer/contract/requests/check-form.ts';
import type { FormRules } from '@insurer/contract/requests/field-rule.ts';
import { ContractProblem } from '../../contract-problem.ts';

const words = { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' };

/** The refusal of a body that is larger than all of its fields together may be; it names the field with the files. */
export function tooLarge(rules: FormRules, language: Language): ContractProblem {
  const errors = Object.entries(rules).flatMap(([field, { files }]) =>
    files ? [{ field, message: messageOf(files.sizeMessage, language) }] : [],
  );
  return new ContractProblem(413, words[language], errors.length > 0 ? { errors } : {});
}
