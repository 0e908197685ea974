import type {
  DateFieldValidation,
  PayloadRequest,
  SelectFieldSingleValidation,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from 'payload';
import { date, select, text, textarea } from 'payload/shared';
import { inLanguageOf } from '../../fields/text-fields.ts';
import type { CaseCollection } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { shownCase } from '../shown-case.ts';
import { faultOf } from './closing-and-deadlines.ts';
import type { Fault } from './ruled-fields.ts';

// After a save that a hook refused, the admin's form checks every field anew, and what the hook said at its field is gone
// a moment later. So the fields ask the same rules there.

export const statusStaysRefused: SelectFieldSingleValidation = staysRefused('status', select);
export const stageStaysRefused: SelectFieldSingleValidation = staysRefused('stage', select);
export const outcomeStaysRefused: SelectFieldSingleValidation = staysRefused('outcome', select);
export const pauseStaysRefused: SelectFieldSingleValidation = staysRefused('pauseReason', select);
export const dayStaysRefused: DateFieldValidation = staysRefused('dueAt', date);
export const reasonStaysRefused: TextareaFieldValidation = staysRefused('dueReason', textarea);
export const holdStaysRefused: TextareaFieldValidation = staysRefused('legalHoldReason', textarea);
export const escalationStaysRefused: SelectFieldSingleValidation = staysRefused('escalation', select);
export const numberStaysRefused: TextFieldSingleValidation = staysRefused('authorityNumber', text);

type Check<Value, Options> = (value: Value, options: Options) => string | true | Promise<string | true>;

/** The check of a field of a kind, and before it the rule that a save broke there. */
function staysRefused<Value, Options extends Checked>(
  path: Fault['path'],
  check: Check<Value, Options>,
): Check<Value, Options> {
  return async (value, options) => (await refusalAt(path, options)) ?? check(value, options);
}

type Checked = {
  collectionSlug?: string;
  data: unknown;
  event?: 'onChange' | 'submit';
  id?: number | string;
  req: PayloadRequest;
};

async function refusalAt(
  path: Fault['path'],
  { collectionSlug, data, event, id, req }: Checked,
): Promise<string | undefined> {
  if (event !== 'onChange' || id === undefined) return undefined;
  const collection = collectionSlug as CaseCollection;
  const stored = await shownCase<StoredCase>(req, collection, id);
  if (!stored) return undefined;
  const fault = await faultOf(req, collection, stored, data as Partial<StoredCase>);
  return fault && fault.path === path ? inLanguageOf(req, fault.words) : undefined;
}
