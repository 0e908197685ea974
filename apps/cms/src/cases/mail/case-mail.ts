import { caseNameInMails, stageText, statusText } from '@insurer/contract/case-words.ts';
import { textIn, type Wording } from '@insurer/contract/changed-texts.ts';
import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { caseForms, isRequestKind, promisesDay, requestForm } from '@insurer/contract/forms/forms.ts';
import { requestLookup } from '@insurer/contract/forms/tracking-forms.ts';
import { directionOf, withPrefix } from '@insurer/contract/language.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { type PauseReason, pauseTexts } from '@insurer/contract/requests/pause-reasons.ts';
import { promisedDayText } from '../../fields/moment-text.ts';
import { applicationTexts, mailWords } from '../../texts/mail-texts.ts';
import type { CaseKind } from '../case-kinds.ts';
import { caseAddress } from '../case-link.ts';
import { isBehindFirst } from '../case-stages.ts';
import { isClosed } from '../case-status.ts';
import type { Officer } from '../officer.ts';
import { listOf } from '../paper-list.ts';
import { type Fact, isolated, type Mail, type MailPart, paragraph } from './mail-parts.ts';

export type Company = { name: string | undefined; phone: string | undefined };
/**
 * `isEnquiry`: came by the form of complaints and is none. `job` is what somebody applied for, as visitors read its title: whoever applied
 * for several has to know which one a mail is about.
 */
export type CaseMail = Wording & {
  kind: CaseKind;
  reference: string;
  isEnquiry?: boolean;
  job?: string | undefined;
  /** What was chosen from what the company offers, such as the product. */
  chosen?: readonly Fact[];
  company: Company;
  siteUrl: string;
};

/**
 * Confirms that something arrived, says what happens next and, where a day is promised, by when. Nothing that the sender typed
 * is in it: the address may belong to somebody else.
 */
export function confirmationMail({ dueAt, ...about }: CaseMail & { dueAt: Date }): Mail {
  const { kind, language } = about;
  const day = { name: mailWords('dueAt', about), value: promisedDayText(dueAt, language) };
  return {
    subject: caseSubject('receivedSubject', about),
    parts: [
      paragraph(mailWords('hello', about)),
      paragraph(caseWords('received', about)),
      caseFacts(about, ...(promisesDay(kind) ? [day] : [])),
      {
        kind: 'section',
        heading: mailWords('next', about),
        text: localizeForm(caseForms[kind], about).texts.mailNextSteps,
      },
      ...tracking(about),
      ...ending(about),
    ],
  };
}

type CaseChange = { status: CaseStatus; stage?: CaseStage | null; note: string | undefined };

/**
 * Tells the sender of a new status, with the team's note where there is one, and with how far an open case has come: "in review" alone
 * tells nobody of an interview.
 */
export function changeMail({ status, stage, note, ...about }: CaseMail & CaseChange): Mail {
  const { kind } = about;
  const statusFact = { name: mailWords('status', about), value: statusText(kind, status, about) };
  const isUnderWay = stage && isBehindFirst(kind, stage) && !isClosed(status);
  const stageFacts = isUnderWay ? [{ name: mailWords('stage', about), value: stageText(kind, stage, about) }] : [];
  return {
    subject: caseSubject('changedSubject', about),
    parts: [
      paragraph(mailWords('hello', about)),
      paragraph(caseWords('changed', about)),
      caseFacts(about, statusFact, ...stageFacts),
      ...paragraphsOf(note?.trim() ?? ''),
      ...caseLink(about),
      ...ending(about),
    ],
  };
}

/** `papers`: those asked for that its text does not list; `waitsFor`: why the clock stands still behind it, where it does. */
type Answer = { text: string; files: number; papers: readonly string[]; waitsFor?: PauseReason | undefined };

