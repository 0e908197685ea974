/** The team's notes of a case, as they are kept. */
export type Noted = readonly { text: string; at?: string | null }[] | null | undefined;

/** The note of a kind, by how it begins, that was kept by the save which made an entry of the history: both have its moment. */
export function noteBeside({ at }: { at: string }, notes: Noted, begins: string): string | undefined {
  const moment = Date.parse(at);
  return notes?.find((note) => note.text.startsWith(begins) && Date.parse(note.at ?? '') === moment)?.text;
}
