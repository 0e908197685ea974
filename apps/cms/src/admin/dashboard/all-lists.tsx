import type { NavGroupType } from '@payloadcms/ui/shared';
import type { StaticLabel } from 'payload';
import { words } from './dashboard-words.ts';
import type { Reader } from './reader.ts';

/** Every list and form that this person may open, as the menu has them: the menu is folded away at first. */
export function AllLists({ reader, groups }: { reader: Reader; groups: NavGroupType[] }) {
  return (
    <nav className="waiting-lists" aria-label={reader.say(words.lists)}>
      {groups.map(({ label, entities }) => (
        <section key={label} aria-label={label}>
          <p className="waiting-lists__group">{label}</p>
          <ul>
            {entities.map(({ slug, type, label: name }) => (
              <li key={slug}>
                <a href={`/admin/${type}/${slug}`}>{textOf(name as StaticLabel, reader.language)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function textOf(label: StaticLabel, language: Reader['language']): string {
  return typeof label === 'string' ? label : (label[language] ?? label.en ?? '');
}
