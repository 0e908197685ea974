import { stopWith } from './stop-with.mjs';

/** Stops with one sentence when DATABASE_URL names no database that the content service knows, before anything is built. */
export function mustBeDatabaseAddress(address = process.env.DATABASE_URL) {
  if (address === undefined || /^(file:.+|postgres(ql)?:\/\/.+)$/.test(address)) return;
  stopWith('DATABASE_URL must begin with file: or postgres:// (leave it out for the SQLite file in the data folder).');
}
