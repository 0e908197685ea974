import { messageOf } from '@insurer/contract/forms/form-text.ts';
import { consentNames, jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { readCaseHandling } from '../cases/case-handling.ts';
import { checkRequest, refusal } from '../cases/intake/check-request.ts';
import type { Received } from '../cases/intake/received.ts';
import { submitCase } from '../cases/intake/submit-case.ts';
import { notFound } from '../contract-problem.ts';
import { isOpenJob } from '../open-jobs.ts';
import { newestPublications } from '../publications/publication.ts';
import type { Call } from './contract-route.ts';
import { tokenOfSent } from './visitor-token.ts';

/**
 * POST /jobs/{id}.
 * @throws ContractProblem 404 when the job is unknown or closed
 */
export async function postJobApplication(call: Call) {
  const { payload, params } = call;
  const key = params.id ?? '';
  const { reference, dueAt } = await submitCase(call, {
    kind: 'application',
    form: jobApplication,
    about: key,
    bodies: ['multipart'],
    check: async (received, wording) => {
      const job = await openJob(payload, key);
      if (!job) throw notFound('This job is unknown or closed.');
      const sent = checkRequest(jobApplication, received, {}, wording);
      const given = consentsGiven(received);
      if (given === 'refused') throw refusal('terms_consent', messageOf(jobApplication, 'consentsRequired', wording));
      const consents = given === 'given' ? await consentRecords(payload) : [];
      return { sent, inboxColumns: { job: job.id, jobKey: key }, consents };
    },
  });
  const token = await tokenOfSent(payload, 'job-applications', reference);
  return { data: { reference, token, due_at: dueAt } };
}

async function openJob(payload: Payload, key: string): Promise<{ id: number } | undefined> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { and: [{ key: { equals: key } }, isOpenJob()] },
    select: { key: true },
    limit: 1,
    // Reviewed: published jobs are public.
    ...publicRead,
  });
  return docs[0];
}

/** A site that asks for the consents sends both; one that keeps to the seven specified fields sends neither. */
function consentsGiven({ values }: Received): 'given' | 'refused' | 'not-asked' {
  const asked = consentNames.filter((name) => Object.hasOwn(values, name));
  if (asked.length === 0) return 'not-asked';
  return consentNames.every((name) => isYes(values[name])) ? 'given' : 'refused';
}

function isYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(true|on|1|yes)$/i.test(value.trim()));
}

/** What was agreed to, when, and in which version: of the terms, the page as it was last published. */
async function consentRecords(payload: Payload) {
  const { declarationVersion } = await readCaseHandling(payload);
  const { docs } = await payload.find({
    collection: 'pages',
    where: { name: { in: ['terms-conditions', 'terms-and-conditions'] }, _status: { equals: 'published' } },
    select: { updatedAt: true },
    limit: 1,
    joins: false,
    // Reviewed: only the time of a published page is read.
    ...publicRead,
  });
  const [terms] = docs;
  const [online] = terms ? await newestPublications(payload, `pages/${terms.id}`, 1) : [];
  const givenAt = new Date().toISOString();
  return [
    { name: 'information_consent', givenAt, version: declarationVersion },
    { name: 'terms_consent', givenAt, version: online?.at ?? terms?.updatedAt ?? declarationVersion },
  ];
}
