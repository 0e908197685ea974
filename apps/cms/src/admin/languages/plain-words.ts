type Node = { type?: string; text?: string; children?: Node[] };

/** A stored text as plain words: a line, several lines, or the paragraphs of rich text. Empty where it says nothing. */
export function plainWords(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const root = (value as { root?: Node } | null | undefined)?.root;
  return root
    ? wordsOf(root)
        .replace(/\n{2,}/g, '\n')
        .trim()
    : '';
}

function wordsOf(node: Node): string {
  if (node.type === 'linebreak') return '\n';
  const inner = node.text ?? (node.children ?? []).map(wordsOf).join('');
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'listitem' ? `${inner}\n` : inner;
}
