import { useId } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';
import type { Owner } from './owners.ts';
import type { DeskFilter } from './saved-views.ts';

export type FilterFormProps = {
  language: AdminLanguage;
  filter: DeskFilter;
  owners: Owner[];
  kinds: { value: string; label: string }[];
};

/** Kind and owner, by the address alone. */
export function FilterForm({ language, filter, owners, kinds }: FilterFormProps) {
  const id = useId();
  // A view that is kept outlives the work of whoever it is about, and their cases are still to be found by it.
  const isGone = filter.owner !== undefined && owners.every((owner) => owner.id !== filter.owner);
  return (
    <form className="desk-filters__form" action="/admin/my-work" method="get">
      <input type="hidden" name="view" value={filter.view} />
      <span className="desk-field">
        <label htmlFor={`${id}-kind`}>{words.kind[language]}</label>
        <select id={`${id}-kind`} name="kind" defaultValue={filter.kind ?? ''}>
          <option value="">{words.everyKind[language]}</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <span className="desk-field">
        <label htmlFor={`${id}-owner`}>{words.owner[language]}</label>
        <select id={`${id}-owner`} name="owner" defaultValue={filter.owner ?? ''}>
          <option value="">{words.everyOwner[language]}</option>
          {owners.map((owner) => (
            <option key={owner.id} value={owner.id}>
              {owner.name}
            </option>
          ))}
          {isGone && <option value={filter.owner}>{words.goneOwner[language]}</option>}
        </select>
      </span>
      <button type="submit" className="desk-button">
        {words.show[language]}
      </button>
    </form>
  );
}
