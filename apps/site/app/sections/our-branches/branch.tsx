import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { Section } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { DetailLine } from '#app/ui/detail-line.tsx';
import { directionsHref } from '#app/ui/directions-href.ts';
import { Heading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import { EmbeddedFrame } from '#app/ui/policy-parts.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { HeadingLevel, View } from '#app/view.ts';

type BranchProps = { item: Section<'our_branches'>['items'][number]; name: string; view: View; level: HeadingLevel };

/** Details and map of one branch. A line that the service leaves empty is not rendered (BRANCH-05 to BRANCH-08). */
export function Branch({ item, name, view, level }: BranchProps): ReactNode {
  const texts = view.texts.sections;
  const map = item.map && isAllowed(item.map, view.frameHosts) ? item.map : undefined;
  const place = map && markedPlace(map);
  return (
    <div className="our-branches__details">
      {item.branchTitle && item.title && (
        <Heading level={level} className="our-branches__title">
          <LocalizedText of={item.branchTitle} view={view} />
        </Heading>
      )}
      {(item.address || item.poBox || item.phone || item.fax) && (
        <dl className="our-branches__lines">
          <Line icon="map-pin" label={texts.address} of={item.address} view={view} />
          <Line icon="mail" label={texts.poBox} of={item.poBox} view={view} />
          {item.phone && (
            <Line icon="phone" label={texts.phone} view={view}>
              <a className="number" href={phoneHref(item.phone.text)}>
                {item.phone.text}
              </a>
            </Line>
          )}
          {item.fax && (
            <Line icon="print" label={texts.fax} view={view}>
              <span className="number">{item.fax.text}</span>
            </Line>
          )}
        </dl>
      )}
      {map ? (
        <div className="our-branches__map">
          <div className="our-branches__frame">
            <EmbeddedFrame
              src={map}
              title={fill(texts.mapOf, { branch: name })}
              loading="lazy"
              sandbox="allow-scripts allow-same-origin allow-popups"
              referrerPolicy="no-referrer"
            />
          </div>
          <SiteLink
            to={{ href: place ? directionsHref(place) : mapPage(map, item.address?.text), external: true }}
            view={view}
            newTab
            className="our-branches__open text-link"
          >
            {place ? view.texts.providers.directions : texts.openMap}
            <span className="visually-hidden"> ({name})</span>
            <Icon name="external" />
          </SiteLink>
        </div>
      ) : (
        <p className="our-branches__no-map muted">{texts.noMap}</p>
      )}
    </div>
  );
}

type LineProps = { icon: string; label: string; of?: LocalizedTextModel; view: View; children?: ReactNode };

function Line({ icon, label, of, view, children }: LineProps): ReactNode {
  if (!of && !children) return null;
  return (
    <DetailLine className="our-branches__line" icon={icon} label={label}>
      {children ?? <LocalizedText of={of} view={view} />}
    </DetailLine>
  );
}

/** Only hosts of the allow-list are framed; without a list, any https host (docs/contract.md). */
function isAllowed(address: string, hosts: readonly string[] | undefined): boolean {
  if (!URL.canParse(address)) return false;
  // With its port, as the list and the policy that names it have it.
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && (hosts === undefined || hosts.includes(host));
}

/** The latitude and longitude that an OpenStreetMap snippet marks: its own page in a window leads nobody there. */
function markedPlace(map: string): string | undefined {
  const { hostname, searchParams } = new URL(map);
  const marker = searchParams.get('marker') ?? '';
  return /(^|\.)openstreetmap\.org$/.test(hostname) && /^-?[\d.]+,-?[\d.]+$/.test(marker) ? marker : undefined;
}

/** Where the map opens in a window of its own. Google's snippets refuse one, so the address is searched there. */
function mapPage(map: string, address: string | undefined): string {
  const { hostname, pathname } = new URL(map);
  const refuses = /(^|\.)google(\.[a-z]{2,3}){1,2}$/.test(hostname) && pathname.startsWith('/maps/embed');
  if (!refuses || !address) return map;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
