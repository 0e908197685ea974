import { readStored } from '#app/browser-storage.ts';

/** The database of a claim's files; under the same name the browser's storage says until when it is kept, in milliseconds since 1970. */
export const photosMark = 'claim-files';

/** Removes what a claim that was left has kept on this device, once its hour is over (decision 0032). */
export function forgetEndedPhotos(now = Date.now()): void {
  const until = readStored(photosMark);
  if (until === undefined || Number(until) > now) return;
  localStorage.removeItem(photosMark);
  indexedDB.deleteDatabase(photosMark);
}
