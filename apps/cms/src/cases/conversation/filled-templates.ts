import { caseNameInMails } from '@insurer/contract/case-words.ts';
import { noChangedTexts } from '@insurer/contract/changed-texts.ts';
import { isEnquiry } from '@insurer/contract/forms/forms.ts';
import { defaultLanguage, directionOf, type Language } from '@insurer/contract/language.ts';
import type { PayloadRequest } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { promisedDayText } from '../../fields/moment-text.ts';
import { mailWords } from '../../texts/mail-texts.ts';
import { storedTexts } from '../../texts/stored-texts.ts';
import { kindOf } from '../case-kinds.ts';
import { customerNameOf } from '../customer-name.ts';
import { companyOf } from '../mail/enqueue-mail.ts';
import { isolated } from '../mail/mail-parts.ts';
import { directNumberOf, teamPhone } from '../officer.ts';
import { filled, greetedAs, type Placeholder, placeholdersIn } from './placeholders.ts';
import type { MessageCase } from './store-message.ts';

/** `day`: the day of the answer, where the text names it, as it is written there. */
export type FilledTemplate = { id: number; title: string; text: string; day?: string };
type InBoth = Partial<Record<Language, string | null>> | null;
type Row = { id: number; title: InBoth; text: InBoth; kinds?: string[] | null };

/** The templates for a kind of case in the customer's language, English where they have no other, filled in for this case. */
export async function filledTemplates(req: PayloadRequest, about: MessageCase): Promise<FilledTemplate[]> {
  const { payload, user } = req;
  const kind = kindOf(about.collection, about);
  const { docs } = await payload.find({
    collection: 'answer-templates',
    locale: 'all',
    overrideAccess: false,
    pagination: false,
    depth: 0,
    sort: 'title',
    user,
  });
  const values = await valuesOf(req, about);
  const own = adminLanguageOf(req.i18n);
  const changedTexts = about.name ? noChangedTexts : await storedTexts(req);
  return (docs as unknown as Row[]).flatMap(({ id, title, text, kinds }) => {
    const language = text?.[about.language] ? about.language : defaultLanguage;
    const words = text?.[language];
    if (!words || (kinds?.length && !kinds.includes(kind))) return [];
    // Some forms ask for no name.
    const greeted = about.name ? words : greetedAs(words, mailWords('hello', { language, changedTexts }));
    const day = placeholdersIn(words).includes('due') ? values.due : undefined;
    return { id, title: title?.[own] || title?.[defaultLanguage] || String(id), text: filled(greeted, values), day };
  });
}

/** Papers stay a gap: the service fills it with those that stand beside the answer when it is sent. */
async function valuesOf(req: PayloadRequest, about: MessageCase): Promise<Partial<Record<Placeholder, string>>> {
  const { reference, dueAt, language } = about;
  const kind = kindOf(about.collection, about);
  const { payload } = req;
  const phone =
    (await teamPhone({ payload }, { kind, sent: about.sent })) ?? (await companyOf({ payload }, language)).phone;
  const direct = req.user ? await directNumberOf({ payload }, req.user, { kind, sent: about.sent }) : undefined;
  const leftToRight = (text: string) => (directionOf(language) === 'rtl' ? isolated(text) : text);
  return {
    name: about.name ?? undefined,
    reference: leftToRight(reference),
    kind: caseNameInMails(kind, isEnquiry(kind, about.sent), { language, changedTexts: await storedTexts(req) }),
    due: dueAt ? promisedDayText(dueAt, language) : undefined,
    agent: req.user ? customerNameOf(req.user, language) : undefined,
    direct: direct && leftToRight(direct),
    phone: phone && leftToRight(phone),
  };
}
