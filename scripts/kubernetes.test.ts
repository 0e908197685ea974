import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

// docs/decisions/0043-kubernetes.md. Schemas and types are those that Kubernetes publishes, as npm carries them.
const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy/kubernetes');
const overlays = ['trial', 'production'];
const hasKubectl = (process.env.PATH ?? '').split(':').some((place) => existsSync(join(place, 'kubectl')));

type Container = {
  name: string;
  image: string;
  env?: { name: string; value?: string; valueFrom?: object }[];
  securityContext?: object;
  resources?: { requests?: object; limits?: { memory?: string } };
  readinessProbe?: { httpGet: { path: string }; periodSeconds: number; failureThreshold: number };
  livenessProbe?: { httpGet: { path: string } };
  startupProbe?: { periodSeconds: number; failureThreshold: number };
};
type PodSpec = { terminationGracePeriodSeconds: number; securityContext: object; containers: Container[] };
type Resource = { apiVersion: string; kind: string; metadata: { name: string }; spec: Record<string, never> };
type Deployed = { replicas?: number; template: { spec: PodSpec } };

function resourcesOf(text: string): Resource[] {
  return parseAllDocuments(text).map((document) => document.toJS());
}

/** Those of the files that stand by themselves: patches and kustomizations are checked by what is built of them. */
function baseResources(): Resource[] {
  const files = readdirSync(join(folder, 'base')).filter((name) => name !== 'kustomization.yaml');
  return files.flatMap((name) => resourcesOf(readFileSync(join(folder, 'base', name), 'utf8')));
}

function built(overlay: string): Resource[] {
  return resourcesOf(execFileSync('kubectl', ['kustomize', join(folder, overlay)], { encoding: 'utf8' }));
}

/** Version and kind as the package names its modules. */
const moduleOf = ({ apiVersion, kind }: Resource) => `kubernetes-models/${apiVersion}/${kind}`;

async function mustFitSchemas(resources: Resource[]): Promise<void> {
  for (const resource of resources) {
    const models = (await import(moduleOf(resource))) as Record<string, new (data: object) => { validate(): void }>;
    const Model = models[resource.kind];
    if (!Model) throw new Error(`${resource.apiVersion} knows no ${resource.kind}.`);
    expect(() => new Model(resource).validate(), `${resource.kind} ${resource.metadata.name}`).not.toThrow();
  }
}

/** The schemas let unknown fields pass, as a cluster would not: the compiler refuses them in a literal. */
function mustHaveKnownFieldsOnly(resources: Resource[]): void {
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const place = mkdtempSync(join(results, 'kubernetes-'));
  try {
    const lines = resources.map(
      (resource, number) =>
        `import type { I${resource.kind} as I${number} } from '${moduleOf(resource)}';\n` +
        `export const resource${number}: I${number} = ${JSON.stringify(resource)};`,
    );
    writeFileSync(join(place, 'resources.ts'), lines.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '', '--ignoreConfig'];
    const parameters = [join(root, 'node_modules/typescript/bin/tsc'), ...options, join(place, 'resources.ts')];
    execFileSync(process.execPath, parameters, { encoding: 'utf8', stdio: 'pipe', cwd: place });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout ?? String(error));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const deployments = (resources: Resource[]) => resources.filter(({ kind }) => kind === 'Deployment');
const deployedOf = ({ spec }: Resource) => spec as unknown as Deployed;

it('every resource of the base fits the published schemas and has no field that they do not know', async () => {
  const resources = baseResources();
  expect(resources.length).toBeGreaterThan(12);
  await mustFitSchemas(resources);
  mustHaveKnownFieldsOnly(resources);
});

it.runIf(hasKubectl).each(overlays)(
  'the overlay %s is built by kustomize and fits them too',
  async (overlay) => {
    const resources = built(overlay);
    expect(deployments(resources).map(({ metadata }) => metadata.name)).toEqual(['content-service', 'site']);
    await mustFitSchemas(resources);
    mustHaveKnownFieldsOnly(resources);
    const images = deployments(resources).map((one) => deployedOf(one).template.spec.containers[0]?.image);
    for (const image of images) expect(image).toMatch(/^registry\.example\.com\/insurer-(site|cms):/);
  },
  120_000,
);

it('nothing runs as root, writes to its image, has rights or memory without a limit', () => {
  const jobs = baseResources().filter(({ kind }) => kind === 'CronJob');
  const jobPods = jobs.map(({ spec }) => (spec as unknown as { jobTemplate: { spec: Deployed } }).jobTemplate.spec);
  for (const { template } of [...deployments(baseResources()).map(deployedOf), ...jobPods]) {
    expect(template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const container of template.spec.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources?.requests).toHaveProperty('cpu');
      expect(container.resources?.limits?.memory).toMatch(/Mi$/);
    }
  }
});

