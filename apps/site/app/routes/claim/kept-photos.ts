import { begunClaimSeconds } from '@insurer/contract/begun-claim.ts';
import { chosenMark, photosMark } from '#app/application/ended-photos.ts';

/** A record for each begun claim, under the moment in which it was begun (decision 0032). */
const storeName = 'files';

/** For how long files are kept after the visitor chose one or took one back for the last time. Milliseconds. */
export const photosKeptMs = 3_600_000;

/** A browser whose storage never answers must not keep a claim from being sent. Milliseconds. */
const timeoutMs = 2_000;

/** `until`: when they end, in milliseconds since 1970. */
type Kept = { until: number; files: readonly KeptFile[] };
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
  if (files.length === 0) return forgetPhotos(since).then(() => true);
  const isKept = await inTurn(async () => {
    const kept: Kept = { until, files: await Promise.all(files.map(asBytes)) };
    // Said before and unsaid after: files of which nothing is said would be kept for ever, by a page that ends in between.
    const last = Math.max(until, Number(localStorage.getItem(photosMark)));
    localStorage.setItem(photosMark, String(last));
    noteChosen([...chosenClaims(), String(since)]);
    await onRecords('readwrite', (store) => store.put(kept, since));
    markForServer(await claimsWithFiles(), last);
  });
  // A file that was taken back must not come again from an older record.
  if (!isKept) await forgetPhotos(since);
  return isKept;
}

/** The files that this device keeps of a claim; after their hour they are removed instead. `unknown` where nobody can say now. */
export async function keptPhotos(since: number, now = Date.now()): Promise<KeptPhotos | 'none' | 'unknown'> {
  try {
    const kept = await keptOf(since);
    if (!kept) return 'none';
    if (kept.until > now) return { files: kept.files.map(asFile), until: kept.until };
  } catch {
    // Storage that is slow today may answer at the next look.
    return 'unknown';
  }
  await removePhotos(since);
  return 'none';
}

/** Removes the files of claims that this browser has not begun, or no longer, and those whose hour is over. Never throws. */
export async function forgetOtherPhotos(begun: readonly number[], now = Date.now()): Promise<void> {
  noteChosen(chosenClaims().filter((claim) => begun.some((one) => String(one) === claim)));
  // Storage that is slow today may answer at the next look.
  for (const claim of await claimsWithFiles().catch(() => [])) {
    const kept = begun.some((one) => one === claim) ? await keptOf(claim).catch(() => undefined) : undefined;
    if (!kept || kept.until <= now) await removePhotos(claim);
  }
}

/** Removes the files of a claim that was sent, or whose files were taken back, and that there were any. Never throws. */
export async function forgetPhotos(since: number): Promise<void> {
  await inTurn(async () => {
    noteChosen(chosenClaims().filter((claim) => claim !== String(since)));
    await removeRecord(since);
  });
}

/** Removes the files that this device keeps of a claim. Never throws: what cannot be removed ends after its hour. */
async function removePhotos(claim: IDBValidKey): Promise<void> {
  await inTurn(() => removeRecord(claim));
}

async function removeRecord(claim: IDBValidKey): Promise<void> {
  await onRecords('readwrite', (store) => store.delete(claim));
  const left = await claimsWithFiles();
  markForServer(left, left.length > 0 ? Number(localStorage.getItem(photosMark)) : 0);
  if (left.length === 0) localStorage.removeItem(photosMark);
}

const keptOf = (claim: IDBValidKey) => onRecords<Kept | undefined>('readonly', (store) => store.get(claim));
/** An earlier release has kept files under a name: they are of no claim that is known here. */
const claimsWithFiles = () => onRecords<IDBValidKey[]>('readonly', (store) => store.getAllKeys());

/** Of a moment that has passed, it is told no longer. */
function markForServer(claims: readonly IDBValidKey[], until: number): void {
  setCookie(photosMark, claims.join('.'), Math.ceil((until - Date.now()) / 1000));
}

/** For which claims this browser was given files, whether it still keeps them or not. */
function chosenClaims(): string[] {
  const entry = document.cookie.split('; ').find((one) => one.startsWith(`${chosenMark}=`));
  return entry?.slice(chosenMark.length + 1).split('.') ?? [];
}

/** The server says then that files of a claim have ended, whichever screen it is taken up at. */
function noteChosen(claims: readonly string[]): void {
  setCookie(chosenMark, [...new Set(claims)].join('.'), claims.length > 0 ? begunClaimSeconds : 0);
}

function setCookie(name: string, content: string, age: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${content}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
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

async function onRecords<Result>(
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
    setTimeout(reject, timeoutMs, new Error('no answer'));
  });
}
