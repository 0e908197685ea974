import type { ReactNode } from 'react';
import { hijriDate, longDate, timeOfDay } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import css from './preview-bar.css?inline';

/** Tells an editor that this is the draft, or the site as it was at a moment, and leads back to what visitors see. */
export function PreviewBar({ view, editorOrigin }: { view: View; editorOrigin?: string }): ReactNode {
  const { preview } = view.texts;
  return (
    <section
      className="preview-bar"
      aria-label={preview.label}
      data-editor-origin={editorOrigin}
      data-as-of={view.asOf}
    >
      <InlineStyle name="preview-bar" css={css} />
      <p className="preview-bar__row page-width">
        <span>{messageOf(view)}</span> <a href={localPath(view.path, view.language)}>{preview.leave}</a>
      </p>
    </section>
  );
}

function messageOf({ asOf, isMissing, language, texts: { preview } }: View): string {
  if (asOf === undefined) return preview.message;
  const day = `${longDate(asOf, language)} (${hijriDate(asOf, language)})`;
  return fill(isMissing ? preview.wasNotOnline : preview.asItWas, { day, time: timeOfDay(asOf) ?? '' });
}
