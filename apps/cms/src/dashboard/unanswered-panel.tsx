import { anchorOf, listUnanswered } from '../unanswered/list-unanswered.ts';
import { timesInWords, unansweredWords as words } from '../unanswered/unanswered-words.ts';
import { LinesPanel } from './panel.tsx';
import type { Asking } from './reader.ts';

const shown = 8;
const list = '/admin/unanswered-searches';

/** What visitors looked for in vain, each leading to where it becomes a synonym. */
export async function UnansweredPanel({ req, reader }: Asking) {
  const found = await listUnanswered(req.payload);
  const lines = found.slice(0, shown).map((one) => ({
    key: `${one.language} ${one.words}`,
    href: `${list}#${encodeURIComponent(anchorOf(one))}`,
    title: one.words,
    mark: timesInWords(one.count, reader.language),
  }));
  return (
    <LinesPanel
      {...{ reader, lines }}
      count={found.length}
      total={found.length}
      title={words.title}
      empty={words.none}
    />
  );
}
