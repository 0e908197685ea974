import type { UIFieldServerProps } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { EndSession } from './end-session.tsx';
import { runningSessions, type Session, sessionIdOf } from './sessions.ts';

const words = {
  en: {
    here: 'This session',
    begun: 'Signed in',
    seen: 'Last seen, to ten minutes',
    address: 'Network address',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'unknown',
    anyBrowser: 'Unknown browser',
    anySystem: 'an unknown system',
    nobody: 'Signed in nowhere.',
  },
  ar: {
    here: 'هذه الجلسة',
    begun: 'بدأت',
    seen: 'آخر استخدام، بدقة عشر دقائق',
    address: 'عنوان الشبكة',
    on: (browser: string, system: string) => `${browser} على ${system}`,
    unknown: 'غير معروف',
    anyBrowser: 'متصفح غير معروف',
    anySystem: 'نظام غير معروف',
    nobody: 'لا توجد جلسات قائمة.',
  },
};

/** Where a person is signed in, for this person and for administrators; each session can be ended by itself. */
export async function SessionsView({ id, payload, user, i18n }: UIFieldServerProps) {
  const isOwn = id === user?.id;
  if (id === undefined || !user || !(isOwn || user.role === 'admin')) return null;
  const language = adminLanguageOf(i18n);
  const say = words[language];
  const current = sessionIdOf(user);
  // Reviewed: the person's own sessions, or those of anybody for an administrator.
  const sessions = await runningSessions(payload, id);
  const device = ({ browser, system }: Session) => say.on(browser ?? say.anyBrowser, system ?? say.anySystem);
  const moment = (when: Session['lastSeen']) => (when ? momentWithHijri(when, language) : say.unknown);
  return (
    <section className="field-type sessions" aria-labelledby="sessions-title">
      <h3 id="sessions-title">{label('Sessions', 'الجلسات')[language]}</h3>
      {sessions.length === 0 && <p>{say.nobody}</p>}
      <ul className="sessions__list">
        {sessions.map((session) => (
          <li key={session.id} className="sessions__item">
            <div>
              <p className="sessions__device">
                {device(session)} {session.id === current && <span className="sessions__here">{say.here}</span>}
              </p>
              <dl>
                <dt>{say.begun}</dt>
                <dd>{moment(session.createdAt)}</dd>
                <dt>{say.seen}</dt>
                <dd>{moment(session.lastSeen)}</dd>
                <dt>{say.address}</dt>
                <dd>
                  <bdi dir="ltr">{session.address ?? say.unknown}</bdi>
                </dd>
              </dl>
            </div>
            {session.id !== current && <EndSession person={id} session={session.id} of={device(session)} />}
          </li>
        ))}
      </ul>
      {!isOwn && sessions.length > 1 && <EndSession person={id} />}
    </section>
  );
}
