'use client';

import type { Language } from '@insurer/contract/language.ts';
import { Button, useFormModified, useTranslation } from '@payloadcms/ui';
import { useId, useRef } from 'react';
import { adminLanguageOf, type Label, label } from '../../fields/labels.ts';
import { saysSomething } from '../../says-something.ts';
import { useKeptText } from '../../use-kept-text.ts';
import type { Team } from '../case-kinds.ts';
import { UnsavedChanges } from '../unsaved-changes.tsx';
import { AnswerFiles } from './answer-files.tsx';
import type { FilledTemplate } from './filled-templates.ts';
import { LanguageWarning } from './language-warning.tsx';
import { PromisedDay } from './promised-day.tsx';
import { SentLine } from './sent-line.tsx';
import { useSending } from './use-sending.ts';
import { withTemplate } from './with-template.ts';

const words = {
  title: label('Answer', 'الرد'),
  template: label('Template', 'نموذج'),
  noTemplate: label('Without a template', 'دون نموذج'),
  text: label('Text', 'النص'),
  after: label('The case then', 'حالة الطلب بعد الرد'),
  stays: label('stays as it is', 'كما هي'),
  review: label('is in review', 'قيد المراجعة'),
  send: label('Send the answer', 'أرسل الرد'),
  sent: label('The answer was sent.', 'أُرسل الرد.'),
  sending: label('Sending…', 'جارٍ الإرسال…'),
  failed: label('The answer could not be sent. Please try again.', 'تعذر إرسال الرد. حاول مرة أخرى.'),
};

/** What names who is answered, by who answers. */
const wordsOf: Record<Team, Record<'papers' | 'waits' | 'noEmail' | Language, Label>> = {
  care: {
    en: label('The customer reads English.', 'العميل يقرأ بالإنجليزية.'),
    ar: label('The customer reads Arabic.', 'العميل يقرأ بالعربية.'),
    papers: label(
      'Papers that the customer is asked for, a line each',
      'المستندات المطلوبة من العميل، كل مستند في سطر',
    ),
    waits: label('waits for the customer', 'بانتظار العميل'),
    noEmail: label(
      'There is no email: the customer reads it on the site.',
      'لا يوجد بريد: يقرأ العميل الرد على الموقع.',
    ),
  },
  people: {
    en: label('The applicant reads English.', 'المتقدم يقرأ بالإنجليزية.'),
    ar: label('The applicant reads Arabic.', 'المتقدم يقرأ بالعربية.'),
    papers: label(
      'Papers that the applicant is asked for, a line each',
      'المستندات المطلوبة من المتقدم، كل مستند في سطر',
    ),
    waits: label('waits for the applicant', 'بانتظار المتقدم'),
    noEmail: label(
      'There is no email: the applicant reads it on the site.',
      'لا يوجد بريد: يقرأ المتقدم الرد على الموقع.',
    ),
  },
};

type AnswerFormProps = {
  team: Team;
  templates: FilledTemplate[];
  papers: string[];
  /** The last message that stands above. */
  seen: number;
  direction: 'ltr' | 'rtl';
  customerLanguage: Language;
  hasEmail: boolean;
};

/**
 * An answer to who sent the case. It goes out by itself, and not with the save of the case. Its text has no longest length here: the
 * end of a letter that is pasted would be cut off without a word, where the service refuses it and says why.
 */
export function AnswerForm({ team, templates, papers, seen, direction, customerLanguage, hasEmail }: AnswerFormProps) {
  const { i18n } = useTranslation();
  const isModified = useFormModified();
  const id = useId();
  const [text, setText] = useKeptText('answer');
  const [asked, setAsked] = useKeptText('papers', papers.join('\n'));
  const [status, setStatus] = useKeptText('status-after');
  const [names, setNames] = useKeptText('files');
  const { papers: papersLabel, waits, noEmail, ...inLanguage } = wordsOf[team];
  const files = useRef<HTMLInputElement>(null);
  const language = adminLanguageOf(i18n);
  const forget = () => {
    setText('');
    setAsked(papers.join('\n'));
    setStatus('');
    setNames('');
  };
  const { problem, isBusy, send, forgetProblem, field } = useSending(words.failed[language], forget);

  return (
    // No form element: it would stand within the one of the case.
    <fieldset className="conversation__answer">
      <legend>{words.title[language]}</legend>
      <SentLine isNextBegun={text !== ''}>{words.sent[language]}</SentLine>
      <p className="conversation__hint">
        {inLanguage[customerLanguage][language]} {!hasEmail && noEmail[language]}
      </p>
      <label htmlFor={`${id}-template`}>{words.template[language]}</label>
      <TemplateSelect
        id={`${id}-template`}
        none={words.noTemplate[language]}
        templates={templates}
        choose={(chosen) => {
          setText(withTemplate(text, templates, chosen));
          forgetProblem();
        }}
      />
      <label htmlFor={`${id}-text`}>{words.text[language]}</label>
      <textarea
        id={`${id}-text`}
        ref={field}
        dir={text ? 'auto' : direction}
        lang={customerLanguage}
        rows={9}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <PromisedDay text={text} templates={templates} />
      <LanguageWarning team={team} text={text} reads={customerLanguage} />
      <AnswerFiles input={files} language={language} names={names} setNames={setNames} />
      <label htmlFor={`${id}-papers`}>{papersLabel[language]}</label>
      <textarea
        id={`${id}-papers`}
        dir={asked ? 'auto' : direction}
        lang={customerLanguage}
        rows={2}
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
      <label htmlFor={`${id}-status`}>{words.after[language]}</label>
      <select id={`${id}-status`} value={status} onChange={({ target }) => setStatus(target.value)}>
        <option value="">{words.stays[language]}</option>
        <option value="waiting-for-customer">{waits[language]}</option>
        <option value="in-review">{words.review[language]}</option>
      </select>
      <div>
        <Button
          buttonStyle="secondary"
          disabled={isBusy || isModified || !saysSomething(text)}
          onClick={() => void send({ text, papers: asked, status, seen: String(seen) }, files.current?.files ?? [])}
          size="medium"
        >
          {words[isBusy ? 'sending' : 'send'][language]}
        </Button>
      </div>
      <p role="alert" className="conversation__problem">
        {isModified ? <UnsavedChanges /> : problem}
      </p>
    </fieldset>
  );
}

type TemplateSelectProps = { id: string; none: string; templates: FilledTemplate[]; choose(chosen: string): void };

function TemplateSelect({ id, none, templates, choose }: TemplateSelectProps) {
  return (
    <select id={id} defaultValue="" onChange={({ target }) => choose(target.value)}>
      <option value="">{none}</option>
      {templates.map((template) => (
        <option key={template.id} value={template.id}>
          {template.title}
        </option>
      ))}
    </select>
  );
}
