import type { SiteSettings } from '@insurer/contract/site-settings.ts';
import type { ReactNode } from 'react';
import { telHref } from '#app/frame/footer/tel-href.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';

/** The number to call, first thing on every screen; nothing where the site settings know none. */
export function TollFree({ settings, view }: { settings: SiteSettings; view: View }): ReactNode {
  const number = settings.company.tollFree?.text ?? settings.footer?.phone;
  if (!number) return null;
  return (
    <a className="site-header__strip-link site-header__phone" href={telHref(number)}>
      <Icon name="phone" />
      <span>{view.texts.frame.tollFree}</span> <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
