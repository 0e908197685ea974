import configPromise from '@payload-config';
import { getPayload } from 'payload';
import { asOfParameter } from '../../../media/picture-address.ts';
import { serveFile } from '../../../media/serve-file.ts';

export async function GET(
  { method, url }: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const token = new URL(url).searchParams.get(asOfParameter);
  return serveFile(await getPayload({ config: configPromise }), (await params).file, { method, token });
}
