import { writeSync } from 'node:fs';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import { config } from '../../src/config.ts';
import { openContent } from '../../src/db/open-content.ts';
import { postContactMessage } from '../../src/http/contact-us.ts';
import { validMessage } from './case-content.ts';

// A second instance for the test of shared limits: sends as many messages of one visitor as it is told.
const [visitor = '', count = '0'] = process.argv.slice(2);
const payload = await openContent();
for (let n = 0; n < Number(count); n++) {
  const request = new Request('http://localhost:3601/api/contact-us', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-content-api-key': config.contentApiKeys[0],
      [visitorAddressHeader]: visitor,
    },
    body: JSON.stringify(validMessage),
  });
  const status = await postContactMessage({ payload, params: {}, query: new URLSearchParams(), request }).then(
    () => 201,
    (problem: { status: number }) => problem.status,
  );
  writeSync(1, `${status}\n`);
}
process.exit(0);
