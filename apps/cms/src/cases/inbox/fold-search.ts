import type { CollectionBeforeOperationHook, Where } from 'payload';
import { searchedFor } from '../search-text.ts';

/** What is typed into the search of an inbox is asked for in the spelling in which cases are stored. */
export const foldSearch: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  return where ? { ...args, where: foldedWhere(where) } : args;
};

function foldedWhere(where: Where): Where {
  const entries = Object.entries(where).map(([field, condition]): [string, Where[string]] => {
    if (Array.isArray(condition)) return [field, condition.map(foldedWhere)];
    const typed = field === 'searchText' && (condition as { like?: unknown }).like;
    return [field, typeof typed === 'string' ? { like: searchedFor(typed) } : condition];
  });
  return Object.fromEntries(entries);
}
