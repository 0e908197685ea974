import configPromise from '@payload-config';
import { getPayload } from 'payload';
import { healthProblem } from '../../http/health.ts';

export const dynamic = 'force-dynamic';

/** 200 when able to serve, 503 with the reason when not. */
export async function GET(): Promise<Response> {
  const problem = await getPayload({ config: configPromise }).then(
    healthProblem,
    () => 'The database does not answer.',
  );
  return problem
    ? Response.json({ status: 'unable', reason: problem }, { status: 503 })
    : Response.json({ status: 'ok' });
}
