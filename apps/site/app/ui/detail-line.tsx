import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DetailLineProps = { className: string; icon: string; label: string; children: ReactNode };

/** One line of a `<dl>`: what it is, with an icon, and its value. */
export function DetailLine({ className, icon, label, children }: DetailLineProps): ReactNode {
  return (
    <div className={className}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
