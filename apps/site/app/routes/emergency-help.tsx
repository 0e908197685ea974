import { directionOf } from '@insurer/contract/language.ts';
import type { ReactNode } from 'react';
import { CallLink } from '#app/ui/call-link.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { PhoneNumbers } from '#app/ui/phone-numbers.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import css from './emergency-help.css?inline';
import { useSettings, useView } from './use-view.ts';

/** Whom to call after an accident, one press away; nothing where the site settings tell neither note nor number. */
export function EmergencyHelp(): ReactNode {
  const view = useView();
  const { emergency } = view.texts;
  const { facts, company, footer } = useSettings();
  const { emergencyNote, roadsidePhone, openingHours } = facts ?? {};
  const tollFree = company.tollFree?.text ?? footer?.phone;
  if (!emergencyNote && !roadsidePhone) return null;
  const other = emergencyNote && emergencyNote.lang !== view.language && emergencyNote.lang;
  return (
    <aside className="page-width" aria-labelledby="emergency-title">
      <InlineStyle name="emergency-help" css={css} />
      <div className="emergency">
        <div>
          <p className="emergency__title" id="emergency-title">
            {emergency.title}
          </p>
          {emergencyNote && (
            <p className="emergency__note" {...(other && { lang: other, dir: directionOf(other) })}>
              <PhoneNumbers text={emergencyNote.text} />
            </p>
          )}
        </div>
        <div className="emergency__calls">
          {roadsidePhone && (
            <CallLink className="button button--quiet" words={emergency.roadside} phone={roadsidePhone.text} />
          )}
          {tollFree && <CallLink className="button button--quiet" words={emergency.careLine} phone={tollFree} />}
          {tollFree && openingHours && (
            <p className="emergency__hours">
              {`${emergency.careLine}: `}
              <LocalizedText of={openingHours} view={view} />
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}
