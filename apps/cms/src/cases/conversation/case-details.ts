import { stageText } from '@insurer/contract/case-words.ts';
import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { storedTexts } from '../../texts/stored-texts.ts';
import { aboutCases } from '../case-about.ts';
import { filesOfCase } from '../case-belongings.ts';
import { kindOf } from '../case-kinds.ts';
import { reachedStages } from '../case-stages.ts';
import { caseToWire, isoTime } from '../case-to-wire.ts';
import { isDownloadable } from '../files/download-private-file.ts';
import { officerOf } from '../officer.ts';
import { papersWaitedFor } from './papers-waited-for.ts';
import { type MessageCase, messagesOfCase } from './store-message.ts';

/** A request as its sender sees it, with its stages and what was written. */
export async function caseDetails(payload: Payload, stored: MessageCase) {
  const kind = kindOf(stored.collection, stored);
  const [messages, files, changedTexts, about, officer] = await Promise.all([
    messagesOfCase(payload, stored),
    filesOfCase(payload, stored.collection, stored.id),
    storedTexts({ payload }),
    aboutCases(payload).then((of) => of(kind, stored)),
    officerOf({ payload }, stored),
  ]);
  const words = (name: CaseStage, language: Language) => stageText(kind, name, { language, changedTexts });
  return {
    ...caseToWire(kind, stored),
    ...about,
    ...(officer && { officer }),
    stages: reachedStages(kind, stored.stages ?? [], undefined, stored.createdAt).map(({ name, at }) => ({
      name,
      label: words(name, 'en'),
      label_ar: words(name, 'ar'),
      at: isoTime(at),
    })),
    // Written in the customer's language, and not translated.
    asked_for: papersWaitedFor(stored, messages, files).map((label) => ({ label, label_ar: label })),
    messages: messages.map(({ id, from, text, createdAt }) => ({
      id,
      from,
      at: isoTime(createdAt),
      text: text ?? '',
      files: files
        .filter(({ message }) => message === id)
        .map((file) => ({
          name: file.name,
          size: file.size,
          ...(from === 'company' && isDownloadable(file.scan) && { id: String(file.id) }),
        })),
    })),
  };
}
