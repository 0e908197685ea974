'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { AddApp } from './add-app.tsx';
import { FactorField } from './factor-field.tsx';
import { FactorForm } from './factor-form.tsx';
import { type Added, useSteps } from './use-steps.ts';

type Props = { needsPassword: boolean; onAdded: (added: Added) => unknown };

/** The two ways to set one up. */
export function AddFactor({ needsPassword, onAdded }: Props) {
  const [kind, setKind] = useState<'passkey' | 'app'>();
  const { say } = useSteps();
  const close = () => setKind(undefined);
  if (kind === 'passkey') return <AddPasskey needsPassword={needsPassword} onAdded={onAdded} onCancel={close} />;
  if (kind === 'app') return <AddApp needsPassword={needsPassword} onAdded={onAdded} onCancel={close} />;
  return (
    <ul className="factor-ways">
      <li>
        <p className="factor-ways__name">{say.passkey}</p>
        <p className="field-description">{say.passkeyHelp}</p>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setKind('passkey')}>
          {say.addPasskey}
        </Button>
      </li>
      <li>
        <p className="factor-ways__name">{say.app}</p>
        <p className="field-description">{say.appHelp}</p>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setKind('app')}>
          {say.addApp}
        </Button>
      </li>
    </ul>
  );
}

function AddPasskey({ needsPassword, onAdded, onCancel }: Props & { onCancel: () => void }) {
  const steps = useSteps();
  const { say } = steps;
  const [name, setName] = useState(say.myPasskey);
  const [password, setPassword] = useState('');

  const add = () =>
    steps.run(async () => {
      const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser');
      if (!browserSupportsWebAuthn()) return steps.showProblem(say.noPasskeys);
      const { options } = await steps.ask<{ options: Parameters<typeof startRegistration>[0]['optionsJSON'] }>(
        '/passkeys/new',
        needsPassword ? { password } : {},
      );
      const passkey = await startRegistration({ optionsJSON: options });
      await onAdded(await steps.ask<Added>('/passkeys/add', { name, passkey }));
    });

  return (
    <FactorForm steps={steps} label={say.addPasskey} isReady={name.trim() !== ''} onConfirm={add} onCancel={onCancel}>
      <FactorField label={say.name} value={name} onChange={setName} onEnter={add} />
      {needsPassword ? (
        <FactorField kind="password" label={say.password} value={password} onChange={setPassword} onEnter={add} />
      ) : null}
    </FactorForm>
  );
}
