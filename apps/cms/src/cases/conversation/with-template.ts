import type { FilledTemplate } from './filled-templates.ts';

/**
 * The answer with the template that was chosen: in the place of another one that nobody has changed, and below what was typed, of which
 * nothing is lost.
 *
 * @param chosen the number of the template; empty for none, which changes nothing
 */
export function withTemplate(text: string, templates: readonly FilledTemplate[], chosen: string): string {
  const template = templates.find(({ id }) => String(id) === chosen);
  if (!template) return text;
  const written = text.trim();
  const isOwn = written !== '' && !templates.some((one) => one.text.trim() === written);
  return isOwn ? `${text.trimEnd()}\n\n${template.text}` : template.text;
}
