import { stopping } from '@insurer/contract/graceful-stop.ts';
import type { Payload } from 'payload';
import { removeOldBackups } from '../backups.ts';
import { scanWaitingFiles } from '../cases/files/virus-scan.ts';
import { markOverdue } from '../cases/inbox/mark-overdue.ts';
import { nameOfficers } from '../cases/inbox/name-officers.ts';
import { warnBeforeDue } from '../cases/inbox/warn-before-due.ts';
import { pruneRateLimits } from '../cases/intake/rate-limits.ts';
import { mailChannel } from '../cases/mail/mail-channel.ts';
import { eraseDueCases } from '../cases/retention/erase-due-cases.ts';
import { removeOrphanFiles } from '../cases/retention/remove-orphan-files.ts';
import { webhookChannel } from '../cases/webhooks/webhook-channel.ts';
import { config } from '../config.ts';
import { withDatabaseLock } from '../db/database-lock.ts';
import type { Channel, QueuedRow } from '../delivery/channel.ts';
import { deliverDue } from '../delivery/deliver-due.ts';
import { noteOverdueWork } from '../delivery/overdue-work.ts';
import { checkExternalLinks } from '../links/external/check-external-links.ts';
import { removeStrayUploads } from '../media/stray-uploads.ts';
import { purgeChannel } from '../purge/purge-channel.ts';
import { forgetOldEvents } from '../purge/purge-feed.ts';
import { removeNotedFiles } from '../storage/file-removals.ts';
import { forgetOldUnanswered } from '../unanswered/count-unanswered.ts';
import { startLoop } from './loop.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { purgeClosedJobs } from './purge-closed-jobs.ts';
import { removeBlankDrafts } from './remove-blank-drafts.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Everything that happens by itself: purges, mails, webhooks and scans go out, what is scheduled is published, the site hears of jobs that closed,
 * who handles a case is warned before its day, who complains is told who handles it, overdue cases are marked, links to other
 * hosts are tried, pages that nobody wrote into are removed, and what is past its retention is erased.
 *
 * @returns stops the work; resolves when what is under way has ended
 */
export function startBackgroundWork(payload: Payload): () => Promise<void> {
  const { purgeUrl, purgeSecrets, smtpUrl, mailFrom, webhook, clamavSocket, checkLinks } = config;
  const repeat = (name: string, interval: number, work: (signal: AbortSignal) => Promise<void>) =>
    startLoop(payload, name, interval, work);
  const deliver = <Row extends QueuedRow>(channel: Channel<Row>) => {
    const slow = new Set<Promise<void>>();
    const { collection, interval, patience } = channel;
    // What may take long is begun by a process that goes on: this one could not wait for its end.
    const ends = (signal: AbortSignal) => (patience ? AbortSignal.any([signal, stopping]) : signal);
    const stop = repeat(collection, interval, (signal) => deliverDue(payload, channel, { signal: ends(signal), slow }));
    return async () => {
      await stop();
      await Promise.all(slow);
    };
  };
  const stops = [
    deliver(purgeChannel({ siteUrl: purgeUrl, secrets: purgeSecrets })),
    smtpUrl ? deliver(mailChannel({ smtpUrl, from: mailFrom })) : undefined,
    webhook ? deliver(webhookChannel(webhook)) : undefined,
    clamavSocket ? repeat('virus scan', 2 * second, () => scanWaitingFiles(payload, clamavSocket)) : undefined,
    repeat('scheduled publishing', 10 * second, () => publishScheduled(payload)),
    repeat('closed jobs', 10 * second, purgeClosedJobs(payload)),
    repeat('removed files', 5 * second, () => removeNotedFiles(payload)),
    repeat('overdue work', minute, () => noteOverdueWork(payload)),
    repeat('overdue marks', minute, () => markOverdue(payload)),
    repeat('warnings before a due day', minute, () => warnBeforeDue(payload)),
    repeat('who handles complaints', minute, () => nameOfficers(payload)),
    repeat('rate limits', hour, () => pruneRateLimits(payload)),
    repeat('old events', hour, () => forgetOldEvents(payload)),
    repeat('blank drafts', hour, async () => {
      await removeBlankDrafts(payload);
    }),
    repeat('old searches', hour, () => forgetOldUnanswered(payload)),
    checkLinks ? repeat('links to other hosts', hour, () => checkExternalLinks(payload)) : undefined,
    repeat('retention', 24 * hour, async () => {
      await withDatabaseLock(payload, 'retention', async () => {
        await eraseDueCases(payload);
        await removeOrphanFiles(payload);
        await removeStrayUploads(payload);
      });
      await removeOldBackups();
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop?.()));
  };
}
