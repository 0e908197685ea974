const storedName = 'kept-at';

/** Answers of this page were kept just now: a page that was asked for before this shows what stood there before them. */
export function noteKept(): void {
  try {
    sessionStorage.setItem(storedName, String(Date.now()));
  } catch {
    // Storage may be closed to the site.
  }
}

/** Whether this page was asked for before the page that it followed had kept its answers, as by a reload in the midst of that. Said once. */
export function isOlderThanKept(): boolean {
  try {
    const keptAt = Number(sessionStorage.getItem(storedName));
    sessionStorage.removeItem(storedName);
    return keptAt > performance.timeOrigin;
  } catch {
    return false;
  }
}
