'use client';

import { UnpublishButton, useDocumentInfo } from '@payloadcms/ui';

/**
 * Payload stops a publication from a menu that only those have who may create or delete: whoever reviews may publish and stop it, and had to
 * find it in the list.
 */
export function StopPublishing() {
  const { docPermissions, hasDeletePermission } = useDocumentInfo();
  const { create, delete: deletes } = (docPermissions ?? {}) as { create?: boolean; delete?: boolean };
  if (!docPermissions || create || (hasDeletePermission ?? deletes)) return null;
  return (
    <div className="stop-publishing">
      <UnpublishButton />
    </div>
  );
}
