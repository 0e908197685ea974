import type { LocalizedText, RichText } from '@insurer/contract/fields.ts';
import { commaOf } from '@insurer/contract/language.ts';
import type { Nodes } from 'hast';

type Said = LocalizedText | RichText | undefined;

/** Elements that stand apart; a snippet must not run their words together. */
const blocks = /^(?:p|div|li|h[1-6]|tr|td|th|dt|dd|br|blockquote|caption|table|ul|ol)$/;
const separator = ' · ';

/** A field as plain text. */
export function plain(said: Said): string {
  if (!said) return '';
  if ('text' in said) return tidy(said.text);
  // What ends like a sentence needs no sign between it and the next.
  const parts = textOf(said.tree).split('\n').map(tidy).filter(Boolean);
  return parts.reduce((text, part) => (text ? text + (/[.!?؟:؛;]$/.test(text) ? ' ' : separator) + part : part), '');
}

/** Fields as one text, in the language of the first that says anything; undefined where none does. */
export function together(said: readonly Said[], between = separator): LocalizedText | undefined {
  const parts = said.flatMap((part) => {
    const text = plain(part);
    return part && text ? [{ text, lang: part.lang }] : [];
  });
  const first = parts[0];
  return first && { text: parts.map(({ text }) => text).join(between), lang: first.lang };
}

/** The same with the comma of that language between them. */
export function enumerated(said: readonly Said[]): LocalizedText | undefined {
  const lang = together(said)?.lang;
  return lang && together(said, commaOf(lang));
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inside = 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
  return node.type === 'element' && blocks.test(node.tagName) ? `\n${inside}\n` : inside;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
