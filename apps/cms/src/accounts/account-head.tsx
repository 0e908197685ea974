'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { FormInView } from '../admin/form-in-view.tsx';
import { HeadMoments } from '../fields/head-moments.tsx';

/** On one's own account, which has what every form has in its head: Payload's view of it leaves out what a collection puts there. */
export function AccountHead() {
  const { config } = useConfig();
  const isOwn = usePathname() === `${config.routes.admin}${config.admin.routes.account}`;
  if (!isOwn) return null;
  return (
    <>
      <HeadMoments />
      <FormInView />
    </>
  );
}
