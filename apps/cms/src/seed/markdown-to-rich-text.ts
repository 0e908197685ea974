import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { richTextFeatures } from '../rich-text.ts';

/** Turns the Markdown of the demo content into what an editor would have typed. */
export async function markdownConverter(payload: Payload): Promise<(markdown: string) => unknown> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config: payload.config, features: richTextFeatures });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown });
}
