import { AsyncLocalStorage } from 'node:async_hooks';
import type { PayloadRequest, SanitizedConfig } from 'payload';
import type { Action } from './actions.ts';
import { scheduleTask } from './schedule-task.ts';

const bySchedule = new AsyncLocalStorage<true>();
const whenScheduled: Partial<Record<Action, Action>> = {
  published: 'published-by-schedule',
  'taken-offline': 'offline-by-schedule',
};

/** The same act, as it is called where its time had come and nobody sat there. */
export function actionOf(action: Action): Action {
  return (bySchedule.getStore() && whenScheduled[action]) ?? action;
}

/** A scheduled moment at which nothing was done, and why. */
export type FailedSchedule = { req: PayloadRequest; job: { id: number | string }; input?: unknown; error: unknown };

/**
 * Lets what Payload does at a scheduled moment be told from what people do themselves.
 * @param notify told of what could not be done; Payload's own `onFail` does not say why
 */
export function withMarkedSchedules(
  config: SanitizedConfig,
  notify: (failed: FailedSchedule) => Promise<void>,
): SanitizedConfig {
  const task = scheduleTask(config);
  const run = task.handler;
  task.handler = async (args) => {
    try {
      return await bySchedule.run(true, () => run(args));
    } catch (error) {
      await notify({ ...args, error });
      throw error;
    }
  };
  return config;
}
