import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { FiguresChart } from './figures-chart.tsx';
import type { ReportLine } from './report.ts';

const months: ReportLine[] = ['October', 'November'].map((name) => ({ value: name, name, figures: figuresOf([]) }));

/** The names of the months and the kinds of a month's bars as they stand from the left. */
function fromTheLeft(language: 'en' | 'ar') {
  const html = renderToStaticMarkup(createElement(FiguresChart, { lines: months, language }));
  const bars = [...html.matchAll(/figures__bar--([\w-]+)" x="(\d+)"/g)].map(([, kind, x]) => ({ kind, x: Number(x) }));
  const inOrder = bars.slice(0, 2).toSorted((a, b) => a.x - b.x);
  return { months: html.match(/October|November/g), bars: inOrder.map(({ kind }) => kind) };
}

it('months and the two bars of each run as the language is read', () => {
  expect(fromTheLeft('en')).toEqual({ months: ['October', 'November'], bars: ['received', 'in-time'] });
  expect(fromTheLeft('ar')).toEqual({ months: ['November', 'October'], bars: ['in-time', 'received'] });
});
