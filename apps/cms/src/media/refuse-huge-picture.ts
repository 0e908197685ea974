import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';
import { mayUpload } from './may-upload.ts';

/**
 * Those of the largest cameras. A file of a few kilobytes can say that it has many more, and take gigabytes of memory where
 * it is made smaller: four bytes each, and as many again on the way.
 */
const mostPixels = 50_000_000;
const tooLarge = label(
  'This picture has too many pixels. Make it smaller first: 50 megapixels at most, all frames of an animation together.',
  'عدد وحدات البكسل في هذه الصورة أكبر من المسموح. صغّرها أولا: 50 ميغابكسل على الأكثر، بجميع إطارات الصورة المتحركة.',
);

/** Refuses a picture that would not fit into memory, by what its head says, before anything of it is unpacked. */
export const refuseHugePicture: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  if (!req.file || !mayUpload(req, overrideAccess)) return args;
  if ((await pixelsOf(req.file.data)) > mostPixels) throw refusal(tooLarge[adminLanguageOf(req.i18n)], 400);
  return args;
};

/** Of all frames. A drawing has none, and what is no picture Payload refuses. */
async function pixelsOf(file: Buffer): Promise<number> {
  const head = await sharp(file, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return head && head.format !== 'svg' ? head.width * head.height : 0;
}
