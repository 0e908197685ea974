import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { config } from '../config.ts';
import { ContentUnavailable } from './open-content.ts';

/**
 * Makes the folders of the database and of the files.
 * @throws ContentUnavailable when one of them cannot be made or written to
 */
export function makeFolders(): void {
  const folders = [config.dataDir, join(config.dataDir, 'media'), join(config.dataDir, 'documents')];
  if (config.database.dialect === 'sqlite') folders.push(dirname(config.database.file));
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch {
      throw new ContentUnavailable(
        `The folder ${folder} cannot be written to; set DATA_DIR or DATABASE_URL to one that can.`,
      );
    }
  }
}
