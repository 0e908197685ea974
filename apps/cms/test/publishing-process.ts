import { writeSync } from 'node:fs';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { openContent } from '../src/db/open-content.ts';
import { scheduleTask } from '../src/record/schedule-task.ts';

// A process of its own, which is killed: says a word as soon as it comes to a publication, and never does it; or, with the
// parameter `done`, as soon as it has done one, and never comes to say so to the queue.
const payload = await openContent();
const task = scheduleTask(payload.config);
const run = task.handler;
task.handler = async (args) => {
  if (process.argv[2] === 'done') await run(args);
  writeSync(1, 'begun\n');
  return new Promise(() => setInterval(() => undefined, 1000));
};
await publishScheduled(payload);
