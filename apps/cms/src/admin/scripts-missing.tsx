'use client';

import { useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { hydratingClass } from './hydrating-class.ts';

const told = label(
  'This page did not load completely: nothing can be typed or pressed in it.',
  'لم تُحمَّل هذه الصفحة كاملة، فلا يمكن الكتابة فيها ولا الضغط على أزرارها.',
);
const again = label('Load it again', 'أعد تحميلها');

/** How long React may take after all that comes has come. */
const patienceMs = 20_000;

/** Not React's, which comes with the scripts that are missing; what has come of it keeps presses from the button, but not from the window. */
const watch = `{
  const notice = document.querySelector('.scripts-missing');
  const tell = () => {
    notice.hidden = !document.documentElement.classList.contains('${hydratingClass}');
  };
  const press = ({ target }) => notice.querySelector('button').contains(target) && location.reload();
  addEventListener('click', press, true);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);
  addEventListener('load', () => setTimeout(tell, ${patienceMs}));
}`;

/**
 * Says of a page whose scripts did not all come, as when the line was cut, that it has to be loaded again: it looks like any other
 * and takes no key and no press.
 *
 * @param nonce with which the policy of the admin lets a script run that stands in the page
 */
export function ScriptsMissing({ nonce }: { nonce: string | undefined }) {
  const language = adminLanguageOf(useTranslation().i18n);
  return (
    <>
      <div className="scripts-missing" role="alert" hidden suppressHydrationWarning>
        <p>{told[language]}</p>
        <button type="button">{again[language]}</button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its words stand above */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: watch }} />
    </>
  );
}
