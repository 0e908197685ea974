import type { LocalizedText as LocalizedPoint } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { ProseStyle } from '#app/ui/rich-text.tsx';
import type { View } from '#app/view.ts';

type JobPointsProps = { heading: string; points: readonly LocalizedPoint[] | undefined; view: View };

/** A list of points under its heading; nothing where there are none. */
export function JobPoints({ heading, points = [], view }: JobPointsProps): ReactNode {
  if (points.length === 0) return null;
  return (
    <section className="job-detail__points">
      <h2>{heading}</h2>
      <div className="prose">
        <ProseStyle />
        <ul>
          {points.map((point) => (
            <li key={point.text}>
              <LocalizedText of={point} view={view} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
