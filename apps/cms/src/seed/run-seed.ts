import { openContent } from '../db/open-content.ts';
import { log } from '../log.ts';
import { seed } from './seed.ts';

// `npm run seed -w @insurer/cms`: writes the demo content over what is there under the same names.
const payload = await openContent();
const started = performance.now();
const missing = await seed(payload);
log('info', 'demo content written', { seconds: Math.round((performance.now() - started) / 1000), missing });
await payload.destroy();
process.exit(0);
