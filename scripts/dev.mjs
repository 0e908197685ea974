import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installWhatIsMissing } from './run/install.mjs';
import { mustFindNode, root, toolEnvironment } from './run/places.mjs';
import { mustBeFree } from './run/ports.mjs';
import { localSecrets } from './run/secrets.mjs';
import { whenParentEnds } from './run/when-parent-ends.mjs';

// `npm run dev`: both apps in watch mode. `npm run dev -- --fake`: the site alone, on the fake content service.
const fake = process.argv.includes('--fake');
const sitePort = Number(process.env.SITE_PORT ?? 3000);
const servicePort = Number(process.env.CMS_PORT ?? 3001);
await mustBeFree(sitePort, 'site', 'SITE_PORT');
await mustBeFree(servicePort, 'content service', 'CMS_PORT');
const environment = {
  ...localSecrets(),
  NODE_ENV: 'development',
  SITE_URL: `http://localhost:${sitePort}`,
  ADMIN_URL: `http://localhost:${servicePort}`,
  CMS_ORIGIN: `http://localhost:${servicePort}`,
  CONTENT_API_URL: `http://127.0.0.1:${servicePort}/api`,
};
installWhatIsMissing();

const children = [
  fake ? run('.', ['scripts/fake-service.ts'], servicePort) : run('apps/cms', ['src/server.ts', '--dev'], servicePort),
  run('apps/site', ['--watch-path=server', 'server/server.ts', '--dev'], sitePort),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
whenParentEnds(stop);

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

function run(folder, parameters, port) {
  const env = toolEnvironment({ ...environment, PORT: String(port) });
  return spawn(mustFindNode(), parameters, { cwd: join(root, folder), env, stdio: 'inherit' });
}
