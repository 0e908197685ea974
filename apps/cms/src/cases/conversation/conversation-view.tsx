import { directionOf } from '@insurer/contract/language.ts';
import type { UIFieldServerProps } from 'payload';
import { type AdminLanguage, adminLanguageOf, type Label, label } from '../../fields/labels.ts';
import { momentWithHijri } from '../../fields/moment-text.ts';
import { filesOfCase, ofCase } from '../case-belongings.ts';
import { type CaseCollection, type Team, teamOf } from '../case-kinds.ts';
import { FileLine } from '../files/file-line.tsx';
import { shownCase } from '../shown-case.ts';
import { AnswerForm } from './answer-form.tsx';
import { filledTemplates } from './filled-templates.ts';
import { papersWaitedFor } from './papers-waited-for.ts';
import { type MessageCase, messagesOfCase, type StoredMessage } from './store-message.ts';

const words = {
  none: label('Nothing has been written yet.', 'لا رسائل بعد.'),
  waiting: label('Waits to be sent by email', 'بانتظار الإرسال بالبريد'),
  sent: label('Sent by email', 'أُرسلت بالبريد'),
  failed: label('The email could not be sent', 'تعذر إرسال البريد'),
  noEmail: label('No email: seen on the site alone', 'لا بريد: تُقرأ على الموقع فقط'),
  opened: label('Opened', 'فُتحت'),
  notOpened: label('Not opened yet', 'لم تُفتح بعد'),
};

const titles: Record<Team, Label> = {
  care: label('Conversation with the customer', 'المراسلة مع العميل'),
  people: label('Conversation with the applicant', 'المراسلة مع المتقدم'),
};
const senders: Record<Team, Record<StoredMessage['from'], Label>> = {
  care: { customer: label('Customer', 'العميل'), company: label('We', 'نحن') },
  people: { customer: label('Applicant', 'المتقدم'), company: label('We', 'نحن') },
};

type MailRow = { id: number; state: 'waiting' | 'sent' | 'failed'; sentAt?: string | null };

/** What was written about a case, oldest first, with what became of each answer, and the form for the next one. */
export async function ConversationView({ id, i18n, payload, collectionSlug, req }: UIFieldServerProps) {
  const collection = collectionSlug as CaseCollection;
  const found = await shownCase<MessageCase>(req, collection, id);
  if (!found) return null;
  const stored = { ...found, collection };
  const language = adminLanguageOf(i18n);
  const say = (text: Label) => text[language];
  const team = teamOf(collection);
  const mailsOfCase = { collection: 'mail-queue', where: ofCase(collection, stored.id), pagination: false } as const;
  const [messages, files, mails, users, templates] = await Promise.all([
    messagesOfCase(payload, stored),
    filesOfCase(payload, collection, stored.id),
    payload.db.find<MailRow>(mailsOfCase),
    payload.db.find<{ id: number; name?: string | null }>({ collection: 'users', pagination: false }),
    filledTemplates(req, stored),
  ]);
  const nameOf = (user: number | null | undefined) => users.docs.find((one) => one.id === user)?.name;
  return (
    <section className="field-type conversation" aria-labelledby="conversation-title">
      <h3 id="conversation-title">{say(titles[team])}</h3>
      {messages.length === 0 && <p className="conversation__none">{say(words.none)}</p>}
      <ol className="conversation__list">
        {messages.map((message) => (
          <li key={message.id} className={`conversation__message conversation__message--${message.from}`}>
            <p className="conversation__head">
              <strong>{say(senders[team][message.from])}</strong>
              {nameOf(message.by) && <bdi>{nameOf(message.by)}</bdi>}
              <time dateTime={message.createdAt}>{momentWithHijri(message.createdAt, language)}</time>
            </p>
            {message.text && (
              <p className="conversation__text" dir="auto">
                {message.text}
              </p>
            )}
            <ul className="conversation__files">
              {files
                .filter((file) => file.message === message.id)
                .map((file) => (
                  <li key={file.id}>
                    <FileLine file={file} api={payload.config.routes.api} say={say} />
                  </li>
                ))}
            </ul>
            {message.from === 'company' && (
              <p className="conversation__state">
                {[mailState(message, mails.docs, say, language), openedState(message, say, language)].join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ol>
      <AnswerForm
        team={team}
        templates={templates}
        papers={papersWaitedFor(stored, messages, files)}
        seen={messages.at(-1)?.id ?? 0}
        direction={directionOf(stored.language)}
        customerLanguage={stored.language}
        hasEmail={Boolean(stored.email)}
      />
    </section>
  );
}

type Say = (text: Label) => string;

function mailState({ mail }: StoredMessage, mails: MailRow[], say: Say, language: AdminLanguage): string {
  if (!mail) return say(words.noEmail);
  const row = mails.find(({ id }) => id === mail);
  // A row that is gone had been sent long ago.
  const state = row?.state ?? 'sent';
  return row?.sentAt ? `${say(words[state])} ${momentWithHijri(row.sentAt, language)}` : say(words[state]);
}

function openedState({ openedAt }: StoredMessage, say: Say, language: AdminLanguage): string {
  return openedAt ? `${say(words.opened)} ${momentWithHijri(openedAt, language)}` : say(words.notOpened);
}
