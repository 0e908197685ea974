import './one-sentence.ts';
import { createLocalReq } from 'payload';
import { resetFactors } from './accounts/second-factor/manage.ts';
import { openContent } from './db/open-content.ts';

// `npm run reset-second-factor -- name@example.com`, for the administrator whom no other one can help.
const [email = ''] = process.argv.slice(2);
const payload = await openContent();
const where = { email: { equals: email.toLowerCase().trim() } };
// Reviewed: whoever runs this has the database before them.
const person = await payload.db.findOne<{ id: number; email: string }>({ collection: 'users', where });
if (person) await resetFactors(await createLocalReq({}, payload), person);
console.log(person ? `${person.email} begins anew at the next sign-in.` : `Nobody has the email ${email}.`);
await payload.destroy();
process.exit(person ? 0 : 1);
