import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { failureStatus } from '#app/content/failure-responses.ts';
import { openBodyRoom } from '#app/forms/body-room.server.ts';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { log } from '#app/log.server.ts';
import { countText } from '#app/texts/plural.ts';
import filtersCss from '#app/ui/list-filters.css?inline';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { viewContext } from '#app/view-context.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import css from './find-a-provider.css?inline';
import { foundProviders, noProviders, type ShownProviders } from './found-providers.ts';
import { ListFailure } from './list-failure.tsx';
import { NearMe } from './near-me.tsx';
import {
  addressOf,
  cursorOf,
  fieldsOf,
  finderPath,
  isEmptyFilter,
  type ProviderFilter,
  readChoices,
  readFilter,
  readNear,
} from './provider-filter.ts';
import { ProviderFilters } from './provider-filters.tsx';
import { ProviderMap } from './provider-map.tsx';
import { ProviderResults, resultsId } from './provider-results.tsx';
import { readForPaper, readList, toNetwork } from './read-list.server.ts';
import { showInForm } from './show-in-form.ts';
import { useProviderSearch } from './use-provider-search.ts';

/** Of what is posted: words, choices, a place and a cursor. */
const maximumBytes = 8_192;

export const handle: ApplicationHandle = { hydrate: true, texts: ['providers', 'status'] };

/** The place of the visitor is asked for here, on press, and nowhere else. */
export const headers = () => ({
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
});

/**
 * What was posted has a response of its own, and words that are typed are posted: the list of the address has not changed by either. Where
 * the address changes meanwhile, its list is wanted all the same: React Router ends that navigation with what is loaded for the post.
 */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) =>
  asked.currentUrl.search !== asked.nextUrl.search || (asked.formMethod !== 'POST' && asked.defaultShouldRevalidate);

/** The providers that an address asks for: GET /providers. Without a list the page of the network stands in (decision 0023). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const filter = readChoices(url.searchParams);
  const cursor = cursorOf(url.searchParams);
  const isPrint = url.searchParams.get('print') === '1';
  try {
    const list = await (isPrint ? readForPaper(view, filter) : readList(view, filter, { cursor }));
    if (list.total === 0 && isEmptyFilter(filter)) throw toNetwork(view);
    return data<ShownProviders>({ ...foundProviders(view, filter, list), cursor, isPrint });
  } catch (error) {
    if (!(error instanceof ContentFailure)) throw error;
    if (error.kind === 'bad-response') throw toNetwork(view);
    // A cursor that the service does not know any more: the list from its beginning.
    if (error.kind === 'refused' && cursor) throw redirect(addressOf(view, filter));
    log.error({ kind: error.kind, requestId: view.requestId }, 'The providers could not be loaded.');
    view.dependencies.markDegraded();
    return data<ShownProviders>({ ...noProviders(view, filter), cursor, isPrint }, { status: failureStatus(error) });
  }
}

/** The same for words that were typed and around a place, which therefore stand in no address (decision 0023). */
export async function action({ context, request }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const room = openBodyRoom(request, view);
  const { values, fault } = await readFormBody(request, maximumBytes, room).finally(() => room.leave());
  const form = new URLSearchParams(values);
  const [filter, near, cursor] = [readFilter(form), readNear(form), cursorOf(form)];
  if (fault || (form.get('near') && !near)) return data<ShownProviders>({ filter, isPrint: false }, { status: 400 });
  const isPrint = form.get('print') === '1';
  // What was chosen from lists alone has an address, which can be handed on.
  if (!filter.q && !near) throw redirect(addressOf(view, filter, { cursor, ...(isPrint && { print: '1' }) }), 303);
  const said = { ...(near && { near }), ...(cursor && { cursor }), isPrint };
  try {
    const list = await (isPrint ? readForPaper(view, filter, near) : readList(view, filter, { near, cursor }));
    return data<ShownProviders>({ ...foundProviders(view, filter, list), ...said });
  } catch (error) {
    if (!(error instanceof ContentFailure)) throw error;
    log.error(
      { kind: error.kind, requestId: view.requestId },
      'The providers that were asked for could not be loaded.',
    );
    return data<ShownProviders>({ ...noProviders(view, filter), ...said }, { status: failureStatus(error) });
  }
}

