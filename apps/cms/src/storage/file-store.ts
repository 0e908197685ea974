import { type Config, config } from '../config.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { FileStore } from './stored-files.ts';

/** The store of such settings: object storage where it is set, the data folder otherwise (decision 0034). */
export function storeOf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 ? bucketStore(s3) : folderStore(dataDir);
}

let opened: FileStore | undefined;

/** The store of this process. */
export function fileStore(): FileStore {
  opened ??= storeOf(config);
  return opened;
}
