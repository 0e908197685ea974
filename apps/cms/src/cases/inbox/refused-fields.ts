import type {
  PayloadRequest,
  SelectFieldSingleValidation,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from 'payload';
import { select, text, textarea } from 'payload/shared';
import { inLanguageOf } from '../../fields/text-fields.ts';
import type { CaseCollection } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { shownCase } from '../shown-case.ts';
import { faultOf } from './closing-and-deadlines.ts';

// After a save that a hook refused, the admin's form checks every field anew, and what the hook said at its field is gone
// a moment later. So the fields ask the same rules there.

export const statusStaysRefused: SelectFieldSingleValidation = async (value, options) =>
  (await refusalAt('status', options)) ?? select(value, options);

export const outcomeStaysRefused: SelectFieldSingleValidation = async (value, options) =>
  (await refusalAt('outcome', options)) ?? select(value, options);

export const pauseStaysRefused: SelectFieldSingleValidation = async (value, options) =>
  (await refusalAt('pauseReason', options)) ?? select(value, options);

export const reasonStaysRefused: TextareaFieldValidation = async (value, options) =>
  (await refusalAt('dueReason', options)) ?? textarea(value, options);

export const holdStaysRefused: TextareaFieldValidation = async (value, options) =>
  (await refusalAt('legalHoldReason', options)) ?? textarea(value, options);

export const escalationStaysRefused: SelectFieldSingleValidation = async (value, options) =>
  (await refusalAt('escalation', options)) ?? select(value, options);

export const numberStaysRefused: TextFieldSingleValidation = async (value, options) =>
  (await refusalAt('authorityNumber', options)) ?? text(value, options);

type Checked = {
  collectionSlug?: string;
  data: unknown;
  event?: 'onChange' | 'submit';
  id?: number | string;
  req: PayloadRequest;
};

async function refusalAt(path: string, { collectionSlug, data, event, id, req }: Checked): Promise<string | undefined> {
  if (event !== 'onChange' || id === undefined) return undefined;
  const collection = collectionSlug as CaseCollection;
  const stored = await shownCase<StoredCase>(req, collection, id);
  if (!stored) return undefined;
  const fault = await faultOf(req, collection, stored, data as Partial<StoredCase>);
  return fault && fault.path === path ? inLanguageOf(req, fault.words) : undefined;
}
