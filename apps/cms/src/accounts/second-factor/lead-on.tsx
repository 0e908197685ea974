import { headers } from 'next/headers.js';
import { redirect } from 'next/navigation.js';
import type { ServerProps } from 'payload';
import { whoIs } from './who-is.ts';

/** Above the form for email and password: whoever has filled it in just now goes on to the second factor. */
export async function LeadOn({ payload, searchParams }: ServerProps) {
  if (!(await whoIs({ payload, headers: await headers(), user: null }))?.isHalf) return null;
  const next = searchParams?.redirect;
  redirect(`/admin/second-factor${typeof next === 'string' ? `?${new URLSearchParams({ redirect: next })}` : ''}`);
}
