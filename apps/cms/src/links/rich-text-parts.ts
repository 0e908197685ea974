type Node = { type?: string; tag?: string; text?: string; fields?: { url?: string }; children?: Node[] };

/** Every address that a rich text leads to. */
export function linksIn(value: unknown): string[] {
  return nodesOf(value).flatMap(({ type, fields }) => (type === 'link' && fields?.url ? [fields.url] : []));
}

/** The words of the first small heading (h4) of a rich text that stands under no larger one (h3). */
export function headingGap(value: unknown): string | undefined {
  const headings = nodesOf(value).filter(({ type }) => type === 'heading');
  const first = headings[0];
  return first?.tag === 'h4' ? wordsOf(first) : undefined;
}

function nodesOf(value: unknown): Node[] {
  const root = (value as { root?: Node } | null | undefined)?.root;
  const within = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(within)];
  return root ? within(root) : [];
}

function wordsOf(node: Node): string {
  return node.text ?? (node.children ?? []).map(wordsOf).join('');
}
