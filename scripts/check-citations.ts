import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// A comment that cites what a reader cannot open explains nothing: whatever is named must be in the repository.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const requirements = new Set(
  readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]),
);
const areas = [...new Set([...requirements].map((id) => id?.split('-')[0]))].filter(Boolean).join('|');
const records = new Set(
  readdirSync(join(root, 'docs/decisions')).map((file) => file.split('-')[0]?.replace(/^d0*/, 'D')),
);

/** What is cited, and whether it is there. */
const citations: { pattern: RegExp; isThere: (name: string) => boolean }[] = [
  // Sections and documents that are not part of the repository.
  { pattern: /\b(?:the )?spec(?:'s)? (?!files?\b)[\w.]+/g, isThere: () => false },
  { pattern: /(?<!\/)\b(?:payload|design|domain|stack|architecture|code-style|contract)\.md\b/g, isThere: () => false },
  { pattern: /\bdomain facts\b/g, isThere: () => false },
  { pattern: /\bcontract: [A-Z]\w*/g, isThere: () => false },
  { pattern: new RegExp(`\\b(?:${areas})-\\d{2}\\b`, 'g'), isThere: (id) => requirements.has(id) },
  { pattern: /\b[Dd]ecisions? (?:D\d+|\d{4})\b/g, isThere: (cited) => records.has(cited.split(' ')[1] ?? '') },
  { pattern: /\bdocs\/[\w./-]*\w/g, isThere: (path) => existsSync(join(root, path)) },
];
/** The table of requirements says which section of the specification each comes from. */
const exempt = new Set(['docs/requirements.tsv', 'docs/conformance.md', 'scripts/check-citations.ts']);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.yaml', 'Dockerfile'], {
  cwd: root,
  encoding: 'utf8',
});
const findings = files
  .trim()
  .split('\n')
  .filter((file) => !exempt.has(file) && existsSync(join(root, file)))
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        citations.flatMap(({ pattern, isThere }) =>
          [...line.matchAll(pattern)]
            .filter(([cited]) => !isThere(cited))
            .map(([cited]) => `${file}:${index + 1} cites what is not here, ${cited}: ${line.trim()}`),
        ),
      ),
  );
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exit(1);
}
