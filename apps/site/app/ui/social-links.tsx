import type { Link, SocialLink } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { Icon } from './icon.tsx';
import { InlineStyle } from './policy-parts.tsx';
import { SiteLink } from './site-link.tsx';
import { SitePicture } from './site-picture.tsx';
import css from './social-links.css?inline';

/** The two shapes in which the service delivers social links (WHO-03, WHO-04). */
export type SocialFields = {
  twitter?: Link;
  linkedIn?: Link;
  instagram?: Link;
  facebook?: Link;
  socialLinks?: SocialLink[];
};

type NamedLink = { platform: string; link: Link; picture?: SocialLink['icon'] };

const iconNames: Record<string, string> = {
  x: 'x',
  twitter: 'x',
  linkedin: 'linkedin',
  instagram: 'instagram',
  facebook: 'facebook',
  youtube: 'youtube',
};

/** The links of both shapes in one list, in the specified order (WHO-03); each address once. */
export function socialLinksOf(fields: SocialFields): NamedLink[] {
  const { twitter, linkedIn, instagram, facebook, socialLinks = [] } = fields;
  const named = Object.entries({ X: twitter, LinkedIn: linkedIn, Instagram: instagram, Facebook: facebook });
  const all: NamedLink[] = [
    ...named.flatMap(([platform, link]) => (link ? [{ platform, link }] : [])),
    ...socialLinks.map(({ platform, url, icon }) => ({ platform, link: { href: url, external: true }, picture: icon })),
  ];
  return all.filter((entry, index) => all.findIndex(({ link }) => link.href === entry.link.href) === index);
}

/** Round links with the mark of each network and its name for voices. */
export function SocialLinks({ of, view }: { of: SocialFields; view: View }): ReactNode {
  const links = socialLinksOf(of);
  if (links.length === 0) return null;
  return (
    <ul className="social-links">
      <InlineStyle name="social-links" css={css} />
      {links.map(({ platform, link, picture }) => (
        <li key={link.href}>
          <SiteLink to={link} view={view} newTab className="social-links__link">
            {picture ? (
              <SitePicture of={picture} sizes="24px" className="social-links__picture" />
            ) : (
              <Icon name={iconNames[platform.toLowerCase()] ?? 'external'} />
            )}
            <span className="visually-hidden">{platform}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
