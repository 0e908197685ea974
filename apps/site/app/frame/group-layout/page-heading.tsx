import type { Words as WordsModel } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { Words } from '#app/ui/words.tsx';
import type { View } from '#app/view.ts';

/** The one h1 of a page. */
export function PageHeading({ of, view }: { of: WordsModel; view: View }): ReactNode {
  return (
    <h1 className="page-heading">
      <Words of={of} view={view} />
    </h1>
  );
}
