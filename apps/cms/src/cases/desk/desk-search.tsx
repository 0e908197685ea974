import { useId, useRef } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';
import { useHydrated } from './use-hydrated.ts';

type DeskSearchProps = { language: AdminLanguage; find: (wanted: string) => void };

/** One search over all inboxes. */
export function DeskSearch({ language, find }: DeskSearchProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const typed = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: Payload's browsers do not all know the element search
    <form
      role="search"
      className="desk-search"
      onSubmit={(event) => {
        event.preventDefault();
        find(typed.current?.value.trim() ?? '');
      }}
    >
      <label htmlFor={`${id}-search`}>{words.search[language]}</label>
      <div className="desk-search__line">
        <input
          id={`${id}-search`}
          ref={typed}
          type="search"
          dir="auto"
          maxLength={254}
          autoComplete="off"
          aria-describedby={`${id}-help`}
        />
        <button type="submit" className="desk-button" disabled={!isHydrated}>
          {words.find[language]}
        </button>
      </div>
      <p id={`${id}-help`} className="desk__quiet">
        {words.searchHelp[language]}
      </p>
    </form>
  );
}
