'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { AddFactor } from './add-factor.tsx';
import { FactorField } from './factor-field.tsx';
import { Problem } from './problem.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useSteps } from './use-steps.ts';

type Props = { email: string; hasPasskey: boolean; hasApp: boolean; next: string };

/** What follows the password: showing a second factor, or setting up the first. */
export function SignInStep({ email, hasPasskey, hasApp, next }: Props) {
  const { say, ask } = useSteps();
  const [codes, setCodes] = useState<readonly string[]>();
  const openAdmin = () => location.assign(next);
  const giveUp = async () => {
    await ask('/give-up').catch(() => undefined);
    location.assign('/admin/login');
  };
  if (codes) return <RecoveryCodeList codes={codes} onKept={openAdmin} />;
  const isFirst = !hasPasskey && !hasApp;
  return (
    <div className="factor-form">
      <h1 className="factor-form__title">{isFirst ? say.setUpTitle : say.confirmTitle}</h1>
      <p>
        {say.signingInAs} <bdi>{email}</bdi>
      </p>
      {isFirst ? (
        <>
          <p>{say.why}</p>
          <AddFactor
            needsPassword={false}
            onAdded={({ recoveryCodes }) => (recoveryCodes ? setCodes(recoveryCodes) : openAdmin())}
          />
        </>
      ) : (
        <Confirm hasPasskey={hasPasskey} hasApp={hasApp} onConfirmed={openAdmin} />
      )}
      <Button buttonStyle="subtle" size="medium" margin={false} onClick={() => void giveUp()}>
        {say.somebodyElse}
      </Button>
    </div>
  );
}

type Ways = { hasPasskey: boolean; hasApp: boolean; onConfirmed: () => void };

function Confirm({ hasPasskey, hasApp, onConfirmed }: Ways) {
  const steps = useSteps();
  const { say } = steps;
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const hasField = hasApp || isRecovery;

  const confirm = () =>
    steps.run(async () => {
      await steps.ask('/confirm', isRecovery ? { recoveryCode: code } : { code });
      onConfirmed();
    });
  const showPasskey = () =>
    steps.run(async () => {
      const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser');
      if (!browserSupportsWebAuthn()) return steps.showProblem(say.noPasskeys);
      const { options } = await steps.ask<{ options: Parameters<typeof startAuthentication>[0]['optionsJSON'] }>(
        '/confirm/passkey',
      );
      await steps.ask('/confirm', { passkey: await startAuthentication({ optionsJSON: options }) });
      onConfirmed();
    });
  const other = () => {
    setCode('');
    steps.showProblem('');
    setRecovery(!isRecovery);
  };

  return (
    <>
      {hasPasskey && !isRecovery ? (
        <Button size="large" margin={false} disabled={steps.isBusy} onClick={() => void showPasskey()}>
          {say.usePasskey}
        </Button>
      ) : null}
      {hasField ? (
        <>
          <FactorField
            key={String(isRecovery)}
            kind="code"
            label={isRecovery ? say.recoveryCode : say.appCode}
            help={isRecovery ? say.recoveryHelp : say.appCodeHelp}
            value={code}
            onChange={setCode}
            onEnter={confirm}
          />
          <Button
            buttonStyle={hasPasskey && !isRecovery ? 'secondary' : 'primary'}
            size="large"
            margin={false}
            disabled={steps.isBusy || code.trim() === ''}
            onClick={() => void confirm()}
          >
            {say.confirm}
          </Button>
        </>
      ) : null}
      <Problem text={steps.problem} />
      {isRecovery ? <p className="field-description">{say.lost}</p> : null}
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={other}>
        {isRecovery ? say.cancel : say.useRecovery}
      </Button>
    </>
  );
}
