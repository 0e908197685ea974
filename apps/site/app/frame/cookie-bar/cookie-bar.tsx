import type { ReactNode } from 'react';
import { opensDialog } from '#app/frame/side-menu/dialog-command.ts';
import type { View } from '#app/view.ts';
import { CookieSettings } from './cookie-settings.tsx';

/**
 * The cookie notice (COOKIE-01). It is in every page, since pages are shared and cached, and CSS shows it where
 * the first-paint script found no stored choice; without scripts there is nothing to consent to.
 */
export function CookieBar({ view }: { view: View }): ReactNode {
  const { cookies } = view.texts;
  return (
    <>
      <section className="cookie-bar" aria-label={cookies.label} data-cookie-bar="">
        <div className="cookie-bar__row page-width">
          <p className="cookie-bar__message">{cookies.message}</p>
          <button type="button" className="cookie-bar__settings" {...opensDialog('cookie-settings')}>
            {cookies.settings}
          </button>
          <button type="button" className="button button--action" data-cookie-choice="rejected">
            {cookies.reject}
          </button>
          <button type="button" className="button button--action" data-cookie-choice="accepted">
            {cookies.accept}
          </button>
        </div>
      </section>
      <CookieSettings view={view} />
    </>
  );
}

/**
 * Runs in the head before anything is rendered: says that scripts work and whether the cookie bar is to be shown, so
 * that neither flashes nor moves the page. Its hash stands in the Content-Security-Policy; keep it this small.
 * Names: `cookie-consent` as in enhance/cookies.ts.
 */
export const firstPaintScript = `(d=>{let s;try{s=localStorage.getItem('cookie-consent')}catch{}\
d.js='';d.cookies=s||/(^|; )cookie-consent=./.test(document.cookie)?'settled':'open'\
})(document.documentElement.dataset)`;
