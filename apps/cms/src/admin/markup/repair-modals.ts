/** Payload's drawers and questions, which stand at the end of the page and leave what is behind them in sight of who hears it. */
const modal = 'dialog[open][aria-modal="true"]';
const newSchedule = '.schedule-publish:not([data-begun])';
const screens = '.template-default, .template-minimal';

/** Hides from who hears the page what lies behind a drawer or a question, and names both by their headings. */
export function repairModals(): void {
  const modals = [...document.querySelectorAll<HTMLElement>(modal)].filter((each) => each.checkVisibility());
  for (const each of modals) nameByHeading(each);
  for (const each of document.querySelectorAll<HTMLElement>(newSchedule)) beginWithPublishing(each);
  for (const screen of document.querySelectorAll(screens)) hide(screen, modals.length > 0);
  const drawers = modals.filter((each) => each.classList.contains('drawer'));
  const highest = Math.max(...drawers.map(levelOf));
  for (const each of drawers) hide(each, levelOf(each) < highest);
}

/** Of what is online and has no draft Payload's drawer begins with taking it offline, which a quick press would then do. */
function beginWithPublishing(schedule: HTMLElement): void {
  const publish = schedule.querySelector<HTMLInputElement>('input[id*="-type-publish"]');
  if (!publish) return;
  schedule.dataset.begun = '';
  if (!publish.checked) publish.click();
}

/** What the browser itself has put on top, such as the choice between two texts, stays heard. */
function hide(part: Element, isBehind: boolean): void {
  if (isBehind && !part.querySelector('dialog:modal')) part.setAttribute('aria-hidden', 'true');
  else part.removeAttribute('aria-hidden');
}

function levelOf(drawer: HTMLElement): number {
  return Number(getComputedStyle(drawer).zIndex) || 0;
}

/** Payload names them by words for itself, such as “schedule-publish-12”. */
function nameByHeading(each: HTMLElement): void {
  if (each.getAttribute('aria-label') !== each.id) return;
  const heading = each.querySelector('h1, h2, h3');
  if (!heading?.textContent?.trim()) return;
  heading.id ||= `heading-of-${each.id}`;
  each.removeAttribute('aria-label');
  each.setAttribute('aria-labelledby', heading.id);
}
