import type { Access, CollectionConfig, GlobalConfig } from 'payload';
import { hasRole, type Role } from './roles.ts';

/** Only people with one of these roles. */
export function only(...allowed: Role[]): Access {
  return ({ req }) => hasRole(req, ...allowed);
}

/** Everybody who works here. Visitors never reach these collections: the site reads through the contract alone. */
export const staff: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'reviewer', 'people', 'care');
/** For what the service alone does, which overrides these rules. */
export const nobody: Access = () => false;
/** Administrators alone. */
export const adminOnly = only('admin');

type CollectionRules = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock'>
>;

/** All rules of a collection that staff read and the given roles write. Deleting is for writers, never for reviewers. */
export function collectionRules(writers: Role[], publishers: Role[] = []): CollectionRules {
  return {
    create: only('admin', ...writers),
    read: staff,
    update: only('admin', ...writers, ...publishers),
    delete: only('admin', ...writers),
    readVersions: only('admin', ...writers, ...publishers),
    unlock: adminOnly,
  };
}

/**
 * The same for a collection with drafts: who writes or publishes reads them, everybody else who works here reads what
 * visitors see.
 */
export function draftRules(writers: Role[], publishers: Role[]): CollectionRules {
  const rules = collectionRules(writers, publishers);
  return { ...rules, read: publishedForOthers(only('admin', ...writers, ...publishers)) };
}

/** Drafts for whom a rule allows them, and what is published for everybody else who works here. */
function publishedForOthers(reads: Access): Access {
  return (args) => reads(args) || (staff(args) && { _status: { equals: 'published' } });
}

/** The same for a global with drafts, which the given roles write or publish. */
export function globalRules(writers: Role[], publishers: Role[]): NonNullable<GlobalConfig['access']> {
  const update = only('admin', ...writers, ...publishers);
  return { read: publishedForOthers(update), update, readVersions: update };
}

/** A read past the access rules: of what is public, or of what its caller has shown a right to. Each use says which. */
export const publicRead = { overrideAccess: true, depth: 0, pagination: false } as const;
