import type { ReactNode } from 'react';
import { CurrentLink } from '#app/frame/navigation/current-link.tsx';
import type { NavigationItem } from '#app/frame/navigation/navigation-links.ts';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';

/**
 * The navigation bar from 768 px up. An item with entries is a link and, beside it, a button that opens its
 * dropdown. Without scripts the dropdown opens on hover and focus; enhance/menus.ts adds the delay and the keys.
 */
export function MainNavigation({ items, view }: { items: NavigationItem[]; view: View }): ReactNode {
  if (items.length === 0) return null;
  return (
    <nav className="main-navigation" aria-label={view.texts.frame.mainNavigation} data-menus="">
      <ul className="main-navigation__list">
        {items.map((item, index) => (
          <li key={item.id} className="main-navigation__item" data-menu={item.pages.length > 0 ? '' : undefined}>
            <CurrentLink of={item} view={view} className="main-navigation__link" />
            {item.pages.length > 0 && <Dropdown of={item} id={`navigation-${index}`} view={view} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ of: item, id, view }: { of: NavigationItem; id: string; view: View }): ReactNode {
  return (
    <>
      <button
        type="button"
        className="main-navigation__toggle"
        aria-expanded="false"
        aria-controls={id}
        aria-label={fill(view.texts.frame.showEntries, { title: item.title.text })}
      >
        <Icon name="chevron-down" />
      </button>
      <ul className="main-navigation__entries" id={id}>
        {item.pages.map((page) => (
          <li key={page.id}>
            <CurrentLink of={page} view={view} className="menu-entry" />
          </li>
        ))}
      </ul>
    </>
  );
}
