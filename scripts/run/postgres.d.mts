/** A new empty folder of a PostgreSQL server, and how one is started on it (postgres.mjs). */
export function makeDatabaseFolder(): {
  programs: string;
  folder: string;
  data: string;
  as: { uid?: number; gid?: number; cwd?: string };
};
/** Starts a throw-away PostgreSQL server on a local port, without fsync, and says its address for DATABASE_URL. */
export function startPostgres(port?: number): Promise<{ address: string; stop(): Promise<void> }>;
