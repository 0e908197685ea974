import type { CaseDetails, CaseMessage, CaseMessageFile } from '@insurer/contract/case-details.ts';
import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import { languages } from '@insurer/contract/language.ts';
import type { ReactNode } from 'react';
import { longDate } from '#app/texts/dates.ts';
import { fileSizeText } from '#app/texts/file-size.ts';
import { textsOf } from '#app/texts/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { PhoneNumbers } from '#app/ui/phone-numbers.tsx';
import type { View } from '#app/view.ts';

/** The papers that the company waits for. */
export function Papers({ papers, view }: { papers: LocalizedTextModel[]; view: View }): ReactNode {
  const { requests } = view.texts;
  if (papers.length === 0) return null;
  return (
    <section className="papers" aria-labelledby="papers-title">
      <h2 id="papers-title" className="papers__title">
        {requests.askedFor}
      </h2>
      <ul className="papers__list">
        {papers.map((paper) => (
          <li key={paper.text} dir="auto">
            <LocalizedText of={paper} view={view} />
          </li>
        ))}
      </ul>
      <p>
        <a href="#form">{requests.attachBelow}</a>
      </p>
    </section>
  );
}

type ConversationProps = { details: CaseDetails; messages: CaseMessage[]; view: View };

/** What company and customer wrote, oldest first. */
export function Conversation({ details: { reference }, messages, view }: ConversationProps): ReactNode {
  const { requests } = view.texts;
  return (
    <section className="messages" aria-labelledby="messages-title">
      <h2 id="messages-title">{requests.conversation}</h2>
      {messages.length === 0 && <p className="muted">{requests.noMessages}</p>}
      <ol className="messages__list">
        {messages.map((message) => (
          <li key={message.id} className={`message message--${message.from}`}>
            <p className="message__head">
              <strong>{requests[message.from]}</strong>
              {message.at && longDate(message.at, view.language) && (
                <time dateTime={message.at}>{longDate(message.at, view.language)}</time>
              )}
            </p>
            {message.text && (
              <p className="message__text" dir="auto">
                {message.from === 'company' ? (
                  <PhoneNumbers text={message.text} amongOthers />
                ) : (
                  ownWords(message.text, view)
                )}
              </p>
            )}
            {message.files.length > 0 && (
              <ul className="message__files">
                {message.files.map((file, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays
                  <li key={index}>
                    <MessageFile file={file} reference={reference} view={view} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the site writes with the files of a claim, as it stands in a case: in the language in which the claim was sent. */
const writtenWithFiles = languages.map((language) => textsOf(language).claimSteps.filesMessage);

/** What the visitor wrote; what the site wrote in the visitor's name is said in the language of the page. */
function ownWords(text: string, { texts }: View): string {
  return writtenWithFiles.includes(text) ? texts.claimSteps.filesMessage : text;
}

function MessageFile({ file, reference, view }: { file: CaseMessageFile; reference: string; view: View }): ReactNode {
  const words = (
    <>
      <Icon name={file.id ? 'download' : 'file-text'} />
      <span>
        <bdi>{file.name}</bdi> {file.size !== undefined && <bdi>({fileSizeText(file.size, view.texts.requests)})</bdi>}
      </span>
    </>
  );
  if (!file.id) return <span className="message__file">{words}</span>;
  const path = `/my-requests/${encodeURIComponent(reference)}/files/${encodeURIComponent(file.id)}`;
  return (
    <a className="message__file" href={localPath(path, view.language)} download>
      {words}
    </a>
  );
}
