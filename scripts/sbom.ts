import { spawnSync } from 'node:child_process';
import { optionalTools } from './optional-tools.ts';

// `npm run sbom`: what is shipped, as CycloneDX. npm knows which packages are tools by where they are named, and has no such
// place for a tool that may be missing.
type Bill = {
  components: { name: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) throw new Error(`npm sbom ended with ${status}: ${stderr}`);
const bill = JSON.parse(stdout) as Bill;
const left = new Set(bill.components.filter(({ name }) => optionalTools.includes(name)).map((one) => one['bom-ref']));
bill.components = bill.components.filter((one) => !left.has(one['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) }));
console.log(JSON.stringify(bill, null, 2));