/** Find a provider: the list first, beside it the Kingdom with what each city has. */
export default function FindAProvider(): ReactNode {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const view = useApplicationView();
  const texts = view.texts.providers;
  const here = localPath(finderPath, view.language);
  const screen = useRef<HTMLDivElement>(null);
  const filters = () => screen.current?.querySelector<HTMLFormElement>('form.provider-filters');
  const { shown, filter, near, isBusy, failed, go, onFilter, onPlace } = useProviderSearch(
    loaded,
    posted,
    here,
    (before) => showInForm(filters(), fieldsOf(before), false),
  );
  const { cursor, isPrint } = shown;
  // A service that fails meanwhile takes away nothing that can be chosen.
  const [known, setKnown] = useState(shown.list?.facets);
  if (shown.list && shown.list.facets !== known) setKnown(shown.list.facets);

  const goTo = (to: ProviderFilter) => {
    showInForm(filters(), fieldsOf(to));
    go(to);
  };
  const showWhenFound = useShowWhenFound(isBusy);
  useShowWords(screen, filter.q);

  return (
    <>
      {import.meta.env.SSR && (
        <PageHead title={view.texts.headings['find-a-provider']} description={texts.summary} noindex={isPrint} />
      )}
      {import.meta.env.SSR && <InlineStyle name="list-filters" css={filtersCss} />}
      {import.meta.env.SSR && <InlineStyle name="find-a-provider" css={css} />}
      <ServerPart>
        {import.meta.env.SSR && (
          <ScreenTop heading={{ text: view.texts.headings['find-a-provider'], lang: view.language }} />
        )}
      </ServerPart>
      <div className="providers page-part page-width" data-print-view={isPrint || undefined} ref={screen}>
        {!isPrint && (
          <ProviderFilters
            filter={shown.filter}
            values={known}
            countWords={shown.list && countText(texts.count, shown.list.total, view)}
            cityLabel={shown.cityLabel}
            action={`${here}#${resultsId}`}
            onShow={showWhenFound}
            {...{ onFilter, view }}
          />
        )}
        {!isPrint && (
          <NearMe near={near} failed={near === undefined ? undefined : failed} onPlace={onPlace} view={view} />
        )}
        <div className="providers__body">
          {shown.list ? (
            <ProviderResults
              key={fieldsOf(shown.filter, { near: shown.near, cursor }).toString()}
              filter={shown.filter}
              first={shown.list}
              near={shown.near}
              asksForOpen={shown.asksForOpen}
              onClear={() => goTo({})}
              {...{ cursor, isPrint, isBusy, view }}
            />
          ) : (
            <ListFailure fault={shown.fault} view={view} />
          )}
          {shown.map && !isPrint && (
            <ProviderMap
              of={shown.map}
              chosen={filter.city}
              hrefOf={(city) => addressOf(view, { ...filter, city })}
              onChoose={(city) => goTo({ ...filter, city: city === filter.city ? undefined : city })}
              view={view}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The words of this entry of the browser's history, which the server never saw; what is typed already is newer, then and later. */
function useShowWords(screen: RefObject<HTMLDivElement | null>, typed = ''): void {
  const show = useEffectEvent(() => {
    const words = screen.current?.querySelector<HTMLInputElement>('[name=q]');
    if (words && !words.value) words.value = typed;
  });
  useEffect(() => show(), []);
}

/** Whoever asks for the list by a press is led to it: where letters are large it stands below the view. */
function useShowWhenFound(isBusy: boolean): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isBusy || !isAsked.current) return;
    isAsked.current = false;
    document.getElementById(resultsId)?.focus();
  }, [isBusy]);
  return () => {
    isAsked.current = true;
  };
}
