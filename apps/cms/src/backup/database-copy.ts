/** Rows by table. */
export type Counts = Record<string, number>;

/** How a database is copied whole, while it is used, and put back. */
export type DatabaseCopy = {
  isEmpty(): Promise<boolean>;
  /** @returns the rows that the copy holds */
  dump(file: string): Promise<Counts>;
  restore(file: string): Promise<void>;
  /** The rows that the database holds. */
  counts(): Promise<Counts>;
  /** A database of the same kind that is thrown away, beside this one or in the folder. */
  throwAway(folder: string): Promise<DatabaseCopy & { remove(): Promise<void> }>;
};
