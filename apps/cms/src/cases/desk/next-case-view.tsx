import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { inboxesOf } from './list-cases.ts';
import { nextCase } from './next-case.ts';

/** Leads on to the case that is to be worked on next, or to the list where nothing is left. */
export async function NextCaseView({ initPageResult: { req }, searchParams = {} }: AdminViewServerProps) {
  if (inboxesOf(req).length === 0) notFound();
  const { inbox, id } = searchParams;
  const next = await nextCase(req, { inbox: String(inbox ?? ''), id: Number(id) });
  redirect(next ? `/admin/collections/${next.collection}/${next.id}` : '/admin/my-work');
}
