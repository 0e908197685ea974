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
  const first = held();
  const one = inPictureTurn(first.work);
  const broken = sharpInTurn(Buffer.from('no picture')).toBuffer();
  const refused = expect(broken).rejects.toThrow('unsupported image format');
  const drawing = { create: { width: 4, height: 4, channels: 3, background: 'green' } } as const;
  let isMade = false;
  const made = sharpInTurn(undefined, drawing)
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
  await refused;
  expect((await made).info).toMatchObject({ width: 2, format: 'webp' });
});
