import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startThrowAwayServer } from './throw-away-server.ts';
import { unpackFewCodings } from './too-many-codings.ts';

unpackFewCodings();

async function service(listener: RequestListener): Promise<string> {
  const { origin, stop } = await startThrowAwayServer(listener);
  onTestFinished(stop);
  return `${origin}/`;
}

const sixfold = {
  'in one line': 'gzip, '.repeat(5).concat('gzip'),
  'in lines of their own': Array<string>(6).fill('gzip'),
};

test.each(Object.entries(sixfold))(
  'a response that says to be packed six times, %s, and breaks off, ends a call and no process',
  async (_, codings) => {
    const address = await service((_request, response) => {
      response.setHeader('content-encoding', codings);
      response.write('{');
      setTimeout(() => response.destroy(), 20);
    });
    const unpacked = fetch(address).then((response) => response.text());
    // By the line that is cut, and so by its body, which somebody reads: of one that nobody does the process would end.
    await expect(unpacked).rejects.toThrow('terminated');
  },
);

test('what is packed a few times is unpacked, with nothing of its headers changed', async () => {
  const address = await service((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' });
    response.end(gzipSync(gzipSync('{"data":1}')));
  });
  const response = await fetch(address);
  expect([await response.text(), response.headers.get('content-encoding')]).toEqual(['{"data":1}', 'gzip, gzip']);
});
