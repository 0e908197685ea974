/** A text under its label, on one line; a label may be a question. */
export function labelled(label: string, text: string): string {
  return `${label}${/[?؟]$/.test(label) ? '' : ':'} ${text}`;
}
