import type { FacetName } from '@insurer/contract/provider-parameters.ts';
import type { ProviderList } from '@insurer/contract/providers.ts';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { countText } from '#app/texts/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import type { FoundProviders } from './found-providers.ts';
import { ListFailure } from './list-failure.tsx';
import { ListLink } from './list-link.tsx';
import { addressOf, fieldsOf, isEmptyFilter, type ProviderFilter } from './provider-filter.ts';
import { ProviderItem } from './provider-item.tsx';

type ProviderResultsProps = {
  filter: ProviderFilter;
  first: ProviderList;
  /** The place around which the list was asked for. */
  near?: string;
  /** Set where the address begins further down in the list. */
  cursor?: string;
  isPrint: boolean;
  /** It was asked who is open at the moment. */
  asksForOpen?: boolean | undefined;
  isBusy: boolean;
  onClear: () => void;
  view: View;
};

/** Where the search leads. */
export const resultsId = 'results';

/** The list, part by part: each press adds one below, and without scripts it is the next page. */
export function ProviderResults({
  filter,
  first,
  near,
  cursor,
  isPrint,
  asksForOpen,
  isBusy,
  onClear,
  view,
}: ProviderResultsProps): ReactNode {
  const texts = view.texts.providers;
  const { more, parts } = useFurtherParts(first);
  const next = parts.at(-1)?.next;
  const seen = new Set<string>();
  const items = parts.flatMap((part) => part.items).filter(({ id }) => !seen.has(id) && seen.add(id));
  const wordsOf = (name: FacetName) => new Map(first.facets[name].map(({ value, label }) => [value, label.text]));
  const [kinds, classes] = [wordsOf('kind'), wordsOf('class')];
  const list = { filter, near, view };

  function loadMore(event: SyntheticEvent) {
    event.preventDefault();
    if (!next || more.state !== 'idle') return;
    const further = { near, cursor: next };
    if (near || filter.q) void more.submit(fieldsOf(filter, further), { method: 'post', action: addressOf(view, {}) });
    else void more.load(addressOf(view, filter, further));
  }

  return (
    <section className="providers__results" aria-busy={isBusy} aria-label={texts.results}>
      <div className="providers__head">
        <h2 className="providers__count" id={resultsId} tabIndex={-1}>
          {countText(texts.count, first.total, view)}
        </h2>
        <PaperLinks isPrint={isPrint} hasAny={first.total > 0} list={list} />
      </div>
      {asksForOpen && <p className="providers__open">{texts.openNow}</p>}
      {isPrint && items.length < first.total && <p>{countText(texts.printedPart, items.length, view)}</p>}
      {cursor && (
        <div>
          <ListLink {...list}>{texts.fromBeginning}</ListLink>
        </div>
      )}
      {first.total === 0 && (
        <NoneFound href={addressOf(view, {})} onClear={isEmptyFilter(filter) ? undefined : onClear} view={view} />
      )}
      {items.length > 0 && (
        <ul className="providers__list">
          {items.map((provider) => (
            <ProviderItem
              key={provider.id}
              of={provider}
              kind={provider.kind && (kinds.get(provider.kind) ?? provider.kind)}
              classes={provider.classes.map((value) => classes.get(value) ?? value)}
              view={view}
            />
          ))}
        </ul>
      )}
      {next && (
        <div className="providers__more">
          <ListLink
            {...list}
            cursor={next}
            look="button button--quiet"
            onFollow={loadMore}
            isBusy={more.state !== 'idle'}
          >
            {more.state === 'idle' ? texts.more : texts.loading}
          </ListLink>
          {more.state === 'idle' && more.data && !more.data.list && <ListFailure fault={more.data.fault} view={view} />}
        </div>
      )}
    </section>
  );
}

/** The first part and those that were asked for below it. Whoever asked for more goes on reading there. */
function useFurtherParts(first: ProviderList) {
  const more = useFetcher<FoundProviders>();
  const [added, setAdded] = useState<ProviderList[]>([]);
  const taken = useRef<unknown>(undefined);
  useEffect(() => {
    const list = more.data?.list;
    if (!list || taken.current === more.data) return;
    taken.current = more.data;
    setAdded((before) => [...before, list]);
  }, [more.data]);
  const newest = added.at(-1)?.items[0]?.id;
  useEffect(() => {
    if (newest) document.getElementById(`provider-${newest}`)?.focus();
  }, [newest]);
  return { more, parts: [first, ...added] };
}

type PaperProps = {
  isPrint: boolean;
  hasAny: boolean;
  list: { filter: ProviderFilter; near: string | undefined; view: View };
};

/** The way to the list for paper; there, to the printer and back. */
function PaperLinks({ isPrint, hasAny, list }: PaperProps): ReactNode {
  const texts = list.view.texts.providers;
  if (!isPrint)
    return (
      hasAny && (
        <ListLink {...list} print="1">
          {texts.printView}
        </ListLink>
      )
    );
  return (
    <div className="providers__paper">
      <button type="button" className="button button--action providers__scripted" onClick={() => window.print()}>
        <Icon name="printer" />
        {texts.print}
      </button>{' '}
      <ListLink {...list}>{texts.backToList}</ListLink>
    </div>
  );
}

function NoneFound({
  href,
  onClear,
  view,
}: {
  href: string;
  onClear: (() => void) | undefined;
  view: View;
}): ReactNode {
  const texts = view.texts.providers;
  return (
    <div className="providers__none">
      <p>{texts.none}</p>
      {onClear && (
        <a
          className="button button--quiet"
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          {texts.clear}
        </a>
      )}
    </div>
  );
}
