import type { SiteSettings } from '@insurer/contract/site-settings.ts';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import type { View } from '#app/view.ts';

type TollFreeProps = {
  settings: SiteSettings;
  view: View;
  className: string;
  /** As an icon with a name for voices, where there is no room for the number. */
  short?: boolean;
};

/** The number to call, on every screen at every width; nothing where the site settings know none. */
export function TollFree({ settings, view, className, short }: TollFreeProps): ReactNode {
  const number = settings.company.tollFree?.text ?? settings.footer?.phone;
  if (!number) return null;
  const words = (
    <>
      <span>{view.texts.frame.tollFree}</span> <bdi dir="ltr">{number}</bdi>
    </>
  );
  return (
    <a className={className} href={phoneHref(number)}>
      <Icon name="phone" />
      {short ? <span className="visually-hidden">{words}</span> : words}
    </a>
  );
}
