import type { ReactNode } from 'react';
import { CallLink } from '#app/ui/call-link.tsx';
import { PhoneNumbers } from '#app/ui/phone-numbers.tsx';
import type { View } from '#app/view.ts';
import type { ClaimData } from './claim-data.ts';

/** Before the claim of an accident comes help: whom to call, one press away, where the site settings have the numbers. */
export function AccidentHelp({ help, view }: { help: NonNullable<ClaimData['help']>; view: View }): ReactNode {
  const { emergencyNote, roadsidePhone } = help;
  if (!emergencyNote && !roadsidePhone) return null;
  return (
    <div className="claim__note claim__help">
      {emergencyNote && (
        <p lang={emergencyNote.lang}>
          <PhoneNumbers text={emergencyNote.text} />
        </p>
      )}
      {roadsidePhone && (
        <p>
          <CallLink className="claim__call" words={view.texts.emergency.roadside} phone={roadsidePhone.text} />
        </p>
      )}
    </div>
  );
}
