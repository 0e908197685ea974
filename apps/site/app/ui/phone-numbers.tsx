import type { ReactNode } from 'react';
import { phoneHref } from './phone-href.ts';

/** Numbers that people call from the Kingdom: the three digits of the emergency services, unified and toll-free ones. */
const numbers = /(?<!\d)(911|99\d|9200\d{5}|800[ \d]{7,9}\d)(?!\d)/;

/** A text in which every number to call is a link that calls it. */
export function PhoneNumbers({ text }: { text: string }): ReactNode {
  return text.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={index} href={phoneHref(part)}>
        <bdi dir="ltr">{part}</bdi>
      </a>
    ),
  );
}
