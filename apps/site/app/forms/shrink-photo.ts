/** Pixels of the longer side: enough to read a number plate and a report. */
const longestSides = [2400, 1800, 1200] as const;
const quality = 0.8;

/**
 * A photo as a JPEG of at most so many bytes, since phones take larger ones than the service does; undefined for what this
 * browser cannot read as a picture.
 */
export async function shrinkPhoto(file: File, maximumBytes: number): Promise<File | undefined> {
  const picture = file.type.startsWith('image/') ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (!picture) return undefined;
  try {
    for (const side of longestSides) {
      const blob = await asJpeg(picture, side);
      if (!blob || blob.size > maximumBytes) continue;
      // The same photo chosen again is known by it.
      return new File([blob], jpegName(file.name), { type: blob.type, lastModified: file.lastModified });
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function asJpeg(picture: ImageBitmap, longest: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency: what is clear would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}
