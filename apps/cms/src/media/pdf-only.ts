import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** Refuses a document that is no PDF inside, whatever its name says (decision D17: PDF by content). */
export const refuseOtherThanPdf: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && !isPdf(req.file.data)) {
    const arabic = req.i18n.language === 'ar';
    throw new APIError(arabic ? 'هذا الملف ليس مستند PDF.' : 'This file is not a PDF document.', 400, undefined, true);
  }
  return args;
};

/** A PDF begins with its version, which may stand up to 1 KB into the file. */
function isPdf(content: Buffer): boolean {
  return content.subarray(0, 1024).includes('%PDF-');
}
