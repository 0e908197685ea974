import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './document.ts';

// `npm run openapi`: the document that the content service serves.
writeFileSync(join(import.meta.dirname, 'openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
