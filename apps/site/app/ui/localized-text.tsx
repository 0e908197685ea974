import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import { directionOf } from '@insurer/contract/language.ts';
import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';

type LocalizedTextProps = { of: LocalizedTextModel | undefined; view: View };

/** A text of the content service; a text in the other language says so, for voices and for the direction. */
export function LocalizedText({ of, view }: LocalizedTextProps): ReactNode {
  if (!of) return null;
  if (of.lang === view.language) return of.text;
  return (
    <span lang={of.lang} dir={directionOf(of.lang)}>
      {of.text}
    </span>
  );
}

/** The same as a paragraph; nothing where there is no text. */
export function TextParagraph({ of, view, className }: LocalizedTextProps & { className?: string }): ReactNode {
  if (!of) return null;
  return (
    <p className={className}>
      <LocalizedText of={of} view={view} />
    </p>
  );
}
