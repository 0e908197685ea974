import type { PayloadRequest } from 'payload';

export type Point = { x: unknown; y: unknown };
/** What the form of a picture asks for beside its file. */
export type Edits = { crop?: unknown; heightInPixels?: unknown; widthInPixels?: unknown; focalPoint?: Point };

export function editsIn({ query }: Pick<PayloadRequest, 'query'>): Edits | undefined {
  return (query?.uploadEdits ?? undefined) as Edits | undefined;
}

/** The same where a save crops its picture. */
export function cropIn(req: Pick<PayloadRequest, 'query'>): Edits | undefined {
  const edits = editsIn(req);
  return edits?.crop || edits?.heightInPixels || edits?.widthInPixels ? edits : undefined;
}
