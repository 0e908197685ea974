import type { FieldRule } from '@insurer/contract/forms/field-rule.ts';
import { checkFiles } from '@insurer/contract/requests/check-files.ts';
import { isolate } from '#app/texts/isolate.ts';

/** The places of the files that a problem of `checkFiles` is about; none where it is about all of them. */
export function placesOf(rule: FieldRule, files: readonly File[], problem: string): number[] {
  return files.flatMap((file, place) => (checkFiles(rule, [file]) === problem ? [place] : []));
}

/** Of several files a message names those that it means: by its ending each may look right. */
export function namesAt(places: readonly number[], files: readonly File[]): string[] {
  return files.length < 2 ? [] : places.flatMap((place) => (files[place] ? isolate(files[place].name) : []));
}
