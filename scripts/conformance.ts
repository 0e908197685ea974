import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Writes docs/conformance.md: every requirement with the tests whose titles name it. `--check` compares only.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const table = join(root, 'docs', 'requirements.tsv');
const output = join(root, 'docs', 'conformance.md');
const skipped = new Set(['node_modules', 'build', '.next', '.git', '.data', 'test-results', '.react-router']);

type Requirement = { id: string; area: string; requirement: string };

function requirements(): Requirement[] {
  const [, ...lines] = readFileSync(table, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [id = '', , area = '', requirement = ''] = line.split('\t');
    return { id, area, requirement };
  });
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    // Tests that run on both databases stand in files that each database's test file calls.
    return /\.(test|spec)\.tsx?$/.test(entry.name) || /\/test\/.*\.ts$/.test(path) ? [path] : [];
  });
}

/** Requirement id → the files whose test titles name it, as `[FAQ-02]`, `[FAQ-01..03]` or `[FAQ-01] [FAQ-02]`. */
function proofs(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of testFiles(root)) {
    for (const [, area = '', first = '', last] of readFileSync(file, 'utf8').matchAll(
      /\[([A-Z0-9]+)-(\d+)(?:\.\.(\d+))?\]/g,
    )) {
      for (let number = Number(first); number <= Number(last ?? first); number += 1) {
        const id = `${area}-${String(number).padStart(2, '0')}`;
        found.set(id, (found.get(id) ?? new Set()).add(relative(root, file)));
      }
    }
  }
  return found;
}

function page(): string {
  const rows = requirements();
  const proof = proofs();
  const open = rows.filter((row) => !proof.has(row.id));
  const lines = rows.map(({ id, area, requirement }) => {
    const files = [...(proof.get(id) ?? [])]
      .sort()
      .map((file) => `\`${file}\``)
      .join('<br>');
    return `| ${id} | ${area} | ${requirement.replaceAll('|', '\\|')} | ${files || '**open**'} |`;
  });
  return [
    '# Conformance',
    '',
    'Made by `npm run conformance` from the titles of the tests. Do not edit by hand.',
    '',
    `${rows.length - open.length} of ${rows.length} requirements have a proof.${open.length > 0 ? ` Open: ${open.map((row) => row.id).join(', ')}.` : ''}`,
    '',
    '| id | area | requirement | proof |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

const wanted = page();
if (process.argv.includes('--check')) {
  if (readFileSync(output, 'utf8') !== wanted) {
    console.error('docs/conformance.md is not current: run `npm run conformance` and commit it.');
    process.exit(1);
  }
} else {
  writeFileSync(output, wanted);
  console.log(wanted.split('\n')[4]);
}
