import type { ReactNode } from 'react';
import { EmbeddedFrame, InlineStyle } from '#app/ui/policy-parts.tsx';
import css from './service-frame.css?inline';

type ServiceFrameProps = {
  address: string;
  /** What the frame holds, for those who do not see it. */
  title: string;
  /** `tracking` is 500 px high, `form` 129vh (CENTER-03, COMPLAINT-05, COMPLAINT-09). */
  height: 'tracking' | 'form';
};

/** An external page inside one of ours; its address comes from the site settings (decision D11). */
export function ServiceFrame({ address, title, height }: ServiceFrameProps): ReactNode {
  return (
    <div className="page-part page-width">
      <InlineStyle name="service-frame" css={css} />
      <EmbeddedFrame
        className={`service-frame service-frame--${height}`}
        src={address}
        title={title}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}
