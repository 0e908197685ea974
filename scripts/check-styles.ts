import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, report, root } from './repository-files.ts';
import { brokenStyleRules } from './style-rules.ts';

const findings = ['apps/site', 'apps/cms/src', 'packages', 'scripts']
  .flatMap((folder) => filesOf(folder))
  .filter((path) => !path.startsWith('packages/theme/') && path !== 'scripts/colour-names.ts')
  .flatMap((path) => brokenStyleRules(path, readFileSync(join(root, path), 'utf8')));
report(findings);
