import type { Header } from '@insurer/contract/header.ts';
import type { SiteSettings } from '@insurer/contract/site-settings.ts';
import type { ReactNode } from 'react';
import { LanguageSwitch, type LanguageSwitchProps } from '#app/frame/language-switch/language-switch.tsx';
import { BrandLogo } from '#app/frame/navigation/brand-logo.tsx';
import { CurrentLink } from '#app/frame/navigation/current-link.tsx';
import { eServicesLink } from '#app/frame/navigation/e-services-link.ts';
import type { NavigationEntry, NavigationItem } from '#app/frame/navigation/navigation-links.ts';
import { TollFree } from '#app/frame/navigation/toll-free.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import type { View } from '#app/view.ts';
import { closesDialog, opensDialog } from './dialog-command.ts';

type SideMenuProps = LanguageSwitchProps & {
  header: Header;
  items: NavigationItem[];
  settings: SiteSettings;
  /** Label of the call to action. */
  children: ReactNode;
};

/** The navigation of windows under 768 px: a sheet from the start edge (MENU-01). */
export function SideMenu({ header, items, settings, view, search, children }: SideMenuProps): ReactNode {
  const { frame } = view.texts;
  return (
    <dialog className="side-menu" id="side-menu" aria-label={frame.menu} closedby="any" data-dialog="">
      <div className="side-menu__top">
        <BrandLogo header={header} view={view} />
        <button type="button" className="side-menu__close" {...closesDialog('side-menu')}>
          <Icon name="close" />
          <span className="visually-hidden">{frame.closeMenu}</span>
        </button>
      </div>
      <div className="side-menu__services">
        <LanguageSwitch view={view} search={search} />
        <ButtonLink to={eServicesLink(settings)} view={view}>
          {frame.onlineServices}
        </ButtonLink>
      </div>
      <TollFree settings={settings} view={view} className="side-menu__phone" />
      <nav aria-label={frame.mainNavigation}>
        <ul className="side-menu__list">
          {items.map((item) => (
            <li key={item.id}>
              <SideMenuItem of={item} view={view} />
            </li>
          ))}
        </ul>
      </nav>
      {/* One label does one thing at every width (MENU-09, decision D2). */}
      <div className="side-menu__action">
        <ButtonLink to={{ href: '/get-a-quote', external: false }} view={view} look="action">
          {children}
        </ButtonLink>
      </div>
    </dialog>
  );
}

/** Details of one name close each other: at most one dropdown is open (MENU-07). */
function SideMenuItem({ of: item, view }: { of: NavigationItem; view: View }): ReactNode {
  if (item.pages.length === 0) return <CurrentLink of={item} view={view} className="side-menu__link" />;
  return (
    <details className="side-menu__group" name="side-menu-groups">
      <summary className="side-menu__link" data-current={item.current === 'parent' ? '' : undefined}>
        <span>
          <LocalizedText of={item.title} view={view} />
        </span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="side-menu__entries">
        {entriesOf(item).map((entry) => (
          <li key={entry.id}>
            <CurrentLink of={entry} view={view} className="menu-entry" />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A title that only opens its list needs its own page among the entries, unless one of them leads there. */
function entriesOf(item: NavigationItem): NavigationEntry[] {
  const listed = item.pages.some(({ link }) => link.href === item.link.href);
  return listed || item.link.href === '/' ? item.pages : [{ ...item, id: `${item.id}-itself` }, ...item.pages];
}

/** Opens the side menu. Where neither scripts nor dialog commands work, a link leads to the footer's list of pages. */
export function SideMenuButton({ view }: { view: View }): ReactNode {
  return (
    <div className="side-menu-button">
      <noscript>
        <a className="side-menu-button__fallback" href="#site-map">
          {view.texts.frame.allPages}
        </a>
      </noscript>
      <button type="button" className="side-menu-button__button" aria-haspopup="dialog" {...opensDialog('side-menu')}>
        <Icon name="menu" />
        <span className="visually-hidden">{view.texts.frame.menu}</span>
      </button>
    </div>
  );
}
