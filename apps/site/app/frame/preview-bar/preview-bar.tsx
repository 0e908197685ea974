import type { ReactNode } from 'react';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import css from './preview-bar.css?inline';

/** Tells an editor that this is the draft, and leads back to what visitors see. */
export function PreviewBar({ view, editorOrigin }: { view: View; editorOrigin?: string }): ReactNode {
  const { preview } = view.texts;
  return (
    <section className="preview-bar" aria-label={preview.label} data-editor-origin={editorOrigin}>
      <InlineStyle name="preview-bar" css={css} />
      <p className="preview-bar__row page-width">
        <span>{preview.message}</span> <a href={localPath(view.path, view.language)}>{preview.leave}</a>
      </p>
    </section>
  );
}
