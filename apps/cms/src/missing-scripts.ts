import { createHash } from 'node:crypto';
import { hydratingClass } from './admin/hydrating-class.ts';
import { label } from './fields/labels.ts';

const told = label(
  'This page did not load completely: nothing can be typed or pressed in it.',
  'لم تُحمَّل هذه الصفحة كاملة، فلا يمكن الكتابة فيها ولا الضغط على أزرارها.',
);
const again = label('Load it again', 'أعد تحميلها');

/** How long React may take after all that comes has come. */
const timeoutMs = 20_000;

/**
 * A script that stands in the page of the admin and says of one whose scripts did not all come, as when the line was cut, that it has
 * to be loaded again: it looks like any other, and takes no key and no press. It is none of React's, which is what is missing, and
 * makes its notice only once it has something to say. It has to stand there as an asynchronous module: any other kind waits for the
 * style sheets, and what comes behind it in the page would wait with it.
 */
export const missingScripts = `
const told = ${JSON.stringify(told)};
const again = ${JSON.stringify(again)};
const root = document.documentElement;
let button;
const tell = () => {
  if (button || !root.classList.contains('${hydratingClass}')) return;
  const language = root.lang === 'ar' ? 'ar' : 'en';
  const notice = document.createElement('div');
  notice.className = 'scripts-missing';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = told[language];
  button = document.createElement('button');
  button.type = 'button';
  button.textContent = again[language];
  notice.append(text, button);
  document.body.append(notice);
};
// In the window, before what has come of React, which would keep presses for later.
addEventListener('click', ({ target }) => button && button.contains(target) && location.reload(), true);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);
addEventListener('load', () => setTimeout(tell, ${timeoutMs}));
// What failed before this was read.
const isLost = ({ name, responseStatus: status }) => /[.]js($|[?])/.test(name) && (status === 0 || status >= 400);
if (performance.getEntriesByType('resource').some(isLost)) tell();
`;

/** What the policy of the admin names, so that this script runs and no other of its kind. */
export const missingScriptsHash = `'sha256-${createHash('sha256').update(missingScripts).digest('base64')}'`;
