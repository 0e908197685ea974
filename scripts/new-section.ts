import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run new:section -- name_on_the_wire`: makes the three homes of a section and enters them in the lists, the search's among them.
// The contract's list has 26 names on purpose (spec 2.5); a new one is a decision of both sides of the contract.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const contract = join(root, 'packages/contract/src/sections');
const site = join(root, 'apps/site/app/sections');
const cms = join(root, 'apps/cms/src/blocks');

const wire = process.argv[2] ?? '';
if (!/^[a-z][A-Za-z0-9_]*$/.test(wire)) {
  console.error('Say the name on the wire, such as: npm run new:section -- customer_stories');
  process.exit(1);
}
const kebab = wire
  .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
  .replaceAll('_', '-')
  .toLowerCase();
const camel = kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
if (existsSync(join(contract, `${kebab}.ts`))) {
  console.error(`There is a section ${kebab} already.`);
  process.exit(1);
}

write(
  join(contract, `${kebab}.ts`),
  `import { defineSection } from '../define-section.ts';
import { html, text } from '../fields.ts';

export const ${camel} = defineSection({
  name: '${wire}',
  content: { header: text() },
  item: { title: text(), description: html() },
  itemNeeds: ['title', 'description'],
});
`,
);
write(
  join(site, kebab, `${kebab}.tsx`),
  `import type { ReactNode } from 'react';
import { Heading } from '#app/ui/heading.tsx';
import { Words } from '#app/ui/words.tsx';
import type { SectionProps } from '../section-props.ts';

export function ${pascal}({ section, view, level }: SectionProps<'${wire}'>): ReactNode {
  return (
    <div className="${kebab}">
      <Heading level={level}>
        <Words of={section.content.header} view={view} />
      </Heading>
    </div>
  );
}
`,
);
write(
  join(site, kebab, `${kebab}.css`),
  `@layer section {\n  .${kebab} {\n    display: grid;\n    gap: var(--space-3);\n  }\n}\n`,
);
write(
  join(cms, `${kebab}.ts`),
  `import { label } from '../fields/labels.ts';
import type { SectionTexts } from './section-texts.ts';

export const ${camel}Texts: SectionTexts<'${wire}'> = {
  name: label('${pascal}', '${pascal}'),
  plural: label('${pascal}', '${pascal}'),
  help: label('What it shows.', 'ما الذي يعرضه.'),
  content: { header: { label: label('Header', 'العنوان') } },
  item: {
    title: { label: label('Title', 'العنوان') },
    description: { label: label('Description', 'الوصف') },
  },
};
`,
);
enter(
  join(contract, 'sections.ts'),
  `import { ${camel} } from './${kebab}.ts';`,
  '} as const;',
  `  ${wire === camel ? wire : `${wire}: ${camel}`},`,
);
enter(
  join(site, 'registry.ts'),
  `import ${camel}Css from './${kebab}/${kebab}.css?inline';\nimport { ${pascal} } from './${kebab}/${kebab}.tsx';`,
  '} satisfies',
  `  ${wire}: { draw: ${pascal}, css: ${camel}Css },`,
);
enter(
  join(site, '../search/section-findings.ts'),
  '',
  '} satisfies',
  `  ${wire}: ({ content, items }) => whole(content.header, items.map(titled)),`,
);
enter(join(cms, 'blocks.ts'), `import { ${camel}Texts } from './${kebab}.ts';`, '};', `  ${wire}: ${camel}Texts,`);
console.log(`Made ${kebab} in the contract, the site and the content service. Next: npm run fix, then fill the three.`);

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Puts an import before the first line and an entry before the first line that begins with `end`. */
function enter(path: string, importLine: string, end: string, entry: string): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(end));
  if (at < 0) throw new Error(`${path} has no line that begins with ${end}`);
  lines.splice(at, 0, entry);
  writeFileSync(path, [...(importLine ? [importLine] : []), ...lines].join('\n'));
}
