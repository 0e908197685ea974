import type { CollectionBeforeOperationHook } from 'payload';
import { isClean } from '../cases/files/virus-scan.ts';
import { config } from '../config.ts';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';
import { mayUpload } from './may-upload.ts';

const infected = label('The virus scanner refused this file.', 'رفض فاحص الفيروسات هذا الملف.');
const unscanned = label(
  'The virus scanner does not answer. Please try again in a minute.',
  'فاحص الفيروسات لا يستجيب. حاول مرة أخرى بعد دقيقة.',
);

/** With a scanner, no file of an editor is stored that it did not find clean: these files are public. */
export const refuseInfected: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  const { clamavSocket } = config;
  if (!req.file || !clamavSocket || !mayUpload(req, overrideAccess)) return args;
  const language = adminLanguageOf(req.i18n);
  const clean = await isClean(req.file.data, clamavSocket).catch((error: unknown) => {
    req.payload.logger.error({ err: error, msg: 'an upload could not be scanned' });
    throw refusal(unscanned[language], 503);
  });
  if (!clean) throw refusal(infected[language], 400);
  return args;
};
