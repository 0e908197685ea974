import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';

/** From the top of a screen to its form, which stands below all that its content says; `title` names it. */
export function ToForm({ view, title }: { view: View; title?: string }): ReactNode {
  return (
    <p className="to-form">
      <a href="#form" className="text-link">
        <span>{title ?? view.texts.forms.toForm}</span>
        <Icon name="chevron-down" />
      </a>
    </p>
  );
}
