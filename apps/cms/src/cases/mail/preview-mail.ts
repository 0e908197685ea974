import { dayMs } from '@insurer/contract/day-ms.ts';
import { stagesOf } from '@insurer/contract/forms/forms.ts';
import { type Language, readLanguage } from '@insurer/contract/language.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../../access/roles.ts';
import { config } from '../../config.ts';
import { adminLanguageOf, type Label, label } from '../../fields/labels.ts';
import { promisedDayText } from '../../fields/moment-text.ts';
import { standalonePreview } from '../../preview/standalone-preview.ts';
import { mailWords } from '../../texts/mail-texts.ts';
import { storedTexts } from '../../texts/stored-texts.ts';
import { type MailExample, mailExamples } from '../../texts/text-previews.ts';
import { exampleFacts } from '../case-about.ts';
import { caseKinds } from '../case-kinds.ts';
import { exampleOfficer } from '../example-officer.ts';
import { newReference } from '../reference.ts';
import { answerMail, type CaseMail, changeMail, confirmationMail, officerMail } from './case-mail.ts';
import { companyOf } from './enqueue-mail.ts';
import { mailHtml } from './mail-html.ts';
import type { Mail } from './mail-parts.ts';
import { previewNotice } from './preview-notice.ts';

const dueMs = 3 * dayMs;
const answer: Label = label(
  'Here stands what the colleague who answers writes.',
  'هنا نص الرد الذي يكتبه الموظف المختص.',
);
const paper: Label = label('Hospital invoice', 'فاتورة المستشفى');
const product: Label = label('Motor insurance', 'تأمين المركبات');
const job: Label = label('Claims handler', 'أخصائي مطالبات');
const examples: Record<MailExample, (about: CaseMail & { dueAt: Date }) => Mail> = {
  received: confirmationMail,
  changed: (about) =>
    changeMail({
      ...about,
      status: 'in-review',
      stage: stagesOf(about.kind)[1] ?? null,
      note: mailWords('dueMoved', about, promisedDayText(about.dueAt, about.language)),
    }),
  answer: (about) =>
    answerMail({
      ...about,
      text: answer[about.language],
      files: 1,
      papers: [paper[about.language]],
      waitsFor: 'papers',
    }),
  officer: (about) =>
    officerMail({ ...about, officer: { ...exampleOfficer, name: exampleOfficer.name[about.language] } }),
};
/**
 * GET /globals/texts/mail-preview?mail=&kind=&locale=: a mail to a customer as the draft of the texts has it, with an invented
 * reference, and says so (decision 0027).
 */
export const previewMail: Endpoint = {
  path: '/mail-preview',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'reviewer')) return notAllowed(req);
    const mail = mailExamples.find((known) => known === req.searchParams.get('mail'));
    if (!mail) return Response.json({ message: 'There is no such mail.' }, { status: 404 });
    const language = readLanguage(req.searchParams.get('locale') ?? 'en');
    const example = await exampleOf(req, mail, language);
    const notice = previewNotice(adminLanguageOf(req.i18n), example.subject, language);
    return new Response(mailHtml(example, notice), { headers: standalonePreview });
  },
};

async function exampleOf(req: PayloadRequest, mail: MailExample, language: Language): Promise<Mail> {
  const kind = caseKinds.find((known) => known === req.searchParams.get('kind')) ?? 'claim';
  const changedTexts = await storedTexts(req, true);
  const chosen = exampleFacts(kind, { language, changedTexts }, product[language]);
  return examples[mail]({
    ...{ language, kind, reference: newReference(), siteUrl: config.siteUrl },
    ...(kind === 'application' ? { job: job[language] } : { chosen }),
    company: await companyOf(req, language),
    changedTexts,
    dueAt: new Date(Date.now() + dueMs),
  });
}
