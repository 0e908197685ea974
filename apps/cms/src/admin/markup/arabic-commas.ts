/** The comma of Latin script between Arabic words, where a program joined them, as Arabic writes it. */
export function arabicCommas(text: string): string {
  return text.replaceAll(/(?<=[\u0621-\u065f»])\s*,\s*(?=\S)/g, '، ');
}

/** What a list is searched by: Payload joins the names of the columns itself. */
const searched = 'input.search-filter__input';

/** Writes it so in the search box of a list, where it is read and heard. */
export function writeArabicCommas(): void {
  for (const field of document.querySelectorAll(searched))
    for (const name of ['placeholder', 'aria-label']) {
      const said = field.getAttribute(name) ?? '';
      const corrected = arabicCommas(said);
      if (corrected !== said) field.setAttribute(name, corrected);
    }
}
