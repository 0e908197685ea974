import type { CollectionBeforeDeleteHook } from 'payload';
import { filledLabel, label } from './fields/labels.ts';
import { refusalInBoth } from './refusal.ts';
import { newestVersion, titleOf } from './subject.ts';

const kept = label(
  'The job “{title}” is kept because somebody has applied for it: without it, nobody would know what for. Take it offline instead, and it is gone from the site at once. It can be deleted when its applications have been erased.',
  'بقيت الوظيفة «{title}» لأن هناك من تقدّم إليها، ولن تُعرف الوظيفة المطلوبة بعد حذفها. أوقف نشرها فتختفي من الموقع فورًا، ويمكن حذفها بعد محو طلبات التوظيف الخاصة بها.',
);

/**
 * Refuses to delete a job that an application is for: the database would empty the application's job. What the service does by itself
 * is not asked.
 * @throws APIError 400
 */
export const keepAppliedJob: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return;
  const subject = { collection: 'jobs', id } as const;
  const { totalDocs } = await req.payload.db.count({
    collection: 'job-applications',
    where: { job: { equals: id } },
    req,
  });
  if (totalDocs === 0) return;
  const job = await newestVersion(req, subject);
  const title = job ? titleOf(req.payload, subject, job) : label(String(id), String(id));
  throw refusalInBoth(req, filledLabel(kept, 'title', title));
};
