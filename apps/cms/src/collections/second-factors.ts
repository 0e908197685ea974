import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';

/**
 * What people show beside their password: a passkey, an app that makes one-time codes, or codes for the day they have
 * lost both. Reached through accounts/second-factor/ alone; nothing of it leaves the service as it is stored.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'person', type: 'relationship', relationTo: 'users', index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'name', type: 'text' },
    { name: 'lastUsedAt', type: 'date' },
    // Of an app: what its codes are made from, encrypted. Of a recovery code: its digest.
    { name: 'secret', type: 'text' },
    { name: 'credentialId', type: 'text', unique: true },
    { name: 'publicKey', type: 'text' },
    { name: 'counter', type: 'number' },
    { name: 'transports', type: 'json' },
  ],
};
