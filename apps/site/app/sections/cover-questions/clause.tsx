import type { FileAddress, LocalizedText as LocalizedTextModel, PageNumber } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText, TextParagraph } from '#app/ui/localized-text.tsx';
import { mediaUrl } from '#app/ui/media-url.ts';
import type { View } from '#app/view.ts';

type ClauseProps = {
  of: LocalizedTextModel | undefined;
  page: PageNumber | undefined;
  document: FileAddress | undefined;
  title: LocalizedTextModel | undefined;
  view: View;
};

/** The clause in its own words, and the document it stands in, opened at its page. Each is left out where it is missing. */
export function Clause({ of, page, document, title, view }: ClauseProps): ReactNode {
  if (!of && !document) return null;
  const { texts } = view;
  // Each language falls back by itself: the page of one wording is another page, or none, in the other.
  const opensAt = document && page?.lang === document.lang ? page?.number : undefined;
  const address = document && mediaUrl(document.url);
  // Where another host serves the file, its address is that host's to say; the page stands in words.
  const fragment = opensAt && address?.startsWith('/') ? `#page=${opensAt}` : '';
  return (
    <figure className="clause" aria-label={texts.coverQuestions.clause}>
      {of && (
        <blockquote className="clause__words">
          <p className="clause__label">{texts.coverQuestions.clause}</p>
          <TextParagraph of={of} view={view} />
        </blockquote>
      )}
      {document && (
        <figcaption>
          <a className="clause__source" href={`${address}${fragment}`}>
            <Icon name="file-text" />
            <span>
              {title ? <LocalizedText of={title} view={view} /> : <bdi>{document.fileName}</bdi>}
              {opensAt && ` · ${fill(texts.coverQuestions.page, { page: opensAt })}`}
            </span>
          </a>
        </figcaption>
      )}
    </figure>
  );
}
