import {
  BoldFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { addressField, validateNeededAddress } from './text-fields.ts';

/** What an editor may write: the markup that the site renders, and no more. */
export const richTextFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature({
    enabledCollections: [],
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'url' && field.type === 'text'
          ? {
              ...field,
              validate: validateNeededAddress,
              admin: { ...field.admin, components: { Field: addressField } },
            }
          : field,
      ) as typeof defaultFields,
  }),
  InlineToolbarFeature(),
];

export const richTextEditor = lexicalEditor({ features: richTextFeatures });
