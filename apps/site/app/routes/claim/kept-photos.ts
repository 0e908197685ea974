import { photosMark } from '#app/application/ended-photos.ts';

/** One record: a browser holds one begun claim (decision 0032). */
const storeName = 'files';
const recordKey = 'chosen';

/** For how long files are kept after the visitor chose one or took one back for the last time. Milliseconds. */
export const photosKeptMs = 3_600_000;

/** A browser whose storage never answers must not keep a claim from being sent. Milliseconds. */
const timeoutMs = 2_000;

/** `since` tells whose files they are, `until` when they end: milliseconds since 1970. */
type Kept = { since: number; until: number; files: readonly KeptFile[] };
export type KeptPhotos = { files: readonly File[]; until: number };
/** As bytes: not every browser keeps a `File` in a private window. */
type KeptFile = { name: string; type: string; lastModified: number; bytes: ArrayBuffer };

/** What changes the record, one after the other: a file that was taken back must not come again with a slower one before it. */
let writing: Promise<unknown> = Promise.resolve();

/**
 * Keeps the files that were chosen for a claim on this device, so that a reload or another language loses none.
 *
 * @param since when the claim was begun, which tells it from another one; milliseconds since 1970
 * @param until when they end; milliseconds since 1970
 * @returns false where this browser keeps nothing
 */
export async function keepPhotos(since: number, { files, until }: KeptPhotos): Promise<boolean> {
  if (files.length === 0) return forgetPhotos().then(() => true);
  const isKept = await inTurn(async () => {
    const kept: Kept = { since, until, files: await Promise.all(files.map(asBytes)) };
    // Said before and unsaid after: files of which nothing is said would be kept for ever, by a page that ends in between.
    localStorage.setItem(photosMark, String(until));
    await onRecord('readwrite', (store) => store.put(kept, recordKey));
    markForServer(since, until);
  });
  // A file that was taken back must not come again from an older record.
  if (!isKept) await forgetPhotos();
  return isKept;
}

/** The files that this device keeps of a claim; those of another one, or after their hour, are removed instead. */
export async function keptPhotos(since: number | undefined, now = Date.now()): Promise<KeptPhotos | undefined> {
  try {
    const kept = await onRecord<Kept | undefined>('readonly', (store) => store.get(recordKey));
    if (kept && kept.since === since && kept.until > now) return { files: kept.files.map(asFile), until: kept.until };
  } catch {
    // Storage that is slow today may answer at the next look.
    return undefined;
  }
  await forgetPhotos();
  return undefined;
}

/** Removes the files that this device keeps. Never throws: what cannot be removed ends after its hour. */
export async function forgetPhotos(): Promise<void> {
  await inTurn(async () => {
    markForServer(0, 0);
    await onRecord('readwrite', (store) => store.delete(recordKey));
    localStorage.removeItem(photosMark);
  });
}

/** Of a moment that has passed, it is told no longer. */
function markForServer(since: number, until: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${photosMark}=${since}; Path=/; Max-Age=${Math.ceil((until - Date.now()) / 1000)}; SameSite=Lax${secure}`;
}

function inTurn(work: () => Promise<unknown>): Promise<boolean> {
  const done = writing.then(work).then(
    () => true,
    // Storage may be closed to the site, or full: the page holds the files then.
    () => false,
  );
  writing = done;
  return done;
}

async function asBytes(file: File): Promise<KeptFile> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}

function asFile({ name, type, lastModified, bytes }: KeptFile): File {
  return new File([bytes], name, { type, lastModified });
}

async function onRecord<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(photosMark, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const [result] = await Promise.all([resultOf(work(transaction.objectStore(storeName))), endOf(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

/** A full disk may refuse only what is committed. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error('The storage of this browser does not answer.')), timeoutMs);
  });
}
