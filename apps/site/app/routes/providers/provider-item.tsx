import { commaOf } from '@insurer/contract/language.ts';
import type { Provider } from '@insurer/contract/providers.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { directionsHref } from '#app/ui/directions-href.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import type { View } from '#app/view.ts';

type ProviderItemProps = {
  of: Provider;
  /** The words for values of the facets. */
  kind?: string;
  classes: string[];
  view: View;
};

/** One provider: what it is, where, when, for whom, and the two things to do: call and go there. */
export function ProviderItem({ of: provider, kind, classes, view }: ProviderItemProps): ReactNode {
  const texts = view.texts.providers;
  const { id, name, address, district, city, hours, phone, place, emergency, specialities, distanceKm } = provider;
  const comma = commaOf(view.language);
  return (
    <li className="provider" id={`provider-${id}`} tabIndex={-1}>
      <h3 className="provider__name">
        <LocalizedText of={name} view={view} />
      </h3>
      <p className="provider__facts">
        {kind && <span>{kind}</span>}
        {emergency && <strong className="provider__emergency">{texts.emergency}</strong>}
        {distanceKm !== undefined && <span>{fill(texts.distance, { kilometres: distanceKm })}</span>}
      </p>
      <dl className="provider__lines">
        <Line icon="map-pin" label={texts.address}>
          {address ? (
            <LocalizedText of={address} view={view} />
          ) : (
            (district || city) && (
              <>
                <LocalizedText of={district} view={view} />
                {district && city && comma}
                <LocalizedText of={city} view={view} />
              </>
            )
          )}
        </Line>
        <Line icon="clock" label={texts.hours}>
          {hours && <LocalizedText of={hours} view={view} />}
        </Line>
        <Line icon="shield" label={texts.classes}>
          {classes.length > 0 && classes.join(comma)}
        </Line>
        <Line icon="check" label={texts.specialities}>
          {specialities.length > 0 &&
            specialities.map((one, index) => (
              <span key={one.text}>
                {index > 0 && comma}
                <LocalizedText of={one} view={view} />
              </span>
            ))}
        </Line>
      </dl>
      {(phone || place) && (
        <p className="provider__actions">
          {phone && (
            <a
              className="button button--quiet"
              href={phoneHref(phone)}
              aria-label={fill(texts.call, { name: name.text, phone })}
            >
              <Icon name="phone" />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {place && (
            <a
              className="button button--quiet"
              href={directionsHref(`${place.latitude},${place.longitude}`)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="map-pin" />
              {texts.directions}
              <span className="visually-hidden"> {fill(texts.directionsTo, { name: name.text })}</span>
            </a>
          )}
        </p>
      )}
    </li>
  );
}

function Line({ icon, label, children }: { icon: string; label: string; children: ReactNode }): ReactNode {
  if (!children) return null;
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
