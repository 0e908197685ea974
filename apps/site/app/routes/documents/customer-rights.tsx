import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DocumentsScreen } from './documents-screen.tsx';
import { loadDocuments } from './load-documents.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadDocuments(context, 'customer-rights');

/** Customer rights (DOC-01). */
export default function CustomerRights(): ReactNode {
  return <DocumentsScreen {...useLoaderData<typeof loader>()} name="customer-rights" />;
}
