'use client';

import { Button } from '@payloadcms/ui';
import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';
import type { SavedView } from './saved-views.ts';
import type { SharedView } from './shared-views.ts';

type SharingProps = {
  language: AdminLanguage;
  /** The view that is open, where it is one of this person's own. */
  own: SavedView | undefined;
  /** The same one, where it is shared: by this person, else by somebody whose sharing they may end. */
  shared: SharedView | undefined;
  disabled: boolean;
  post(path: string, body: object): Promise<unknown>;
  /** Shows what has become of the views, or says what went wrong. */
  done(problem?: string): void;
};

/** Shares the view that is open with the team, or ends that. */
export function Sharing({ language, own, shared, disabled, post, done }: SharingProps) {
  async function share(view: SavedView) {
    const result = (await post('share-view', view)) as { shared: boolean } | undefined;
    if (result) done(result.shared ? undefined : words.tooManyShared[language]);
    else done(words.failed[language]);
  }
  async function end(view: SharedView) {
    const result = (await post('end-shared-view', { id: view.id })) as { ended: boolean } | undefined;
    done(result?.ended ? undefined : words.failed[language]);
  }
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled } as const;
  return (
    <>
      {own && !shared?.isOwn && (
        <Button {...button} onClick={() => void share(own)}>
          {words.shareView[language]}
        </Button>
      )}
      {shared?.mayEnd && (
        <Button {...button} onClick={() => void end(shared)}>
          {words.endShared[language]}
        </Button>
      )}
    </>
  );
}
