import { databaseAway, databaseAwayInBoth } from '../../access/database-away-words.ts';
import { signedOut, signedOutInBoth } from '../../access/signed-out.ts';
import { type AdminLanguage, label } from '../../fields/labels.ts';
import { sayUpcomingMoments } from '../../fields/upcoming-moments.ts';
import { ofAllLanguages } from './all-languages.ts';
import { writeArabicCommas } from './arabic-commas.ts';
import { sayFileFacts } from './file-facts.ts';
import { sayLanguagesInWords } from './languages-in-words.ts';
import { lockedSince } from './locked-since.ts';
import { lostConnection } from './lost-connection.ts';
import { sayNoMachineNames } from './machine-names.ts';
import { sayInstead } from './say-instead.ts';
import { selectWords } from './select-words.ts';

/** The choice of the drawer that schedules, and the list below it of what is scheduled. */
const scheduledLanguage = '.schedule-publish .react-select *, .schedule-publish__upcoming td > span';

/** Beside the name of an uploaded file. */
const copyAddress = label('Copy the address', 'نسخ الرابط');

/** Above the times of a picker. */
const timeCaption = label('Time', 'الوقت');

/** Of a page that stands in no group, of which Payload says that a search found nothing: how there is one. */
const noGroup = label('In no group.', 'ليست ضمن أي مجموعة.');
const addToGroup = label(
  'Pages are added to a group under “Page groups”.',
  'تُضاف الصفحات إلى مجموعة من «مجموعات الصفحات».',
);

/** The name of the number of a document: over its column, among the columns to choose, and among the conditions of a filter. */
const idOfDocument =
  ':is(th, .pill-selector, .where-builder) :is(.field-label, .pill__label, .pill-selector__pill-label, .rs__option, .rs__single-value)';
const documentId = label('ID', 'المعرّف');
/** The number itself, in a list and in the place of a title. */
const idItself = 'td.cell-id *, .id-label, .id-label a';
/** Beside the widths of a preview: as wide as there is room for it. */
const responsive = label('Responsive', 'بعرض المساحة المتاحة');
const previewWidth = '.live-preview-toolbar-controls__breakpoint span, .popup-button-list__button';

/** What a choice says to who hears the page: Payload hands its library no words of its own. */
const saidOfChoice = '.react-select span[id^="aria-"]';

/** Says in the language of the admin what Payload shows in English, or as programs have it, in every language. */
export function sayShownWords(language: AdminLanguage): void {
  sayLanguagesInWords(language);
  sayFileFacts(language);
  const inWords = (selector: string, english: string, words: string) =>
    sayInstead(selector, (said) => (said === english ? words : undefined));
  inWords('.file-meta .tooltip-content', 'Copy URL', copyAddress[language]);
  inWords(idOfDocument, 'ID', documentId[language]);
  sayInstead(idItself, (said) => said.replace(/^ID:/, `${documentId[language]}:`));
  inWords(previewWidth, 'Responsive', responsive[language]);
  sayUpcomingMoments(language);
  sayInstead(scheduledLanguage, (said) => ofAllLanguages(said, language));
  // What a chosen value says under the pointer are its words as they stand by now.
  sayNoMachineNames(language);
  if (language === 'ar') sayInstead(saidOfChoice, selectWords);
  if (language === 'ar') writeArabicCommas();
  inWords('.react-datepicker-time__header', 'Time', timeCaption[language]);
  sayInstead('#field-group .no-results h3', () => noGroup[language]);
  sayInstead('#field-group .no-results p', () => addToGroup[language]);
  sayInstead('.document-locked strong', (said) => lockedSince(said, language));
  inWords(toastTitle, signedOutInBoth, signedOut[language]);
  inWords(toastTitle, databaseAwayInBoth, databaseAway[language]);
  markLostConnections(language);
  sayInstead(toastTitle, (said) => lostConnection(said, language));
}

const toastTitle = '[data-sonner-toast] [data-title]';

/** A form that says by itself that it is not saved shows none of these beside (`together.css`). */
function markLostConnections(language: AdminLanguage): void {
  for (const title of document.querySelectorAll(toastTitle))
    if (lostConnection(title.textContent ?? '', language))
      title.closest('[data-sonner-toast]')?.classList.add('of-lost-connection');
}
