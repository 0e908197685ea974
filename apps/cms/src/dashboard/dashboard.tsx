import { Gutter } from '@payloadcms/ui';
import type { NavGroupType } from '@payloadcms/ui/shared';
import type { AdminViewServerProps, StaticLabel } from 'payload';
import { hasRole, seeCases } from '../access/roles.ts';
import { companyName } from '../admin/brand/company-name.ts';
import { deskWords } from '../cases/desk/desk-words.ts';
import { sortableMoment } from '../fields/moment-text.ts';
import { guideWords } from '../guide/guide-words.ts';
import { SiteAsItWas } from '../publications/site-as-it-was.tsx';
import { editSynonyms } from '../unanswered/unanswered-words.ts';
import { ApplicationsPanel, CasesPanel, FailedMailsPanel } from './case-panels.tsx';
import {
  BrokenLinksPanel,
  DraftsPanel,
  RecentPanel,
  ReviewPanel,
  ScheduledPanel,
  UntranslatedPanels,
} from './content-panels.tsx';
import { words } from './dashboard-words.ts';
import { Panel } from './panel.tsx';
import { type Asking, type Reader, readerOf } from './reader.ts';
import { FirstStepsPanel, SystemPanel } from './system-panels.tsx';
import { systemWork } from './system-work.ts';
import { UnansweredPanel } from './unanswered-panel.tsx';

/** The first view after signing in: what waits for this person, by role. */
export async function Dashboard({ initPageResult: { req }, navGroups }: DashboardProps) {
  const reader = readerOf(req.i18n.language);
  const company = await companyName(req.payload);
  return (
    <main>
      <Gutter className="waiting">
        <div className="waiting__header">
          <p className="waiting__company">{company[reader.language]}</p>
          <h1>{reader.say(words.title)}</h1>
        </div>
        {hasRole(req, ...seeCases) ? (
          <p className="waiting__desk">
            <a href="/admin/my-work">{reader.say(deskWords.title)}</a>
          </p>
        ) : null}
        <p className="waiting__guide">
          <a href="/admin/guide">{reader.say(guideWords.title)}</a>
        </p>
        <AllLists reader={reader} groups={navGroups} />
        <div className="waiting__panels">
          {hasRole(req, 'admin', 'care') ? <CasesPanel req={req} reader={reader} /> : null}
          {hasRole(req, 'admin', 'people') ? <ApplicationsPanel req={req} reader={reader} /> : null}
          {hasRole(req, 'care', 'people') ? <FailedMailsPanel req={req} reader={reader} /> : null}
          {hasRole(req, 'admin', 'editor', 'reviewer', 'people') ? (
            <>
              <ReviewPanel req={req} reader={reader} />
              <DraftsPanel req={req} reader={reader} />
              <ScheduledPanel req={req} reader={reader} />
            </>
          ) : null}
          {hasRole(req, 'admin', 'editor', 'reviewer') ? (
            <>
              <UntranslatedPanels req={req} reader={reader} />
              <BrokenLinksPanel req={req} reader={reader} />
              <RecentPanel req={req} reader={reader} />
              <Panel title={reader.say(words.asItWas)}>
                <SiteAsItWas
                  language={reader.language}
                  latest={sortableMoment(new Date()).slice(0, 16).replace(' ', 'T')}
                />
              </Panel>
            </>
          ) : null}
          {hasRole(req, ...editSynonyms) ? <UnansweredPanel req={req} reader={reader} /> : null}
          {hasRole(req, 'admin') ? <System req={req} reader={reader} /> : null}
        </div>
      </Gutter>
    </main>
  );
}

type DashboardProps = AdminViewServerProps & { navGroups: NavGroupType[] };

async function System({ req, reader }: Asking) {
  const work = await systemWork(req);
  return (
    <>
      <SystemPanel reader={reader} work={work} />
      <FirstStepsPanel reader={reader} steps={work.firstSteps} />
    </>
  );
}

/** Every list and form that this person may open, as the menu has them: the menu is folded away at first. */
function AllLists({ reader, groups }: { reader: Reader; groups: NavGroupType[] }) {
  return (
    <nav className="waiting-lists" aria-label={reader.say(words.lists)}>
      {groups.map(({ label, entities }) => (
        <section key={label} aria-label={label}>
          <p className="waiting-lists__group">{label}</p>
          <ul>
            {entities.map(({ slug, type, label: name }) => (
              <li key={slug}>
                <a href={`/admin/${type}/${slug}`}>{textOf(name as StaticLabel, reader.language)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function textOf(label: StaticLabel, language: Reader['language']): string {
  return typeof label === 'string' ? label : (label[language] ?? label.en ?? '');
}
