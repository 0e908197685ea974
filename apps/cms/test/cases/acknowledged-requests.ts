import { writeSync } from 'node:fs';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import { config } from '../../src/config.ts';
import { openContent } from '../../src/db/open-content.ts';
import { postContactMessage } from '../../src/http/contact-us.ts';
import { validMessage } from './case-content.ts';

// A process of its own for the crash test: sends messages one after the other and prints each reference the moment
// it is acknowledged, until it is killed.
const payload = await openContent();
for (let n = 0; ; n++) {
  const request = new Request('http://localhost:3601/api/contact-us', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-content-api-key': config.contentApiKeys[0],
      [visitorAddressHeader]: `${n}`,
    },
    body: JSON.stringify(validMessage),
  });
  const { data } = await postContactMessage({ payload, params: {}, query: new URLSearchParams(), request });
  writeSync(1, `${data.reference}\n`);
}
