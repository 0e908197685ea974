/** An element with its attributes and text; no markup passes through a string. */
export function element(tag: string, attributes: Record<string, string>, text?: string): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text) made.textContent = text;
  return made;
}

/** A button that sends nothing. */
export function button(text: string, onClick: () => void, attributes: Record<string, string> = {}): HTMLElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', onClick);
  return made;
}

/** A symbol of the site's sprite; arrows turn round in Arabic. */
export function icon(name: string): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const use = document.createElementNS(space, 'use');
  svg.setAttribute('class', `icon${name.startsWith('chevron') ? ' icon--flip' : ''}`);
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `/icons/sprite.svg#${name}`);
  svg.append(use);
  return svg;
}
