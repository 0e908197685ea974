import { spawnSync } from 'node:child_process';
import { licences } from './licences.ts';

// `npm run sbom`: what is shipped, as CycloneDX. npm's own `--omit dev` would leave out what the product and a tool both
// name, such as sharp, with all that it brings.
type Bill = {
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) throw new Error(`npm sbom ended with ${status}: ${stderr}`);
const bill = JSON.parse(stdout) as Bill;
const shipped = new Set(licences().flatMap(({ name, isShipped }) => (isShipped ? [name.replace(' ', '@')] : [])));
const isShipped = (ref: string) => shipped.has(ref) || /^(@insurer\/|insurer-website@)/.test(ref);
bill.components = bill.components.filter((one) => isShipped(one['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => isShipped(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
console.log(JSON.stringify(bill, null, 2));
