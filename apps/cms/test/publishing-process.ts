import { writeSync } from 'node:fs';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { openContent } from '../src/db/open-content.ts';

// A process of its own, which is killed: says a word as soon as it has taken publications, and never comes to do them; or, with the
// parameter `done`, as soon as it has done one, and never comes to say so to the queue.
const payload = await openContent();
const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
const run = task?.handler;
if (task && typeof run === 'function') {
  task.handler = async (args) => {
    if (process.argv[2] === 'done') await run(args);
    writeSync(1, 'begun\n');
    return new Promise(() => setInterval(() => undefined, 1000));
  };
}
await publishScheduled(payload);
