import { type ReactNode, useEffect, useState } from 'react';
import { ReferenceWords } from '#app/frame/status/error-reference.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import type { FoundProviders } from './found-providers.ts';

type NearMeProps = {
  near?: string;
  /** The answer without a list to the place that was asked for. */
  failed?: FoundProviders;
  onPlace: (near: string | undefined) => void;
  view: View;
};

const positionOptions = { timeout: 15_000, maximumAge: 5 * 60_000 };

/**
 * Asks the browser where it is, when pressed and not before. The place is rounded to two decimals, about a kilometre,
 * before it leaves the browser; it is kept nowhere.
 */
export function NearMe({ near, failed, onPlace, view }: NearMeProps): ReactNode {
  const texts = view.texts.providers;
  const [isReady, setReady] = useState(false);
  const [state, setState] = useState<'asking' | 'refused'>();
  useEffect(() => setReady(true), []);

  function ask() {
    if (state === 'asking') return;
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState(undefined);
        onPlace(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`);
      },
      () => setState('refused'),
      positionOptions,
    );
  }

  const hasNoPlace = state === 'refused' || failed;
  return (
    <div className="near-me">
      <button
        type="button"
        className="button button--quiet"
        disabled={!isReady}
        // A button that is disabled loses the focus.
        aria-busy={state === 'asking'}
        aria-pressed={near !== undefined}
        onClick={() => (near === undefined ? ask() : onPlace(undefined))}
      >
        <Icon name={near === undefined ? 'map-pin' : 'close'} />
        {near === undefined ? texts.nearMe : texts.notNear}
      </button>
      <p role="status" className="muted">
        {failed?.fault ? (
          <>
            {texts.failed} <ReferenceWords view={view} reference={failed.fault} />
          </>
        ) : hasNoPlace ? (
          texts.noPlace
        ) : near === undefined ? (
          texts.nearHelp
        ) : (
          texts.nearest
        )}
      </p>
    </div>
  );
}
