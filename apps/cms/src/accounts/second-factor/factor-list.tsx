'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { momentWithHijri } from '../../fields/moment-text.ts';
import { AddFactor } from './add-factor.tsx';
import { FactorField } from './factor-field.tsx';
import { FactorForm } from './factor-form.tsx';
import type { Listed, ListedFactor } from './manage.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useSteps } from './use-steps.ts';

type Props = { person: number; isOwn: boolean; listed: Listed };
/** What waits for the present password. */
type Act = { path: string; body: object; label: string; help?: string };

/** What somebody has as a second factor: of one's own with all that can be done to it, of others to be reset. */
export function FactorList({ person, isOwn, listed }: Props) {
  const { say, ask } = useSteps();
  const [{ factors, recoveryCodes }, setListed] = useState(listed);
  const [act, setAct] = useState<Act>();
  const [codes, setCodes] = useState<readonly string[]>();
  const done = async (added: { recoveryCodes?: string[] }) => {
    setAct(undefined);
    setCodes(added.recoveryCodes);
    setListed(await (isOwn ? ask<Listed>('/list') : ask<Listed>('/list-of', { person })));
  };
  const reset = { path: '/reset', body: { person }, label: say.reset, help: say.resetHelp };
  return (
    <section className="field-type factors" aria-labelledby="factors-title">
      <h3 id="factors-title">{say.title}</h3>
      {factors.length === 0 ? <p>{say.none}</p> : <Rows factors={factors} onRemove={isOwn ? setAct : undefined} />}
      {factors.length > 0 ? (
        <p>
          {say.left}: {recoveryCodes}
        </p>
      ) : null}
      {codes ? <RecoveryCodeList codes={codes} onKept={() => setCodes(undefined)} /> : null}
      {act ? <WithPassword key={act.label} act={act} onDone={done} onCancel={() => setAct(undefined)} /> : null}
      {factors.length > 0 && !act && !codes ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => setAct(isOwn ? { path: '/recovery-codes', body: {}, label: say.renew } : reset)}
        >
          {isOwn ? say.renew : say.reset}
        </Button>
      ) : null}
      {isOwn && !act && !codes ? <AddFactor key={factors.length} needsPassword onAdded={done} /> : null}
    </section>
  );
}

type RowsProps = { factors: readonly ListedFactor[]; onRemove: ((act: Act) => void) | undefined };

function Rows({ factors, onRemove }: RowsProps) {
  const { say, language } = useSteps();
  return (
    <ul className="sessions__list">
      {factors.map(({ id, kind, name, createdAt, lastUsedAt }) => (
        <li key={id} className="sessions__item">
          <div>
            <p className="sessions__device">
              <bdi>{name}</bdi> <span className="sessions__here">{kind === 'passkey' ? say.passkey : say.app}</span>
            </p>
            <dl>
              <dt>{say.added}</dt>
              <dd>{momentWithHijri(createdAt, language)}</dd>
              <dt>{say.lastUsed}</dt>
              <dd>{lastUsedAt ? momentWithHijri(lastUsedAt, language) : say.never}</dd>
            </dl>
          </div>
          {onRemove ? (
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              extraButtonProps={{ 'aria-label': say.removeOf(name ?? '') }}
              onClick={() => onRemove({ path: '/remove', body: { id: String(id) }, label: say.removeOf(name ?? '') })}
            >
              {say.remove}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type WithPasswordProps = {
  act: Act;
  onDone: (result: { recoveryCodes?: string[] }) => Promise<void>;
  onCancel: () => void;
};

function WithPassword({ act, onDone, onCancel }: WithPasswordProps) {
  const steps = useSteps();
  const { say } = steps;
  const [password, setPassword] = useState('');
  const confirm = () =>
    steps.run(async () => {
      const result = await steps.ask<{ recoveryCodes?: unknown }>(act.path, { ...act.body, password });
      await onDone(Array.isArray(result.recoveryCodes) ? { recoveryCodes: result.recoveryCodes } : {});
    });
  return (
    <FactorForm steps={steps} label={act.label} isReady={password !== ''} onConfirm={confirm} onCancel={onCancel}>
      {act.help ? <p>{act.help}</p> : null}
      <FactorField kind="password" label={say.password} value={password} onChange={setPassword} onEnter={confirm} />
    </FactorForm>
  );
}
