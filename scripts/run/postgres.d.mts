/** A new empty folder of a PostgreSQL server, and how one is started on it (postgres.mjs). */
export function makeDatabaseFolder(): {
  programs: string;
  folder: string;
  data: string;
  as: { uid?: number; gid?: number; cwd?: string };
};
