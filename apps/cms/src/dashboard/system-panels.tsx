import type { OverdueWork } from '../delivery/overdue-work.ts';
import { listLink } from './admin-links.ts';
import { confidentialWords, overdueWords, stepWords, words } from './dashboard-words.ts';
import { Line, Panel } from './panel.tsx';
import type { Reader } from './reader.ts';
import type { FirstStep, SystemWork } from './system-work.ts';

/** Mails and notices that do not go out. */
export function SystemPanel({ reader, work }: { reader: Reader; work: SystemWork }) {
  const { say } = reader;
  const { mails, webhooks, heldErasures, mailServer, isPasswordEnough, confidential } = work;
  const lines = [
    { text: words.mailsFailed, count: mails.failed, collection: 'mail-queue', state: 'failed', alert: true },
    { text: words.hooksFailed, count: webhooks.failed, collection: 'webhooks', state: 'failed', alert: true },
    { text: words.hooksWaiting, count: webhooks.waiting, collection: 'webhooks', state: 'waiting', alert: false },
    { text: words.mailsWaiting, count: mails.waiting, collection: 'mail-queue', state: 'waiting', alert: !mailServer },
  ].filter(({ count }) => count > 0);
  const overdue = (Object.keys(overdueWords) as (keyof OverdueWork)[]).filter((kind) => work.overdue[kind] > 0);
  const isWorking = overdue.length === 0 && heldErasures === 0 && mailServer;
  const quiet = lines.length === 0 && isWorking && !isPasswordEnough && confidential === 'named';
  return (
    <Panel
      title={say(words.system)}
      count={mails.failed + webhooks.failed}
      empty={quiet ? say(words.noSystem) : undefined}
    >
      {overdue.length > 0 ? (
        <p className="waiting-panel__warning">
          {overdue.map((kind) => `${say(overdueWords[kind])}: ${work.overdue[kind]}. `)}
          {say(words.overdueReason)}
        </p>
      ) : null}
      {heldErasures > 0 ? (
        <p className="waiting-panel__warning">
          {say(words.heldErasures)} {heldErasures}.{' '}
          <a href="/admin/globals/case-handling">{say(words.confirmErasures)}</a>
        </p>
      ) : null}
      {mailServer ? null : <p className="waiting-panel__warning">{say(words.noMailServer)}</p>}
      {isPasswordEnough ? (
        <p className="waiting-panel__warning">
          {say(words.passwordEnough)} <a href="/admin/globals/sign-in-rules">{say(words.signInRules)}</a>
        </p>
      ) : null}
      {confidential === 'named' ? null : (
        <p className="waiting-panel__warning">
          {say(confidentialWords[confidential])} <a href="/admin/collections/users">{say(words.namePeople)}</a>
        </p>
      )}
      <ul className="waiting-lines">
        {lines.map(({ text, count, collection, state, alert }) => (
          <Line
            key={text.en}
            href={listLink(collection, { state: { equals: state } })}
            title={say(text)}
            mark={String(count)}
            alert={alert}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** What a new company has to set up; gone when all of it is done. */
export function FirstStepsPanel({ reader, steps }: { reader: Reader; steps: FirstStep[] }) {
  const { say } = reader;
  if (steps.every(({ done }) => done)) return null;
  return (
    <Panel title={say(words.firstSteps)} count={steps.filter(({ done }) => !done).length}>
      <ol className="waiting-lines">
        {steps.map(({ name, done }) => {
          const { text, path } = stepWords[name];
          return (
            <li className="waiting-line" key={name}>
              <span className="waiting-line__link">
                {path && !done ? <a href={`/admin${path}`}>{say(text)}</a> : say(text)}
              </span>
              <span className="waiting-mark">{say(done ? words.done : words.toDo)}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
