import type { Link, LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { Icon } from './icon.tsx';
import { LocalizedText } from './localized-text.tsx';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

type ButtonLinkProps = Omit<SiteLinkProps, 'className'> & {
  /** `action` is the one call to action of a screen; `quiet` is every other button; `on-dark` is for dark bands. */
  look?: 'action' | 'quiet' | 'on-dark';
  icon?: string;
};

/** A link that looks like a button. */
export function ButtonLink({ look = 'quiet', icon, children, ...link }: ButtonLinkProps): ReactNode {
  return (
    <SiteLink {...link} className={`button button--${look}`}>
      <span>{children}</span>
      {icon && <Icon name={icon} flip={icon === 'arrow-end'} />}
    </SiteLink>
  );
}

type BlockButtonProps = { text?: LocalizedTextModel; url?: Link; view: View; look?: 'action' | 'quiet' | 'on-dark' };

/** The button of a block: shown only when text and address both exist, and always in a new tab (BTN-01 to BTN-04). */
export function BlockButton({ text, url, view, look }: BlockButtonProps): ReactNode {
  if (!text || !url) return null;
  return (
    <ButtonLink to={url} view={view} newTab look={look} icon="arrow-end">
      <LocalizedText of={text} view={view} />
    </ButtonLink>
  );
}
