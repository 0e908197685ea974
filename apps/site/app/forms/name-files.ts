import type { FieldRule } from '@insurer/contract/forms/field-rule.ts';
import { isolate } from '#app/texts/isolate.ts';
import { problemOfFiles } from './file-contents.ts';

/** The places of the files that a problem of `problemOfFiles` is about; none where it is about all of them. */
export function placesOf(rule: FieldRule, files: readonly File[], problem: string): number[] {
  return files.flatMap((file, place) => (problemOfFiles(rule, [file]) === problem ? [place] : []));
}

/** Of several files a message names those that it means: by its ending each may look right. */
export function namesAt(places: readonly number[], files: readonly File[]): string[] {
  return files.length < 2 ? [] : places.flatMap((place) => (files[place] ? isolate(files[place].name) : []));
}
