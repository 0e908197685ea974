import { commaOf } from '@insurer/contract/language.ts';
import type { PayloadRequest } from 'payload';
import { adminLanguageOf, type Label, label, languageLabels } from '../fields/labels.ts';
import { refusalInBoth } from '../refusal.ts';
import { type Stored, shownState, subjectName, titleOf } from '../subject.ts';
import { checkKinds } from './check-kinds.ts';
import type { Checked } from './checked.ts';
import { documentFindings, type JudgedFinding } from './document-findings.ts';
import { findingPlace, findingWords } from './finding-words.ts';
import { refuseMixing } from './refuse-mixing.ts';
import { refuseRenaming } from './refuse-renaming.ts';

const notPublished = label(
  '“{title}” is not published: {what}. Nothing that you wrote is lost; the list “Before publishing” leads to each place.',
  'لم يُنشر «{title}»: {what}. لم يضِع شيء مما كتبته، وقائمة «قبل النشر» تقودك إلى كل موضع.',
);
/** So many places are told to who has no list beside it. */
const placesTold = 3;
const at = label('At:', 'في:');
const listed = label('; ', '؛ ');
const onlineKey = (of: Checked) => `checked-${subjectName(of)}`;

/** Keeps what visitors see before the change: what they see already stops nothing. */
export async function rememberOnline(req: PayloadRequest, of: Checked, data: Partial<Stored>): Promise<void> {
  if (req.user && data._status !== 'draft') req.context[onlineKey(of)] = await shownState(req, of);
}

/**
 * Refuses a publication with what administrators do not let through, by whatever door it comes: the form, REST, a list of
 * documents, a scheduled moment. It looks at what would stand there in all languages, inside the transaction: nothing of
 * it stays. What the service writes by itself, as the demo content and imports, is not asked (decision 0038).
 * @param doc as it was saved
 * @throws APIError 400 with the fields that it is about
 */
export async function refusePublishing(req: PayloadRequest, of: Checked, doc: Partial<Stored>): Promise<void> {
  if (!req.user || req.context.quietly === true || doc._status !== 'published' || doc.deletedAt) return;
  const shown = await shownState(req, of);
  if (!shown) return;
  const before = req.context[onlineKey(of)] as Stored | undefined;
  refuseRenaming(req, of, before, shown);
  await refuseMixing(req, of, before, shown);
  const found = await documentFindings(req, of, shown, before);
  const blocking = found.filter(({ effect }) => effect === 'blocks');
  if (blocking.length === 0) return;
  const language = adminLanguageOf(req.i18n);
  const title = titleOf(req.payload, of, shown);
  const said = label(messageOf(title, blocking, 'en'), messageOf(title, blocking, 'ar'));
  // A section is no field of the form: an error at its place would stand for its whole content.
  const inFields = blocking.filter(({ label: field }) => field !== undefined);
  const errors = inFields.map((one) => ({ path: one.path, message: sentenceOf(one)[language] }));
  throw refusalInBoth(req, said, { errors }, withPlaces(said, blocking));
}

function messageOf(title: Label, found: JudgedFinding[], language: keyof Label) {
  return notPublished[language]
    .replace('{what}', () => counted(found, language))
    .replace('{title}', () => title[language]);
}

/** For whoever is told later, as of what was scheduled: with the first places, since no list stands beside it. */
function withPlaces(said: Label, found: JudgedFinding[]): Label {
  const placesIn = (language: keyof Label) => {
    const places = found.slice(0, placesTold).map((one) => findingPlace(one, language));
    return `${said[language]} ${at[language]} ${places.join(listed[language])}${found.length > placesTold ? '…' : '.'}`;
  };
  return label(placesIn('en'), placesIn('ar'));
}

/** What is found, with its language where its words do not name one. */
function sentenceOf(found: JudgedFinding): Label {
  const { kind, language } = found;
  const words = findingWords(found);
  if (!language || kind.startsWith('missing-')) return words;
  const inLanguage = languageLabels[language];
  return label(`${words.en} (${inLanguage.en})`, `${words.ar} (${inLanguage.ar})`);
}

function counted(found: JudgedFinding[], language: keyof Label): string {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds
    .map((kind) => `${checkKinds[kind][language]} (${found.filter((one) => one.kind === kind).length})`)
    .join(commaOf(language));
}
