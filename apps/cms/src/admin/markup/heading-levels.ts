/**
 * The levels of headings as they are nested, without a step left out: Payload has its fields' names on the third level right below
 * the first. What comes first keeps its own.
 * @param own the levels of the elements, in the order of the page
 */
export function levelsWithoutGaps(own: number[]): number[] {
  const above: { own: number; told: number }[] = [];
  return own.map((level) => {
    while (above.length > 0 && (above.at(-1)?.own ?? 0) >= level) above.pop();
    const parent = above.at(-1);
    const told = parent ? parent.told + 1 : level;
    above.push({ own: level, told });
    return told;
  });
}

/** Tells the levels of the headings inside `root` without gaps; a drawer has an outline of its own. */
export function levelHeadings(root: Element): void {
  const headings = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => heading.closest(drawer) === root.closest(drawer) && heading.checkVisibility(),
  );
  const own = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const told = levelsWithoutGaps(own);
  for (const [index, heading] of headings.entries()) {
    if (told[index] === own[index]) heading.removeAttribute('aria-level');
    else heading.setAttribute('aria-level', String(told[index]));
  }
}

export const drawer = 'dialog, [role="dialog"]';
