import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload';

/**
 * Payload takes the moment at which something was made from whoever sends one, and the record says nothing of it: a case could
 * have come on another day than it did, in its due day, its figures and its retention. Here the service alone says it.
 */
export function withOwnMoments(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(leaveOutCreation);
  return config;
}

const leaveOutCreation: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  const { data } = args as { data?: object };
  if (overrideAccess === true || !data || !('createdAt' in data)) return args;
  const { createdAt: _, ...kept } = data;
  return { ...args, data: kept };
};
