import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DocumentsScreen } from './documents-screen.tsx';
import { loadDocuments } from './load-documents.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadDocuments(context, 'data-sharing');

/** Data sharing, in the style of the customer rights (DOC-05). */
export default function DataSharing(): ReactNode {
  return <DocumentsScreen {...useLoaderData<typeof loader>()} name="data-sharing" />;
}
