import { onlyLate } from './late-sheet.server.ts';

const sheets = import.meta.glob<string>('../**/*.css', { query: '?inline', import: 'default', eager: true });

/** Every sheet that a page may hold inline, as it stands there: what visitors' second pages have in common with their first. */
export const allSheets: readonly string[] = Object.values(sheets).filter((sheet) => !onlyLate.includes(sheet));
