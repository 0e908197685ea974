import { type AdminLanguage, label } from '../../fields/labels.ts';
import { nameAs } from './name-as.ts';

/** What opens from a button, at the end of the page. */
const popupName = label('Choices', 'الخيارات');

/** Reached by the tabulator and said by nothing; the field beside them does the same with the arrows and the delete key. */
const silent = '.dropdown-indicator[aria-hidden="true"], .clear-indicator[aria-hidden="true"]';

/** Says what parts of a view are: its landmarks, and what Payload tells as something that it is not. */
export function repairRoles(language: AdminLanguage): void {
  for (const button of document.querySelectorAll(silent)) button.setAttribute('tabindex', '-1');
  // What can be moved holds a button of its own, which a button may not.
  for (const value of document.querySelectorAll('.rs__multi-value[aria-roledescription]')) value.role = 'group';
  for (const column of document.querySelectorAll('button[role="button"][aria-checked]')) column.role = 'checkbox';
  // A list whose entries are none.
  for (const tabs of document.querySelectorAll('.doc-tabs__tabs')) tabs.role = 'group';
  for (const head of document.querySelectorAll('.list-header')) head.role = 'none';
  for (const list of document.querySelectorAll('.collection-list')) if (!list.closest('dialog')) list.role = 'main';
  for (const nothing of document.querySelectorAll('.not-found'))
    if (!nothing.closest('main, dialog')) nothing.role = 'main';
  for (const screen of document.querySelectorAll('.template-minimal')) screen.role = 'main';
  for (const head of document.querySelectorAll('.doc-header')) makeRegionByTitle(head);
  for (const brand of document.querySelectorAll('.login__brand')) {
    brand.role = 'heading';
    brand.setAttribute('aria-level', '1');
  }
  for (const popup of document.querySelectorAll('.popup__scroll-container')) {
    popup.role = 'region';
    nameAs(popup, popupName[language]);
  }
}

let headsNamed = 0;

/** The head of a document stands outside of the page's main part: a part of its own, by the document's title. */
function makeRegionByTitle(head: Element): void {
  const title = head.querySelector('h1');
  if (!title) return;
  // A document in a drawer has a head of its own.
  title.id ||= `title-of-document-${++headsNamed}`;
  head.role = 'region';
  head.setAttribute('aria-labelledby', title.id);
}
