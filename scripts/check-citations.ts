import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, report, root } from './repository-files.ts';

// A comment that cites what a reader cannot open explains nothing: whatever is named must be in the repository.

const requirements = new Set(
  readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]),
);
const areas = [...new Set([...requirements].map((id) => id?.split('-')[0]))].filter(Boolean).join('|');
const recordFiles = readdirSync(join(root, 'docs/decisions'));
const records = new Set(recordFiles.map((file) => file.split('-')[0]?.replace(/^d0*/, 'D')));

const files = filesOf();
const isFile = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`));

function hasHeading(cited: string): boolean {
  const [path = '', part = ''] = cited.split(/, (.*)/s);
  if (!existsSync(join(root, path))) return false;
  const headings = [...readFileSync(join(root, path), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
  return headings.some((heading) => part.startsWith(heading.replace(/ \(.*/, '')));
}

type Citation = { pattern: RegExp; isThere: (cited: string, file: string) => boolean };
const nowhere = () => false;
const citations: Citation[] = [
  // Sections and documents of a specification that is not in the repository.
  { pattern: /\bspec \d[\d.]*/g, isThere: nowhere },
  { pattern: /(?<!\/)\b(?:payload|design|domain|stack|architecture|code-style|contract)\.md\b/g, isThere: nowhere },
  { pattern: /\bdomain facts\b|\bcontract: [A-Z]\w*/g, isThere: nowhere },
  { pattern: new RegExp(`\\b(?:${areas})-\\d{2}\\b`, 'g'), isThere: (id) => requirements.has(id) },
  { pattern: /\b[Dd]ecisions? (?:D\d+|\d{4})\b/g, isThere: (cited) => records.has(cited.split(' ')[1] ?? '') },
  { pattern: /(?<![\w/.-])docs\/[\w./-]*\w/g, isThere: (path) => existsSync(join(root, path)) },
  // A part of a document, by its heading.
  { pattern: /\bdocs\/[\w/-]+\.md, [A-Z][^);:]*/g, isThere: hasHeading },
];
/** In comments and documents; in code the compiler looks. */
const citationsOfProse: Citation[] = [
  // The specification itself is not here; a decision may say where it departs from it.
  { pattern: /\b(?:the spec|spec's)\b/g, isThere: nowhere },
  { pattern: /\bthe specification\b/gi, isThere: (_, file) => file.startsWith('docs/decisions/') },
  {
    pattern: /\]\((?!https?:|#)[^)#]+/g,
    isThere: (link, file) => !file.endsWith('.md') || existsSync(join(root, dirname(file), link.slice(2))),
  },
  // A file by its name, or by the end of its path.
  { pattern: /(?<![\w./@<>*-])(?:[\w[\]-]+\/)*[\w[\]-][\w.-]*\.(?:tsx?|mjs|css)\b/g, isThere: isFile },
];
const isProse = (file: string, line: string) => file.endsWith('.md') || /^\s*(?:\/\/|\{?\/?\*)/.test(line);

// Tables made of the specification and of the tests, and the patterns above.
const exempt = new Set(['docs/requirements.tsv', 'docs/conformance.md', 'scripts/check-citations.ts']);
const isText = (file: string) => /\.(?:tsx?|mjs|css|md|ya?ml)$|Dockerfile$/.test(file);

function issuesOf(file: string, line: string): string[] {
  const all = isProse(file, line) ? [...citations, ...citationsOfProse] : citations;
  return all.flatMap(({ pattern, isThere }) =>
    [...line.matchAll(pattern)].map(([cited]) => cited).filter((cited) => !isThere(cited, file)),
  );
}

const findings = files
  .filter((file) => isText(file) && !exempt.has(file))
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        issuesOf(file, line).map((cited) => `${file}:${index + 1} cites what is not here, ${cited}: ${line.trim()}`),
      ),
  );
const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
const unlisted = recordFiles.filter((record) => record !== 'README.md' && !list.includes(`(${record})`));
report([...findings, ...unlisted.map((record) => `docs/decisions/README.md does not list ${record}`)]);
