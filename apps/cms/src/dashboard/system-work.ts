import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { hasNaming, namedPeople } from '../access/confidential.ts';
import { seeCases } from '../access/roles.ts';
import { heldErasures } from '../cases/retention/erase-due-cases.ts';
import { config } from '../config.ts';
import { type OverdueWork, overdueWork } from '../delivery/overdue-work.ts';

/** What an administrator has to look after: post that does not go out, and what is still to be set up. */
export type SystemWork = {
  mails: { waiting: number; failed: number };
  webhooks: { waiting: number; failed: number };
  /** What should have been done by itself long ago. */
  overdue: OverdueWork;
  /** Cases past their term that wait for an administrator's word. */
  heldErasures: number;
  /** Whether a mail server is set; without one, mails wait. */
  mailServer: boolean;
  firstSteps: FirstStep[];
  /** Whether confidential cases are still seen by all who handle cases, or by nobody who can sign in; neither is as it should be. */
  confidential: 'everybody' | 'nobody' | 'named';
  /** Whether a role that sees cases signs in with the password alone. */
  isPasswordEnough: boolean;
};
export type FirstStep = { name: 'company' | 'people' | 'mail' | 'address'; done: boolean };

/** What administrators look after: mails and webhooks that wait or failed, and the first steps that are still to do. */
export async function systemWork(req: PayloadRequest): Promise<SystemWork> {
  const counted = async (collection: CollectionSlug, where: Where = {}) =>
    (await req.payload.count({ collection, where, overrideAccess: false, user: req.user })).totalDocs;
  const state = (value: string): Where => ({ state: { equals: value } });
  const [mailsWaiting, mailsFailed, hooksWaiting, hooksFailed, people, settings, rules] = await Promise.all([
    counted('mail-queue', state('waiting')),
    counted('mail-queue', state('failed')),
    counted('webhooks', { and: [state('waiting'), { attempts: { greater_than: 0 } }] }),
    counted('webhooks', state('failed')),
    counted('users'),
    req.payload.findGlobal({ slug: 'site-settings', locale: 'en', depth: 0, overrideAccess: false, user: req.user }),
    req.payload.findGlobal({ slug: 'sign-in-rules', depth: 0, overrideAccess: false, user: req.user }),
  ]);
  const mailServer = config.smtpUrl !== undefined;
  return {
    mails: { waiting: mailsWaiting, failed: mailsFailed },
    webhooks: { waiting: hooksWaiting, failed: hooksFailed },
    overdue: await overdueWork(req.payload),
    heldErasures: await heldErasures(req.payload),
    mailServer,
    confidential: await confidentialState(req),
    isPasswordEnough: seeCases.some((role) => !rules.secondFactorRoles?.includes(role)),
    firstSteps: [
      { name: 'company', done: settings.company?.name !== req.payload.config.custom.demoCompanyName },
      { name: 'people', done: people > 1 },
      { name: 'mail', done: mailServer },
      { name: 'address', done: config.siteUrl.startsWith('https:') },
    ],
  };
}

async function confidentialState(req: PayloadRequest): Promise<SystemWork['confidential']> {
  if (!(await hasNaming(req))) return 'everybody';
  const named = await Promise.all(seeCases.map((role) => namedPeople(req, role)));
  return named.flat().length > 0 ? 'named' : 'nobody';
}
