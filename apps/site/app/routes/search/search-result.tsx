import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import { commaOf, directionOf } from '@insurer/contract/language.ts';
import { Fragment, type ReactNode } from 'react';
import type { Result, ShownHit } from '#app/search/result-list.ts';
import type { EntryFile, SearchEntry } from '#app/search/search-entry.ts';
import { markWords, type Piece, snippetOf } from '#app/search/snippet.ts';
import { countText } from '#app/texts/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { mediaUrl } from '#app/ui/media-url.ts';
import { phoneHref } from '#app/ui/phone-href.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';

type HitProps = { of: ShownHit; view: View };

/** One entry of the list: what it is and where, its text around the words, and what else its page has. */
export function SearchResult({ of: result, view }: { of: Result; view: View }): ReactNode {
  const { entry, also, more } = result;
  const { search } = view.texts;
  return (
    <li className="search-result">
      <Where of={entry} view={view} />
      <h3 className="search-result__title">
        <EntryLink of={result} view={view} />
      </h3>
      <Snippet of={result} view={view} />
      <Contact of={entry} view={view} />
      <Files of={entry} view={view} />
      {also.length > 0 && (
        <ul className="search-result__also" aria-label={search.alsoHere}>
          {also.map((hit) => (
            <li key={`${hit.entry.anchor}${hit.entry.title.text}`}>
              <EntryLink of={hit} view={view} />{' '}
              <span className="search-result__kind">{search.kinds[hit.entry.kind]}</span>
            </li>
          ))}
          {more > 0 && <li className="muted">{countText(search.more, more, view)}</li>}
        </ul>
      )}
    </li>
  );
}

function EntryLink({ of: { entry, terms }, view }: HitProps): ReactNode {
  const { path, anchor, title } = entry;
  const href = anchor ? `${path}#${encodeURIComponent(anchor)}` : path;
  return (
    <a href={localPath(href, view.language)}>
      <Marked of={title} pieces={markWords(title.text, terms)} view={view} />
    </a>
  );
}

/** The kind of the place, and the way to it: "Question · Motor Insurance › Motor insurance questions". */
function Where({ of: { kind, trail }, view }: { of: SearchEntry; view: View }): ReactNode {
  return (
    <p className="search-result__where">
      <span className="search-result__kind">{view.texts.search.kinds[kind]}</span>
      {trail.map((step, index) => (
        <Fragment key={step.text}>
          <span aria-hidden="true">{index === 0 ? ' · ' : ' › '}</span>
          <span className="visually-hidden">{commaOf(view.language)}</span>
          <LocalizedText of={step} view={view} />
        </Fragment>
      ))}
    </p>
  );
}

function Snippet({ of: { entry, terms }, view }: HitProps): ReactNode {
  const { title, text, rest } = entry;
  if (!text?.text) return null;
  const own = snippetOf(text.text, terms);
  // A page that is found by what stands further down shows that, not its summary.
  const isFound = [...own, ...markWords(title.text, terms)].some(({ marked }) => marked);
  const below = rest && !isFound ? snippetOf(rest, terms) : own;
  return (
    <p className="search-result__text">
      <Marked of={text} pieces={below} view={view} />
    </p>
  );
}

/** A branch can be called and found without another click. */
function Contact({ of: { phone, address }, view }: { of: SearchEntry; view: View }): ReactNode {
  if (!phone && !address) return null;
  return (
    <p className="search-result__contact">
      {address && (
        <span>
          <Icon name="map-pin" />
          <LocalizedText of={address} view={view} />
        </span>
      )}
      {phone && (
        <a className="number" href={phoneHref(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
    </p>
  );
}

function Files({ of: { files = [], title }, view }: { of: SearchEntry; view: View }): ReactNode {
  if (files.length === 0) return null;
  return (
    <ul className="search-result__files">
      {files.map(({ label, file }: EntryFile) => (
        <li key={label}>
          <SiteLink to={{ href: mediaUrl(file.url), external: true }} view={view} newTab>
            <Icon name="download" />
            <span>
              {label} <bdi>(PDF)</bdi>
              <span className="visually-hidden"> {title.text}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** A text with the words that were looked for marked; a text in the other language says so. */
function Marked({ of, pieces, view }: { of: LocalizedTextModel; pieces: Piece[]; view: View }): ReactNode {
  const highlighted = pieces.map(({ text, marked }, index) => {
    // The pieces of one text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
  if (of.lang === view.language) return highlighted;
  return (
    <span lang={of.lang} dir={directionOf(of.lang)}>
      {highlighted}
    </span>
  );
}
