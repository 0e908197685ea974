import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../../admin/brand/logo.tsx';
import { ownFactors } from './set-up.ts';
import { SignInStep } from './sign-in-step.tsx';
import { whoIs } from './who-is.ts';

/** The view between the password and everything else. */
export async function SignInStepView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const next = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  const known = await whoIs(req);
  if (!known) redirect('/admin/login');
  if (!known.isHalf) redirect(next);
  const kinds = (await ownFactors(req, known.person.id)).map(({ kind }) => kind);
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo payload={req.payload} i18n={req.i18n} />
      </div>
      <SignInStep
        email={known.person.email}
        hasPasskey={kinds.includes('passkey')}
        hasApp={kinds.includes('code')}
        next={next}
      />
    </MinimalTemplate>
  );
}
