import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { isStillOpen } from '../open-jobs.ts';
import { RowWords } from './row-words.tsx';
import { type Status, statusWords } from './status-words.ts';
import { inLanguageOf } from './text-fields.ts';

type Slug = DefaultServerCellComponentProps['collectionSlug'];
type Stored = { id: number; _status?: string; deletedAt?: string | null; closingDate?: string | null };
type Question = { ids: number[]; found: Promise<Map<number, Stored>> };

/**
 * Whether visitors see a page or a job of a list: Payload goes by its versions, of which an earlier one that was public makes what is
 * offline look published, and what lies in the trash looks as it did before.
 */
export async function StatusCell(cell: DefaultServerCellComponentProps) {
  const { collectionSlug, i18n, payload, rowData } = cell;
  const stored = await storedRow(payload, collectionSlug, rowData.id);
  return <RowWords cell={cell}>{inLanguageOf({ i18n }, statusWords[statusOf(stored, rowData._status)])}</RowWords>;
}

function statusOf(stored: Stored | undefined, newest: unknown): Status {
  if (stored?._status !== 'published' || stored.deletedAt) return 'draft';
  if (newest === 'draft') return 'changed';
  return isStillOpen(stored) ? 'published' : 'closed';
}

/** What is about to be asked, by collection. */
const questions = new Map<Slug, Question>();

/** The rows of a list are rendered in one turn, and asked for together when it ends. */
async function storedRow(payload: Payload, collection: Slug, id: number): Promise<Stored | undefined> {
  const question = questions.get(collection) ?? { ids: [], found: askAfterThisTurn(payload, collection) };
  questions.set(collection, question);
  question.ids.push(id);
  return (await question.found).get(id);
}

async function askAfterThisTurn(payload: Payload, collection: Slug): Promise<Map<number, Stored>> {
  await new Promise((resolve) => setImmediate(resolve));
  const ids = questions.get(collection)?.ids ?? [];
  questions.delete(collection);
  const where = { id: { in: ids } };
  const { docs } = await payload.db.find<Stored>({ collection, where, pagination: false });
  return new Map(docs.map((row) => [row.id, row]));
}
