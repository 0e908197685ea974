/**
 * Runs in the head before anything is drawn: says that scripts work and whether the cookie bar is to be shown, so
 * that neither flashes nor moves the page. Its hash stands in the Content-Security-Policy; keep it this small.
 * Names: `cookie-consent` as in enhance/cookies.ts.
 */
export const firstPaintScript = `(function(d){var s;try{s=localStorage.getItem('cookie-consent')}catch(e){}\
d.js='';d.cookies=s||/(^|; )cookie-consent=./.test(document.cookie)?'settled':'open'\
})(document.documentElement.dataset)`;
