import type { Fields, ValuesOf } from './fields.ts';

/**
 * What a section says: the fields of its `content` and of each item of its `repeatable_content`.
 * From this one table come the strict wire schema, the lenient reader, the model type and the editor's block.
 */
type SectionDefinition<Content extends Fields, Item extends Fields> = {
  content: Content;
  item: Item;
  /** An item without this field (or without any of the listed ones) renders nothing and is left out. */
  itemNeeds: readonly (keyof Item & string)[];
  /** The section is rendered without items as well, with a specified sentence, such as "No items to display" (ERR-20). */
  renderedWhenEmpty: boolean;
  /** Its other fields stand around its items alone: without any it renders nothing and is left out. */
  nothingWithoutItems: boolean;
  /** Where the list of items may also stand inside `content` (ENT-04 names such a shape). */
  itemsAlso: readonly string[];
};

/** A whole definition of a section from the parts in which it differs from a section without fields. */
export function defineSection<
  Content extends Fields = Record<never, never>,
  Item extends Fields = Record<never, never>,
>(options: Partial<SectionDefinition<Content, Item>>): SectionDefinition<Content, Item> {
  return {
    content: {} as Content,
    item: {} as Item,
    itemNeeds: [],
    renderedWhenEmpty: false,
    nothingWithoutItems: false,
    itemsAlso: ['items', 'data'],
    ...options,
  };
}

/** A section as the site renders it: cleaned, in one language. */
export type SectionOf<Name, Definition> =
  Definition extends SectionDefinition<infer Content, infer Item>
    ? { name: Name; id: string; order: number; content: ValuesOf<Content>; items: (ValuesOf<Item> & { id: string })[] }
    : never;
