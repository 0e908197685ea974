import type { Endpoint, SanitizedConfig } from 'payload';
import { largestRowNumber } from '../row-number.ts';

/** Five times the longest list of the admin. */
const mostListed = 500;
const lists = new Set(['/', '/versions']);

/**
 * Payload takes no limit, or none of its pages, for all rows, which are held in memory at once: whoever calls over HTTP gets so many
 * of them and, as with every page, how many there are. What the service reads itself, and what is changed many at once, is not bounded.
 */
export function withBoundedLists(config: SanitizedConfig): SanitizedConfig {
  for (const each of [...config.collections, ...config.globals])
    if (each.endpoints) each.endpoints = each.endpoints.map(bounded);
  return config;
}

function bounded(endpoint: Endpoint): Endpoint {
  if (endpoint.method !== 'get' || !lists.has(endpoint.path)) return endpoint;
  return {
    ...endpoint,
    handler: (req) => {
      const { limit, pagination, ...rest } = req.query;
      const asksForAll = limit === undefined ? isNo(pagination) : isTooMany(limit);
      // In pages: else the list would say that it is whole.
      if (asksForAll) req.query = { ...rest, limit: mostListed };
      return endpoint.handler(req);
    },
  };
}

/** What is no number of rows at all is refused behind this (own-filters.ts). */
function isTooMany(limit: unknown): boolean {
  const asked = Number(limit);
  if (Number.isNaN(asked)) return true;
  return Number.isInteger(asked) && asked <= largestRowNumber && (asked < 1 || asked > mostListed);
}

const isNo = (value: unknown) => String(value).trim().toLowerCase() === 'false';
