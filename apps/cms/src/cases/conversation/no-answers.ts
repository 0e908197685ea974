import { type Language, languages } from '@insurer/contract/language.ts';
import type { PayloadRequest } from 'payload';
import { mailWords } from '../../texts/mail-texts.ts';
import { storedTexts } from '../../texts/stored-texts.ts';
import { gapPattern, greetedAs, type Placeholder, placeholdersIn, writtenByHand } from './placeholders.ts';

/** A template with one of these asks for something, or names the day of an answer that is still to come. */
const answerComes: readonly string[] = ['papers', 'due'] satisfies Placeholder[];

type Row = { text?: Partial<Record<Language, string | null>> | null };

/**
 * Tells what answers nothing, whoever sent it: a template that promises or asks, as it stands. As soon as its sender wrote
 * something of his own into it, it is an answer like any other.
 */
export async function readNoAnswers(req: PayloadRequest): Promise<(text: string) => boolean> {
  // Reviewed: texts of templates, to compare.
  const asked = { collection: 'answer-templates', where: {}, sort: 'id', locale: 'all', pagination: false } as const;
  const { docs } = await req.payload.db.find<Row & { id: number }>({ ...asked, req });
  const texts = docs.flatMap(({ text }) => Object.values(text ?? {}).flatMap((words) => words ?? []));
  const changedTexts = await storedTexts(req);
  const hellos = languages.map((language) => mailWords('hello', { language, changedTexts }));
  const greetings = [`{${unnamed}}`, ...hellos];
  const greeted = texts
    .filter(isNoAnswer)
    .flatMap((text) => [text, ...greetings.map((greeting) => greetedAs(text, greeting))]);
  const patterns = [...new Set(greeted)].map(asItStands);
  return (text) => patterns.some((pattern) => pattern.test(visibleLines(text)));
}

function isNoAnswer(template: string): boolean {
  const gaps = placeholdersIn(template);
  return gaps.some((gap) => answerComes.includes(gap)) && !writtenByHand.some((gap) => gaps.includes(gap));
}

const marks = /[\u200e\u200f\u2066-\u2069]/g;

/** A text without what nobody sees of it: marks of direction, empty lines, spaces at the ends of lines. */
function visibleLines(text: string): string {
  const lines = text.replace(marks, '').split('\n');
  return lines.flatMap((line) => line.trim().replace(/\s+/g, ' ') || []).join('\n');
}

const people = '[^\\n]{1,120}?';
/** Whoever adds a sentence of his own ends one. */
const wordsOfOneSentence = '[^\\n.!?؟]{1,120}?';
/** In place of the greeting that names its reader, where nobody was named. */
const unnamed = 'greeting';
const filledAs: Partial<Record<string, string>> = {
  name: people,
  agent: people,
  papers: '- [^\\n]*(?:\\n- [^\\n]*)*',
};

/** What a template becomes when its gaps are filled, and nothing else is done to it. */
function asItStands(template: string): RegExp {
  // Every second part is the name of a gap.
  const parts = visibleLines(template).split(gapPattern);
  const source = parts.map((part, place) =>
    place % 2 === 0 ? part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') : (filledAs[part] ?? wordsOfOneSentence),
  );
  return new RegExp(`^${source.join('')}$`, 'u');
}
