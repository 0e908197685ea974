import { openContent } from '../db/open-content.ts';
import { log } from '../log.ts';
import { seed } from './seed.ts';
import { seedOnce } from './seed-once.ts';

// `npm run seed -w @insurer/cms` writes the demo content over what is there under the same names; with `--once`, as the
// server runs it, only an empty database is filled.
// The service that began it is gone: the next one takes it up, and two at once would bring everything in twice.
process.once('disconnect', () => process.exit(1));
const payload = await openContent();
if (process.argv.includes('--once')) {
  await seedOnce(payload);
} else {
  const missing = await seed(payload);
  log('info', 'demo content written', { missing });
}
await payload.destroy();
process.exit(0);
