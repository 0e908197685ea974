import type { FilledTemplate } from './filled-templates.ts';

/**
 * The answer with the template that was chosen: in the place of another one that nobody has changed, also where that stands below what was
 * typed, of which nothing is lost.
 *
 * @param chosen the number of the template; empty for none: what nobody changed of another one goes, and the rest stays as it was typed
 */
export function withTemplate(text: string, templates: readonly FilledTemplate[], chosen: string): string {
  const template = templates.find(({ id }) => String(id) === chosen);
  const written = text.trimEnd();
  const before = templates.find(
    (one) => written.trimStart() === one.text.trim() || written.endsWith(`\n\n${one.text.trimEnd()}`),
  );
  if (!template && !before) return text;
  const own = before ? written.slice(0, -before.text.trimEnd().length).trimEnd() : written;
  if (!template) return own;
  return own.trim() === '' ? template.text : `${own}\n\n${template.text}`;
}
