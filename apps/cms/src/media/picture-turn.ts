import sharp, { type Sharp } from 'sharp';

let last: Promise<unknown> = Promise.resolve();

/**
 * Unpacks pictures one after the other, in the order in which they are asked for. One of 50 megapixels takes 300 MB while it is made
 * smaller: what editors send at once would otherwise end a service that has a gigabyte.
 */
export function inPictureTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Sharp as Payload takes it: it unpacks a picture when its bytes are asked for. */
export function sharpInTurn(...given: Parameters<typeof sharp>): Sharp {
  const picture = sharp(...given);
  const toBuffer = picture.toBuffer.bind(picture) as (options?: object) => Promise<Buffer>;
  return Object.assign(picture, { toBuffer: (options?: object) => inPictureTurn(() => toBuffer(options)) });
}
