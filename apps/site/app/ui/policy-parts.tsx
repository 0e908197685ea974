import { type ComponentProps, type ReactNode, useContext } from 'react';
import type { Sheet } from '#app/policy-sources.ts';
import { ViewProvider } from '#app/view-context.ts';

type InlineStyleProps = Omit<Sheet, 'precedence'> & Partial<Sheet>;

/**
 * The styles of a part, once on the page however often the part is; React moves them into the head. Below the late sheet
 * nothing stands inline that it holds.
 */
export function InlineStyle({ name, css, precedence = 'section' }: InlineStyleProps): ReactNode {
  const policy = useContext(ViewProvider)?.policy;
  const own: Sheet = { precedence, name, css };
  return (policy?.inline(own) ?? [own]).map((sheet) => (
    <style key={sheet.name} href={sheet.name} precedence={sheet.precedence}>
      {sheet.css}
    </style>
  ));
}

/** Where the first view of a page ends, which is painted whole: a line that halts in the middle of it would show it move. */
export const firstViewEnd = 'first-view-end';

/** Links the sheet of what comes later, once on a page: what stands above is painted without it (decision 0051). */
export function LateSheetLink(): ReactNode {
  const address = useContext(ViewProvider)?.policy.linkLateSheet();
  return address && <link rel="stylesheet" href={address} id={firstViewEnd} fetchPriority="low" />;
}

/** @param children the script's text, which must not hold `</script` */
export function InlineScript({ type, children }: { type?: string; children: string }): ReactNode {
  useContext(ViewProvider)?.policy.addScript(children);
  return <script type={type}>{children}</script>;
}

/** A page of somebody else inside ours. */
export function EmbeddedFrame(props: ComponentProps<'iframe'> & { src: string; title: string }): ReactNode {
  useContext(ViewProvider)?.policy.addFrame(props.src);
  return <iframe {...props} />;
}
