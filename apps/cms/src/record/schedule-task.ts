import type { SanitizedConfig, TaskHandler } from 'payload';

export type ScheduleHandler = TaskHandler<'schedulePublish'>;

/**
 * Payload's own task, which publishes or takes offline what somebody scheduled.
 * @throws where Payload has no such task
 */
export function scheduleTask({ jobs }: SanitizedConfig): { handler: ScheduleHandler } {
  const task = jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (typeof task?.handler !== 'function') throw new Error('Payload publishes by schedule in another way now.');
  // Of all tasks it is the one of that name.
  return task as { handler: ScheduleHandler };
}
