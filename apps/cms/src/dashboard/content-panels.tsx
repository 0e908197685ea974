import { isolated } from '../cases/mail/mail-parts.ts';
import { type AdminLanguage, onlyIn } from '../fields/labels.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { statusWords } from '../fields/status-words.ts';
import { brokenLinks, brokenLinksPath } from '../links/broken-links.ts';
import { brokenLinksWords, brokenReasons } from '../links/broken-links-words.ts';
import { placeAddress } from '../links/place-address.ts';
import { DismissSchedule } from '../schedules/dismiss-schedule.tsx';
import { lastLook } from '../schedules/last-look.ts';
import { type Subject, subjectName } from '../subject.ts';
import { formLink } from './admin-links.ts';
import { type ContentTitle, recentChanges, scheduledContent, waitingDrafts } from './content-work.ts';
import { words } from './dashboard-words.ts';
import { LinesPanel } from './panel.tsx';
import type { Asking, Reader } from './reader.ts';
import { type ReviewLine, waitingReviews } from './review-work.ts';
import { untranslatedDocuments } from './untranslated-documents.ts';

const shown = 8;

/** A document or a global as every panel of the content lists it. */
function lineOf(reader: Reader, line: Subject & { title: ContentTitle }) {
  return { key: subjectName(line), href: formLink(line), ...reader.titleOf(line.title) };
}

/** What was written and is not online. */
export async function DraftsPanel({ req, reader }: Asking) {
  const { count, lines: drafts } = await waitingDrafts(req);
  const lines = drafts.map((line) => ({ ...lineOf(reader, line), note: reader.moment(line.updatedAt) }));
  return <LinesPanel {...{ reader, lines, count }} total={count} title={words.drafts} empty={words.noDrafts} />;
}

/** For each language what has words in the other one and none in it. */
export async function UntranslatedPanels({ req, reader }: Asking) {
  const found = await untranslatedDocuments(req, shown);
  return (['ar', 'en'] as const).map((into) => {
    const { lines: documents, texts: count, documents: total } = found[into];
    const lines = documents.map((line) => ({
      ...lineOf(reader, line),
      href: formLink(line, into),
      mark: textsInWords(line.missing, reader.language),
    }));
    const say = { title: words.missing[into], empty: words.noMissing[into] };
    return <LinesPanel key={into} {...{ reader, lines, count, total }} {...say} />;
  });
}

/** A text under review: who had it last, when, and what was written with it. */
function reviewLineOf(reader: Reader, line: ReviewLine, who?: string | null, text?: string | null) {
  const note = [reader.moment(line.at), text].filter(Boolean).join(' · ');
  return { ...lineOf(reader, line), mark: who ?? undefined, note };
}

/**
 * What a second person is asked to look at, the longest waiting first: who sent it, when, and the note. Before it, where there is any,
 * what was returned to this person, with the comment.
 */
export async function ReviewPanel({ req, reader }: Asking) {
  const { isOn, waiting, returned } = await waitingReviews(req);
  const lines = waiting.map((line) => reviewLineOf(reader, line, line.authorName, line.note));
  const toMend = returned.map((line) => reviewLineOf(reader, line, line.judgeName, line.comment));
  const empty = isOn ? words.noReviews : words.reviewOff;
  return (
    <>
      {toMend.length > 0 ? (
        <LinesPanel {...{ reader, empty }} lines={toMend} count={toMend.length} title={words.returned} />
      ) : null}
      <LinesPanel {...{ reader, lines, empty }} count={waiting.length} total={waiting.length} title={words.reviews} />
    </>
  );
}

/** What goes online or offline by itself, what is late or failed among it, and whether that work runs at all. */
export async function ScheduledPanel({ req, reader }: Asking) {
  const { count, lines: scheduled } = await scheduledContent(req);
  const lines = scheduled.map((line) => ({
    ...lineOf(reader, line),
    key: String(line.job),
    act: line.mayDismiss ? <DismissSchedule job={line.job} title={reader.titleOf(line.title).title} /> : undefined,
    mark: reader.say(line.failed ? words.failed : line.late ? words.late : words[line.action]),
    alert: line.failed || line.late,
    note: [momentWithHijri(line.at, reader.language), line.language && reader.say(onlyIn(line.language))]
      .filter(Boolean)
      .join(' · '),
  }));
  const footnote = <Heartbeat reader={reader} />;
  return (
    <LinesPanel
      {...{ reader, lines, footnote, count }}
      total={count}
      title={words.scheduled}
      empty={words.noScheduled}
    />
  );
}

/** Whether what is scheduled is looked for at all. */
function Heartbeat({ reader: { say, moment } }: { reader: Reader }) {
  const look = lastLook();
  if (!look || look.isOverdue) return <p className="waiting-panel__warning">{say(words.schedulerStill)}</p>;
  return (
    <p className="waiting-panel__more">
      {say(words.schedulerLives).replace('{moment}', moment(look.at.toISOString()))}
    </p>
  );
}

/** Places that visitors see and that lead nowhere, each with the way to its field. */
export async function BrokenLinksPanel({ req, reader }: Asking) {
  const { count, links } = await brokenLinks(req);
  const lines = links.map(({ id, title, form, label, reason, address, ...place }) => ({
    key: String(id),
    href: placeAddress(form, place, reader.language),
    title: reader.say(title),
    mark: reader.say(brokenReasons[reason]),
    alert: true,
    note: [typeof label === 'string' ? label : reader.say(label), address && isolated(address)]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <LinesPanel
      {...{ reader, lines, count }}
      total={count}
      title={brokenLinksWords.title}
      empty={brokenLinksWords.none}
      list={{ href: brokenLinksPath, name: brokenLinksWords.all }}
    />
  );
}

/** What was changed last, by whomever. */
export async function RecentPanel({ req, reader }: Asking) {
  const lines = (await recentChanges(req)).map((line) => ({
    ...lineOf(reader, line),
    mark: reader.say(statusWords[line.status]),
    note: reader.moment(line.updatedAt),
  }));
  return <LinesPanel {...{ reader, lines }} title={words.recent} empty={words.noRecent} />;
}

/** How many texts, in words: Arabic counts in six ways. */
const howMany: Record<AdminLanguage, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: '{count} text', other: '{count} texts' },
  ar: { one: 'نص واحد', two: 'نصّان', few: '{count} نصوص', many: '{count} نصًّا', other: '{count} نص' },
};

function textsInWords(count: number, language: AdminLanguage): string {
  const forms = howMany[language];
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('{count}', String(count));
}
