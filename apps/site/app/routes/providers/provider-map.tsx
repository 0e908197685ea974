import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import type { MapPoint } from './kingdom-map.ts';

export type ProviderMapShape = { outline: string; width: number; height: number; points: MapPoint[] };
type ProviderMapProps = {
  of: ProviderMapShape;
  chosen?: string;
  hrefOf: (city: string) => string;
  onChoose: (city: string) => void;
  view: View;
};

/**
 * The Kingdom with what each city has: a picture beside the list, for the eye and the pointer. Voices and keys choose the
 * city in the form, which says the same.
 */
export function ProviderMap({
  of: { outline, width, height, points },
  chosen,
  hrefOf,
  onChoose,
  view,
}: ProviderMapProps): ReactNode {
  const { mapTitle } = view.texts.providers;
  return (
    <figure className="provider-map" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className="provider-map__land" d={outline} />
        {points.map(({ value, label, count, x, y, radius, name }) => (
          <a
            key={value}
            href={hrefOf(value)}
            tabIndex={-1}
            className="provider-map__city"
            data-chosen={value === chosen || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(value);
            }}
          >
            <title>{`${label.text}: ${count}`}</title>
            <circle className="provider-map__target" cx={x} cy={y} r={Math.max(radius, 9)} />
            <circle cx={x} cy={y} r={radius} />
            {radius > 9 && (
              <text className="provider-map__count" x={x} y={y + 3} textAnchor="middle">
                {count}
              </text>
            )}
            {name && (
              <text className="provider-map__name" x={name.x} y={name.y} textAnchor={name.anchor}>
                {label.text}
              </text>
            )}
          </a>
        ))}
      </svg>
      <figcaption>{mapTitle}</figcaption>
    </figure>
  );
}
