import { describe, expect, it } from 'vitest';
import { type KeyPurpose, keyPurposes } from './key-purposes.ts';
import { deriveKeys, Sealer, type SecretValues, Signer, timingSafeEqualText } from './keys.ts';

const [old, present] = ['the value before'.repeat(2), 'the present value'.repeat(2)];
const secrets = (...values: SecretValues) => ({ SECRET: values, PURGE_SECRET: values });

describe('keys by purpose (decision 0021)', () => {
  it('are 32 bytes, another for each purpose and value, and the same in every process', () => {
    const all = (Object.keys(keyPurposes) as KeyPurpose[]).flatMap((name) => deriveKeys(secrets(present, old), name));
    expect(all.every(({ length }) => length === 32)).toBe(true);
    expect(new Set(all.map((key) => key.toString('hex'))).size).toBe(2 * Object.keys(keyPurposes).length);
    expect(deriveKeys(secrets(old), 'receipt')[0].toString('hex')).toBe(
      'be35ea1a6a8f1db9b92ec9a818591e8af26c899e27cc1138370dc9f530bd415a',
    );
  });

  it('sign with the present value; what the one before has signed holds until it is dropped', () => {
    const before = new Signer(secrets(old), 'receipt').sign('text');
    const during = new Signer(secrets(present, old), 'receipt');
    const after = new Signer(secrets(present), 'receipt');
    expect([during.verify('text', before), after.verify('text', before)]).toEqual([true, false]);
    expect(after.verify('text', during.sign('text'))).toBe(true);
    expect(during.signatures('text')).toEqual([after.sign('text'), before]);
  });

  it('never take what was made for another purpose, or another text', () => {
    const signature = new Signer(secrets(present), 'receipt').sign('text');
    expect(new Signer(secrets(present), 'media address').verify('text', signature)).toBe(false);
    expect(new Signer(secrets(present), 'receipt').verify('Text', signature)).toBe(false);
  });
});

describe('sealed texts', () => {
  const before = new Sealer(secrets(old), 'second factor');
  const during = new Sealer(secrets(present, old), 'second factor');
  const after = new Sealer(secrets(present), 'second factor');

  it('are opened by both values, and sealed anew with the present one', () => {
    const sealed = before.seal('نص');
    expect(sealed).not.toContain(before.seal('نص'));
    expect([during.open(sealed), after.open(sealed)]).toEqual(['نص', undefined]);
    const again = during.reseal(sealed) ?? '';
    expect(after.open(again)).toBe('نص');
    expect([during.reseal(again), after.reseal(sealed)]).toEqual([undefined, undefined]);
  });

  it('are nothing once they are changed, cut or made up', () => {
    const sealed = before.seal('text');
    const flipped = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.at(-1)}`;
    for (const made of [flipped, sealed.slice(0, 20), '', 'no']) expect(before.open(made)).toBeUndefined();
  });
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
])('%j and %j are compared as wholes', (given, expected, result) => {
  expect(timingSafeEqualText(given, expected)).toBe(result);
});
