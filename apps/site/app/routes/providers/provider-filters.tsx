import type { FacetName } from '@insurer/contract/provider-parameters.ts';
import type { FacetValue } from '@insurer/contract/providers.ts';
import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import { facets, type ProviderFilter } from './provider-filter.ts';
import type { FilterField } from './use-filter-history.ts';

type ProviderFiltersProps = {
  filter: ProviderFilter;
  /** Undefined where they could not be loaded: what was chosen stays. */
  values?: Record<FacetName, FacetValue[]>;
  /** How many were found, in words; undefined where nobody knows. */
  countWords: string | undefined;
  /** What the chosen city is called where the values cannot say it. */
  cityLabel: string | undefined;
  action: string;
  /** @param field what was changed in the form, where that was asked for by no press */
  onFilter: (form: HTMLFormElement, field?: FilterField) => void;
  /** The list was asked for by a press, and not only by a change. */
  onShow: () => void;
  view: View;
};

/**
 * What the list is narrowed by. A plain form, posted since what is typed stands in no address (decision 0023); with
 * scripts each change counts at once.
 */
export function ProviderFilters({
  filter,
  values,
  countWords,
  cityLabel,
  action,
  onFilter,
  onShow,
  view,
}: ProviderFiltersProps): ReactNode {
  const texts = view.texts.providers;
  const changed = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    // The form has no other fields.
    onFilter(currentTarget, target as FilterField);
  return (
    <Form
      className="list-filters provider-filters"
      method="post"
      action={action}
      role="search"
      aria-label={texts.filters}
      onChange={changed}
      data-unstored={filter.q && ''}
      onSubmit={(event) => {
        event.preventDefault();
        onShow();
        onFilter(event.currentTarget);
      }}
    >
      <p className="list-filters__field provider-filters__text">
        <label htmlFor="provider-q">{texts.q}</label>
        <span className="provider-filters__count" role="status">
          {countWords}
        </span>
        <input id="provider-q" name="q" type="search" defaultValue={filter.q} maxLength={100} autoComplete="off" />
      </p>
      {facets.map((name) => (
        <p key={name} className="list-filters__field">
          <label htmlFor={`provider-${name}`}>{texts[name]}</label>
          <span className="list-filters__select">
            <select id={`provider-${name}`} name={name} defaultValue={filter[name] ?? ''}>
              <option value="">{texts.all[name]}</option>
              {optionsOf(values?.[name], filter[name], name === 'city' ? cityLabel : undefined).map(
                ({ value, label, count }) => (
                  <option key={value} value={value}>
                    {count === undefined ? label : `${label} (${count})`}
                  </option>
                ),
              )}
            </select>
            <Icon name="chevron-down" />
          </span>
        </p>
      ))}
      <label className="provider-filters__check">
        <input type="checkbox" name="emergency" value="true" defaultChecked={filter.emergency === 'true'} />
        {texts.emergencyOnly}
      </label>
      <button type="submit" className="button button--action">
        {texts.show}
      </button>
    </Form>
  );
}

/** What was chosen stays chosen, also where no provider is left of it; how many there are is not said where nobody knows. */
function optionsOf(
  values: FacetValue[] | undefined,
  chosen: string | undefined,
  chosenLabel: string | undefined,
): { value: string; label: string; count?: number }[] {
  const options = (values ?? []).map(({ value, label, count }) => ({ value, label: label.text, count }));
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosenLabel ?? chosen, ...(values && { count: 0 }) }];
}
