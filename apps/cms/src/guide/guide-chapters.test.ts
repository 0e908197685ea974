import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@insurer/contract/language.ts';
import { expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { guideChapters } from './guide-chapters.ts';
import { type GuidePicture, guidePictures, pictureAddress } from './guide-pictures.ts';

const steps = roles.flatMap((role) => guideChapters[role].map((step) => ({ role, ...step })));

test('every role has a guide of a first hour, said in both languages', () => {
  for (const role of roles) expect(guideChapters[role].length, role).toBeGreaterThanOrEqual(5);
  for (const { role, title, text } of steps) {
    expect(title.ar + text.ar, role).toMatch(/^[^a-z]*$/i);
    expect(title.en + text.en, role).not.toMatch(/\p{Script=Arabic}/u);
  }
});

test('every picture is there in both languages, and shown', () => {
  const shown = new Set(steps.flatMap(({ picture }) => picture ?? []));
  for (const picture of Object.keys(guidePictures) as GuidePicture[]) {
    expect(shown).toContain(picture);
    expect(roles).toContain(guidePictures[picture].role);
    for (const language of languages) {
      const file = join(import.meta.dirname, '../../public', pictureAddress(picture, language));
      expect(existsSync(file), file).toBe(true);
    }
  }
});
