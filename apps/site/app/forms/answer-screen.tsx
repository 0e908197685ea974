import { isRequestKind } from '@insurer/contract/requests/kinds.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import type { Receipt } from './receipt.server.ts';
import { FormStyles } from './request-form.tsx';

type AnswerProps = { receipt: Receipt; view: View; level: HeadingLevel };

/**
 * What a visitor gets for something that was sent: the reference to copy, what happens next, and where to follow it
 * (design.md, Forms). The token goes from here into the browser's storage (decision D12, enhance/answer-screen.ts).
 */
export function AnswerScreen({ receipt, view, level }: AnswerProps): ReactNode {
  const { forms } = view.texts;
  const { kind, reference, token } = receipt;
  const next = isRequestKind(kind) ? forms.next[kind] : forms.next.application;
  return (
    <section className="answer page-width" data-answer="" data-token={token}>
      <FormStyles />
      {reference && (
        <div className="answer__reference">
          <p className="answer__label">{forms.reference}</p>
          <p className="answer__number">
            <bdi dir="ltr" data-reference="">
              {reference}
            </bdi>
            <button type="button" className="button button--quiet answer__copy" data-copy={reference} hidden>
              <Icon name="copy" />
              <span>{forms.copyReference}</span>
            </button>
          </p>
          <p className="answer__keep" data-copied={forms.copied}>
            {forms.keepReference}
          </p>
        </div>
      )}
      <Heading level={level}>{forms.whatNext}</Heading>
      <p className="measure">{next}</p>
      <p className="answer__actions">
        {followLink(receipt, view)}
        <button type="button" className="button button--quiet" data-print="" hidden>
          <Icon name="print" />
          <span>{forms.print}</span>
        </button>
      </p>
    </section>
  );
}

/** Claims and complaints are followed by their number; everything else by the token in this browser. */
function followLink({ kind, reference, token }: Receipt, view: View): ReactNode {
  const { follow } = view.texts.forms;
  const tracked = (kind === 'claim' || kind === 'complaint') && reference !== undefined;
  if (!tracked && !token) return null;
  const href = tracked ? (kind === 'claim' ? '/claims' : '/complaints') : '/my-requests';
  return (
    <ButtonLink to={{ href, external: false }} view={view} look="action" icon="arrow-end">
      {tracked ? follow[kind] : follow.other}
    </ButtonLink>
  );
}
