import type { Payload } from 'payload';
import { answeredBy, productAndCityOf } from '../answered.ts';
import { readCaseHandling } from '../case-handling.ts';
import { caseCollections } from '../case-kinds.ts';
import { endsWithoutAnswer, type Outcome } from '../case-outcomes.ts';

type Row = {
  id: number;
  sent?: Record<string, unknown> | null;
  createdAt: string;
  updatedAt: string;
  closedAt?: string | null;
  outcome?: Outcome | null;
  dueAt?: string | null;
  pausedDays?: number | null;
};

const batchSize = 200;

/** Gives the cases of an earlier version what the figures count them by; those that are closed count from their last closing. */
export async function fillFigures(payload: Payload): Promise<void> {
  const { holidays } = await readCaseHandling(payload);
  for (const collection of caseCollections) {
    const where = { product: { exists: false } };
    for (;;) {
      const { docs } = await payload.db.find<Row>({ collection, where, limit: batchSize, pagination: false });
      for (const { id, sent, createdAt, updatedAt, closedAt, outcome, dueAt, pausedDays } of docs) {
        const times = { createdAt, dueAt: dueAt ?? null, pausedDays: pausedDays ?? 0 };
        const isAnswered = closedAt && !endsWithoutAnswer(outcome);
        const answer = isAnswered ? answeredBy(times, new Date(closedAt).toISOString(), holidays) : {};
        // Their last change stays where it was: retention may count from it.
        const data = { ...productAndCityOf(sent ?? {}), ...answer, reopenedCount: 0, updatedAt };
        await payload.db.updateOne({ collection, where: { id: { equals: id } }, data, options: { atomic: true } });
      }
      if (docs.length < batchSize) break;
    }
  }
}
