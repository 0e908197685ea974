/** Milliseconds between leaving a dropdown and its closing (FRAME-27). */
const closeDelay = 200;

let openItem: HTMLElement | undefined;
/** Opened or confirmed by a click: then the next click closes. A dropdown that a hover opened stays on the first. */
let pinned = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Dropdowns of the navigation bar, one open at a time: hover opens, leaving closes after 200 ms, the button toggles,
 * Escape, a click elsewhere and moving the focus away close. Also closes `<details>` that are dropdowns: the languages, the menu of a long page.
 */
export function startMenus(): void {
  // From here on CSS leaves hover to this module.
  document.documentElement.dataset.menus = '';
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && hover(itemOf(event.target)));
  document.addEventListener('pointerout', (event) => event.pointerType === 'mouse' && !event.relatedTarget && hover());
  document.addEventListener('click', (event) => {
    // A link of theirs has done its work, too.
    closeDropdowns((event.target as Element).closest('a') ? null : event.target);
    const item = itemOf(event.target);
    const onToggle = item && (event.target as Element).closest('button');
    if (onToggle) toggle(item);
    // Elsewhere, or on one of its links: the dropdown has done its work.
    else close();
  });
  document.addEventListener('focusin', (event) => {
    closeDropdowns(event.target);
    if (openItem && itemOf(event.target) !== openItem) close();
  });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && onEscape());
}

function hover(item?: HTMLElement): void {
  if (item) {
    clearTimeout(timer);
    timer = undefined;
    if (item !== openItem) open(item, false);
  } else if (openItem && timer === undefined) {
    timer = setTimeout(close, closeDelay);
  }
}

function toggle(item: HTMLElement): void {
  if (item === openItem && pinned) close();
  else open(item, true);
}

function open(item: HTMLElement, byClick: boolean): void {
  if (item !== openItem) close();
  closeDropdowns(null);
  openItem = item;
  pinned = byClick;
  mark(item, true);
  keepOnScreen(item.querySelector('ul'));
}

function close(): void {
  clearTimeout(timer);
  timer = undefined;
  if (openItem) mark(openItem, false);
  openItem = undefined;
}

function mark(item: HTMLElement, isOpen: boolean): void {
  item.toggleAttribute('data-open', isOpen);
  const button = item.querySelector('button');
  if (button) button.ariaExpanded = String(isOpen);
}

/** A dropdown that would reach over the edge of the window hangs from the other end of its item. */
function keepOnScreen(entries: HTMLElement | null): void {
  entries?.removeAttribute('data-from-end');
  const box = entries?.getBoundingClientRect();
  if (box && (box.left < 0 || box.right > document.documentElement.clientWidth)) {
    entries?.setAttribute('data-from-end', '');
  }
}

function onEscape(): void {
  const focused = document.activeElement;
  if (openItem?.contains(focused)) openItem.querySelector('button')?.focus();
  close();
  focused?.closest('[data-dropdown]')?.querySelector('summary')?.focus();
  closeDropdowns(null);
}

function closeDropdowns(except: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]')) {
    if (!menu.contains(except as Node | null)) menu.open = false;
  }
}

function itemOf(target: EventTarget | null): HTMLElement | undefined {
  // A pointer that leaves the window is over the document, which has no ancestors to ask for.
  return (target as Element).closest?.<HTMLElement>('[data-menu]') ?? undefined;
}
