import type { FileType } from '@insurer/contract/forms/field-rule.ts';
import type { PayloadHandler } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { config } from '../../config.ts';
import { record } from '../../record/record.ts';
import { fileResponse } from '../../storage/file-response.ts';
import { fileStore } from '../../storage/file-store.ts';
import { privatePath } from './private-folder.ts';

const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
};

type StoredFile = {
  id: number;
  name: string;
  storedName: string;
  type: FileType;
  scan: string;
  scannedAt?: string | null;
  reference: string;
};

/**
 * A file of a case, for the team that handles it, and always as a download. Who may not have it learns nothing of
 * it: 404. Every download is noted before the first byte leaves.
 */
export const downloadPrivateFile: PayloadHandler = async (req) => {
  if (!hasRole(req, 'admin', 'care', 'people')) return problem(req.user ? 404 : 401);
  const id = String(req.routeParams?.id ?? '');
  const { docs } = await req.payload.find({
    collection: 'private-files',
    where: { id: { equals: /^\d{1,15}$/.test(id) ? Number(id) : 0 } },
    // The access rule of the collection decides: own team, or administrator.
    overrideAccess: false,
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  if (!docs[0]) return problem(404);
  const where = { id: { equals: docs[0].id } };
  const file = await req.payload.db.findOne<StoredFile>({ collection: 'private-files', where });
  if (!file) return problem(404);
  if (!isDownloadable(file.scan)) return problem(409, heldBackAs(file));
  const found = await fileStore()
    .read(privatePath(file.storedName))
    .catch((error: unknown) => {
      req.payload.logger.error({ err: error, msg: 'a file of a case could not be read' });
      return 'away' as const;
    });
  if (found === 'away') return problem(503, 'away');
  if (!found) return problem(404);
  const target = { targetCollection: 'private-files', targetId: file.id };
  const subject = `${file.reference} · ${file.id}`;
  await record(req, { ...target, action: 'file-download', subject }).catch((error: unknown) => {
    found.stream.destroy();
    throw error;
  });
  return fileResponse(found, fileHeaders(file, found.size), req.method);
};

/** The headers of a file that is only ever saved, and never shown within a page. */
export function fileHeaders({ name, type, reference }: Pick<StoredFile, 'name' | 'type' | 'reference'>, size: number) {
  return {
    'content-type': mediaTypes[type],
    'content-length': String(size),
    'content-disposition': `attachment; filename="${reference}.${type}"; filename*=UTF-8''${encodeName(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  };
}

/** With a scanner only what it found clean; without one everything that was not found infected before. */
export function isDownloadable(scan: string): boolean {
  return scan === 'clean' || (scan === 'not-scanned' && config.clamavSocket === undefined);
}

/** Why a file is not given out. Of one that was looked at in vain only the moment of that is known. */
export function heldBackAs({ scan, scannedAt }: { scan: string; scannedAt?: string | null }) {
  if (scan === 'infected') return 'infected';
  return scannedAt ? 'unscannable' : 'unscanned';
}

const reasons = {
  infected: 'The virus scanner refused this file. It cannot be downloaded.',
  unscanned: 'This file has not been scanned for viruses yet. Please try again in a minute.',
  unscannable:
    'The virus scanner could not look at this file, for example because it is too large for it. It is tried again later.',
  away: 'The files cannot be reached right now. Please try again in a minute.',
};

function problem(status: number, reason?: keyof typeof reasons): Response {
  const message = reason ? reasons[reason] : status === 401 ? 'Please sign in.' : 'There is no such file.';
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}

/** RFC 8187 leaves fewer signs as they are than encodeURIComponent does. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
