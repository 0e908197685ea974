/** The few bitmaps that browsers and social networks ask for, rendered from the drawings. */
import sharp from 'sharp';

export async function png(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * Math.max(1, width / 64) })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file that holds PNG pictures of the given square sizes. */
export async function ico(svg: string, sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(svg, size, size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    const size = sizes[index] as number;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** The picture shown when a page is shared: a scene on its ground with the logo on the quiet side, 1200 x 630. */
export async function socialPicture(sceneSvg: string, logoSvg: string): Promise<Buffer> {
  const logo = await sharp(Buffer.from(logoSvg), { density: 144 }).resize(400).png().toBuffer();
  return sharp(Buffer.from(sceneSvg))
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: logo, left: 56, top: 72 }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
