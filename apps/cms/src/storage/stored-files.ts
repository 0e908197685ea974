import type { Readable } from 'node:stream';

/** A file as it is read: never held in memory whole. */
export type ReadFile = { size: number; stream: Readable };
/** A file of a store; `changedAt` is in ms since 1970. */
export type ListedFile = { path: string; name: string; changedAt: number };
/** A file of this machine, and where it is to be kept. */
export type Move = { from: string; path: string };

/**
 * Where uploads and files of visitors are kept. Paths are those of the data folder, such as `media/hero-1f8a0c3d.webp`, in
 * whatever store: a backup of one can be restored into another.
 */
export type FileStore = {
  /** @returns undefined where there is no such file */
  read(path: string): Promise<ReadFile | undefined>;
  /** Takes files of this machine over. When this resolves they are there even if the machine stops. */
  keep(moves: readonly Move[]): Promise<void>;
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>;
  /** Moves a file within the store; it counts as changed now. */
  move(from: string, to: string): Promise<void>;
  /** The files of one of the {@link keptFolders}, but for {@link idObject}. */
  list(folder: KeptFolder): AsyncIterable<ListedFile>;
  /** Why the store cannot serve right now; undefined when it can. Never throws. */
  problem(): Promise<string | undefined>;
};

/** The folders that go into object storage where it is set, and whether in its public part. All else stays on the disk. */
export const keptFolders = { media: 'public', documents: 'public', private: 'private', quarantine: 'private' } as const;
export type KeptFolder = keyof typeof keptFolders;

/** The id of the database that a bucket of private files belongs to lies beside these. */
export const idObject = 'private/database-id';

/** The folder of a path, where that is one that a store keeps. */
export function keptFolderOf(path: string): KeptFolder | undefined {
  const folder = path.split('/')[0] ?? '';
  // What is still coming in lies on the machine that it comes to.
  if (path.split('/')[1] === 'incoming') return undefined;
  return Object.hasOwn(keptFolders, folder) ? (folder as KeptFolder) : undefined;
}
