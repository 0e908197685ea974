import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload';
import { refusal } from '../refusal.ts';
import { isDateText } from './own-filters.ts';

/**
 * Payload takes the moment at which something was made from whoever sends one, and the record says nothing of it: a case could
 * have come on another day than it did, in its due day, its figures and its retention. Here the service alone says it. And the moment at
 * which something went into the trash is one: Payload looks at no value of it before it fails at that.
 */
export function withOwnMoments(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(leaveOutCreation, refuseNoMoment);
  return config;
}

const leaveOutCreation: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  const { data } = args as { data?: object };
  if (overrideAccess === true || !data || !('createdAt' in data)) return args;
  const { createdAt: _, ...kept } = data;
  return { ...args, data: kept };
};

/** @throws APIError 400 */
const refuseNoMoment: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  const { data } = args as { data?: { deletedAt?: unknown } };
  if (overrideAccess !== true && data?.deletedAt !== undefined && !isDateText(data.deletedAt))
    throw refusal('Send a date such as 2026-11-25T09:30:00Z: deletedAt.', 400);
  return args;
};
