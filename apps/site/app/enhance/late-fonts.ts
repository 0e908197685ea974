const maxWaitMs = 1_000;
const asked = new Set<string>();
let renewed = false;

/** Has the font files of a page at hand before it is shown, once each; a second is waited at most. Never rejects. */
export async function fetchFonts(page: Document): Promise<void> {
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
 * page is swapped in, its rules are given anew: everything is rendered from the start, and nothing that is being read moves.
 */
export function renewFonts(): void {
  if (renewed) return;
  renewed = true;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => rule.cssText);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces.join('').replaceAll('optional', 'swap'));
  document.adoptedStyleSheets.push(sheet);
}
