import type { FieldRule, FileType } from '@insurer/contract/forms/field-rule.ts';
import { checkFiles, typeOfContent } from '@insurer/contract/requests/check-files.ts';

/** What files are by their first bytes, of those that were looked into. */
const contents = new WeakMap<File, FileType | undefined>();
/** These could not be read, and are the server's to look into. */
const unread = new WeakSet<File>();

/**
 * Looks into a file once: {@link problemOfFiles} then knows what it is.
 * @throws what the browser or the disk says where it cannot be read
 */
export async function lookInto(file: File): Promise<void> {
  if (isLookedInto(file)) return;
  const start = file.slice(0, 16).arrayBuffer();
  start.catch(() => unread.add(file));
  contents.set(file, typeOfContent(new Uint8Array(await start)));
}

export const isLookedInto = (file: File): boolean => contents.has(file) || unread.has(file);
export const contentOf = (file: File): FileType | undefined => contents.get(file);

/** What is wrong with files: by what is said of them, then `otherContent` where one that was looked into is none of the types that it may be. */
export function problemOfFiles(rule: FieldRule, files: readonly File[]): string | undefined {
  return checkFiles(rule, files) ?? (files.some((file) => isDisguised(file, rule)) ? 'otherContent' : undefined);
}

function isDisguised(file: File, { files: limits }: FieldRule): boolean {
  return contents.has(file) && !limits?.types.some((type) => type === contentOf(file));
}
