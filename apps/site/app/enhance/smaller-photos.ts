import type { FieldRule } from '@insurer/contract/forms/field-rule.ts';
import { problemOfFiles } from '#app/forms/file-contents.ts';
import { shrinkPhoto } from '#app/forms/shrink-photo.ts';

/** Photos that a field would refuse, as phones take them, are made smaller in it as a claim in steps does; loaded for the first of them. */
export async function makePhotosSmaller(input: HTMLInputElement, { files: limits, ...rule }: FieldRule): Promise<void> {
  if (!limits?.types.includes('jpg')) return;
  const chosen = filesOf(input);
  const files = new DataTransfer();
  for (const file of chosen) {
    const isWrong = problemOfFiles({ ...rule, files: limits }, [file]) !== undefined;
    files.items.add((isWrong && (await shrinkPhoto(file, limits.maximumBytes))) || file);
  }
  // What was chosen meanwhile is another choice; a browser may keep one list for both.
  const now = filesOf(input);
  if (now.length === chosen.length && now.every((file, at) => file === chosen[at])) input.files = files.files;
}

function filesOf({ files }: HTMLInputElement): File[] {
  return [...(files ?? [])];
}
