import { writeSync } from 'node:fs';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { openContent } from '../src/db/open-content.ts';

// A process of its own, which is killed: says a word as soon as it has taken publications, and never comes to do them.
const payload = await openContent();
const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
if (task) {
  task.handler = async () => {
    writeSync(1, 'begun\n');
    return new Promise(() => setInterval(() => undefined, 1000));
  };
}
await publishScheduled(payload);
