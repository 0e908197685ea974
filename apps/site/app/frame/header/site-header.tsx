import type { Header } from '@insurer/contract/header.ts';
import type { SiteSettings } from '@insurer/contract/site-settings.ts';
import type { ReactNode } from 'react';
import {
  LanguageSigns,
  LanguageSwitch,
  type LanguageSwitchProps,
} from '#app/frame/language-switch/language-switch.tsx';
import { BrandLogo } from '#app/frame/navigation/brand-logo.tsx';
import { eServicesLink } from '#app/frame/navigation/e-services-link.ts';
import { navigationOf } from '#app/frame/navigation/navigation-links.ts';
import { TollFree } from '#app/frame/navigation/toll-free.tsx';
import { SearchLink } from '#app/frame/search/search-form.tsx';
import { SideMenu, SideMenuButton } from '#app/frame/side-menu/side-menu.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import { MainNavigation } from './main-navigation.tsx';

type SiteHeaderProps = LanguageSwitchProps & { header: Header; settings: SiteSettings };

/** The header of every screen: the strip, the bar, and the side menu of narrow windows (FRAME-01). */
export function SiteHeader({ header, settings, view, search }: SiteHeaderProps): ReactNode {
  const items = navigationOf(header, view.path);
  return (
    <header className="site-header">
      <div className="site-header__strip on-dark">
        <div className="site-header__strip-row page-width">
          <TollFree settings={settings} view={view} className="site-header__strip-link site-header__phone" />
          <SearchLink view={view} className="site-header__strip-link" />
          <SiteLink to={eServicesLink(settings)} view={view} className="site-header__strip-link">
            {view.texts.frame.eServices}
          </SiteLink>
          <LanguageSwitch view={view} search={search} />
        </div>
      </div>
      <div className="site-header__bar page-width">
        <BrandLogo header={header} view={view} />
        <MainNavigation items={items} view={view} />
        <div className="site-header__action">
          <ButtonLink to={{ href: '/get-a-quote', external: false }} view={view} look="action">
            <CallToAction header={header} view={view} />
          </ButtonLink>
        </div>
        <TollFree settings={settings} view={view} className="site-header__search site-header__call" short />
        <SearchLink view={view} className="site-header__search" />
        <LanguageSigns view={view} search={search} />
        <SideMenuButton view={view} />
      </div>
      <SideMenu header={header} items={items} settings={settings} view={view} search={search}>
        <CallToAction header={header} view={view} />
      </SideMenu>
    </header>
  );
}

function CallToAction({ header, view }: { header: Header; view: View }): ReactNode {
  return header.buttonLabel ? <LocalizedText of={header.buttonLabel} view={view} /> : view.texts.frame.getAQuote;
}
