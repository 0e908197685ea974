import { desktop } from './desktop.ts';

/** Stands in for what some browsers do not do themselves yet: dialog commands, light dismissal, named details. */
export function startDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', obey);
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', dismiss);
  if (!('name' in HTMLDetailsElement.prototype)) document.addEventListener('toggle', closeSiblings, true);
  matchMedia(desktop).addEventListener('change', (media) => {
    if (media.matches) document.querySelector<HTMLDialogElement>('#side-menu')?.close();
  });
}

function obey(event: MouseEvent): void {
  const button = (event.target as Element).closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** A click on the dialog element itself is a click on its backdrop, as its content covers the rest. */
function dismiss({ target }: MouseEvent): void {
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close();
}

function closeSiblings({ target }: Event): void {
  const details = target as HTMLDetailsElement;
  const name = details.open && details.getAttribute('name');
  if (!name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    if (other !== details && other.getAttribute('name') === name) other.open = false;
  }
}
