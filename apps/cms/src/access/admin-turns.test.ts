import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { inTurn } from './admin-turns.ts';

const maxAtOnce = 8;
const maxWaiting = 200;

function requests() {
  const begun: string[] = [];
  const ask = (url: string, address: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    const response = new ServerResponse(request);
    inTurn(request, response, address, () => void begun.push(`${url} ${address}`));
    return response;
  };
  return { begun, ask };
}

it('a sender of a thousand requests of the admin’s pages waits for himself; others, and the site’s calls, for nobody', () => {
  const { begun, ask } = requests();
  const asked = Array.from({ length: 1_000 }, () => ask('/admin/login', '192.0.2.1'));
  expect(begun).toHaveLength(maxAtOnce);
  expect(asked.filter(({ statusCode }) => statusCode === 503)).toHaveLength(1_000 - maxAtOnce - maxWaiting);
  ask('/admin', '198.51.100.1');
  ask('/cms-api/users/me?depth=0', '203.0.113.1');
  ask('/api/pages/home', '192.0.2.1');
  ask('/administration', '192.0.2.1');
  expect(begun.slice(maxAtOnce)).toEqual([
    '/admin 198.51.100.1',
    '/cms-api/users/me?depth=0 203.0.113.1',
    '/api/pages/home 192.0.2.1',
    '/administration 192.0.2.1',
  ]);
  for (const response of asked.toReversed()) response.emit('close');
  expect(begun.filter((each) => each === '/admin/login 192.0.2.1')).toHaveLength(maxAtOnce);
  ask('/admin/account', '192.0.2.1');
  expect(begun.at(-1)).toBe('/admin/account 192.0.2.1');
});