it('no pod is ended before what it does, nor taken from visitors later than it stops', () => {
  for (const { spec } of deployments(baseResources()).map((one) => deployedOf(one).template)) {
    const [container] = spec.containers;
    const delay = Number(container?.env?.find(({ name }) => name === 'STOP_DELAY_SECONDS')?.value);
    const { readinessProbe, livenessProbe } = container ?? {};
    // docs/running.md: a little longer than two of its looks.
    expect(delay).toBeGreaterThan((readinessProbe?.periodSeconds ?? 60) * (readinessProbe?.failureThreshold ?? 2));
    // Ten seconds for what still runs and ten for what ends then (packages/contract/src/graceful-stop.ts).
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(delay + 20);
    expect([readinessProbe?.httpGet.path, livenessProbe?.httpGet.path]).toEqual(['/ready', '/health']);
  }
});

it('every setting that it names is one of docs/running.md, and no secret stands in a file', () => {
  const known = readFileSync(join(root, 'docs/running.md'), 'utf8');
  const secrets = /SECRET|_KEY|PASSWORD|DATABASE_URL|SMTP_URL/;
  const given = baseResources()
    .filter(({ kind }) => kind === 'Deployment')
    .flatMap((one) => deployedOf(one).template.spec.containers.flatMap(({ env = [] }) => env));
  for (const { name, value } of given) {
    expect(known, name).toContain(`\`${name}\``);
    if (secrets.test(name)) expect(value, name).toBeUndefined();
  }
  for (const overlay of overlays) {
    const text = readFileSync(join(folder, overlay, 'kustomization.yaml'), 'utf8');
    for (const [, name = ''] of text.matchAll(/[[ ]([A-Z][A-Z0-9_]+)=/g)) {
      expect(known, name).toContain(`\`${name}\``);
      expect(name).not.toMatch(secrets);
    }
  }
});

it('every door lets papers of a form through', () => {
  const ingresses = baseResources().filter(({ kind }) => kind === 'Ingress');
  const annotations = ingresses.map(({ metadata }) => (metadata as { annotations?: object }).annotations);
  expect(annotations).toEqual(Array(2).fill({ 'nginx.ingress.kubernetes.io/proxy-body-size': '64m' }));
  // Without a class nobody serves them where the cluster has no default one.
  for (const { spec } of ingresses) expect(spec).toMatchObject({ ingressClassName: 'nginx' });
  expect(readFileSync(join(root, 'deploy/nginx/site.conf'), 'utf8')).toContain('client_max_body_size 64m;');
  expect(readFileSync(join(root, 'deploy/Caddyfile'), 'utf8').match(/max_size 64MB/g)).toHaveLength(2);
});

it('compose.yaml names settings of docs/running.md alone, ends no app early and makes copies', () => {
  const known = readFileSync(join(root, 'docs/running.md'), 'utf8');
  type Service = { environment?: object; stop_grace_period?: string; env_file?: { path: string }[] };
  const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  const services = compose.services as Record<string, Service>;
  for (const name of ['site', 'cms', 'backup']) {
    const { environment = {}, stop_grace_period: grace, env_file: further } = services[name] ?? {};
    for (const setting of Object.keys(environment)) expect(known, setting).toContain(`\`${setting}\``);
    // What it says here, even that a setting is empty, wins over the file.
    expect(Object.entries(environment).filter(([, value]) => /^(\$\{\w+:?-\})?$/.test(String(value)))).toEqual([]);
    expect([grace, further?.map(({ path }) => path)]).toEqual(['45s', [name === 'site' ? 'site.env' : 'cms.env']]);
  }
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain('node src/backup/back-up-now.ts');
  // By TCP, as the services ask: its own socket answers while the server is still being made.
  expect(compose.services.database.healthcheck.test).toEqual(expect.arrayContaining(['-h', '127.0.0.1']));
});

it('what compose.yaml mounts is the own user’s in a new volume as well, and in memory by options that podman knows too', () => {
  const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  const services = Object.values(compose.services) as { tmpfs?: string[] }[];
  const inMemory = services.flatMap(({ tmpfs = [] }) => tmpfs);
  expect(inMemory.length).toBeGreaterThan(4);
  expect(inMemory.filter((one) => !/^[^:]+:size=\d+m,mode=1777$/.test(one))).toEqual([]);
  // Docker gives a new volume the owner of the image's folder: root where there is none, and nothing is restored into it.
  const stages = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^FROM /m);
  const owners = ['app', 'backup'].map((as) => {
    const stage = stages.find((text) => / AS (\w+)$/m.exec(text)?.[1] === as) ?? '';
    return /install -d -o (\w+) -g \w+ -m 700 \/data\b/.exec(stage)?.[1];
  });
  expect(owners).toEqual(['node', '1000']);
});

