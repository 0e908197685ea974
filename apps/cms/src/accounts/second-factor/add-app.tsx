'use client';

import { useState } from 'react';
import { FactorField } from './factor-field.tsx';
import { FactorForm } from './factor-form.tsx';
import type { CodeApp } from './one-time-codes.ts';
import { type Added, useSteps } from './use-steps.ts';

type Props = { needsPassword: boolean; onAdded: (added: Added) => unknown; onCancel: () => void };

/** An app is shown its key, and then shows that it makes the right codes. */
export function AddApp({ needsPassword, onAdded, onCancel }: Props) {
  const steps = useSteps();
  const { say } = steps;
  const [name, setName] = useState(say.myPhone);
  const [password, setPassword] = useState('');
  const [app, setApp] = useState<CodeApp>();
  const [code, setCode] = useState('');

  const begin = () =>
    steps.run(async () => setApp(await steps.ask<CodeApp>('/codes/new', needsPassword ? { password } : {})));
  const finish = () =>
    steps.run(
      async () => void (await onAdded(await steps.ask<Added>('/codes/add', { name, code, sealed: app?.sealed }))),
    );
  const isReady = app ? code.trim() !== '' : name.trim() !== '';

  return (
    <FactorForm
      steps={steps}
      label={app ? say.confirm : say.addApp}
      isReady={isReady}
      onConfirm={app ? finish : begin}
      onCancel={onCancel}
    >
      {app ? (
        <>
          <AppKey app={app} />
          <FactorField kind="code" label={say.firstCode} value={code} onChange={setCode} onEnter={finish} />
        </>
      ) : (
        <>
          <FactorField label={say.name} value={name} onChange={setName} onEnter={begin} />
          {needsPassword ? (
            <FactorField kind="password" label={say.password} value={password} onChange={setPassword} onEnter={begin} />
          ) : null}
        </>
      )}
    </FactorForm>
  );
}

function AppKey({ app }: { app: CodeApp }) {
  const { say } = useSteps();
  return (
    <div className="factor-key">
      <p>{say.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: a drawing within the page */}
      <img className="factor-key__picture" src={app.picture} alt={say.picture} width="200" height="200" />
      <p>{say.key}</p>
      <p className="factor-key__secret" dir="ltr">
        {app.secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <p>
        <a href={app.address}>{say.openApp}</a>
      </p>
    </div>
  );
}
