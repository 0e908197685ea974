// No match reads past another `<`, so each sign is read once, however long the text is: else a text of nothing but `<` would be
// read to its end from every one of them.
const markup = /<[^<>]*>|&nbsp;/g;

/** The words of markup, a blank for each tag; entities other than the blank stay as they are written. */
export function wordsOfMarkup(html: string): string {
  return html.replace(markup, ' ');
}
