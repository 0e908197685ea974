import type { AdminLanguage } from '../../fields/labels.ts';
import type { Untranslated } from '../languages/documents-without-arabic.ts';
import { documentLink } from './admin-links.ts';
import type { ContentLine, ScheduledLine } from './content-work.ts';
import { words } from './dashboard-words.ts';
import { Line, Panel } from './panel.tsx';
import type { Reader } from './reader.ts';

const shown = 8;

export function DraftsPanel({ reader, drafts }: { reader: Reader; drafts: { count: number; lines: ContentLine[] } }) {
  const { say } = reader;
  return (
    <Panel title={say(words.drafts)} count={drafts.count} empty={drafts.count === 0 ? say(words.noDrafts) : undefined}>
      <ul className="waiting-lines">
        {drafts.lines.map((line) => (
          <Line
            key={`${line.collection} ${line.id}`}
            href={documentLink(line.collection, line.id)}
            {...reader.titleOf(line.title)}
            note={reader.moment(line.updatedAt)}
          />
        ))}
      </ul>
      {drafts.count > drafts.lines.length ? (
        <p className="waiting-panel__more">{`+${drafts.count - drafts.lines.length} ${say(words.more)}`}</p>
      ) : null}
    </Panel>
  );
}

export function MissingArabicPanel({ reader, found }: { reader: Reader; found: Untranslated[] }) {
  const { say } = reader;
  const texts = found.reduce((sum, { missing }) => sum + missing, 0);
  return (
    <Panel title={say(words.missing)} count={texts} empty={texts === 0 ? say(words.noMissing) : undefined}>
      <ul className="waiting-lines">
        {found.slice(0, shown).map((line) => (
          <Line
            key={`${line.collection ?? line.global} ${line.id ?? ''}`}
            href={arabicOf(line)}
            {...reader.titleOf(line.title)}
            mark={textsWithoutArabic(line.missing, reader.language)}
          />
        ))}
      </ul>
      {found.length > shown ? (
        <p className="waiting-panel__more">{`+${found.length - shown} ${say(words.more)}`}</p>
      ) : null}
    </Panel>
  );
}

function arabicOf({ collection, global, id }: Untranslated): string {
  return collection ? documentLink(collection, id ?? '', 'ar') : `/admin/globals/${global}?locale=ar`;
}

export function ScheduledPanel({ reader, lines }: { reader: Reader; lines: ScheduledLine[] }) {
  const { say } = reader;
  return (
    <Panel
      title={say(words.scheduled)}
      count={lines.length}
      empty={lines.length === 0 ? say(words.noScheduled) : undefined}
    >
      <ul className="waiting-lines">
        {lines.map((line) => (
          <Line
            key={`${line.collection} ${line.id} ${line.at}`}
            href={documentLink(line.collection, line.id)}
            {...reader.titleOf(line.title)}
            mark={say(line.late ? words.late : words[line.action])}
            alert={line.late}
            note={reader.moment(line.at)}
          />
        ))}
      </ul>
    </Panel>
  );
}

export function RecentPanel({ reader, lines }: { reader: Reader; lines: ContentLine[] }) {
  const { say } = reader;
  return (
    <Panel title={say(words.recent)} empty={lines.length === 0 ? say(words.noRecent) : undefined}>
      <ul className="waiting-lines">
        {lines.map((line) => (
          <Line
            key={`${line.collection} ${line.id}`}
            href={documentLink(line.collection, line.id)}
            {...reader.titleOf(line.title)}
            mark={say(line.status === 'published' ? words.online : words.neverPublished)}
            note={reader.moment(line.updatedAt)}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** How many texts, in words: Arabic counts in six ways. */
function textsWithoutArabic(count: number, language: AdminLanguage): string {
  if (language === 'en') return count === 1 ? '1 text' : `${count} texts`;
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'نص واحد';
  if (form === 'two') return 'نصّان';
  return `${count} ${form === 'few' ? 'نصوص' : form === 'many' ? 'نصًّا' : 'نص'}`;
}
