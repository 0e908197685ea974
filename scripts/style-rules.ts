import { colourNames } from './colour-names.ts';

// What the linter has no rule for: physical CSS properties (Arabic would be mirrored wrong), inline style
// attributes (the site's Content-Security-Policy blocks them), event handlers in parts that never reach the browser,
// and colours outside of a theme (another insurer would keep them).
type Rule = { in: (path: string) => boolean; pattern: RegExp; says: string };
const physical =
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b|(?:^|[\s;{])(?:left|right|top|bottom)\s*:|text-align\s*:\s*(?:left|right)\b|float\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius/;
const functions = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(`;
// A name of a colour, but neither a part of a longer one nor the function tan().
const names = `(?:${colourNames.join('|')})(?![\\w(-])`;
const digits = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b`;
/** Neither the end of an address nor a member of a class, which may be written in the same letters. */
const noDigits = String.raw`(?<!^\s*(?:(?:static|readonly|async|get|set)\s+)*|[\w.&/?=-]|href=\{?["'\x60])`;
const properties = '(?<![\\w-])(?:color|background|border|outline|fill|stroke|[a-z-]+-color|border-[a-z-]+)';

const isStyles = (path: string) => path.endsWith('.css');
const isMarkup = (path: string) => path.endsWith('.tsx') && !path.endsWith('.test.tsx');
const isCode = (path: string) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(path);
const isSite = (path: string) => path.startsWith('apps/site/');
const rules: Rule[] = [
  { in: isStyles, pattern: physical, says: 'use the logical property' },
  {
    in: isStyles,
    pattern: new RegExp(`#[\\da-f]{3,8}\\b|${functions}|[:,(\\s]${names}`, 'i'),
    says: 'colours are in packages/theme: use a token',
  },
  {
    in: isMarkup,
    pattern: /\b(?:fill|stroke|color|stopColor)="(?!none|currentColor|url)/,
    says: 'colours are in packages/theme: use currentColor or a class',
  },
  {
    in: isCode,
    pattern: new RegExp(`${noDigits}${digits}|${functions}|${properties}:\\s*["'\`]?(?:[^;"'\`{}]*\\s)?${names}`, 'i'),
    says: "colours are in packages/theme: take the theme's",
  },
  { in: (path) => isSite(path) && isMarkup(path), pattern: /\sstyle=\{/, says: 'no style attributes: use a class' },
  {
    in: (path) => isSite(path) && /\/(?:sections|frame)\//.test(path) && isMarkup(path),
    pattern: /\son[A-Z]\w+=\{|\buse[A-Z]\w+\(/,
    says: 'sections and frame have no hooks and no event handlers',
  },
];

/** What the lines of a file break. */
export function brokenStyleRules(path: string, content: string): string[] {
  const own = rules.filter((rule) => rule.in(path));
  return content
    .split('\n')
    .flatMap((line, index) =>
      own
        .filter(({ pattern }) => pattern.test(line) && !line.includes('physical on purpose'))
        .map(({ says }) => `${path}:${index + 1} ${says}: ${line.trim()}`),
    );
}
