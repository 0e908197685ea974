import { type CollectionBeforeOperationHook, MissingFile } from 'payload';
import { mayUpload } from './may-upload.ts';

type Creation = { duplicateFromID?: unknown; overrideAccess?: boolean };

/**
 * Payload fetches a file from an address that stands in the place of one: from any public host, and after the hooks that refuse
 * what is too large, infected or no document. Here a file comes with the call.
 * @throws MissingFile
 */
export const refuseRemoteFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { duplicateFromID, overrideAccess } = args as Creation;
  const isCopy = duplicateFromID !== undefined;
  if (operation !== 'create' || req.file || isCopy || overrideAccess || !mayUpload(req, overrideAccess)) return args;
  throw new MissingFile(req.t);
};
