import type { CaseKind } from '@insurer/contract/forms/forms.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { ReservedName } from '@insurer/contract/reserved-names.ts';
import { type AdminLanguage, type Label, label } from '../fields/labels.ts';
import { mailTextsKey } from './mail-texts.ts';
import type { TextPlaces } from './text-places.ts';

/**
 * Something that a text is read in, as the draft has it; the language is added to the address. `path` is where it stands on the
 * site, if it does.
 */
export type TextPreview = { name: string; address: string; path?: string };

const page = label('On the site', 'في الموقع');
/** All of a group by themselves, on a page that the site does not have. */
const every = label('Every text', 'كل النصوص');
/** The mails that customers get. */
const mails = {
  received: label('Mail of confirmation', 'رسالة التأكيد'),
  changed: label('Mail of news', 'رسالة التحديث'),
  answer: label('Mail with an answer', 'رسالة الرد'),
  officer: label('Mail that names who handles it', 'رسالة التعريف بالمسؤول'),
} satisfies Record<string, Label>;
export type MailExample = keyof typeof mails;
/** The keys of a literal object, which `Object.keys` gives as plain strings. */
export const mailExamples = Object.keys(mails) as MailExample[];

/** Where visitors read what the site says by itself, where that is not on every page. */
const places: Record<
  string,
  | ReservedName
  | (
      | 'activate-visa'
      | 'e-services'
      | 'contact-us'
      | 'claims'
      | 'complaints'
      | 'customer-rights'
      | 'my-requests'
      | 'track-request'
    )
  | keyof typeof openPlaces
> = {
  'site.providers': 'find-a-provider',
  'site.saved': 'saved-answers',
  'site.claimSteps': 'claim',
  'site.savings': 'savings-calculator',
  'site.planner': 'visit-visa-planner',
  'site.datePicker': 'activate-visa',
  'site.search': 'search',
  'site.status': '404',
  'site.documents': 'customer-rights',
  'site.careers': 'career-openings',
  'site.forms': 'contact-us',
  'site.frames': 'complaints',
  'site.headings': 'track-request',
  'site.eServices': 'e-services',
  'site.tracking': 'claims',
  'site.requests': 'my-requests',
  'site.quote': 'quote',
  'site.coverQuestions': 'coverQuestions',
  'forms.apply-form': 'applyForm',
};
/** Those whose address is one of what editors keep, and what stands there where none of it is online. */
const openPlaces = { applyForm: 'career-openings', quote: 'get-a-quote', coverQuestions: '' } as const;
/** Texts of cases: no screen has them without one. */
const caseTexts = ['case-statuses', 'case-stages', 'case-pauses'];

/** Where the texts of a group can be seen before they are published. */
export function previewsOf(group: string, language: AdminLanguage, online: TextPlaces = {}): TextPreview[] {
  const all = { name: every[language], address: `/cms-api/globals/texts/group-preview?group=${group}` };
  if (group === mailTextsKey)
    return [...mailExamples.map((mail) => ({ name: mails[mail][language], ...inMail(mail, 'claim') })), all];
  if (caseTexts.includes(group)) return [all];
  const [, form] = /^forms\.(.+)$/.exec(group) ?? [];
  const path = `/${pathOfGroup(group, online) ?? form ?? ''}`;
  const onSite = { name: page[language], address: `/cms-api/globals/texts/preview?path=${path}`, path };
  const [kind] = Object.entries(caseForms).find(([, { path: own }]) => own === form) ?? [];
  const mail = { name: mails.received[language], ...inMail('received', kind as CaseKind) };
  return kind ? [onSite, mail, all] : [onSite, all];
}

function pathOfGroup(group: string, online: TextPlaces): string | undefined {
  const place = places[group];
  if (place === undefined || !isOpenPlace(place)) return place;
  return online[place] ?? openPlaces[place];
}

function isOpenPlace(place: string): place is keyof typeof openPlaces {
  return Object.hasOwn(openPlaces, place);
}

function inMail(mail: MailExample, kind: CaseKind): Pick<TextPreview, 'address'> {
  return { address: `/cms-api/globals/texts/mail-preview?mail=${mail}&kind=${kind}` };
}
