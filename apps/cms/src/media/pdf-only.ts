import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';

/** Refuses a document that is no PDF inside, whatever its name says (decision D17: PDF by content). */
export const refuseOtherThanPdf: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && !isPdf(req.file.data)) {
    const refusal = label('This file is not a PDF document.', 'هذا الملف ليس مستند PDF.');
    throw new APIError(refusal[adminLanguageOf(req.i18n)], 400, undefined, true);
  }
  return args;
};

/** A PDF begins with its version, which may stand up to 1 KB into the file. */
function isPdf(content: Buffer): boolean {
  return content.subarray(0, 1024).includes('%PDF-');
}
