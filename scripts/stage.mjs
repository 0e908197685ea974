import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatIsOutOfDate } from './run/build.mjs';
import { installWhatIsMissing } from './run/install.mjs';
import { mustFindNode, root, toolEnvironment } from './run/places.mjs';
import { installFrontCaches } from './run/test-tools.mjs';

// `npm run stage -- [--try [--small]] [--port 4100]`: everything that a large installation has, on this machine (docs/reliability.md).
installWhatIsMissing();
installFrontCaches();
await buildWhatIsOutOfDate();
const script = join(root, 'apps', 'cms', 'stage', 'run-stage.ts');
const child = spawn(mustFindNode(), [script, ...process.argv.slice(2)], { stdio: 'inherit', env: toolEnvironment() });
// Ctrl-C reaches the child as well, which stops everything; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
