import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { amountOf } from './quote-words.ts';

/** An amount with its currency's word, its digits left to right in both languages. */
export function Money({ halalas, view }: { halalas: number; view: View }): ReactNode {
  const [before = '', after = ''] = view.texts.quote.money.split('{amount}');
  return (
    <>
      {before}
      <bdi className="number">{amountOf(halalas)}</bdi>
      {after}
    </>
  );
}
