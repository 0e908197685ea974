import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longest, longFunctions } from './long-functions.ts';
import { filesOf, report, root } from './repository-files.ts';

const isSource = (file: string) => /^(?:apps|packages|scripts|bench|attacks)\/.*\.(?:tsx?|mjs)$/.test(file);
/** Tests are lists of cases; generated files have no reader. */
const isExempt = (file: string) =>
  /\.test\.tsx?$|\/test\/|\/demo-content\/|\/migrations\/|payload-types\.ts$|importMap/.test(file);

report(
  filesOf()
    .filter((file) => isSource(file) && !isExempt(file))
    .flatMap((file) =>
      longFunctions(readFileSync(join(root, file), 'utf8')).map(
        ({ line, length, head }) => `${file}:${line} has ${length} lines, ${longest} are enough: ${head}`,
      ),
    ),
);
