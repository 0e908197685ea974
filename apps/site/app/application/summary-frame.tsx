import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type SummaryFrameProps = { title: string; element: Ref<HTMLDivElement>; children: ReactNode };

/**
 * What is wrong with a step, in one place on top. Without scripts the answer's address leads here. It gets the focus, which
 * reads it: what changes in it afterwards, while somebody types, does not speak in between.
 */
export function SummaryFrame({ title, element, children }: SummaryFrameProps): ReactNode {
  return (
    <div className="error-summary" id="form" role="alert" aria-live="off" tabIndex={-1} ref={element}>
      <Icon name="alert" className="error-summary__icon" />
      <div className="error-summary__text">
        <h3 className="error-summary__title">{title}</h3>
        {children}
      </div>
    </div>
  );
}
