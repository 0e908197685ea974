import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, root } from './repository-files.ts';

// Writes docs/conformance.md: every requirement with the tests whose titles name it. `--check` compares only.
const table = join(root, 'docs', 'requirements.tsv');
const output = join(root, 'docs', 'conformance.md');

function requirements() {
  const [, ...lines] = readFileSync(table, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [id = '', , area = '', requirement = ''] = line.split('\t');
    return { id, area, requirement };
  });
}

/** Tests, and the files beside them: what runs on both databases stands in files that each database's test calls. */
const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/test\/.*\.ts$/.test(path);

/** Requirement id → the files whose test titles name it, as `[FAQ-02]`, `[FAQ-01..03]` or `[FAQ-01] [FAQ-02]`. */
function proofs(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of filesOf().filter(isTest)) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, area = '', first = '', last] of source.matchAll(/\[([A-Z0-9]+)-(\d+)(?:\.\.(\d+))?\]/g)) {
      for (let number = Number(first); number <= Number(last ?? first); number += 1) {
        const id = `${area}-${String(number).padStart(2, '0')}`;
        found.set(id, (found.get(id) ?? new Set()).add(file));
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
    const files = [...(proof.get(id) ?? [])].sort().map((file) => `\`${file}\``);
    return `| ${id} | ${area} | ${requirement.replaceAll('|', '\\|')} | ${files.join('<br>') || '**open**'} |`;
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
