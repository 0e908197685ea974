import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, report, root } from './repository-files.ts';

// What the linter has no rule for: physical CSS properties (Arabic would be mirrored wrong), inline style
// attributes (the site's Content-Security-Policy blocks them), event handlers in parts that never reach the browser,
// and colours outside of a theme (another insurer would keep them).
type Rule = { in: (path: string) => boolean; pattern: RegExp; says: string };
const physical =
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b|(?:^|[\s;{])(?:left|right|top|bottom)\s*:|text-align\s*:\s*(?:left|right)\b|float\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius/;
const rawColour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|[:,(\s](?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|brown|pink|navy|teal|maroon|silver|gold)\b(?!-)/i;
const isStyles = (path: string) => path.endsWith('.css');
const isMarkup = (path: string) => path.endsWith('.tsx') && !path.endsWith('.test.tsx');
/** What draws and prints writes colours into texts, without quotes around them. */
const isScript = (path: string) => /^(?:scripts|packages)\/.*(?<!\.test)\.(?:ts|mjs)$/.test(path);
const isSite = (path: string) => path.startsWith('apps/site/');
const rules: Rule[] = [
  { in: isStyles, pattern: physical, says: 'use the logical property' },
  { in: isStyles, pattern: rawColour, says: 'colours are in packages/theme: use a token' },
  {
    in: isMarkup,
    pattern: /\b(?:fill|stroke|color|stopColor)="(?!none|currentColor|url)/,
    says: 'colours are in packages/theme: use currentColor or a class',
  },
  {
    in: (path) => /(?<!\.test)\.tsx?$/.test(path),
    pattern: /['"`]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})['"`]/i,
    says: "colours are in packages/theme: take the theme's",
  },
  {
    in: isScript,
    pattern: /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(/i,
    says: "colours are in packages/theme: take the theme's",
  },
  { in: (path) => isSite(path) && isMarkup(path), pattern: /\sstyle=\{/, says: 'no style attributes: use a class' },
  {
    in: (path) => isSite(path) && /\/(?:sections|frame)\//.test(path) && isMarkup(path),
    pattern: /\son[A-Z]\w+=\{|\buse[A-Z]\w+\(/,
    says: 'sections and frame have no hooks and no event handlers',
  },
];

const findings = ['apps/site', 'apps/cms/src', 'packages', 'scripts']
  .flatMap((folder) => filesOf(folder))
  .filter((path) => !path.startsWith('packages/theme/'))
  .flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        rules
          .filter((rule) => rule.in(path) && rule.pattern.test(line) && !line.includes('physical on purpose'))
          .map((rule) => `${path}:${index + 1} ${rule.says}: ${line.trim()}`),
      ),
  );
report(findings);
