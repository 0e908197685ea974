'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { useSteps } from './use-steps.ts';

/** The codes, the one time that they are shown. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { say } = useSteps();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="factor-form">
      <h2 className="factor-form__title">{say.codesTitle}</h2>
      <p>{say.codesHelp}</p>
      <ul className="factor-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="factor-form__buttons">
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void copy().catch(() => undefined)}>
          {isCopied ? say.copied : say.copy}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => save(text)}>
          {say.save}
        </Button>
        <Button size="medium" margin={false} onClick={onKept}>
          {say.kept}
        </Button>
      </div>
    </div>
  );
}

function save(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
