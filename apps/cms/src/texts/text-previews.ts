import type { CaseKind } from '@insurer/contract/forms/forms.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import type { ReservedName } from '@insurer/contract/reserved-names.ts';
import { type AdminLanguage, type Label, label } from '../fields/labels.ts';
import { mailTextsKey } from './mail-texts.ts';

/**
 * Something that a text is read in, as the draft has it; the language is added to the address. `path` is where it stands on the
 * site, if it does.
 */
export type TextPreview = { name: string; address: string; path?: string };

const page = label('On the site', 'في الموقع');
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
  ReservedName | 'e-services' | 'contact-us' | 'claims' | 'customer-rights' | 'my-requests'
> = {
  'site.providers': 'find-a-provider',
  'site.claimSteps': 'claim',
  'site.savings': 'savings-calculator',
  'site.planner': 'visit-visa-planner',
  'site.search': 'search',
  'site.status': '404',
  'site.documents': 'customer-rights',
  'site.careers': 'career-openings',
  'site.forms': 'contact-us',
  'site.eServices': 'e-services',
  'site.tracking': 'claims',
  'site.requests': 'my-requests',
  'forms.apply-form': 'career-openings',
};

/** Where the texts of a group can be seen before they are published. */
export function previewsOf(group: string, language: AdminLanguage): TextPreview[] {
  if (group === mailTextsKey)
    return mailExamples.map((mail) => ({ name: mails[mail][language], ...inMail(mail, 'claim') }));
  const [, form] = /^forms\.(.+)$/.exec(group) ?? [];
  const path = `/${places[group] ?? form ?? ''}`;
  const onSite = { name: page[language], address: `/cms-api/globals/texts/preview?path=${path}`, path };
  const [kind] = Object.entries(caseForms).find(([, { path: own }]) => own === form) ?? [];
  return kind ? [onSite, { name: mails.received[language], ...inMail('received', kind as CaseKind) }] : [onSite];
}

function inMail(mail: MailExample, kind: CaseKind): Pick<TextPreview, 'address'> {
  return { address: `/cms-api/globals/texts/mail-preview?mail=${mail}&kind=${kind}` };
}
