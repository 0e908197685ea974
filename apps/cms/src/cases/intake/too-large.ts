import type { Form } from '@insurer/contract/forms/define-form.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import type { Language } from '@insurer/contract/language.ts';
import { ContractProblem } from '../../contract-problem.ts';

const words = { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' };

/** The refusal of a body that is larger than all of its fields together may be; it names the field with the files. */
export function tooLarge(language: Language, form?: Form): ContractProblem {
  const errors = Object.entries(form?.fields ?? {}).flatMap(([name, field]) =>
    form && field.kind === 'files'
      ? [{ field: name, message: messageOf(form, field.files.sizeMessage, language) }]
      : [],
  );
  return new ContractProblem(413, words[language], errors.length > 0 ? { errors } : {});
}
