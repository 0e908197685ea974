import type { UIFieldServerProps } from 'payload';
import { config } from '../config.ts';
import { InviteAgain } from './invite-again.tsx';
import { NewPerson } from './new-person.tsx';
import { storedAccount } from './password-links.ts';

/** How it stands with the invitation of somebody who has not chosen a password yet; administrators alone see it. */
export async function InvitationView({ id, payload, user }: UIFieldServerProps) {
  const isMailed = config.smtpUrl !== undefined;
  if (id === undefined) return <NewPerson isMailed={isMailed} />;
  // Reviewed: only until when the invitation lasts, for who may invite.
  const person = user?.role === 'admin' ? await storedAccount(payload, id) : undefined;
  if (!person || person.hash || person.disabled) return null;
  return <InviteAgain id={person.id} until={person.resetPasswordExpiration ?? undefined} isMailed={isMailed} />;
}
