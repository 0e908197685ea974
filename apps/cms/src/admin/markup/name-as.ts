/** Gives an element a name where it has another one: each naming calls for the next repair (repair-markup.tsx), and that must end. */
export function nameAs(element: Element, said: string | undefined): void {
  if (said && element.getAttribute('aria-label') !== said) element.setAttribute('aria-label', said);
}
