/**
 * The database of a claim's files. Under the same name the browser's storage says until when it is kept, in milliseconds since 1970,
 * and a cookie of whose claim they are, which the server reads where a claim comes without them.
 */
export const photosMark = 'claim-files';

/** A cookie that says for which claims files were chosen, for as long as a claim is kept: also once the device keeps the files no longer. */
export const chosenMark = 'claim-files-chosen';

/** Removes what a claim that was left has kept on this device, once its hour is over (decision 0032). */
export function forgetEndedPhotos(now = Date.now()): void {
  try {
    const until = localStorage.getItem(photosMark);
    if (until === null || Number(until) > now) return;
    // Until they are gone their mark stays, for the next look.
    indexedDB.deleteDatabase(photosMark).onsuccess = () => localStorage.removeItem(photosMark);
  } catch {
    // Storage that is closed to the site holds nothing.
  }
}
