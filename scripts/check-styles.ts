import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// What the linter has no rule for: physical CSS properties (Arabic would be mirrored wrong), inline style
// attributes (the Content-Security-Policy blocks them), event handlers in parts that never reach the browser, and
// colours outside of a theme (another insurer would keep them).
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const site = join(root, 'apps', 'site', 'app');

type Rule = { in: (path: string) => boolean; pattern: RegExp; says: string };
const physical =
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b|(?:^|[\s;{])(?:left|right|top|bottom)\s*:|text-align\s*:\s*(?:left|right)\b|float\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius/;
const rawColour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|[:,(\s](?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|brown|pink|navy|teal|maroon|silver|gold)\b(?!-)/i;
const rules: Rule[] = [
  { in: (path) => path.endsWith('.css'), pattern: physical, says: 'use the logical property' },
  { in: (path) => path.endsWith('.css'), pattern: rawColour, says: 'colours are in packages/theme: use a token' },
  {
    in: (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
    pattern: /\b(?:fill|stroke|color|stopColor)="(?!none|currentColor|url)/,
    says: 'colours are in packages/theme: use currentColor or a class',
  },
  {
    in: (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
    pattern: /\sstyle=\{/,
    says: 'no style attributes: use a class',
  },
  {
    in: (path) => /\/(?:sections|frame)\//.test(path) && path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
    pattern: /\son[A-Z]\w+=\{|\buse[A-Z]\w+\(/,
    says: 'sections and frame have no hooks and no event handlers',
  },
];

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

const findings = filesOf(site).flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter((rule) => rule.in(path) && rule.pattern.test(line) && !line.includes('physical on purpose'))
        .map((rule) => `${relative(root, path)}:${index + 1} ${rule.says}: ${line.trim()}`),
    ),
);
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exit(1);
}
