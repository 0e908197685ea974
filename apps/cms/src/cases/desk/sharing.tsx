'use client';

import { Button } from '@payloadcms/ui';
import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';
import type { SavedView } from './saved-views.ts';
import type { SharedView } from './shared-views.ts';
import type { useViewCalls } from './use-view-calls.ts';

type SharingProps = Pick<ReturnType<typeof useViewCalls>, 'share' | 'endSharing'> & {
  language: AdminLanguage;
  /** The view that is open, where it is one of this person's own. */
  own: SavedView | undefined;
  /** The same one, where it is shared: by this person, else by somebody whose view they may change. */
  shared: SharedView | undefined;
  disabled: boolean;
  /** Shows what has become of the views, or says what went wrong. */
  done(problem?: string): void;
};

/** Shares the view that is open with the team, or ends that. */
export function Sharing({ language, own, shared, disabled, share, endSharing, done }: SharingProps) {
  async function begin(view: SavedView) {
    const isShared = await share(view);
    if (isShared === undefined) done(words.failed[language]);
    else done(isShared ? undefined : words.tooManyShared[language]);
  }
  async function end(view: SharedView) {
    done((await endSharing(view.id)) ? undefined : words.failed[language]);
  }
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled } as const;
  return (
    <>
      {own && !shared?.isOwn && (
        <Button {...button} onClick={() => void begin(own)}>
          {words.shareView[language]}
        </Button>
      )}
      {shared && (
        <Button {...button} onClick={() => void end(shared)}>
          {words.endShared[language]}
        </Button>
      )}
    </>
  );
}
