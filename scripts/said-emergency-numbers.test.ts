import { forms } from '@insurer/contract/forms/forms.ts';
import { siteWords } from '@insurer/contract/texts/site-words.ts';
import { emergencyNumbers } from '@insurer/demo-content/company.ts';
import { siteSettings } from '@insurer/demo-content/site-settings.ts';
import { textsOf } from '@insurer/demo-content/texts-of.ts';
import { expect, test } from 'vitest';
import { saidTexts } from './said-texts.ts';

const { unified, ambulance, civilDefence, trafficPolice, police } = emergencyNumbers;
const ofOneService = new RegExp(`(?<!\\d)(?:${[ambulance, civilDefence, trafficPolice, police].join('|')})(?![\\d,])`);
const said = [...(await saidTexts()), ...textsOf(siteSettings, 'settings'), ...textsOf(forms, 'forms')];

test('whoever reads the number of one service reads the one that answers in the large cities in the same text', () => {
  const named = said.filter(({ text }) => ofOneService.test(text));
  expect(named.length).toBeGreaterThan(20);
  const alone = named.filter(({ text }) => !text.includes(unified));
  expect(alone.map(({ place, language, text }) => `${place} (${language}): ${text}`)).toEqual([]);
});

test('the built-in texts name no number of a service: those are the company’s to say', () => {
  const numbers = JSON.stringify(siteWords).match(new RegExp(ofOneService, 'g'));
  expect(numbers).toBeNull();
});
