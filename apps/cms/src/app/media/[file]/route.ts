import configPromise from '@payload-config';
import { getPayload } from 'payload';
import { serveFile } from '../../../media/serve-file.ts';

export async function GET({ method }: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return serveFile(await getPayload({ config: configPromise }), (await params).file, method);
}
