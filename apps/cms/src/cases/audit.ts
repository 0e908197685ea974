import type { Action } from '../record/actions.ts';
import { type Acting, record } from '../record/record.ts';

/** Records who took or erased personal data. `subject` names references and counts, never a person. */
export function audit(req: Acting, action: Action, subject: string): Promise<void> {
  return record(req, { action, subject });
}
