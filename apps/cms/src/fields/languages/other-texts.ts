import { askService } from '../../call-service.ts';

/** The document in both languages at once, as the admin's own interface answers `locale=all`. */
export type InBothLanguages = Record<string, unknown>;

const freshMs = 60_000;
const asked = new Map<string, { until: number; texts: Promise<InBothLanguages | undefined> }>();

/**
 * The newest draft of a document in both languages. All fields of a form share one question; it is asked again when
 * the language of the form changes or something newer is stored.
 *
 * @param moment of the newest save that the form knows of
 */
export function inBothLanguages(address: string, locale: string, moment = ''): Promise<InBothLanguages | undefined> {
  const key = `${address} ${locale} ${moment}`;
  const known = asked.get(key);
  if (known && known.until > Date.now()) return known.texts;
  asked.clear();
  const texts = askService<InBothLanguages>(`${address}?locale=all&draft=true&depth=0&fallback-locale=none`);
  asked.set(key, { until: Date.now() + freshMs, texts });
  return texts;
}

/**
 * What is stored at a place of the form, in both languages. Rows are found by their id, since they may have been moved
 * in the form since they were stored.
 */
export function valueAt(
  stored: InBothLanguages,
  path: string,
  rowId: (rowPath: string) => unknown,
): { en?: unknown; ar?: unknown } | undefined {
  let value: unknown = stored;
  let here = '';
  for (const step of path.split('.')) {
    here = here ? `${here}.${step}` : step;
    if (Array.isArray(value)) {
      const id = rowId(`${here}.id`);
      value = value.find((row) => row?.id === id);
    } else {
      value = (value as Record<string, unknown> | null | undefined)?.[step];
    }
  }
  return typeof value === 'object' && value !== null ? value : undefined;
}

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