it('the first start of the service, which fills an empty database, is given the same time by Docker as by a cluster', () => {
  const service = deployments(baseResources()).find(({ metadata }) => metadata.name === 'content-service') as Resource;
  const { startupProbe } = deployedOf(service).template.spec.containers[0] ?? {};
  const seconds = (startupProbe?.periodSeconds ?? 0) * (startupProbe?.failureThreshold ?? 0);
  const [, ofImage = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/ AS cms$/m);
  expect(/--start-period=(\d+)s/.exec(ofImage)?.[1]).toBe(String(seconds));
});

it('whoever asks while an app behind Caddy is replaced waits for it', () => {
  expect(readFileSync(join(root, 'deploy/Caddyfile'), 'utf8').match(/lb_try_duration 30s/g)).toHaveLength(2);
});

it('the policies let the site tell a CDN to forget, and both apps send traces', () => {
  type Policy = {
    podSelector: { matchLabels?: Record<string, string>; matchExpressions?: { values: string[] }[] };
    egress?: { to?: object[]; ports: { port: number }[] }[];
  };
  const policies = baseResources().filter(({ kind }) => kind === 'NetworkPolicy');
  const portsOf = (app: string): number[] =>
    policies
      .map(({ spec }) => spec as unknown as Policy)
      .filter(({ podSelector: { matchLabels, matchExpressions } }) =>
        [...Object.values(matchLabels ?? {}), ...(matchExpressions ?? []).flatMap(({ values }) => values)].includes(
          app,
        ),
      )
      .flatMap(({ egress = [] }) => egress.flatMap(({ ports }) => ports.map(({ port }) => port)));
  expect(portsOf('site')).toEqual(expect.arrayContaining([443, 3001, 4318]));
  expect(portsOf('content-service')).toEqual(expect.arrayContaining([443, 5432, 3000, 4318]));
});

it.each(overlays)('whose word about a visitor counts is put in by whoever runs %s, not guessed', (overlay) => {
  const text = readFileSync(join(folder, overlay, 'kustomization.yaml'), 'utf8');
  const named = [...text.matchAll(/TRUSTED_PROXIES=([^\s,\]]*)/g)].map(([, value]) => value);
  expect(named).toHaveLength(2);
  for (const value of named) expect(value).not.toMatch(/[\d:]/);
});
