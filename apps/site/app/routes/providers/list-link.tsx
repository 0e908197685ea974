import type { ReactNode, SyntheticEvent } from 'react';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { addressOf, fieldsOf, finderPath, type ProviderFilter } from './provider-filter.ts';

type ListLinkProps = {
  filter: ProviderFilter;
  near: string | undefined;
  cursor?: string;
  print?: '1';
  /** Classes of a button; without them it looks like a link. */
  look?: string;
  isBusy?: boolean;
  /** With scripts: instead of another page. */
  onFollow?: (event: SyntheticEvent) => void;
  view: View;
  children: ReactNode;
};

/**
 * The way to the same list in another form. A link where its address says all, and a posted form where something was
 * typed or a place was given, which stand in no address (decision 0023).
 */
export function ListLink({ filter, near, look, isBusy, onFollow, view, children, ...more }: ListLinkProps): ReactNode {
  if (!filter.q && !near)
    return (
      <a className={look} href={addressOf(view, filter, more)} onClick={onFollow} aria-disabled={isBusy}>
        {children}
      </a>
    );
  return (
    <form className="list-link" method="post" action={localPath(finderPath, view.language)} onSubmit={onFollow}>
      {[...fieldsOf(filter, { near, ...more })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={look ?? 'list-link__button'} aria-disabled={isBusy}>
        {children}
      </button>
    </form>
  );
}
