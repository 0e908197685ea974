import type { CollectionBeforeOperationHook } from 'payload';
import sharp, { type Metadata } from 'sharp';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';
import { mayUpload } from './may-upload.ts';

/**
 * What 50 megapixels take at most, those of the largest cameras, while a picture is made smaller. A file of a few kilobytes can
 * say that it has many more, and take gigabytes of memory.
 */
const maxBytes = 350_000_000;
/** Measured with every way in which a picture of its kind can be packed, transparency included. */
const bytesOfPixel = { any: 7, interlacedInTwoBytes: 11, avif: 19 };

const tooLarge = (most: number) =>
  label(
    `This picture has too many pixels. Make it smaller first: ${most} megapixels at most, all frames of an animation together.`,
    `عدد وحدات البكسل في هذه الصورة أكبر من المسموح. صغّرها أولا: ${most} ميغابكسل على الأكثر، بجميع إطارات الصورة المتحركة.`,
  );
const sizeless = label(
  'This drawing does not say how large it is. Give it a width and a height, or a viewBox, and upload it again.',
  'هذا الرسم لا يذكر مقاسه. أضف إليه العرض والارتفاع أو viewBox ثم ارفعه من جديد.',
);
const empty = label('There is nothing in this file. Choose another one.', 'هذا الملف فارغ. اختر ملفًا آخر.');

/**
 * Refuses a picture that would not fit into memory, by what its head says, before anything of it is unpacked; an empty file; and a drawing
 * without a size, of which Payload would say that there was a problem and no more.
 */
export const refuseHugePicture: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  if (!req.file || !mayUpload(req, overrideAccess)) return args;
  const language = adminLanguageOf(req.i18n);
  if (req.file.data.length === 0) throw refusal(empty[language], 400);
  const head = await headOf(req.file.data);
  if (!head && isDrawing(req.file.data)) throw refusal(sizeless[language], 400);
  const maxPixels = maxBytes / bytesPerPixel(head);
  // Of all frames. A drawing has none, and what is no picture Payload refuses.
  if (head && head.format !== 'svg' && head.width * head.height > maxPixels)
    throw refusal(tooLarge(Math.floor(maxPixels / 1_000_000))[language], 400);
  return args;
};

function headOf(file: Buffer): Promise<Metadata | undefined> {
  return sharp(file, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

function isDrawing(file: Buffer): boolean {
  return /<svg[\s/>]/.test(file.subarray(0, 4096).toString('latin1'));
}

function bytesPerPixel(head: Metadata | undefined): number {
  if (head?.format === 'heif') return bytesOfPixel.avif;
  return head?.isProgressive && head.depth === 'ushort' ? bytesOfPixel.interlacedInTwoBytes : bytesOfPixel.any;
}
