import { openContent } from '../src/db/open-content.ts';
import { makeFolders } from '../src/db/writable-folders.ts';
import { prepareContent } from '../src/prepare-content.ts';

// A process of its own: what a content service does before it serves, and nothing else.
makeFolders();
const payload = await openContent();
await prepareContent(payload);
await payload.destroy();
process.exit(0);
