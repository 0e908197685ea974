import type { Verdict } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';

const icons: Record<Verdict, string> = { covered: 'check', limited: 'half', excluded: 'close', depends: 'info' };

/** The short answer: an icon and its words. The colour says nothing that they do not. */
export function VerdictMark({ verdict, view }: { verdict: Verdict; view: View }): ReactNode {
  return (
    <span className={`verdict verdict--${verdict}`}>
      <Icon name={icons[verdict]} />
      {view.texts.coverQuestions.verdicts[verdict]}
    </span>
  );
}
