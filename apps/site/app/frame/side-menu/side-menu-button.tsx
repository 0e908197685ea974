import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import { opensDialog } from './dialog-command.ts';

/** Opens the side menu. Where neither scripts nor dialog commands work, a link leads to the footer's list of pages. */
export function SideMenuButton({ view }: { view: View }): ReactNode {
  return (
    <div className="side-menu-button">
      <noscript>
        <a className="side-menu-button__fallback" href="#site-map">
          {view.texts.frame.allPages}
        </a>
      </noscript>
      <button type="button" className="side-menu-button__button" aria-haspopup="dialog" {...opensDialog('side-menu')}>
        <Icon name="menu" />
        <span className="visually-hidden">{view.texts.frame.menu}</span>
      </button>
    </div>
  );
}
