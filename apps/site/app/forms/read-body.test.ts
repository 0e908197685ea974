import { describe, expect, test } from 'vitest';
import { readFormBody } from './read-body.server.ts';

const megabyte = 1024 * 1024;

function multipart(parts: number, name: (index: number) => string, type = 'multipart/form-data; boundary=x'): Request {
  const body = Array.from(
    { length: parts },
    (_, index) => `--x\r\ncontent-disposition: form-data; name="${name(index)}"; filename="a"\r\n\r\n1\r\n`,
  );
  return new Request('http://site.example/claims', {
    method: 'POST',
    headers: { 'content-type': type },
    body: `${body.join('')}--x--\r\n`,
  });
}

describe('a multipart body of very many parts is refused before it is parsed', () => {
  test.each([
    ['of one name', () => 'documents'],
    ['of different names', (index: number) => `f${index}`],
  ])('%s', async (_title, name) => {
    const read = await readFormBody(multipart(101, name), 12 * megabyte);
    expect(read).toEqual({ values: {}, files: {}, fault: 'broken' });
  });
});

test.each(['multipart/form-data; xboundary=zzz; boundary=x', 'multipart/form-data; a="; boundary=zzz"; boundary=x'])(
  'parts are counted by the boundary that the parser takes: %s',
  async (type) => {
    const read = await readFormBody(
      multipart(101, () => 'documents', type),
      megabyte,
    );
    expect(read.fault).toBe('broken');
  },
);

test('as many parts as a form of this site can have are read', async () => {
  const { files, fault } = await readFormBody(
    multipart(100, () => 'documents'),
    megabyte,
  );
  expect(fault).toBeUndefined();
  expect(files.documents).toHaveLength(100);
});
