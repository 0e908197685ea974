'use client';

import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { type AdminLanguage, adminLanguageOf, onlyIn } from '../fields/labels.ts';
import { useLanguageLink, useSavesItself } from '../fields/languages/use-language-link.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { useArrival } from '../fields/use-arrival.ts';
import { useNeverSaved } from '../fields/use-saved-at.ts';
import type { ScheduledWork } from '../record/scheduled-work.ts';
import { DismissSchedule } from '../schedules/dismiss-schedule.tsx';
import { checksWords } from './checks-words.ts';
import type { JudgedFinding } from './document-findings.ts';
import { FindingEntry } from './finding-entry.tsx';
import { useAskForChecks, useChecks } from './use-checks.ts';
import { useKeepTyped } from './use-keep-typed.ts';

export const panelId = 'before-publishing';
const effects = ['blocks', 'known', 'hint'] as const satisfies JudgedFinding['effect'][];

/** Of whoever may publish: who reads alone does not get the draft that this is about. */
export function ChecksPanel() {
  const { hasSavePermission } = useDocumentInfo();
  // Another language of the form is another page: the way to the field ends there.
  useArrival();
  return hasSavePermission ? <Findings /> : null;
}

/** What is to be looked at in what is saved now, each entry with the way to its field, and what is scheduled. */
function Findings() {
  const isNew = useNeverSaved();
  const { i18n } = useTranslation();
  const savesItself = useSavesItself();
  const isTyped = useFormModified() && !savesItself;
  const language = adminLanguageOf(i18n);
  const say = checksWords[language];
  useAskForChecks();
  useKeepTyped();
  const { told, isAway } = useChecks();
  // Asked here: once the form is saved, the check may put another entry in the place of the one that was pressed.
  const follow = useLanguageLink();

  const found = told?.found ?? [];
  const groups = effects
    .map((effect) => ({ effect, entries: found.filter((one) => one.effect === effect) }))
    .filter(({ entries }) => entries.length > 0);
  const isStopped = groups[0]?.effect === 'blocks';
  const state = isAway ? say.unreachable : told?.found.length === 0 ? say.fine : '';
  return (
    <section className="field-type checks" aria-labelledby={`${panelId}-title`} id={panelId} tabIndex={-1}>
      <h2 id={`${panelId}-title`}>{say.title}</h2>
      <p role="status">{isNew ? say.newDocument : state}</p>
      {isTyped && told ? <p>{say.unsaved}</p> : null}
      {told?.scheduled.map((work) => (
        <Scheduled key={work.job} {...{ work, language, isStopped }} />
      ))}
      {groups.map(({ effect, entries }) => (
        <div key={effect} className={`checks__group checks__group--${effect}`}>
          <h3>
            {say.effects[effect]} ({entries.length})
          </h3>
          <ul>
            {entries.map((entry) => (
              <FindingEntry
                key={`${entry.kind} ${entry.key} ${entry.language} ${entry.detail}`}
                {...{ entry, follow }}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type ScheduledProps = { work: ScheduledWork; language: AdminLanguage; isStopped: boolean };

function Scheduled({ work, language, isStopped }: ScheduledProps) {
  const { job, action, at, failed, why, writer, language: of } = work;
  const say = checksWords[language];
  return (
    <p className={`checks__scheduled${failed ? ' checks__scheduled--failed' : ''}`}>
      {say.scheduled[action]}
      {of ? ` (${onlyIn(of)[language]})` : null}: <time dateTime={at}>{momentWithHijri(at, language)}</time>
      {failed ? <strong>{say.failed[action]}</strong> : null}
      {why ? <span className="checks__why">{why[language]}</span> : null}
      {failed ? <DismissSchedule job={job} /> : null}
      {!failed && action === 'publish' && isStopped ? <strong>{say.stopped}</strong> : null}
      {writer ? <strong>{say.writtenSince(writer)}</strong> : null}
    </p>
  );
}
