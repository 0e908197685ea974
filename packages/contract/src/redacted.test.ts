import { describe, expect, test } from 'vitest';
import { redacted, redactedArguments } from './redacted.ts';

const place = / {0,4}at .*redacted\.test\.ts/;

describe('what a log may have', () => {
  test('no value of a failed statement, in no part of the error', () => {
    const cause = Object.assign(new Error('invalid input syntax for type integer: "Sara Ahmed"'), {
      code: '22P02',
      detail: 'Key (id_number)=(1000000008) already exists.',
    });
    const error = Object.assign(
      new Error('Failed query: insert into "messages" ("name") values ($1)\nparams: Sara Ahmed,\n    at Sara', {
        cause,
      }),
      { query: 'insert …', params: ['Sara Ahmed'] },
    );
    const line = JSON.stringify(redacted({ error }));
    expect(line).not.toMatch(/Sara|1000000008/);
    expect(line).toMatch(/Failed query: insert into \\"messages …/);
    expect(line).toContain('22P02');
    expect(line).toMatch(place);
  });

  test.each([
    ['jobs?title=Sara Ahmed&location=riyadh', 'jobs?title=…&location=…'],
    ['Unexpected token \'S\', "Sara "A" Ahmed" is not valid JSON', 'Unexpected token \'S\', "…" is not valid JSON'],
    ['550 no mailbox sara@example.com here', '550 no mailbox …@… here'],
    ['SA03 8000 0000 6080 1016 7519', '…'],
    ['number ١٠٠٠٠٠٠٠٠٨ and 05 1234 5678', 'number … and …'],
    ['mail to sara@example.com,ali@example.com: 1+966512345678', 'mail to …@…,…@…: 1…'],
    ['20261120_144912_first and 1234567-89_', '20261120_144912_first and …-89_'],
    ['http://localhost:3001/admin took 1200 ms', 'http://localhost:3001/admin took 1200 ms'],
  ])('%s', (text, shown) => expect(redacted(text)).toBe(shown));

  test.each([
    ['one long word', 'a'],
    ['one long number', '1'],
    ['names and values', 'a='],
    ['what looks like accounts', 'GB12AAAA'],
  ])('%s takes about as long as other texts: anybody can have an address logged', (_, part) => {
    const shortest = (text: string) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const began = performance.now();
          for (let time = 0; time < 10; time += 1) redacted(text);
          return performance.now() - began;
        }),
      );
    const usual = shortest('of 12 words '.repeat(333));
    expect(shortest(`/${part.repeat(4_000 / part.length)}1_`)).toBeLessThan(50 * usual);
  });

  test('nothing under the name of a body, and requests keep the number they are traced by', () => {
    const details = { requestId: '12345678', status: 500, body: { name: 'Sara' }, nested: { params: ['Sara'] } };
    expect(redacted(details)).toEqual({ requestId: '12345678', status: 500, nested: {} });
  });

  test('an error that is the whole line keeps its message as the words of the line', () => {
    const [{ err }, message] = redactedArguments([new Error('no response from sara@example.com')]) as [
      { err: { stack: string } },
      string,
    ];
    expect(message).toBe('no response from …@…');
    expect(err.stack).toMatch(place);
  });
});
