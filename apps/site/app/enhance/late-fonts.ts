const maxWaitMs = 1_000;
const asked = new Set<string>();
const renewed = new Set<string>();

/**
 * Whether every face of the first page was there before that was painted, so that none was left out. What comes later is late, and
 * another language's are.
 */
function wereInTime(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/fonts/'));
  return files.every(({ startTime, duration }) => startTime + duration < painted);
}

/** Has the font files of a page at hand before it is shown, once each; a second is waited at most. Never rejects. */
export async function fetchFonts(page: Document): Promise<void> {
  if (asked.size === 0 && wereInTime()) renewed.add(document.documentElement.lang);
  const signal = AbortSignal.timeout(maxWaitMs);
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
  await Promise.allSettled(
    [...links].map(async ({ href }) => {
      if (asked.has(href)) return;
      asked.add(href);
      await (await fetch(href, { signal })).arrayBuffer();
    }),
  );
}

/**
 * A window leaves out fonts that were late for its first page for as long as it lives (font-display: optional). When a
 * page is swapped in, the rules are given anew, once in each language, since a page has those of its own: everything is
 * rendered from the start, and nothing that is being read moves.
 */
export function renewFonts(): void {
  const { lang } = document.documentElement;
  if (renewed.has(lang)) return;
  renewed.add(lang);
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => rule.cssText);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces.join('').replaceAll('optional', 'swap'));
  document.adoptedStyleSheets.push(sheet);
}
