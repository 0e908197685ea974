import type { Payload } from 'payload';
import { caseCollections } from '../case-kinds.ts';
import { openStatuses } from '../case-status.ts';

/** Marks what should have been answered by now, so that inboxes can filter it. Keeping history takes the mark away. */
export async function markOverdue(payload: Payload): Promise<void> {
  for (const collection of caseCollections) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection,
      where: {
        overdue: { not_equals: true },
        status: { in: [...openStatuses] },
        dueAt: { less_than: new Date().toISOString() },
      },
      select: { reference: true },
      pagination: false,
      limit: 500,
    });
    for (const { id } of docs) {
      const where = { id: { equals: id } };
      // Nobody changed the case: who has it open may go on writing.
      const data = { overdue: true, updatedAt: null };
      await payload.db.updateOne({ collection, where, data, options: { atomic: true } });
    }
  }
}
