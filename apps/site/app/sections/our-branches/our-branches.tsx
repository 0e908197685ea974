import type { ReactNode } from 'react';
import { anchorId, partId } from '#app/ui/anchor-id.ts';
import { below } from '#app/ui/heading.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import type { SectionProps } from '../section-props.ts';
import { Branch } from './branch.tsx';

/**
 * The branches: a choice of one, the first at the start, with its details and map (BRANCH-01 to BRANCH-04). Radio buttons
 * make the choice without scripts; the frame of a branch that is not chosen is not loaded.
 */
export function OurBranches({ section, view, level }: SectionProps<'our_branches'>): ReactNode {
  const { title, description } = section.content;
  const group = partId('branches', section.id);
  return (
    <div className="our-branches">
      <SectionHeader title={title} description={description} view={view} level={level} />
      {section.items.length === 0 ? (
        <p className="muted">{view.texts.sections.noBranches}</p>
      ) : (
        <fieldset>
          <legend className="visually-hidden">{title?.text ?? view.texts.sections.branches}</legend>
          <ul className="our-branches__list">
            {section.items.map((item, index) => {
              const id = partId(group, item.id, index);
              const name = item.title ?? item.branchTitle ?? item.location ?? item.address;
              return (
                <li key={id} className="our-branches__branch">
                  <input
                    className="our-branches__choice"
                    type="radio"
                    name={group}
                    id={id}
                    value={index}
                    defaultChecked={index === 0}
                  />
                  <label className="our-branches__name" id={anchorId(section.id, item.id)} htmlFor={id}>
                    <LocalizedText of={name} view={view} />
                    {item.location && item.location !== name && (
                      <span className="our-branches__place">
                        <LocalizedText of={item.location} view={view} />
                      </span>
                    )}
                  </label>
                  <Branch item={item} name={name?.text ?? ''} view={view} level={title ? below(level) : level} />
                </li>
              );
            })}
          </ul>
        </fieldset>
      )}
    </div>
  );
}
