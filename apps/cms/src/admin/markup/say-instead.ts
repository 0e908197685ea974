/**
 * Says the words that stand right in some elements in other words.
 * @param wordsOf undefined of what stays as it is
 */
export function sayInstead(selector: string, wordsOf: (said: string) => string | undefined): void {
  for (const element of document.querySelectorAll(selector))
    for (const part of element.childNodes) {
      if (part.nodeType !== Node.TEXT_NODE) continue;
      const said = part.nodeValue ?? '';
      const words = wordsOf(said) ?? said;
      if (words !== said) part.nodeValue = words;
    }
}
