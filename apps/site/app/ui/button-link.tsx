import type { Link, LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
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

type BlockButtonProps = Pick<ButtonLinkProps, 'view' | 'look' | 'newTab'> & { text?: LocalizedTextModel; url?: Link };

/** The button of a block: shown only when text and address both exist, and in a new tab (BTN-01 to BTN-04). */
export function BlockButton({ text, url, view, look, newTab = true }: BlockButtonProps): ReactNode {
  if (!text || !url) return null;
  return (
    <ButtonLink to={url} view={view} newTab={newTab} look={look} icon="arrow-end">
      <LocalizedText of={text} view={view} />
    </ButtonLink>
  );
}
