import { caseKindLabels, collectionOf } from '../cases/case-kinds.ts';
import { listLink } from './admin-links.ts';
import { applicationWork, type CaseLine, type Counted, careWork, failedMails, newApplications } from './case-work.ts';
import { words } from './dashboard-words.ts';
import { Line, Panel } from './panel.tsx';
import type { Asking, Reader } from './reader.ts';

/** Cases by kind: new, overdue and one's own, each number leading to its list. */
export async function CasesPanel({ req, reader }: Asking) {
  const { say } = reader;
  const lines = await careWork(req);
  const waiting = lines.filter(({ fresh, overdue, mine }) => fresh.count + overdue.count + mine.count > 0);
  const fresh = lines.reduce((sum, line) => sum + line.fresh.count, 0);
  return (
    <Panel title={say(words.cases)} count={fresh} empty={waiting.length === 0 ? say(words.noCases) : undefined}>
      <CaseTable reader={reader} lines={waiting} />
    </Panel>
  );
}

function CaseTable({ reader, lines }: { reader: Reader; lines: CaseLine[] }) {
  const { say } = reader;
  return (
    <div className="waiting-table">
      <table>
        <thead>
          <tr>
            {[words.kind, words.overdue, words.fresh, words.mine].map((column) => (
              <th key={column.en} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, fresh, overdue, mine }) => {
            const name = say(caseKindLabels[kind]);
            const collection = collectionOf(kind);
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <CountCell counted={overdue} collection={collection} name={`${name}: ${say(words.overdue)}`} alert />
                <CountCell counted={fresh} collection={collection} name={`${name}: ${say(words.fresh)}`} />
                <CountCell counted={mine} collection={collection} name={`${name}: ${say(words.mine)}`} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type CountCellProps = { counted: Counted; collection: string; name: string; alert?: boolean };

function CountCell({ counted, collection, name, alert }: CountCellProps) {
  if (counted.count === 0) return <td className="waiting-table__none">0</td>;
  return (
    <td>
      <a
        className={`waiting-mark${alert ? ' waiting-mark--alert' : ''}`}
        href={listLink(collection, counted.where)}
        aria-label={`${name}: ${counted.count}`}
      >
        {counted.count}
      </a>
    </td>
  );
}

/** New applications for each job, and below what is overdue or one's own. */
export async function ApplicationsPanel({ req, reader }: Asking) {
  const { say } = reader;
  const [line, jobs] = await Promise.all([applicationWork(req), newApplications(req)]);
  const waits = line.fresh.count + line.overdue.count + line.mine.count > 0;
  return (
    <Panel
      title={say(words.applications)}
      count={line.fresh.count}
      empty={waits ? undefined : say(words.noApplications)}
    >
      <ul className="waiting-lines">
        {jobs.map(({ job, title, count }) => (
          <Line
            key={job ?? 'none'}
            href={listLink('job-applications', {
              and: [
                job === undefined ? { job: { exists: false } } : { job: { equals: job } },
                { status: { equals: 'received' } },
              ],
            })}
            {...(job === undefined ? { title: say(words.otherJob) } : reader.titleOf(title))}
            mark={String(count)}
            note={say(words.fresh)}
          />
        ))}
      </ul>
      <CaseTable reader={reader} lines={[line]} />
    </Panel>
  );
}

/** Mails of one's own cases that reached nobody, until they are sent anew or the case is seen to; nothing where there are none. */
export async function FailedMailsPanel({ req, reader }: Asking) {
  const { count, where } = await failedMails(req);
  if (count === 0) return null;
  return (
    <Panel title={reader.say(words.mailsToCustomers)} count={count}>
      <ul className="waiting-lines">
        <Line
          href={listLink('mail-queue', where)}
          title={reader.say(words.mailsFailed)}
          mark={String(count)}
          note={reader.say(words.checkAddress)}
          alert
        />
      </ul>
    </Panel>
  );
}
