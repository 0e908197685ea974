import type { SiteSettings } from '@insurer/contract/site-settings.ts';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import type { View } from '#app/view.ts';

/** The number to call, first thing on every screen; nothing where the site settings know none. */
export function TollFree({ settings, view }: { settings: SiteSettings; view: View }): ReactNode {
  const number = settings.company.tollFree?.text ?? settings.footer?.phone;
  if (!number) return null;
  return (
    <a className="site-header__strip-link site-header__phone" href={phoneHref(number)}>
      <Icon name="phone" />
      <span>{view.texts.frame.tollFree}</span> <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
