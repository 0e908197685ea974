import { answerTemplates } from '@insurer/demo-content/answer-templates.ts';
import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { readNoAnswers } from '../cases/conversation/no-answers.ts';
import { filled, greetedAs } from '../cases/conversation/placeholders.ts';

const find = async () => ({ docs: answerTemplates });
const greeting = { 'mails.hello': { en: 'Hello! Good day.' } };
const findGlobal = async () => ({ changed: greeting });
const noAnswer = readNoAnswers({ payload: { db: { find }, findGlobal } } as unknown as PayloadRequest);

const values = {
  name: 'د. سارة العتيبي',
  reference: '\u2066C7-4KXM-92QP-F\u2069',
  agent: 'Dr. Layla Al-Harbi',
  direct: '\u2066+966 11 555 0140\u2069',
  due: 'Sunday, 29 November 2026',
  papers: '- The police report\n- A photo of the car?',
  phone: '800 200 0140',
  reason: 'The policy had ended.',
  remedy: 'We pay the rest.',
};
const sent = (title: string, language: 'en' | 'ar') => {
  const template = answerTemplates.find((one) => one.title.en === title);
  return filled(template?.text[language] ?? '', values);
};

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  it.each(['Documents are missing', 'Complaint: who handles it', 'We need more time'])(
    'a template that promises or asks answers nothing: %s',
    async (title) => {
      const isNoAnswer = await noAnswer;
      const text = sent(title, language);
      expect(isNoAnswer(text)).toBe(true);
      expect(isNoAnswer(`\n${text.replaceAll('\n\n', '\r\n \n')}\n`)).toBe(true);
      expect(isNoAnswer(`${text}\n\nP.S. We have paid.`)).toBe(false);
    },
  );

  it.each(['Complaint: upheld', 'Complaint: not upheld', 'Claim: approved'])(
    'one with content does: %s',
    async (title) => expect((await noAnswer)(sent(title, language))).toBe(false),
  );
});

it('a template that greets nobody by name is none either', async () => {
  const isNoAnswer = await noAnswer;
  const { name: _, ...others } = values;
  const text = (language: 'en' | 'ar') =>
    answerTemplates.find(({ title }) => title.en === 'We need more time')?.text[language] ?? '';
  expect(isNoAnswer(filled(greetedAs(text('en'), 'Hello,'), others))).toBe(true);
  expect(isNoAnswer(filled(greetedAs(text('ar'), 'السلام عليكم،'), others))).toBe(true);
  // As an editor has changed the greeting.
  expect(isNoAnswer(filled(greetedAs(text('en'), 'Hello! Good day.'), others))).toBe(true);
  expect(isNoAnswer(filled(greetedAs(text('en'), 'Hello. We have paid.'), others))).toBe(false);
});

it('what its sender wrote into it makes it an answer, wherever it stands', async () => {
  const text = sent('We need more time', 'en');
  const isNoAnswer = await noAnswer;
  for (const place of ['Dear ', 'for that. ', '2026.', '\n\nDr.'])
    expect(isNoAnswer(text.replace(place, `${place} We pay 500 riyals on Sunday.\n`)), place).toBe(false);
  expect(isNoAnswer(text.replace('2026.', '2026. We pay 500 riyals.'))).toBe(false);
});
