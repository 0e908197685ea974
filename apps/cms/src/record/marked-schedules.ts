import { AsyncLocalStorage } from 'node:async_hooks';
import type { SanitizedConfig, TaskConfig } from 'payload';
import type { Action } from './actions.ts';

const bySchedule = new AsyncLocalStorage<true>();
const whenScheduled: Partial<Record<Action, Action>> = {
  published: 'published-by-schedule',
  'taken-offline': 'offline-by-schedule',
};

/** The same act, as it is called where its time had come and nobody sat there. */
export function actionOf(action: Action): Action {
  return (bySchedule.getStore() && whenScheduled[action]) ?? action;
}

/**
 * Lets what Payload does at a scheduled moment be told from what people do themselves.
 * @param onFail leaves an entry of what could not be done
 */
export function withMarkedSchedules(config: SanitizedConfig, onFail: TaskConfig['onFail']): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  const run = task?.handler;
  if (!task || typeof run !== 'function') throw new Error('Payload publishes by schedule in another way now.');
  task.handler = (args) => bySchedule.run(true, () => run(args));
  if (onFail) task.onFail = onFail;
  return config;
}
