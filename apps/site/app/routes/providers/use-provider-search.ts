import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigation } from 'react-router';
import type { ShownProviders } from './found-providers.ts';
import { fieldsOf, type ProviderFilter, readFilter, withWords } from './provider-filter.ts';
import { type FilterField, useFilterHistory } from './use-filter-history.ts';

const typingPauseMs = 250;

/**
 * What a visitor looks for. What was chosen stands in the address; what was typed stands in the state of this entry of
 * the browser's history, so that Back and a reload have it, and the place is held by the screen alone. Both are posted
 * (decision 0023).
 *
 * @param loaded what the address asks for
 * @param posted what a form without scripts asked for
 * @param here address of the screen
 * @param onReturn Back or Forward led to what was looked for before
 */
export function useProviderSearch(
  loaded: ShownProviders,
  posted: ShownProviders | undefined,
  here: string,
  onReturn: (filter: ProviderFilter) => void,
) {
  const navigation = useNavigation();
  const apart = useFetcher<ShownProviders>();
  const { state } = useLocation();
  const [near, setNear] = useState(posted?.near);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(posted?.list && fieldsOf(posted.filter, { near: posted.near }).toString());

  const filter = state ? withWords(loaded.filter, wordsOf(state)) : (posted?.filter ?? loaded.filter);
  const entries = useFilterHistory(filter, () => {
    stopTyping();
    onReturn(filter);
  });
  const isApart = near !== undefined || filter.q !== undefined;

  function ask(whole: ProviderFilter, place: string | undefined) {
    asked.current = whole.q || place ? fieldsOf(whole, { near: place }).toString() : undefined;
    if (asked.current) void apart.submit(fieldsOf(whole, { near: place }), { method: 'post', action: here });
  }
  function go(to: ProviderFilter, field?: FilterField) {
    if (entries.isOnItsWay(to)) return;
    ask(to, near);
    entries.enter(to, field);
  }
  function onPlace(place: string | undefined) {
    setNear(place);
    ask(filter, place);
  }
  function onFilter(form: HTMLFormElement, field?: FilterField) {
    const apply = () => go(readFilter(new FormData(form)), field);
    const isWaiting = typing.current !== undefined;
    stopTyping();
    if (field?.name === 'q') typing.current = setTimeout(() => [stopTyping(), apply()], typingPauseMs);
    else if (isWaiting) void entries.keepWords(readFilter(new FormData(form)).q).then(apply);
    else apply();
  }
  function stopTyping() {
    clearTimeout(typing.current);
    typing.current = undefined;
  }
  // A reload and Back come with words that nobody has asked for yet.
  const wanted = isApart ? fieldsOf(filter, { near }).toString() : undefined;
  useEffect(() => {
    if (navigation.state === 'idle' && wanted && wanted !== asked.current) ask(filter, near);
  });

  const found = isApart && apart.data?.list ? apart.data : undefined;
  const isWaiting = navigation.state !== 'idle' || apart.state !== 'idle';
  const failed = isApart && !isWaiting && apart.data && !apart.data.list ? apart.data : undefined;
  const lacksWords = failed && near === undefined;
  const fallback = posted?.list || posted?.filter.q ? posted : loaded;
  // All providers are no answer to words that could not be looked up.
  const shown: ShownProviders = found ?? (lacksWords ? { filter, fault: failed.fault, isPrint: false } : fallback);
  return { shown, filter, near, isBusy: isWaiting, failed, go, onFilter, onPlace };
}

/** The words in the state of a history entry, which the browser kept and nobody has checked. */
function wordsOf(state: unknown): string | undefined {
  const words = typeof state === 'object' && state !== null && 'q' in state ? state.q : undefined;
  return typeof words === 'string' ? words : undefined;
}
