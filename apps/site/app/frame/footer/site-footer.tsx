import type { Header } from '@insurer/contract/header.ts';
import { languages } from '@insurer/contract/language.ts';
import type { Footer, FooterLink, SiteSettings } from '@insurer/contract/site-settings.ts';
import type { ReactNode } from 'react';
import { LanguageLink, type LanguageSwitchProps } from '#app/frame/language-switch/language-switch.tsx';
import { BrandLogo } from '#app/frame/navigation/brand-logo.tsx';
import { opensDialog } from '#app/frame/side-menu/dialog-command.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { View } from '#app/view.ts';
import { copyrightLine } from './copyright.ts';
import { footerLinks, groupsOf } from './footer-links.ts';
import { Registration } from './registration.tsx';

type SiteFooterProps = LanguageSwitchProps & {
  settings: SiteSettings;
  /** Whose logo is shown; the built-in one without it. */
  header?: Header;
};

/** The footer of every screen (FRAME-01). Whatever the site settings lack is left out. */
export function SiteFooter({ settings, view, search, header = { items: [] } }: SiteFooterProps): ReactNode {
  const { footer } = view.texts;
  const { company } = settings;
  return (
    <footer className="site-footer on-dark">
      <div className="site-footer__motif motif-row" aria-hidden="true" />
      <div className="site-footer__body page-width">
        <div className="site-footer__company">
          <BrandLogo header={header} view={view} />
          <p>{company.regulatedBy ? <LocalizedText of={company.regulatedBy} view={view} /> : footer.regulatedBy}</p>
          <CallCentre of={settings.footer} view={view} />
          <SocialList of={settings.footer} view={view} />
        </div>
        <FooterNavigation settings={settings} view={view} />
        <Registration company={company} view={view} />
      </div>
      <div className="site-footer__end page-width">
        <p>
          <LocalizedText of={copyrightLine(settings, view.texts)} view={view} />
        </p>
        <button type="button" className="site-footer__cookies" {...opensDialog('cookie-settings')}>
          {view.texts.cookies.settingsTitle}
        </button>
        {languages
          .filter((language) => language !== view.language)
          .map((language) => (
            <LanguageLink
              key={language}
              language={language}
              view={view}
              search={search}
              className="site-footer__language"
            />
          ))}
      </div>
    </footer>
  );
}

/** The links in one list, or in two where they are of two kinds; the company's own site ends the first. */
function FooterNavigation({ settings, view }: { settings: SiteSettings; view: View }): ReactNode {
  const { footer } = view.texts;
  const { links, policies } = groupsOf(footerLinks(settings, view.texts));
  const { siteUrl } = settings.company;
  const companySite = siteUrl
    ? [{ label: { text: footer.companySite, lang: view.language }, link: { href: siteUrl, external: true } }]
    : [];
  const isGrouped = policies.length > 0;
  return (
    <nav id="site-map" className="site-footer__links" aria-label={footer.links}>
      <LinkGroup
        title={isGrouped ? footer.companyAndServices : footer.links}
        links={[...links, ...companySite]}
        view={view}
      />
      {isGrouped && <LinkGroup title={footer.rightsAndPolicies} links={policies} view={view} />}
    </nav>
  );
}

function LinkGroup({ title, links, view }: { title: string; links: FooterLink[]; view: View }): ReactNode {
  return (
    <div>
      <h2 className="site-footer__title">{title}</h2>
      <ul>
        {links.map(({ label, link }) => (
          <li key={`${link.href} ${label.text}`}>
            <SiteLink to={link} view={view}>
              <LocalizedText of={label} view={view} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CallCentre({ of, view }: { of: Footer | undefined; view: View }): ReactNode {
  if (!of?.phone) return null;
  return (
    <p className="site-footer__call">
      {view.texts.footer.callUs}{' '}
      <a href={of.telUrl ?? phoneHref(of.phone)}>
        <bdi dir="ltr">{of.phone}</bdi>
      </a>
    </p>
  );
}

const platforms = ['x', 'instagram', 'facebook', 'linkedin'] as const;

function SocialList({ of, view }: { of: Footer | undefined; view: View }): ReactNode {
  const links = of?.socialMedia ?? [];
  if (links.length === 0) return null;
  return (
    <ul className="site-footer__social" aria-label={view.texts.footer.followUs}>
      {links.map(({ platform, url }) => {
        const known = platforms.find((name) => name === platform.toLowerCase());
        return (
          <li key={url}>
            <SiteLink to={{ href: url, external: true }} view={view} className="site-footer__social-link">
              <Icon name={known ?? 'external'} />
              <span className="visually-hidden">{known ? view.texts.footer[known] : platform}</span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
