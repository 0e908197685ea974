import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { phoneHref } from './phone-href.ts';

/** A number to press, with the sign of a phone and with what answers there. */
export function CallLink({ words, phone, className }: { words: string; phone: string; className?: string }): ReactNode {
  return (
    <a className={className} href={phoneHref(phone)}>
      <Icon name="phone" />
      <span>
        {words} <bdi dir="ltr">{phone}</bdi>
      </span>
    </a>
  );
}
