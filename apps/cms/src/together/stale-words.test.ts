import { expect, it } from 'vitest';
import { isStaleRefusal, staleWords } from './stale-words.ts';

it('the refusal of a save over a newer text is known by its words, in both languages and as Payload shows it, and asks nobody to choose before both texts differ', () => {
  for (const words of Object.values(staleWords))
    for (const said of Object.values(words)) {
      expect(said).not.toMatch(/compare both|قارن النصين/);
      expect(isStaleRefusal(said.replace('{name}', 'Mona'))).toBe(true);
      expect(isStaleRefusal({ props: { errorMessage: said } })).toBe(true);
    }
  for (const other of ['Saved.', 'حُفظ نص أحدث.', undefined, null, {}, { props: {} }, () => 'x'])
    expect(isStaleRefusal(other)).toBe(false);
});
