/** Text as it stands in HTML or XML, between tags and in attributes with double quotes: no sign of it is markup. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
