import type { PayloadRequest } from 'payload';
import { mailLanguageOf } from '../accounts/mail-language.ts';
import { companyName } from '../admin/brand/company-name.ts';
import { mailHtml } from '../cases/mail/mail-html.ts';
import { type MailPart, mailText, paragraph } from '../cases/mail/mail-parts.ts';
import { config } from '../config.ts';
import { enqueue } from '../delivery/enqueue.ts';
import type { AdminLanguage, Label } from '../fields/labels.ts';
import type { User } from '../payload-types.ts';
import type { Target } from '../record/scheduling.ts';
import { untyped } from '../untyped.ts';
import { failedScheduleWords } from './failed-schedule-words.ts';

type Failed = { target: Target; action: 'publish' | 'unpublish'; person: User | null; why: Label };
type Title = Partial<Record<AdminLanguage, string | null>>;
type FailureNotice = Failed & { title: Title; company: Label };

/** Whose work the content is: the others cannot open what the mail speaks of. Jobs are the work of people and careers as well. */
const ofContent: readonly User['role'][] = ['admin', 'editor', 'reviewer'];
const ofJobs: readonly User['role'][] = [...ofContent, 'people'];

/**
 * Enqueues one mail for who had scheduled it, in the language of that account; where nobody is known who works on the
 * content still, one for each administrator. Of what is gone or in the trash nobody is told, as on the dashboard.
 */
export async function enqueueFailedScheduleMails(req: PayloadRequest, failed: Failed): Promise<void> {
  const title = await titleOf(req, failed.target);
  if (!title) return;
  const { person } = failed;
  const isJob = 'relationTo' in failed.target && failed.target.relationTo === 'jobs';
  const isNotified = person && !person.disabled && (isJob ? ofJobs : ofContent).includes(person.role);
  const people = isNotified ? [person] : await administrators(req);
  const company = await companyName(req.payload);
  for (const each of people)
    await enqueue(req, 'mail-queue', { to: each.email, ...mailTo(each, { ...failed, title, company }) });
}

async function administrators(req: PayloadRequest): Promise<User[]> {
  const where = { role: { equals: 'admin' }, disabled: { not_equals: true } };
  // Reviewed: addresses, names and languages of those who are told.
  const { docs } = await req.payload.db.find<User>({ collection: 'users', where, pagination: false, req });
  return docs;
}

async function titleOf(req: PayloadRequest, target: Target): Promise<Title | undefined> {
  if ('global' in target) {
    const { label } = req.payload.globals.config.find(({ slug }) => slug === target.global) ?? {};
    return label as Title;
  }
  const { relationTo, value } = target;
  const found = await req.payload.find({
    collection: relationTo,
    where: { id: { equals: value } },
    draft: true,
    locale: 'all',
    depth: 0,
    limit: 1,
    select: untyped({ title: true }),
    // Reviewed: told to nobody but those who work on the content.
    overrideAccess: true,
    req,
  });
  const [doc] = found.docs as unknown as { title?: Title | null }[];
  return doc && (doc.title ?? {});
}

function mailTo(person: User, { target, action, why, title, company, ...failed }: FailureNotice) {
  const language = mailLanguageOf(person);
  const say = failedScheduleWords[language];
  const named = title[language] || title.en || title.ar || ('global' in target ? target.global : String(target.value));
  const [kind, place] =
    'global' in target
      ? (['globals', `globals/${target.global}`] as const)
      : ([target.relationTo, `collections/${target.relationTo}/${target.value}`] as const);
  const address = `${config.adminUrl}/admin/${place}`;
  const parts: MailPart[] = [
    paragraph(say.hello(person.name)),
    paragraph(failed.person?.id === person.id ? say.happened[action] : say.happenedToAll[action]),
    {
      kind: 'facts',
      facts: [
        { name: say.kind, value: say.kinds[kind] },
        { name: say.title, value: named },
      ],
    },
    { kind: 'section', heading: say.why, text: why[language] },
    { kind: 'link', label: say.open, address },
    paragraph(say.next),
    { kind: 'small print', lines: [company[language], say.automatic] },
  ];
  const subject = `${company[language]}: ${say.subject[action]}`;
  return { subject, body: mailText(parts), html: mailHtml({ subject, parts }) };
}
