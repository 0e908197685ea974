import type { ServerProps } from 'payload';
import { config } from '../../config.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { signInPath } from './endpoints.ts';
import { type Failure, failures } from './failures.ts';

const words = {
  en: { button: 'Sign in with your organisation', password: 'or with a password', number: 'Number of this failure:' },
  ar: { button: 'الدخول بحساب جهة العمل', password: 'أو بكلمة المرور', number: 'رقم هذا الخطأ:' },
};

/** Above the fields for email and password, where single sign-on is set up. */
export function SignInChoice({ payload, i18n, searchParams }: Pick<ServerProps, 'payload' | 'i18n' | 'searchParams'>) {
  if (!config.oidc) return null;
  const language = adminLanguageOf(i18n);
  const say = words[language];
  const { failure, number } = searchParams ?? {};
  const isKnown = typeof failure === 'string' && Object.hasOwn(failures, failure);
  return (
    <div className="sign-in-choice">
      {isKnown && (
        <div role="alert" className="sign-in-choice__failure">
          <p>{failures[failure as Failure][language]}</p>
          {typeof number === 'string' && /^[0-9a-f-]{36}$/.test(number) && (
            <p>
              {say.number} <bdi className="sign-in-choice__number">{number}</bdi>
            </p>
          )}
        </div>
      )}
      <a className="sign-in-choice__button" href={`${payload.config.routes.api}${signInPath}`}>
        {say.button}
      </a>
      <p className="sign-in-choice__or">{say.password}</p>
    </div>
  );
}
