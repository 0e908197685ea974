import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inPictureTurn, sharpInTurn } from './picture-turn.ts';

/** Work that goes on until it is ended, and tells when it was begun. */
function held() {
  let end: () => void = () => undefined;
  let isBegun = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async () => {
    isBegun = true;
    await ended;
  };
  return { work, end: () => end(), isBegun: () => isBegun };
}

it('pictures are unpacked one after the other, also after one that cannot be', async () => {
  const green = { create: { width: 4, height: 4, channels: 3, background: 'green' } } as const;
  const drawing = await sharp(green).png().toBuffer();
  const first = held();
  const one = inPictureTurn(first.work);
  const broken = sharpInTurn(Buffer.from('no picture')).toBuffer();
  // Looked at last: it is refused in its turn, and by then somebody has to be there for it.
  const refused = broken.catch((error: Error) => error.message);
  let isMade = false;
  const made = sharpInTurn(drawing)
    .resize({ width: 2 })
    .toFormat('webp')
    .toBuffer({ resolveWithObject: true })
    .finally(() => {
      isMade = true;
    });
  // Sharp would have made it by then.
  await sharp(drawing).webp().toBuffer();
  await sharp(drawing).webp().toBuffer();
  expect([first.isBegun(), isMade]).toEqual([true, false]);
  first.end();
  await one;
  expect(await refused).toContain('unsupported image format');
  expect((await made).info).toMatchObject({ width: 2, format: 'webp' });
});
