import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { localPath } from '#app/ui/local-path.ts';
import { viewContext } from '#app/view-context.ts';
import { claimPath, type SendResponse } from './claim-data.ts';
import { fileClaim } from './file-claim.server.ts';

/** Where the browser sends a claim when it shows how far the files are: the result says where to go on, or what is wrong. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const filed = await fileClaim(request, context.get(viewContext));
  const result: SendResponse = filed.problem ? { problem: filed.problem } : { to: filed.to };
  return Response.json(result, { status: filed.problem ? filed.status : 200, headers: filed.headers });
}

/** Nobody comes here by a link. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { language } = context.get(viewContext);
  return redirect(localPath(claimPath, language), { headers: { 'cache-control': 'no-store' } });
}
