/**
 * `npm run new:section -- the-name ["Name" "الاسم"]`: a section that works in every room, with placeholder
 * fields, look, words and picture. Types, lint and tests pass at once; CONTRIBUTING says which files to fill in then.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sectionNames } from '../packages/contract/src/sections/sections.ts';
import { filesOf } from './repository-files.ts';
import { namesOf, sectionNameOf, whyClassTaken, whyTaken } from './scaffold/names.ts';
import { addEntry, createFiles, refuse, root, runScripts, sourceOf } from './scaffold/source-files.ts';

const [said = '', englishName, arabicName = 'قسم جديد'] = process.argv.slice(2);
const wire = sectionNameOf(said);
if (!wire) refuse('Say the section’s name, such as: npm run new:section -- customer-stories');
const { kebab, camel, pascal, english } = namesOf(wire);
const files = {
  table: `packages/contract/src/sections/${kebab}.ts`,
  component: `apps/site/app/sections/${kebab}/${kebab}.tsx`,
  styles: `apps/site/app/sections/${kebab}/${kebab}.css`,
  labels: `apps/cms/src/blocks/${kebab}.ts`,
};
if (Object.values(files).some((file) => existsSync(join(root, file))))
  refuse(`There is a file ${kebab} already: take another name.`);

const contents = {
  [files.table]: `import { defineSection } from '../define-section.ts';
import { html, text } from '../fields.ts';

export const ${camel} = defineSection({
  content: { header: text() },
  item: { title: text(), description: html() },
  itemNeeds: ['title', 'description'],
});
`,
  [files.component]: `import type { ReactNode } from 'react';
import { below, TextHeading } from '#app/ui/heading.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import type { SectionProps } from '../section-props.ts';

/** A heading and titled texts below it. */
export function ${pascal}({ section, view, level }: SectionProps<'${wire}'>): ReactNode {
  const { header } = section.content;
  const itemLevel = header ? below(level) : level;
  return (
    <div className="${kebab}">
      <SectionHeader title={header} view={view} level={level} />
      {section.items.map((item) => (
        <div key={item.id} className="${kebab}__item">
          <TextHeading of={item.title} view={view} level={itemLevel} />
          <RichText of={item.description} view={view} level={itemLevel} />
        </div>
      ))}
    </div>
  );
}
`,
  [files.styles]: `@layer section {
  .${kebab} {
    display: grid;
    gap: var(--space-3);
  }

  .${kebab}__item {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
}
`,
  [files.labels]: `import { label } from '../fields/labels.ts';
import { description, header, type SectionTexts, title } from './shared-texts.ts';

export const ${camel}: SectionTexts<'${wire}'> = {
  name: label(${JSON.stringify(englishName ?? english)}, ${JSON.stringify(arabicName)}),
  help: label('A heading and titled texts below it.', 'عنوان رئيسي وتحته نصوص لكل منها عنوان.'),
  content: { header },
  item: { title, description },
};
`,
};
const lists = [
  ['packages/contract/src/sections/sections.ts', '} as const;'],
  ['apps/cms/src/blocks/section-texts.ts', '} satisfies'],
] as const;
const registry = 'apps/site/app/sections/registry.ts';
const sources = [...lists.map(([list]) => list), registry].map(sourceOf);
const sheets = filesOf('apps/site/app').filter((path) => path.endsWith('.css'));
const taken =
  whyTaken([camel, pascal], Object.values(contents), sources) ??
  whyClassTaken(kebab, Object.fromEntries(sheets.map((path) => [path, sourceOf(path)])));
if (taken) refuse(taken);
createFiles(contents);
for (const [list, before] of lists) {
  const entry = wire === camel ? camel : `${wire}: ${camel}`;
  addEntry(list, { before }, `  ${entry},`, `import { ${camel} } from './${kebab}.ts';\n`);
}
addEntry(
  registry,
  { before: '} satisfies' },
  `  ${wire}: { render: ${pascal}, css: ${camel}Css },`,
  `import ${camel}Css from './${kebab}/${kebab}.css?inline';\nimport { ${pascal} } from './${kebab}/${kebab}.tsx';\n`,
);
addEntry(
  'apps/site/app/search/section-findings.ts',
  { before: '} satisfies' },
  `  ${wire}: ({ content, items }) => whole(content.header, items.map(titled)),`,
);
// No two sections look the same in the chooser: the height of the placeholder is the section's number.
addEntry(
  'scripts/draw/section-pictures.ts',
  { before: '};' },
  `  ${wire}: () => heading(16, 16, 76) + outline(16, 36, 208, ${60 + sectionNames.length}),`,
);
// Sections are stored as JSON: no table changes and no migration is needed.
runScripts('generate');
console.log(`The section ${wire} is everywhere it must be. Now make it yours:
  ${files.table} – its fields
  ${files.labels} – what editors read
  ${files.component} and ${kebab}.css – how it looks
  apps/site/app/search/section-findings.ts – what the search finds in it
  scripts/draw/section-pictures.ts – its picture in the editors' chooser (then: npm run generate)
  and, where it has words of its own, packages/contract/src/texts/en.ts and ar.ts`);
