import type { UIFieldServerProps } from 'payload';
import { config } from '../config.ts';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { InviteAgain } from './invite-again.tsx';
import { NewPerson } from './new-person.tsx';
import { storedAccount } from './password-links.ts';

const external = label(
  'Signs in with the account of the organisation, which also gives the role. There is no password here.',
  'يدخل بحساب جهة العمل، ومنها يأتي دوره أيضًا. لا كلمة مرور له هنا.',
);

/** How it stands with the invitation of somebody who has not chosen a password yet; administrators alone see it. */
export async function InvitationView({ id, payload, user, i18n }: UIFieldServerProps) {
  const isMailed = config.smtpUrl !== undefined;
  if (id === undefined) return <NewPerson isMailed={isMailed} />;
  // Reviewed: only until when the invitation lasts, for who may invite.
  const person = user?.role === 'admin' ? await storedAccount(payload, id) : undefined;
  if (person?.identity) return <p className="account-note">{external[adminLanguageOf(i18n)]}</p>;
  if (!person || person.hash || person.disabled) return null;
  return <InviteAgain id={person.id} until={person.resetPasswordExpiration ?? undefined} isMailed={isMailed} />;
}
