import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fieldsOf, type ProviderFilter, queryOf, readChoices, withWords } from './provider-filter.ts';

/** What was changed in the form. */
export type FilterField = HTMLInputElement | HTMLSelectElement;

/**
 * The entries of the browser's history: a choice is one of its own, which Back undoes; a letter changes the one it stands in, and so
 * does each further step of the keys in a list that was not left meanwhile.
 *
 * @param filter what the shown entry asks for
 * @param onReturn Back or Forward led to another entry
 */
export function useFilterHistory(filter: ProviderFilter, onReturn: () => void) {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const own = useRef(new WeakSet<object>());
  const wish = useRef<string>(undefined);
  const onItsWay = useRef<{ isPush: boolean }>(undefined);
  const stepped = useRef<FilterField>(undefined);
  const isHere = useRef(false);
  const shown = fieldsOf(filter).toString();

  async function put(to: ProviderFilter, replace: boolean, isTyping: boolean): Promise<void> {
    const [entry, way] = [{ q: to.q }, { isPush: !replace }];
    own.current.add(entry);
    wish.current = fieldsOf(to).toString();
    onItsWay.current = way;
    const options = { replace, preventScrollReset: true, state: entry, defaultShouldRevalidate: !isTyping };
    await navigate({ search: `?${queryOf(to)}` }, options);
    if (onItsWay.current === way) onItsWay.current = undefined;
  }
  function enter(to: ProviderFilter, field?: FilterField): void {
    const isTyping = field?.name === 'q';
    const isSame = [shown, wish.current].includes(fieldsOf(to).toString());
    const isStep = field !== undefined && field === stepped.current && field.matches(':focus-visible');
    // What overtakes a choice that is on its way makes its entry: that choice makes none any more.
    const replace = isSame || ((isTyping || isStep) && !onItsWay.current?.isPush);
    if (!replace) {
      stepped.current = field;
      field?.addEventListener('blur', forgetStep, { once: true });
    }
    void put(to, replace, isTyping);
  }
  function forgetStep(): void {
    stepped.current = undefined;
  }
  const arrived = useEffectEvent(() => {
    // A choice may come before this: it is on its way already, and nobody has come back to anything.
    if (!isHere.current) {
      isHere.current = true;
      wish.current ??= shown;
      return;
    }
    // React Router hands on the object itself; where Back leads the browser gives a copy. An entry that was overtaken is no return.
    if (own.current.has(Object(state))) return;
    wish.current = shown;
    onItsWay.current = undefined;
    forgetStep();
    onReturn();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history has another key
  useEffect(() => arrived(), [key]);

  return {
    enter,
    /** "Show" behind a choice that is on its way would be an entry of its own. */
    isOnItsWay: (to: ProviderFilter) => onItsWay.current !== undefined && wish.current === fieldsOf(to).toString(),
    /** Words belong to the entry in which they were typed, also where a choice follows before they were asked for. */
    keepWords: async (q: string | undefined) => {
      const here = readChoices(new URLSearchParams(location.search));
      if (!onItsWay.current?.isPush) await put(withWords(here, q), true, true);
    },
  };
}
