import type { CaseDetails, CaseMessage } from '@insurer/contract/case-details.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { textsOf } from '#app/texts/texts.ts';
import { viewOf } from '#app/view-fixture.ts';
import { Conversation } from './conversation.tsx';

const details: CaseDetails = {
  ...{ reference: 'R-1', kind: 'claim', status: 'received' },
  ...{ about: [], history: [], stages: [], askedFor: [] },
};

function shown(message: Partial<CaseMessage>, language: 'en' | 'ar', changedWords?: string): string {
  const view = viewOf(language, '/my-requests');
  const claimSteps = { ...view.texts.claimSteps, ...(changedWords && { filesMessage: changedWords }) };
  const messages: CaseMessage[] = [{ id: '1', from: 'customer', files: [], ...message }];
  return renderToStaticMarkup(
    <Conversation details={details} messages={messages} view={{ ...view, texts: { ...view.texts, claimSteps } }} />,
  );
}

describe('what the site wrote for the visitor with the files of a claim', () => {
  const words = { en: textsOf('en').claimSteps.filesMessage, ar: textsOf('ar').claimSteps.filesMessage };

  test.each([
    ['en', 'ar'],
    ['ar', 'en'],
    ['ar', 'ar'],
  ] as const)('is said in the language of the page: sent in %s, read in %s', (sent, read) => {
    expect(shown({ text: words[sent] }, read)).toContain(`>${words[read]}</p>`);
  });

  test('is said as editors have changed it', () => {
    expect(shown({ text: words.ar }, 'en', 'Files of the claim')).toContain('>Files of the claim</p>');
  });

  test('and nothing else is touched: the visitor’s own words, and the company’s', () => {
    const own = `${words.en} And one more.`;
    expect(shown({ text: own }, 'ar')).toContain(own);
    expect(shown({ text: words.en, from: 'company' }, 'ar')).toContain(words.en);
  });
});
