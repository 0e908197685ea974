import { begunClaimSeconds } from './begun-claim.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Everything that a derived key serves: the secret it comes from, and for how many seconds something made with it is
 * good at the longest. For so long the secret before must be accepted after a change (decision 0021).
 */
export const keyPurposes = {
  /** Renewed while somebody works; without a request it ends. */
  'staff session': { secret: 'SECRET', lifeSeconds: 2 * hour },
  'page preview': { secret: 'SECRET', lifeSeconds: 30 * minute },
  /** Stored as a digest: only a repetition of the same submission has it made again. */
  'request token': { secret: 'SECRET', lifeSeconds: day },
  /** In mails: leads to one request. */
  'case link': { secret: 'SECRET', lifeSeconds: 30 * day },
  /** Codes of staff at rest: sealed anew with the present key when the service starts. */
  'second factor': { secret: 'SECRET', lifeSeconds: 0 },
  'passkey challenge': { secret: 'SECRET', lifeSeconds: 5 * minute },
  /** For how long an account remembers the networks of its owner. */
  'sign-in': { secret: 'SECRET', lifeSeconds: 30 * day },
  /** Made anew for each try of a mail: one that waits during a change goes on with another. */
  'message id': { secret: 'SECRET', lifeSeconds: 0 },
  // Counts of limits: a change begins their windows anew.
  'mail recipient': { secret: 'SECRET', lifeSeconds: 0 },
  'visitor address': { secret: 'SECRET', lifeSeconds: 0 },
  /** The cookie with what opens a request that is being read. */
  'open case': { secret: 'PURGE_SECRET', lifeSeconds: 12 * hour },
  /** The cookie with the answers to the steps of a claim that is not sent yet. */
  'begun claim': { secret: 'PURGE_SECRET', lifeSeconds: begunClaimSeconds },
  /** In links by which a visitor goes on with what was typed. */
  'saved answers': { secret: 'PURGE_SECRET', lifeSeconds: 14 * day },
  receipt: { secret: 'PURGE_SECRET', lifeSeconds: 10 * minute },
  /** In pages that stay open; nobody keeps them for others. */
  'media address': { secret: 'PURGE_SECRET', lifeSeconds: day },
  /** Social networks ask again for pages that were shared, about once a month. */
  'social picture': { secret: 'PURGE_SECRET', lifeSeconds: 30 * day },
} as const satisfies Record<string, { secret: 'SECRET' | 'PURGE_SECRET'; lifeSeconds: number }>;

/** What a derived key serves; see {@link keyPurposes}. */
export type KeyPurpose = keyof typeof keyPurposes;
