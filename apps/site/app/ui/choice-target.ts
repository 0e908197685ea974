import type { Choice, Link } from '@insurer/contract/fields.ts';
import { downloadUrl } from './media-url.ts';

/** Where a card or tile leads, and the name under which a file is saved. */
export type ChoiceTarget = { to: Link; download?: string };

/**
 * `choose_type` where it has a value, else the plain link; neither: no target (decision D17). A file is a
 * download named by the last path segment of its address (CARD-07).
 */
export function choiceTarget(choice: Choice | undefined, fallback?: Link): ChoiceTarget | undefined {
  if (choice?.type === 'file') {
    const { url, fileName } = choice.file;
    const href = downloadUrl(url, fileName);
    // External in the sense of SiteLink: a file has one address for both languages.
    return { to: { href, external: true }, download: fileName };
  }
  const link = choice?.link ?? fallback;
  return link && { to: link };
}

/** The icon of a link that leads there. */
export function iconOf({ download }: ChoiceTarget) {
  return download ? { name: 'download' } : { name: 'arrow-end', flip: true };
}
