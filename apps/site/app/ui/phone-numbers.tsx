import type { ReactNode } from 'react';
import { phoneHref } from './phone-href.ts';

/** Numbers that people call from the Kingdom: the three digits of the emergency services, unified and toll-free ones. */
const everyNumber = /(?<!\d)(911|99\d|9200\d{5}|800[ \d]{7,9}\d)(?!\d)/;
/** Beside amounts and numbers of policies: what nobody can take for one of them. */
const unmistakable = /(?<![\d+])(\+966(?: ?\d){9}|800 \d{3} \d{4})(?!\d)/;

type Props = { text: string; amongOthers?: boolean };

/** A text in which every number to call is a link that calls it; `amongOthers`: where amounts and other numbers stand in it, too. */
export function PhoneNumbers({ text, amongOthers = false }: Props): ReactNode {
  return text.split(amongOthers ? unmistakable : everyNumber).map((part, index) =>
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
