import { escapeMarkup } from '@insurer/contract/clean/escape-markup.ts';
import { wordsOfMarkup } from '@insurer/contract/clean/markup.ts';
import { cleanUrl } from '@insurer/contract/clean/url.ts';

/** The nodes of the editor that the site renders; everything else gives way to what it contains. */
type Node = {
  type?: string;
  tag?: string;
  text?: string;
  format?: number | string;
  listType?: string;
  start?: number;
  fields?: { url?: string };
  children?: Node[];
};

const bold = 1;
const italic = 2;

/**
 * Rich text as the HTML of the contract, or undefined when it says nothing. Alignment is left out on purpose: the
 * site aligns to the start of either language.
 */
export function richTextToHtml(value: unknown): string | undefined {
  const root = (value as { root?: Node } | null | undefined)?.root;
  const html = root ? childrenOf(root) : '';
  return wordsOfMarkup(html).trim() === '' ? undefined : html;
}

function childrenOf(node: Node): string {
  return (node.children ?? []).map(nodeToHtml).join('');
}

function nodeToHtml(node: Node): string {
  switch (node.type) {
    case 'text':
      return formatted(escapeMarkup(node.text ?? ''), Number(node.format ?? 0));
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return wrapped('p', childrenOf(node));
    case 'heading':
      return wrapped(node.tag === 'h4' ? 'h4' : 'h3', childrenOf(node));
    case 'list':
      return wrapped(node.listType === 'number' ? 'ol' : 'ul', childrenOf(node));
    case 'listitem':
      return wrapped('li', childrenOf(node));
    case 'link':
    case 'autolink':
      return linked(cleanUrl(node.fields?.url), childrenOf(node));
    default:
      return childrenOf(node);
  }
}

function formatted(html: string, format: number): string {
  const slanted = format & italic ? `<em>${html}</em>` : html;
  return format & bold ? `<strong>${slanted}</strong>` : slanted;
}

function wrapped(tag: string, html: string): string {
  return html === '' ? '' : `<${tag}>${html}</${tag}>`;
}

function linked(address: string | undefined, html: string): string {
  return address && html ? `<a href="${escapeMarkup(address)}">${html}</a>` : html;
}
