import type { Link } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { localPath } from './local-path.ts';

export type SiteLinkProps = {
  to: Link;
  view: View;
  /** Opens a new tab, which the link says to voices. */
  newTab?: boolean;
  className?: string;
  /** Name of the file that the browser saves instead of opening the address. */
  download?: string;
  describedBy?: string;
  /** Says more than the words do, beginning with the same words. */
  label?: string;
  children: ReactNode;
};

/** A link as every part of the site renders it: Arabic pages stay Arabic (decision D16), new tabs are announced. */
export function SiteLink(props: SiteLinkProps): ReactNode {
  const { to, view, newTab, className, download, describedBy, label, children } = props;
  const web = /^https?:/i.test(to.href);
  // An empty tab for a phone number or a mail address would stay behind.
  const opensTab = newTab && !/^(mailto|tel):/i.test(to.href);
  return (
    <a
      href={to.external ? to.href : localPath(to.href, view.language)}
      className={className}
      download={download}
      aria-describedby={describedBy}
      aria-label={label && opensTab ? `${label} ${view.texts.sections.opensInNewTab}` : label}
      {...(opensTab && { target: '_blank' })}
      {...((opensTab || web) && { rel: 'noopener' })}
    >
      {children}
      {opensTab && <span className="visually-hidden"> {view.texts.sections.opensInNewTab}</span>}
    </a>
  );
}