/** Brings an answer to the customer, with what is asked of him; its files are had on the site, and nowhere else. */
export function answerMail({ text, files, papers, waitsFor, ...about }: CaseMail & Answer): Mail {
  const list = listOf(papers);
  return {
    subject: caseSubject('answerSubject', about),
    parts: [
      ...paragraphsOf(text),
      ...(files > 0 ? [paragraph(mailWords(files === 1 ? 'oneFile' : 'files', about, files))] : []),
      ...(list ? [{ kind: 'section' as const, heading: mailWords('askedFor', about), text: list }] : []),
      ...(waitsFor ? [paragraph(textIn(`case-pauses.${waitsFor}`, pauseTexts[waitsFor], about))] : []),
      caseFacts(about),
      ...caseLink(about),
      ...ending(about),
    ],
  };
}

/** Tells a customer by name and direct number who handles the case. */
export function officerMail({
  officer,
  dueAt,
  ...about
}: CaseMail & { officer: Officer; dueAt: Date | undefined }): Mail {
  const { reference, language } = about;
  const phone = directionOf(language) === 'rtl' ? isolated(officer.phone) : officer.phone;
  const facts = [
    referenceFact(about),
    { name: mailWords('officer', about), value: officer.name },
    { name: mailWords('directNumber', about), value: phone },
    ...(dueAt ? [{ name: mailWords('dueAt', about), value: promisedDayText(dueAt, language) }] : []),
  ];
  return {
    subject: mailWords('officerSubject', about, reference),
    parts: [
      paragraph(mailWords('hello', about)),
      paragraph(mailWords('officerNamed', about)),
      { kind: 'facts', facts },
      ...caseLink(about),
      ...ending(about),
    ],
  };
}

/** A text of the mails that names the case: whoever applies for a job has sent an application and no request. */
function caseWords(name: Parameters<typeof mailWords>[0], about: CaseMail, value?: string): string {
  const own = caseForms[about.kind].caseRules.sender === 'applicant' ? applicationTexts[name] : undefined;
  return mailWords(own ?? name, about, value);
}

function caseSubject(name: Parameters<typeof mailWords>[0], about: CaseMail): string {
  const { reference, job } = about;
  return [caseWords(name, about, reference), ...(job ? [job] : [])].join(' · ');
}

function caseFacts(about: CaseMail, ...last: Fact[]): MailPart {
  const { kind, isEnquiry = false, job, chosen = [] } = about;
  const kindFact = { name: mailWords('kind', about), value: caseNameInMails(kind, isEnquiry, about) };
  const jobFacts = job ? [{ name: mailWords('job', about), value: job }] : [];
  return { kind: 'facts', facts: [referenceFact(about), kindFact, ...jobFacts, ...chosen, ...last] };
}

/** The reference of a case as a mail shows it, in the language of who reads it. */
export function referenceFact(about: Wording & { reference: string }): Fact {
  const { reference, language } = about;
  const value = directionOf(language) === 'rtl' ? isolated(reference) : reference;
  return { name: mailWords('reference', about), value, isReference: true };
}

/** Claims and complaints are followed by number and ID; everything else by its number and one detail that was sent. */
function tracking(about: CaseMail): MailPart[] {
  const { kind, language, siteUrl } = about;
  const own = isRequestKind(kind) ? requestForm(kind).tracking : undefined;
  const form: Form = own ?? requestLookup;
  const address = `${siteUrl}${withPrefix(`/${form.path}`, language)}`;
  return [
    paragraph(mailWords(own ? 'neededToTrack' : 'neededToFind', about)),
    { kind: 'link', label: localizeForm(form, about).texts.title, address },
  ];
}

/** The way to read and answer on the site. */
function caseLink(about: CaseMail): MailPart[] {
  const { reference, language } = about;
  return [
    { kind: 'link', label: mailWords('open', about), address: caseAddress(reference, language) },
    paragraph(mailWords('ends', about)),
  ];
}

function ending(about: CaseMail): MailPart[] {
  const { company, language } = about;
  const { name, phone } = company;
  const smallPrint: MailPart = { kind: 'small print', lines: [...(name ? [name] : []), mailWords('automatic', about)] };
  return phone
    ? [paragraph(mailWords('call', about, directionOf(language) === 'rtl' ? isolated(phone) : phone)), smallPrint]
    : [smallPrint];
}

/** What a colleague wrote, with its own lines and paragraphs. */
function paragraphsOf(note: string): MailPart[] {
  return note === '' ? [] : note.split(/\n{2,}/).map((lines) => paragraph(...lines.split('\n')));
}
