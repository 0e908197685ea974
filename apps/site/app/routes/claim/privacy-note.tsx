import type { ReactNode } from 'react';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';

/** What becomes of what is sent, where it names a person. */
export function PrivacyNote({ view }: { view: View }): ReactNode {
  return (
    <p className="request-form__privacy">
      {view.texts.forms.privacy}{' '}
      <a className="text-link" href={localPath('/privacy-policy', view.language)}>
        {view.texts.footer.privacyPolicy}
      </a>
    </p>
  );
}
