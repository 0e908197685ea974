/**
 * Works out what each case of the table of premiums comes to, apart from the product's code (premium-apart.ts), and
 * writes it beside what the case asks: `node scripts/work-premiums.ts`, then `npm run fix`, which lays the file out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AskedPremium, workPremium } from './premium-apart.ts';
import { root } from './repository-files.ts';

const path = join(root, 'packages/contract/src/rates/premium-cases.json');
const cases = JSON.parse(readFileSync(path, 'utf8')) as AskedPremium[];
const worked = cases.map((asked) => ({ ...asked, ...workPremium(asked) }));
writeFileSync(path, JSON.stringify(worked));
