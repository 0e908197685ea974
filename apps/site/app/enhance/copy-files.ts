/** Attaches the files of one field to another; false where there are none. */
export function copyFiles(from: HTMLInputElement, to: HTMLInputElement): boolean {
  if (!from.files?.length) return false;
  const files = new DataTransfer();
  for (const file of from.files) files.items.add(file);
  to.files = files.files;
  return true;
}
