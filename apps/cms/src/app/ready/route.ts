import { stopping } from '@insurer/contract/graceful-stop.ts';
import configPromise from '@payload-config';
import { getPayload } from 'payload';
import { notedOverdueWork } from '../../delivery/overdue-work.ts';
import { readyProblem, stops } from '../../http/ready.ts';
import { sharedLook } from '../../http/shared-look.ts';

export const dynamic = 'force-dynamic';

const look = sharedLook(() => readyProblem(() => getPayload({ config: configPromise })));

/**
 * 200 when able to serve, 503 with the reason when not. Work of all instances that is overdue is said, and no reason to take this
 * one away.
 */
export async function GET(): Promise<Response> {
  // What is shared may be from before this process was asked to stop.
  const problem = stopping.aborted ? stops : await look();
  const headers = { 'cache-control': 'no-store' };
  return problem
    ? Response.json({ status: 'unable', reason: problem }, { status: 503, headers })
    : Response.json({ status: 'ok', overdue: notedOverdueWork() }, { headers });
}
