import { AuthenticationError, type CollectionConfig, LockedAuth, type PayloadRequest } from 'payload';
import { record, text } from './record.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const users = { targetCollection: 'users' } as const;

/** Sign-ins and what belongs to them. What was typed as a password is never looked at. */
const accountHooks = {
  beforeOperation: [
    ({ operation, req }) => {
      if (operation === 'resetPassword') req.context.isNewPassword = true;
    },
  ],
  afterLogin: [
    async ({ req, user }) => {
      const act = { ...users, actor: user, subject: user.email, targetId: user.id };
      const chosen = req.context.isInvitation === true ? 'invitation-accepted' : 'password-changed';
      if (req.context.isNewPassword === true) await record(req, { ...act, action: chosen });
      await record(req, { ...act, action: req.context.isHalfSession === true ? 'password-right' : 'sign-in' });
    },
  ],
  afterLogout: [
    ({ req }) => record(req, { ...users, action: 'sign-out', subject: req.user?.email ?? '', targetId: req.user?.id }),
  ],
  afterForgotPassword: [
    async ({ args }) => {
      const { req, data } = args as { req: PayloadRequest; data: { email?: string } };
      await record(req, { ...users, action: 'password-asked', subject: typedEmail(data.email), actor: stranger });
    },
  ],
  afterOperation: [
    async ({ operation, args, req, result }) => {
      if (operation === 'unlock' && result) {
        const { data } = args as unknown as { data: { email?: string } };
        await record(req, { ...users, action: 'unlocked', subject: typedEmail(data.email) });
      }
    },
  ],
  afterError: [
    async ({ error, req }) => {
      if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) return;
      const subject = typedEmail((req.data as { email?: unknown } | undefined)?.email);
      await record(req, { ...users, action: 'sign-in-failed', subject, actor: stranger });
    },
  ],
} satisfies Hooks;

/** Nobody knows who it was. */
export const stranger = { name: '' };

const longestEmail = 254;

/** What was typed as an email, where it is one: people type their password into the wrong field. What is longer nobody has. */
export function typedEmail(typed: unknown): string {
  const email = typeof typed === 'string' && typed.length <= 2 * longestEmail ? typed.trim() : '';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? text(email, longestEmail) : '–';
}

/** The collection of accounts, whose sign-ins go into the record. */
export function recordedAccounts(collection: CollectionConfig): CollectionConfig {
  const hooks = { ...collection.hooks } as Record<string, unknown[] | undefined>;
  for (const [name, more] of Object.entries(accountHooks)) hooks[name] = [...(hooks[name] ?? []), ...more];
  return { ...collection, hooks: hooks as Hooks };
}
