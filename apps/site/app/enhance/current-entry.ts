/** Names an entry of the history; a page that was loaded in full has none. */
export type Key = string | undefined;

/** The entry of the history that is shown, and what has to look at every page that is put into the window. */
export const current = {
  page: pageOf(location.href),
  key: history.state?.key as Key,
  onPage: (): void => {},
};

/** An address without its place on the page. */
export function pageOf(address: string): string {
  return address.split('#')[0] ?? '';
}

/** Whether a step of the history stayed on the page that is shown. A new place is one of this page, also for who comes back to it later. */
export function isStillHere(): boolean {
  const isHere = pageOf(location.href) === current.page;
  if (isHere && !history.state) history.replaceState({ key: current.key }, '');
  return isHere;
}
