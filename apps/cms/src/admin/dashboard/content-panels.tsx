import type { AdminLanguage } from '../../fields/labels.ts';
import type { Untranslated } from '../languages/documents-without-arabic.ts';
import { documentLink } from './admin-links.ts';
import type { ContentLine, ScheduledLine } from './content-work.ts';
import { words } from './dashboard-words.ts';
import { LinesPanel } from './panel.tsx';
import type { Reader } from './reader.ts';

const shown = 8;

export function DraftsPanel({ reader, drafts }: { reader: Reader; drafts: { count: number; lines: ContentLine[] } }) {
  const lines = drafts.lines.map((line) => ({
    key: `${line.collection} ${line.id}`,
    href: documentLink(line.collection, line.id),
    ...reader.titleOf(line.title),
    note: reader.moment(line.updatedAt),
  }));
  const { count } = drafts;
  return <LinesPanel {...{ reader, lines, count }} total={count} title={words.drafts} empty={words.noDrafts} />;
}

export function MissingArabicPanel({ reader, found }: { reader: Reader; found: Untranslated[] }) {
  const lines = found.slice(0, shown).map((line) => ({
    key: `${line.collection ?? line.global} ${line.id ?? ''}`,
    href: arabicOf(line),
    ...reader.titleOf(line.title),
    mark: textsWithoutArabic(line.missing, reader.language),
  }));
  const count = found.reduce((sum, { missing }) => sum + missing, 0);
  return (
    <LinesPanel {...{ reader, lines, count }} total={found.length} title={words.missing} empty={words.noMissing} />
  );
}

function arabicOf({ collection, global, id }: Untranslated): string {
  return collection ? documentLink(collection, id ?? '', 'ar') : `/admin/globals/${global}?locale=ar`;
}

export function ScheduledPanel({ reader, lines: scheduled }: { reader: Reader; lines: ScheduledLine[] }) {
  const lines = scheduled.map((line) => ({
    key: `${line.collection} ${line.id} ${line.at}`,
    href: documentLink(line.collection, line.id),
    ...reader.titleOf(line.title),
    mark: reader.say(line.late ? words.late : words[line.action]),
    alert: line.late,
    note: reader.moment(line.at),
  }));
  return <LinesPanel {...{ reader, lines }} count={lines.length} title={words.scheduled} empty={words.noScheduled} />;
}

export function RecentPanel({ reader, lines: recent }: { reader: Reader; lines: ContentLine[] }) {
  const lines = recent.map((line) => ({
    key: `${line.collection} ${line.id}`,
    href: documentLink(line.collection, line.id),
    ...reader.titleOf(line.title),
    mark: reader.say(line.status === 'published' ? words.online : words.neverPublished),
    note: reader.moment(line.updatedAt),
  }));
  return <LinesPanel {...{ reader, lines }} title={words.recent} empty={words.noRecent} />;
}

/** How many texts, in words: Arabic counts in six ways. */
function textsWithoutArabic(count: number, language: AdminLanguage): string {
  if (language === 'en') return count === 1 ? '1 text' : `${count} texts`;
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'نص واحد';
  if (form === 'two') return 'نصّان';
  return `${count} ${form === 'few' ? 'نصوص' : form === 'many' ? 'نصًّا' : 'نص'}`;
}
