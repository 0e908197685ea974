import { colourSets, contrastPairs } from '@insurer/theme/contrast.ts';
import { renderLogo, renderSign } from '@insurer/theme/draw-logo.ts';
import type { Theme } from '@insurer/theme/theme.ts';
import type { ReactNode } from 'react';

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Marks, pattern and colours of a theme, with the contrast of every pair that meets. */
export function BrandPart({ theme }: { theme: Theme }): ReactNode {
  return (
    <>
      <div className="gallery__row">
        <img src={asAddress(renderLogo(theme, 'light'))} alt={theme.company.en} height="80" />
        {(['round', 'square', 'maskable'] as const).map((corners) => (
          <img
            key={corners}
            src={asAddress(renderSign(theme, corners))}
            alt={`Sign, ${corners}`}
            width="64"
            height="64"
          />
        ))}
      </div>
      <div className="gallery__row gallery__row--dark">
        <img src={asAddress(renderLogo(theme, 'dark'))} alt={theme.company.ar} height="80" />
      </div>
      <div className="gallery__row gallery__row--band">
        <div className="gallery__motif motif-row" />
        <div className="gallery__mask" />
      </div>
      <dl className="gallery__swatches">
        {Object.entries(theme.colours).map(([name, colour]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg role="img" aria-label={colour} viewBox="0 0 1 1" preserveAspectRatio="none">
                <path d="M0 0H1V1H0Z" fill={colour} />
              </svg>
              {colour}
            </dd>
          </div>
        ))}
      </dl>
      {Object.entries(colourSets(theme)).map(([set, colours]) => (
        <details key={set} dir="ltr" lang="en">
          <summary>Contrast of every pair that meets, {set}</summary>
          <ul>
            {contrastPairs(colours).map(({ front, on, ratio, atLeast }) => (
              <li key={`${front} ${on}`}>
                {front} on {on}: {ratio.toFixed(2)} (at least {atLeast})
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
