import type { JsonSchema } from '@valibot/to-json-schema';
import type { FieldKind, FieldRule, FormRules } from '../forms/field-rule.ts';
import { languages } from '../language.ts';
import { maximumOf } from '../requests/check-field.ts';
import { fileTypes } from '../requests/check-files.ts';

/** How a value of each kind is sent: as it is stored. The service takes it as people type it, too. */
const kindSchemas: Record<Exclude<FieldKind, 'files'>, JsonSchema> = {
  text: { type: 'string' },
  longText: { type: 'string' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string', pattern: '^\\+[1-9]\\d{6,14}$', description: 'E.164' },
  idNumber: {
    type: 'string',
    pattern: '^[12]\\d{9}$',
    description: 'National ID or Iqama number, with its check digit',
  },
  digits: { type: 'string', pattern: '^\\d+$' },
  iban: { type: 'string', pattern: '^SA\\d{4}[A-Z0-9]{18}$', description: 'Saudi IBAN, with its check digits' },
  passport: { type: 'string', pattern: '^[A-Z0-9]{5,12}$' },
  visaNumber: { type: 'string', pattern: '^\\d{6,15}$' },
  borderNumber: { type: 'string', pattern: '^[345]\\d{9}$' },
  policyNumber: { type: 'string', pattern: '^[A-Z0-9][A-Z0-9/_.-]{2,29}$' },
  date: { type: 'string', format: 'date' },
  period: { type: 'string', description: 'At most a year, such as 1 month, 30 days or 3 أشهر' },
  choice: { type: 'string' },
};

/** What a form sends beside its fields. */
export type ExtraFields = Record<string, JsonSchema>;

/** The body of a form: JSON where it has no files, and multipart/form-data. */
export function formBody(rules: FormRules, extra: ExtraFields = {}) {
  const required = Object.entries(rules).flatMap(([name, rule]) => (rule.required ? [name] : []));
  const properties = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, fieldSchema(rule)]));
  const language: JsonSchema = { enum: [...languages], description: 'The language of the visitor' };
  const schema: JsonSchema = { type: 'object', properties: { ...properties, language, ...extra }, required };
  const files = Object.entries(rules).flatMap(([name, { files }]) => (files ? [[name, files] as const] : []));
  const encoding = files.map(([name, { types }]) => {
    const contentType = types.flatMap((type) => fileTypes[type].media.slice(0, 1)).join(', ');
    return [name, { contentType }] as const;
  });
  return { schema, ...(files.length > 0 && { encoding: Object.fromEntries(encoding) }) };
}

function fieldSchema(rule: FieldRule): JsonSchema {
  const { kind, required, minimum, days, choices, files } = rule;
  if (kind === 'files') {
    const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
    if (files?.maximumFiles === 1) return file;
    return { type: 'array', items: file, minItems: required ? 1 : 0, maxItems: files?.maximumFiles };
  }
  if (kind === 'choice' && Array.isArray(choices)) return { enum: [...choices] };
  const limits: JsonSchema = { maxLength: maximumOf(rule) };
  const shortest = minimum?.length ?? (required ? 1 : undefined);
  const from = typeof choices === 'string' ? { description: `One of options.${choices} of the site settings` } : {};
  const range = days && { description: `From ${dayInWords(days.from)} to ${dayInWords(days.to)}, in Riyadh` };
  return { ...kindSchemas[kind], ...(shortest && { minLength: shortest }), ...limits, ...from, ...range };
}

function dayInWords(fromToday: number): string {
  if (fromToday === 0) return 'today';
  return fromToday < 0 ? `${-fromToday} days ago` : `${fromToday} days from now`;
}
