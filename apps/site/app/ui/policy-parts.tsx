import { type ComponentProps, type ReactNode, useContext } from 'react';
import { ViewProvider } from '#app/view-context.ts';

type InlineStyleProps = { name: string; css: string; precedence?: 'base' | 'section' };

/** The styles of a part, once on the page however often the part is; React moves them into the head. */
export function InlineStyle({ name, css, precedence = 'section' }: InlineStyleProps): ReactNode {
  useContext(ViewProvider)?.policy.addStyle(precedence, name, css);
  return (
    <style href={name} precedence={precedence}>
      {css}
    </style>
  );
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
