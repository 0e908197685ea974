import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = { of: AdminViewServerProps; className: string; children: ReactNode };

/** A view of our own within the admin's frame: its menu, its head, and one main landmark. */
export function OwnView({ of: { initPageResult, params, searchParams = {} }, className, children }: Props): ReactNode {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      {...{ params, permissions, searchParams, visibleEntities, locale, req }}
      i18n={req.i18n}
      payload={req.payload}
      user={req.user ?? undefined}
    >
      <main>
        <Gutter className={className}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  );
}
