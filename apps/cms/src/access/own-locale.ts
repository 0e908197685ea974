import { defaultLanguage, isLanguage } from '@insurer/contract/language.ts';
import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedConfig,
} from 'payload';
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
  const ofCollection: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (writes.includes(operation)) nameLanguage(req);
    return args;
  };
  const ofGlobal: GlobalBeforeOperationHook = ({ args, operation, req }) => {
    if (writes.includes(operation)) nameLanguage(req);
    return args;
  };
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(ofCollection);
  for (const { hooks } of config.globals) hooks.beforeOperation = [ofGlobal, ...(hooks.beforeOperation ?? [])];
  return config;
}

/** @throws APIError 400 */
function nameLanguage(req: PayloadRequest): void {
  req.locale ??= defaultLanguage;
  if (req.locale !== 'all' && !isLanguage(req.locale)) throw refusal(noLanguage[adminLanguageOf(req.i18n)], 400);
}
