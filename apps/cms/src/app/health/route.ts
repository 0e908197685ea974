export const dynamic = 'force-dynamic';

/** 200 while the process is alive. Whether it can serve says `/ready`: a new start mends no database that is away. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
