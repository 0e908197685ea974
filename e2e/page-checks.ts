import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The rules of axe that look at colours: nothing else differs between the themes. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What WCAG 2.2 AA and axe's good practice find fault with, by day and where the system is dark (decision 0036), as one line each. */
export async function violations(page: Page, where: string): Promise<string[]> {
  const light = [...(await violationsAsShown(page, where)), ...(await unclearParts(page, where))];
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsAsShown(page, `${where} in the dark`, ofColours);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

/** What axe says nothing of in an application: forms that a list of its landmarks cannot tell apart, lists without an entry. */
function unclearParts(page: Page, where: string): Promise<string[]> {
  return page.evaluate((prefix) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const forms = shown('#application form:not([role])');
    const nameOf = (form: HTMLElement) => {
      const title = document.getElementById(form.getAttribute('aria-labelledby') ?? '')?.textContent;
      return (title ?? form.getAttribute('aria-label') ?? '').trim();
    };
    const alike = forms.filter(
      (form) => !nameOf(form) || forms.some((other) => other !== form && nameOf(other) === nameOf(form)),
    );
    const empty = [...document.querySelectorAll('#application :is(ul, ol, dl)')].filter(
      (list) => list.children.length === 0,
    );
    return [
      ...(forms.length > 1
        ? alike.map((form) => `${prefix}: a form like another one: ${form.getAttribute('action')}`)
        : []),
      ...empty.map((list) => `${prefix}: a list without an entry: ${list.className}`),
    ];
  }, where);
}

/** The same in the theme that the page has on. `rules`: those alone. */
export async function violationsAsShown(page: Page, where: string, rules: string[] = []): Promise<string[]> {
  // What is still fading in lies over what it will leave free. It is brought to its end rather than waited for: an
  // animation of what is out of view does not go on, and its `finished` never comes.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (animation.playState === 'running' && !endless) animation.finish();
    }
  });
  // The frames of others are theirs to mend.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  const { violations: faults } = await (rules.length > 0 ? axe.withRules(rules) : axe.withTags(standard)).analyze();
  return faults.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
}

/** How far the page can be scrolled sideways beyond its window, in CSS pixels; 0 is right (WCAG 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/**
 * What is too small to be hit: under 24 by 24 CSS pixels (WCAG 2.5.8), and under 44 px of height for what is typed
 * into, chosen from or pressed to go on. Links within running text are excepted, as the standard has it.
 */
export function smallTargets(page: Page, where: string): Promise<string[]> {
  return page.evaluate((prefix) => {
    const interactive =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [tabindex="0"]';
    const main = 'select, textarea, .button, input:not([type=hidden], [type=checkbox], [type=radio])';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(interactive)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isVisuallyHidden(element)) continue;
      if (element.closest('[aria-hidden=true]') || isInText(element)) continue;
      const { width, height } = targetOf(element).getBoundingClientRect();
      const least = element.matches(main) ? 44 : 24;
      if (height >= least - 0.5 && width >= 24 - 0.5) continue;
      const name = (element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40);
      found.push(`${prefix}: ${element.tagName}.${element.className} "${name}" ${width | 0}×${height | 0}`);
    }
    return found;

    function isVisuallyHidden(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1;
    }
    function isInText(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      if (element.closest('.prose')) return true;
      const around = element.parentElement?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    }
    /** Where the finger counts: the whole card of a link that covers it, the label of a box. */
    function targetOf(element: HTMLElement): Element {
      if (getComputedStyle(element, '::after').position === 'absolute' && element.matches('.cover-link')) {
        return element.offsetParent ?? element;
      }
      const label = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) && element.labels?.[0];
      return label || element;
    }
  }, where);
}

/** Sets lines, words and letters of the page as far apart as a reader may (WCAG 1.4.12). Arabic letters join, so their distance is not part of it. */
export function spreadText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
      :lang(en), :lang(en) * { letter-spacing: 0.12em !important; }
      :lang(ar), :lang(ar) * { line-height: 1.7 !important; letter-spacing: 0 !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Text that is cut off once lines, words and letters stand as far apart as a reader may set them. */
export async function clippedText(page: Page, where: string): Promise<string[]> {
  await spreadText(page);
  return page.evaluate((prefix) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility() || !element.textContent?.trim()) continue;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      if (display === 'inline' || clipPath !== 'none' || clientHeight <= 1) continue;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // A carousel that moves has its other slides beside it, and buttons that bring them.
      const slides = element.matches('[data-moves] .carousel__viewport');
      const wide = cuts(overflowX) && scrollWidth > clientWidth + 1 && !slides;
      const high = cuts(overflowY) && scrollHeight > clientHeight + 1;
      if (wide || high) {
        found.push(`${prefix}: ${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 40)}"`);
      }
    }
    document.adoptedStyleSheets.pop();
    return found;
  }, where);
}

/** Words of no more than twelve letters of which a part stands in another line. */
export function partedWords(within: Locator): Promise<string[]> {
  return within.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const parted: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue;
        for (const word of (text.textContent ?? '').matchAll(/[\p{L}\p{M}]{2,12}/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 12) parted.push(word[0]);
        }
      }
      return parted;
    }),
  );
}

type FocusStop = { name: string; indicator: boolean; covered: boolean; seenBefore: boolean; onPage: boolean };

/** Where the focus is now, whether it can be seen there, and whether all of it is covered (WCAG 2.4.7, 2.4.11). */
function focusStop(page: Page): Promise<FocusStop> {
  return page.evaluate(async () => {
    // What scrolls or opens with the focus has done so after two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement as HTMLElement & { visited?: boolean };
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const parts = [element, ...labels, ...(element.matches('.cover-link') ? [element.offsetParent] : [])];
    const seenBefore = element.visited === true;
    element.visited = true;
    return {
      name: `${element.tagName}.${element.className} "${(element.textContent || element.id).trim().slice(0, 30)}"`,
      indicator: parts.some((part) => part && hasRing(part)),
      covered: !parts.some((part) => part && isOpenToView(part)),
      seenBefore,
      onPage: element !== document.body && element.tagName !== 'IFRAME',
    };

    function hasRing(part: Element): boolean {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    }
    function isOpenToView(part: Element): boolean {
      const places = [0.05, 0.25, 0.5, 0.75, 0.95];
      return [...part.getClientRects()].some(({ left, top, width, height }) =>
        places.some((down) =>
          places.some((across) => {
            const hit = document.elementFromPoint(left + width * across, top + height * down);
            return (
              hit !== null && (part.contains(hit) || (hit.contains(part) && hit.matches('label, p, li, td, span')))
            );
          }),
        ),
      );
    }
  });
}

/** Goes through the whole page with the Tab key. Returns what is wrong at its stops, and how many there were. */
export async function walkThrough(page: Page, where: string): Promise<{ found: string[]; stops: number }> {
  const found: string[] = [];
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (stop.seenBefore || stops > 250) return { found, stops };
    if (!stop.onPage) continue;
    if (!stop.indicator) found.push(`${where}: focus not to be seen: ${stop.name}`);
    if (stop.covered) found.push(`${where}: focus covered: ${stop.name}`);
  }
}
