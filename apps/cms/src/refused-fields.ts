import { type AfterErrorHook, ValidationError } from 'payload';
import type { Label } from './fields/labels.ts';

type Fault = { path: string; message: string; label?: unknown };

/**
 * What the database itself refuses, such as a name that is taken, is told by the machine name of its field: here by the words of the
 * field, in the language of the person.
 */
export const nameFields: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof ValidationError)) return undefined;
  const { data } = error as { data?: { collection?: string; errors?: Fault[] } };
  // The slug comes with the error, as text.
  const of = data?.collection ? req.payload.collections[data.collection as never] : undefined;
  const errors = data?.errors ?? [];
  if (!of || errors.every(({ label }) => label)) return undefined;
  const { flattenedFields } = (of as { config: { flattenedFields: { name: string; label?: Label }[] } }).config;
  const named = errors.map((one) => ({
    ...one,
    label: one.label ?? flattenedFields.find(({ name }) => name === one.path)?.label,
  }));
  // Its type knows labels of one language alone; what it makes of them reads each.
  const { message } = new ValidationError({ collection: data?.collection, errors: named as never, req }, req.t);
  const problem = { name: 'ValidationError', message, data: { ...data, errors: named } };
  return { status: error.status, response: { errors: [problem] } };
};
