/** A black picture that is not compressed. */
export function bitmap(width: number, height: number): Buffer {
  const file = Buffer.alloc(54 + width * height * 3);
  file.write('BM');
  for (const [value, place] of [
    [file.length, 2],
    [54, 10],
    [40, 14],
    [width, 18],
    [height, 22],
  ] as const)
    file.writeUInt32LE(value, place);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}
