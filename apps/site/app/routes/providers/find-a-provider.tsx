import type { ProviderList } from '@insurer/contract/providers.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { notFound } from '#app/content/failure-responses.ts';
import { readProviders } from '#app/content/providers.ts';
import { log } from '#app/log.server.ts';
import filtersCss from '#app/ui/list-filters.css?inline';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import css from './find-a-provider.css?inline';
import { type FoundProviders, foundProviders } from './found-providers.ts';
import { NearMe } from './near-me.tsx';
import { type ProviderFilter, queryOf, readFilter, readNear } from './provider-filter.ts';
import { ProviderFilters } from './provider-filters.tsx';
import { ProviderMap } from './provider-map.tsx';
import { ProviderResults } from './provider-results.tsx';

const path = '/find-a-provider';
const partSize = 20;
/** For paper: so many parts of the largest size. */
const printed = { parts: 5, size: 100 };
const typingPauseMs = 250;

export const handle: ApplicationHandle = { hydrate: true, texts: ['providers'] };

/** The place of the visitor is asked for here, on press, and nowhere else. */
export const headers = () => ({
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
});

/** What was posted is an answer of its own: the list of the address has not changed by it. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate;

/** The providers that an address asks for: GET /providers. Without that call there is no such screen (decision 0023). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const filter = readFilter(url.searchParams);
  const cursor = url.searchParams.get('cursor')?.slice(0, 500) || undefined;
  const isPrint = url.searchParams.get('print') === '1';
  try {
    const list = await (isPrint ? readForPaper(view, filter) : read(view, filter, { cursor }));
    return data({ ...foundProviders(view, filter, list), cursor, isPrint });
  } catch (error) {
    if (!(error instanceof ContentFailure)) throw error;
    // A cursor that the service does not know any more: the list from its beginning.
    if (error.kind === 'refused' && cursor) throw redirect(`${localPath(path, view.language)}?${queryOf(filter)}`);
    log.error({ kind: error.kind, requestId: view.requestId }, 'The providers could not be loaded.');
    view.dependencies.markDegraded();
    return data(
      { ...foundProviders(view, filter), cursor, isPrint },
      { status: error.kind === 'unavailable' ? 503 : 502 },
    );
  }
}

/** The same around a place, which therefore stands in no address. */
export async function action({ context, request }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const form = await request.formData();
  const [filter, near, cursor] = [readFilter(form), readNear(form), form.get('cursor')];
  if (!near) return data<FoundProviders>({ filter }, { status: 400 });
  try {
    const list = await read(view, filter, {
      near,
      ...(typeof cursor === 'string' && { cursor: cursor.slice(0, 500) }),
    });
    return data<FoundProviders>(foundProviders(view, filter, list));
  } catch (error) {
    if (!(error instanceof ContentFailure)) throw error;
    log.error({ kind: error.kind, requestId: view.requestId }, 'The providers near a place could not be loaded.');
    return data<FoundProviders>({ filter }, { status: 503 });
  }
}

async function read(
  view: View,
  filter: ProviderFilter,
  more: { cursor?: string; near?: string; limit?: string },
): Promise<ProviderList> {
  const list = await readProviders(view, queryOf(filter, { limit: String(partSize), ...more }));
  if (!list) throw notFound();
  return list;
}

async function readForPaper(view: View, filter: ProviderFilter): Promise<ProviderList> {
  const limit = String(printed.size);
  const first = await read(view, filter, { limit });
  const items = [...first.items];
  let cursor = first.next;
  for (let part = 1; cursor && part < printed.parts; part++) {
    const next = await read(view, filter, { limit, cursor });
    items.push(...next.items);
    cursor = next.next;
  }
  return { ...first, items, next: undefined };
}

/** Find a provider: the list first, beside it the Kingdom with what each city has. */
export default function FindAProvider(): ReactNode {
  const { filter, cursor, isPrint, ...loaded } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const view = useApplicationView();
  const texts = view.texts.providers;
  const here = localPath(path, view.language);
  const screen = useRef<HTMLDivElement>(null);
  const { go, onFilter, searchNear, near, nearby, isNear, isBusy } = useProviderSearch(filter, here);
  const shown: FoundProviders = isNear
    ? (nearby.data as FoundProviders)
    : posted?.list
      ? posted
      : { filter, ...loaded };

  useEffect(() => showInForm(screen.current?.querySelector('form'), queryOf(filter)), [filter]);

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
          <ProviderFilters filter={filter} values={shown.list?.facets} action={here} onFilter={onFilter} view={view} />
        )}
        {!isPrint && (
          <NearMe
            near={near}
            hasFailed={near !== undefined && nearby.state === 'idle' && !isNear && nearby.data !== undefined}
            onPlace={searchNear}
            view={view}
          />
        )}
        <div className="providers__body">
          {shown.list ? (
            <ProviderResults
              key={`${queryOf(shown.filter)} ${isNear ? near : ''} ${cursor ?? ''}`}
              filter={shown.filter}
              first={shown.list}
              near={isNear ? near : undefined}
              cursor={cursor}
              isPrint={isPrint}
              isBusy={isBusy}
              onClear={() => go({})}
              view={view}
            />
          ) : (
            <p role="alert">{texts.failed}</p>
          )}
          {shown.map && !isPrint && (
            <ProviderMap
              of={shown.map}
              chosen={filter.city}
              hrefOf={(city) => `${here}?${queryOf({ ...filter, city })}`}
              onChoose={(city) => go({ ...filter, city: city === filter.city ? undefined : city })}
              view={view}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** What a visitor looks for: by the address, but for their own place, which stands in none. */
function useProviderSearch(filter: ProviderFilter, here: string) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const nearby = useFetcher<typeof action>();
  const [near, setNear] = useState<string>();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  function go(to: ProviderFilter) {
    if (near) searchNear(near, to);
    void navigate({ search: `?${queryOf(to)}` }, { replace: true, preventScrollReset: true });
  }
  function searchNear(place: string | undefined, within = filter) {
    setNear(place);
    if (place) void nearby.submit({ ...within, near: place }, { method: 'post', action: here });
  }
  function onFilter(form: HTMLFormElement, isTyping: boolean) {
    clearTimeout(typing.current);
    const apply = () => go(readFilter(new FormData(form)));
    if (isTyping) typing.current = setTimeout(apply, typingPauseMs);
    else apply();
  }
  const isNear = near !== undefined && nearby.data?.list !== undefined;
  const isBusy = navigation.state !== 'idle' || nearby.state !== 'idle';
  return { go, onFilter, searchNear, near, nearby, isNear, isBusy };
}

/** Where the filter was changed elsewhere, on the map or by Back, the form says so too; what is being typed stays. */
function showInForm(form: HTMLFormElement | null | undefined, query: URLSearchParams): void {
  for (const field of form?.elements ?? []) {
    if (field === document.activeElement) continue;
    if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'search'))
      field.value = query.get(field.name) ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = query.get(field.name) === 'true';
  }
}
