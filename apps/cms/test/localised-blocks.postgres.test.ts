import { describe, it } from 'vitest';
import { describeLocalisedBlocks } from './localised-blocks.ts';

const address = process.env.DATABASE_URL_POSTGRES_TEST;

if (address) {
  // A database of its own for this run; Payload makes it when it connects.
  const database = new URL(address);
  database.pathname = `/insurer_cms_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  describeLocalisedBlocks('PostgreSQL');
} else {
  describe.skip('localised texts in rows of sections, on PostgreSQL', () => {
    it('needs DATABASE_URL_POSTGRES_TEST');
  });
}
