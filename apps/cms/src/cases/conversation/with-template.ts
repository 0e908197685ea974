import type { FilledTemplate } from './filled-templates.ts';

/**
 * The answer with the template that was chosen: in the place of another one that nobody has changed, also where that stands below what was
 * typed, of which nothing is lost.
 *
 * @param chosen the number of the template; empty for none, which changes nothing
 */
export function withTemplate(text: string, templates: readonly FilledTemplate[], chosen: string): string {
  const template = templates.find(({ id }) => String(id) === chosen);
  if (!template) return text;
  const written = text.trimEnd();
  const before = templates.find(
    (one) => written.trimStart() === one.text.trim() || written.endsWith(`\n\n${one.text.trimEnd()}`),
  );
  const own = before ? written.slice(0, -before.text.trimEnd().length).trimEnd() : written;
  return own.trim() === '' ? template.text : `${own}\n\n${template.text}`;
}
