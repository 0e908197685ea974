import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReference, readReference } from './reference.ts';

describe('references', () => {
  it('are read back as they are, and as people write them', () => {
    for (let n = 0; n < 200; n++) {
      const reference = newReference();
      expect(reference).toMatch(/^[A-Z][2-9A-Z]-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]$/);
      expect(reference).not.toMatch(/[01OILSBGZUAE]/);
      expect(readReference(reference)).toBe(reference);
      expect(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')}\u200f`)).toBe(reference);
    }
  });

  it('understand Arabic digits and the letters that are taken for digits', () => {
    const reference = newReference();
    const arabic = reference.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect(readReference(arabic)).toBe(reference);
    expect(readReference(reference.replaceAll('8', 'B').replaceAll('5', 'S').replaceAll('2', 'z'))).toBe(reference);
  });

  it('find every single wrong sign and every swap of neighbours', () => {
    const signs = [...'23456789CFHJKMNPQRTVWXY'];
    const property = fc.property(fc.nat(10), fc.constantFrom(...signs), (place, sign) => {
      const written = [...newReference().replaceAll('-', '')];
      const wrong = written.with(place, sign).join('');
      if (wrong !== written.join('')) expect(readReference(wrong)).toBeUndefined();
      const next = Math.min(place + 1, 10);
      const swapped = written
        .with(place, written[next] ?? '')
        .with(next, written[place] ?? '')
        .join('');
      if (swapped !== written.join('')) expect(readReference(swapped)).toBeUndefined();
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('are never repeated', () => {
    expect(new Set(Array.from({ length: 5000 }, newReference)).size).toBe(5000);
  });
});
