import './one-sentence.ts';
import { openContent } from './db/open-content.ts';
import { verifyRecord } from './record/verify.ts';

// `npm run audit:verify`: exit code 0, the first number and the last hash, or 1 and what is wrong.
const payload = await openContent();
const { entries, first, hash, problems } = await verifyRecord(payload);
await payload.destroy();
if (problems.length === 0) {
  console.log(`The record is unbroken: ${entries} entries from number ${first} on, the last hash is ${hash}`);
} else console.error(`The record is broken:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
process.exit(problems.length === 0 ? 0 : 1);
