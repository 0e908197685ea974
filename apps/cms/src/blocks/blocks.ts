import type { Field as ContractField, Fields } from '@insurer/contract/fields.ts';
import { type SectionName, sectionNames, sections } from '@insurer/contract/sections/sections.ts';
import type { Block, Field } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { fieldFromContract } from './field-from-contract.ts';
import { sectionTexts } from './section-texts.ts';
import type { FieldTexts } from './shared-texts.ts';

const rowLabel = '/blocks/row-label.tsx#RowLabel';
const blockLabel = '/blocks/block-label.tsx#BlockLabel';
const sectionHelp = '/blocks/section-help.tsx#SectionHelp';

/** The blocks that a page is made of, one per section name of the contract, in its order. */
export const blocks: Block[] = sectionNames.map(blockFromSection);

/**
 * The editor's block of a section: its fields come from the contract's table, its words from the texts.
 * The block itself is shared by both languages; only the fields inside have Arabic translations.
 */
function blockFromSection(name: SectionName): Block {
  const texts = sectionTexts[name];
  const content = fieldsOf(sections[name].content, texts.content);
  const items = fieldsOf(sections[name].item, texts.item);
  return {
    slug: name,
    interfaceName: `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/_(.)/g, (_, letter) => letter.toUpperCase())}Block`,
    labels: { singular: texts.name, plural: texts.plural ?? texts.name },
    admin: {
      disableBlockName: true,
      images: { thumbnail: { url: sectionPicture(name), alt: `${texts.help.en} ${texts.help.ar}` } },
      components: { Label: { path: blockLabel, clientProps: { name: texts.name, field: firstText(content) } } },
    },
    fields: [helpLine(texts.help), ...content, ...(items.length > 0 ? [itemRows(items)] : [])],
  };
}

/** The address of the section's picture in the chooser; scripts/draw-section-pictures.ts draws them. */
function sectionPicture(name: SectionName): string {
  return `/section-pictures/${name}.svg`;
}

function helpLine(help: Label): Field {
  return { name: 'help', type: 'ui', admin: { components: { Field: { path: sectionHelp, clientProps: { help } } } } };
}

function fieldsOf(table: Fields, texts: Record<string, FieldTexts>): Field[] {
  return Object.entries<ContractField>(table).flatMap(([key, field]) => {
    const words = texts[key];
    return (words && fieldFromContract(key, field, words)) ?? [];
  });
}

/** Rows are shared by both languages, so that neither can lose or reorder what the other has. */
function itemRows(fields: Field[]): Field {
  return {
    name: 'items',
    type: 'array',
    label: label('Entries', 'الإدخالات'),
    labels: { singular: label('Entry', 'إدخال'), plural: label('Entries', 'إدخالات') },
    fields,
    admin: {
      initCollapsed: true,
      components: { RowLabel: { path: rowLabel, clientProps: { field: firstText(fields) } } },
    },
  };
}

/** The field that names a collapsed section or row: its first line of text. */
function firstText(fields: Field[]): string {
  return fields.find((field) => field.type === 'text')?.name ?? 'id';
}
