import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import type { importWords } from './import-words.ts';
import type { ImportPreview } from './provider-endpoints.ts';

type SectionProps = {
  file: File | undefined;
  preview: ImportPreview;
  say: (typeof importWords)['en'];
  /** Whether what is not in the file goes. */
  removesGone: boolean;
  setRemovesGone: (removes: boolean) => void;
  confirm: () => void;
};

/** What a file would change, and the button that lets it. */
export function ImportPreviewSection({ file, preview, say, removesGone, setRemovesGone, confirm }: SectionProps) {
  const { counts } = preview;
  const changes = counts.added + counts.changed + (removesGone ? counts.gone : 0);
  return (
    <section aria-label={say.preview}>
      <h3>{say.preview}</h3>
      <p>
        <bdi>{file?.name}</bdi>
      </p>
      <ul className="provider-import__counts">
        <li>{say.counts.added(counts.added)}</li>
        <li>{say.counts.changed(counts.changed)}</li>
        <li>{say.counts.gone(counts.gone)}</li>
        <li>{say.counts.same(counts.same)}</li>
      </ul>
      <Names title={say.problems(counts.problems)} isOpen>
        {preview.problems.map(({ line, message: problem }) => (
          <li key={`${line} ${problem}`}>{`${say.line(line)} ${problem}`}</li>
        ))}
      </Names>
      <Names title={say.counts.added(counts.added)}>{preview.added.map(nameItem)}</Names>
      <Names title={say.counts.changed(counts.changed)}>
        {preview.changed.map(({ name, fields }) => (
          <li key={name}>
            <bdi>{name}</bdi>: {fields.map((field) => say.fields[field] ?? field).join(say.comma)}
          </li>
        ))}
      </Names>
      <Names title={say.counts.gone(counts.gone)}>{preview.gone.map(nameItem)}</Names>
      {counts.problems === 0 && counts.gone > 0 && (
        <label className="provider-import__remove">
          <input type="checkbox" checked={removesGone} onChange={(event) => setRemovesGone(event.target.checked)} />
          {say.remove(counts.gone)}
        </label>
      )}
      {counts.problems > 0 ? (
        <p>{say.mend}</p>
      ) : (
        <Button size="small" disabled={changes === 0} onClick={confirm}>
          {changes === 0 ? say.nothing : say.confirm(changes)}
        </Button>
      )}
    </section>
  );
}

function nameItem(name: string): ReactNode {
  return (
    <li key={name}>
      <bdi>{name}</bdi>
    </li>
  );
}

function Names({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode[] }): ReactNode {
  if (children.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}
