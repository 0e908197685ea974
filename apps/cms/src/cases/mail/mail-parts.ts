/** A mail as the list of its parts; it goes out as plain text and as HTML, both rendered from here. */
export type Mail = { subject: string; parts: MailPart[] };

export type MailPart =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'section'; heading: string; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'link'; label: string; address: string }
  | { kind: 'small print'; lines: string[] };

/** The reference stands out, and can be marked with one tap. */
export type Fact = { name: string; value: string; isReference?: boolean };

/** A part of one line or of several. */
export function paragraph(...lines: string[]): MailPart {
  return { kind: 'paragraph', lines };
}

/** The lines of a part as plain text. */
export function linesOf(part: MailPart): string[] {
  if (part.kind === 'section') return [part.heading, part.text];
  if (part.kind === 'facts') return part.facts.map(({ name, value }) => `${name}: ${value}`);
  if (part.kind === 'link') return [`${part.label}: ${part.address}`];
  return part.lines;
}

/** The whole mail as plain text, a blank line between its parts. */
export function mailText(parts: MailPart[]): string {
  return `${parts.map((part) => linesOf(part).join('\n')).join('\n\n')}\n`;
}

/** Latin text that keeps its own order inside Arabic. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
