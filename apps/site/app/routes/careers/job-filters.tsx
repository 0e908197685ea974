import type { Country } from '@insurer/contract/job.ts';
import type { ReactNode } from 'react';
import type { JobFilter } from '#app/content/jobs.ts';
import { Icon } from '#app/ui/icon.tsx';
import filtersCss from '#app/ui/list-filters.css?inline';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import css from './job-filters.css?inline';

type JobFiltersProps = {
  filter: JobFilter;
  /** Undefined where they could not be loaded. */
  countries?: readonly Country[];
  view: View;
};

/** Title and location, applied by Show Jobs and not before (OPEN-04). */
export function JobFilters({ filter, countries, view }: JobFiltersProps): ReactNode {
  const { careers } = view.texts;
  return (
    <form
      className="list-filters job-filters"
      method="get"
      action={localPath('/career-openings', view.language)}
      // Without scripts a browser would put what was asked for later above an earlier list.
      autoComplete="off"
    >
      <InlineStyle name="list-filters" css={filtersCss} />
      <InlineStyle name="job-filters" css={css} />
      <p className="list-filters__field">
        <label htmlFor="title">{careers.titleFilter}</label>
        <input id="title" name="title" type="search" defaultValue={filter.title} maxLength={100} />
      </p>
      <p className="list-filters__field">
        <label htmlFor="location">{careers.locationFilter}</label>
        <span className="list-filters__select">
          <select
            id="location"
            name="location"
            defaultValue={filter.location}
            aria-describedby={countries ? undefined : 'location-problem'}
          >
            <option value="">{careers.allLocations}</option>
            {optionsOf(filter, countries).map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        {!countries && <span id="location-problem">{careers.loadFailed}</span>}
      </p>
      <button type="submit" className="button button--action">
        {careers.showJobs}
      </button>
    </form>
  );
}

/** What was chosen stays chosen, also where the list of countries is missing. */
function optionsOf({ location }: JobFilter, countries: readonly Country[] = []): readonly Country[] {
  const isKnown = !location || countries.some(({ name }) => name === location);
  return isKnown ? countries : [...countries, { name: location, label: location }];
}
