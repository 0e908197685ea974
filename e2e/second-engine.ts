import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** IBM's accessibility-checker-engine: other people's reading of the same standard, beside axe (decision 0016). */
const script = readFileSync(join(import.meta.dirname, '../node_modules/accessibility-checker-engine/ace.js'), 'utf8');

/** Its rule of colours: nothing else differs between the themes (decision 0036). */
const ofColours = 'text_contrast_sufficient';

/** What the engine says: whether a rule is of the standard or advice, and whether it is sure or asks a person. */
type Finding = {
  ruleId: string;
  value: [policy: 'VIOLATION' | 'RECOMMENDATION' | 'INFORMATION', result: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  path: { dom: string };
  node: Element;
  message: string;
  snippet: string;
};
type Checker = {
  addGuideline(guideline: object): void;
  check(root: Document, guidelines: string[]): Promise<{ results: Finding[] }>;
};

/**
 * What the engine is not sure of and asks a person about (`POTENTIAL`, `MANUAL`), by its rule, and what the person found.
 * Where it is sure (`FAIL`), nothing here is heard.
 */
const answered: Readonly<Record<string, string>> = {
  a_target_warning:
    'Asks in Arabic alone: it looks for English words. Every such link ends with «(تُفتح في علامة تبويب جديدة)».',
  aria_keyboard_handler_exists:
    'The days of a calendar: it looks for listeners at the element, where ours stand on the document (forms-dates.spec.ts).',
  blockquote_cite_exists: 'The clause of a wording, with a link to its page below it.',
  download_keyboard_controllable: 'Plain links to files.',
  element_tabbable_unobscured:
    'In closed details, which it takes for shown, and over the boxes whose labels are drawn.',
  element_tabbable_visible: 'Slides beyond the edge of a row, which the focus brings in.',
  form_submit_button_exists:
    'The requests of this browser: a script sends the form, and its button goes with the answer.',
  frame_src_valid: 'Maps of branches; the address stands beside each as text.',
  img_alt_background: 'The motif behind the figures of a status screen, which says nothing.',
  input_checkboxes_grouped: 'Two consents that have nothing to do with each other.',
  input_fields_grouped: 'Fields of one form with one heading; what belongs together in it has a fieldset.',
  input_label_visible:
    'Arrows of the menu beside the words that they open, and text areas, whose labels it does not look for.',
  list_structure_proper: 'Pairs of a dl in a div each, which HTML allows.',
  select_options_grouped: 'Cities and specialities stand in the order of the alphabet, products in that of the menu.',
  style_background_decorative: 'The motif.',
  style_color_misuse: 'Links in texts are underlined, problems have words and a sign, the page at hand is marked.',
  style_highcontrast_visible: 'Tried with forced colours in accessibility.spec.ts.',
  text_block_heading: 'Figures, and what a job is in brief: short lines in bold above nothing.',
  text_contrast_sufficient: 'The large 404, cut out of the motif; the heading says it in words.',
  text_sensory_misuse: 'The word “rights”, and places in the order of reading.',
};

/**
 * What the second engine finds fault with on a page, as one line each: all that it is sure of, and what it asks where
 * nobody has answered yet. In the dark its rule of colours is asked once more. Frames of others are theirs to mend.
 */
export async function foundBySecondEngine(page: Page, where: string): Promise<string[]> {
  // On a busy machine a script's call lasts long enough to be covered up.
  await page.locator('[data-loading-overlay]:not([hidden])').first().waitFor({ state: 'detached' });
  return standingStill(page, async () => {
    const light = await ask(page, where);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ask(page, `${where} in the dark`, ofColours);
    await page.emulateMedia({ colorScheme: 'light' });
    return [...light, ...dark];
  });
}

/** The same in the theme that the page has on. */
export function foundAsShown(page: Page, where: string): Promise<string[]> {
  return standingStill(page, () => ask(page, where));
}

async function standingStill(page: Page, asking: () => Promise<string[]>): Promise<string[]> {
  await page.evaluate(script);
  // A colour on its way to another is neither; what is hidden sets out as late as the engine looks at it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await asking();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return found;
}

/** @param rule the one that is asked; all of the engine's and the standard's without it */
async function ask(page: Page, where: string, rule?: string): Promise<string[]> {
  const findings = await page.evaluate(async (one) => {
    const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } };
    const checker = new ace.Checker();
    if (one) {
      const checkpoint = { num: '1', rules: [{ id: one, level: 'VIOLATION', toolkitLevel: '1' }] };
      checker.addGuideline({ id: 'one', category: 'Accessibility', checkpoints: [checkpoint] });
    }
    const { results } = await checker.check(document, one ? ['one'] : ['IBM_Accessibility', 'WCAG_2_2']);
    return (
      results
        .filter(({ value, path }) => value[1] !== 'PASS' && !path.dom.includes('/iframe'))
        // It knows of `inert` that no key leads there, and not that no voice does: the slides beyond the edge of a row.
        .filter(({ ruleId, node }) => ruleId !== 'widget_tabbable_exists' || !node.closest('[inert]'))
        .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet: snippet.slice(0, 140) }))
    );
  }, rule);
  return findings
    .filter(({ ruleId, value }) => value[1] === 'FAIL' || !Object.hasOwn(answered, ruleId))
    .map(({ ruleId, value, message, snippet }) => `${where}: ${value.join(' ')}: ${ruleId}: ${message}: ${snippet}`);
}
