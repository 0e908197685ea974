import { directionOf } from '@insurer/contract/language.ts';
import type { ReactNode } from 'react';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import type { NavigationEntry } from './navigation-links.ts';

const marks = { page: 'page', parent: 'true' } as const;

type CurrentLinkProps = { of: NavigationEntry; view: View; className: string };

/** A navigation link that says whether it leads to the page being rendered, or holds it (FRAME-14). */
export function CurrentLink({ of, view, className }: CurrentLinkProps): ReactNode {
  const { title, link, current } = of;
  const foreign = title.lang !== view.language;
  return (
    <a
      className={className}
      href={link.external ? link.href : localPath(link.href, view.language)}
      aria-current={current && marks[current]}
      {...(link.external && { rel: 'noopener' })}
      {...(foreign && { lang: title.lang, dir: directionOf(title.lang) })}
    >
      {title.text}
    </a>
  );
}
