import { Button, useFormProcessing } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

type LineProps = {
  /** Why the texts are not saved; nothing where they can be. */
  children: ReactNode;
  /** The way to the texts that are meant. */
  way: string;
  onWay: () => void;
};

/** Why texts are not saved, with the way to them. Whoever pressed the button comes here: it may be far out of view. */
export function RefusedLine({ children, way, onWay }: LineProps) {
  const here = useRef<HTMLDivElement>(null);
  const wasSaving = useRef(false);
  const isSaving = useFormProcessing();
  const isRefused = Boolean(children);
  const come = useEffectEvent(() => {
    if (wasSaving.current && !isSaving && isRefused) {
      here.current?.scrollIntoView({ block: 'center' });
      here.current?.focus({ preventScroll: true });
    }
    wasSaving.current = isSaving;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever a save begins, ends or is refused, not with every key.
  useEffect(() => come(), [isSaving, isRefused]);
  return (
    <div ref={here} tabIndex={-1} className="text-editor__refused">
      <p className="text-editor__problem" role="alert">
        {children}
      </p>
      {isRefused ? (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onWay}>
          {way}
        </Button>
      ) : null}
    </div>
  );
}
