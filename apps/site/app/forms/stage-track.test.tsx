import type { CaseDetails } from '@insurer/contract/case-details.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';
import { StageTrack } from './stage-track.tsx';

/** What a reader sees of the stages, those ahead in brackets. */
function stagesOf(kind: string, reached: string[], status = 'in-review'): string[] {
  const stages = reached.map((name) => ({ name, label: { text: name, lang: 'en' as const } }));
  const details: CaseDetails = { ...{ reference: 'C7', kind, about: [], status, history: [] }, stages, askedFor: [] };
  const html = renderToStaticMarkup(<StageTrack details={details} view={viewOf('en', '/my-requests')} />);
  return [...html.matchAll(/<li( class="stages__reached")?[^>]*><span class="stages__name">(.*?)<\/span>/g)].map(
    ([, isReached, name = '']) => (isReached ? name : `(${name})`).replaceAll(/<[^>]+>/g, ''),
  );
}

test('the stages that lie ahead stand behind those reached, in the words of their kind', () => {
  expect(stagesOf('claim', ['received', 'assessed'])).toEqual(['received', 'assessed', '(Decided)', '(Paid)']);
  expect(stagesOf('application', ['received'])).toEqual(['received', '(Review)', '(Interview)', '(Decision)']);
});

test('a stage that a case went past is neither reached nor ahead', () => {
  expect(stagesOf('application', ['received', 'assessed', 'decided'])).toEqual(['received', 'assessed', 'decided']);
});

test('nothing lies ahead of a case that has ended, of stages of another service, or of a kind that nobody knows', () => {
  expect(stagesOf('claim', ['received'], 'closed')).toEqual(['received']);
  for (const reached of [['received', 'decided'], ['received', 'in the post'], ['assessed']])
    expect(stagesOf('claim', reached)).toEqual(reached);
  expect(stagesOf('lottery', ['received'])).toEqual(['received']);
});
