import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import S3rver from '@20minutes/s3rver';

// A process of its own: a server of object storage with two buckets, in the folder and on the port that it is given.
const [directory = '', port = ''] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });
const configureBuckets = [{ name: 'uploads' }, { name: 'papers' }];
// It does not expect the slash behind a bucket's name that AWS's SDK signs with.
const storage = new S3rver({ directory, silent: true, allowMismatchedSignatures: true, configureBuckets });
await storage.configureBuckets();
createServer(storage.callback()).listen(Number(port), '127.0.0.1');
