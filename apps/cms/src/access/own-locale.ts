import { defaultLanguage, isLanguage } from '@insurer/contract/language.ts';
import type { FlattenedField, PayloadRequest, SanitizedConfig } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';

const writes = ['create', 'update'];
const noLanguage = label(
  'The texts cannot be kept: locale must be en or ar.',
  'لا يمكن حفظ النصوص: يجب أن تكون قيمة locale إما en أو ar.',
);

/**
 * What is written without a language is written in the default one; with one that is none it is refused. Payload would say that it was done, and
 * keep everything but the texts.
 */
export function withOwnLocale(config: SanitizedConfig): SanitizedConfig {
  for (const { flattenedFields, hooks } of config.collections)
    if (flattenedFields.some(hasLanguages)) hooks.beforeOperation.unshift(writeInLanguage);
  for (const { flattenedFields, hooks } of config.globals)
    if (flattenedFields.some(hasLanguages)) hooks.beforeOperation = [writeInLanguage, ...(hooks.beforeOperation ?? [])];
  return config;
}

/** Whether a field, or one in it, holds something in each language. Sections always do. */
function hasLanguages(field: FlattenedField): boolean {
  if (field.type === 'blocks' || ('localized' in field && field.localized)) return true;
  return 'flattenedFields' in field && field.flattenedFields.some(hasLanguages);
}

type Operation<Args> = { args?: Args; operation: string; req: PayloadRequest };

/** @throws APIError 400 */
function writeInLanguage<Args>({ args, operation, req }: Operation<Args>): Args | undefined {
  if (!writes.includes(operation)) return args;
  req.locale ??= defaultLanguage;
  if (req.locale !== 'all' && !isLanguage(req.locale)) throw refusal(noLanguage[adminLanguageOf(req.i18n)], 400);
  return args;
}
