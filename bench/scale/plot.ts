import type { Compared, Comparison } from './turns.ts';

/** What was measured on one database, by the share of the whole size. */
export type Series = { database: string; points: { share: number; comparison: Comparison }[] };

const [width, height, columns, gap] = [250, 150, 3, 14];
const inner = { left: 46, right: 12, top: 34, bottom: 26 };
const colours = ['#0e5a4a', '#b4532a'];

/** The p99 of everything that was measured against the size of the content, a small picture each, as an SVG. */
export function scalePlot(series: readonly Series[]): string {
  const names = series[0]?.points[0]?.comparison.rows.map(({ measured }) => measured.name) ?? [];
  const rows = Math.ceil(names.length / columns);
  const [full, tall] = [columns * (width + gap) + gap, rows * (height + gap) + gap + 26];
  const panels = names.map((name, place) => {
    const [x, y] = [gap + (place % columns) * (width + gap), 26 + gap + Math.floor(place / columns) * (height + gap)];
    return `<g transform="translate(${x} ${y})">${panel(name, series)}</g>`;
  });
  const legend = series.map(
    ({ database }, place) =>
      `<rect x="${gap + place * 110}" y="14" width="14" height="4" fill="${colours[place]}"/><text x="${gap + 20 + place * 110}" y="20">${database}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${full} ${tall}" font-family="sans-serif" font-size="11" fill="#1d2a27">
<rect width="${full}" height="${tall}" fill="#fff"/>
${legend.join('\n')}
<text x="${full - gap}" y="20" text-anchor="end">p99 in ms against the share of the full size; dashed: the limit</text>
${panels.join('\n')}
</svg>
`;
}

function panel(name: string, series: readonly Series[]): string {
  const lines = series.map(({ points }) => {
    const found = points.flatMap(({ share, comparison }) => {
      const row = comparison.rows.find(({ measured }) => measured.name === name);
      return row ? [{ share, row }] : [];
    });
    const demo = found.at(-1)?.row.demo.p99 ?? 0;
    return [{ share: 0, ms: demo }, ...found.map(({ share, row }) => ({ share, ms: row.grown.p99 }))];
  });
  const limit = limitOf(series[0]?.points.at(-1)?.comparison.rows.find(({ measured }) => measured.name === name));
  const highest = Math.max(...lines.flat().map(({ ms }) => ms), limit) * 1.08;
  const x = (share: number) => inner.left + share * (width - inner.left - inner.right);
  const y = (ms: number) => height - inner.bottom - (ms / highest) * (height - inner.top - inner.bottom);
  const paths = lines.map((points, place) => {
    const at = points.map(({ share, ms }) => `${x(share).toFixed(1)},${y(ms).toFixed(1)}`);
    const dots = at.map(
      (one) => `<circle cx="${one.split(',')[0]}" cy="${one.split(',')[1]}" r="2.2" fill="${colours[place]}"/>`,
    );
    return `<polyline points="${at.join(' ')}" fill="none" stroke="${colours[place]}" stroke-width="1.6"/>${dots.join('')}`;
  });
  const ground = y(0).toFixed(1);
  return [
    `<rect width="${width}" height="${height}" fill="#f6f4ee" rx="4"/><text x="10" y="18" font-weight="bold">${name}</text>`,
    `<path d="M${inner.left} ${inner.top}V${ground}H${width - inner.right}" fill="none" stroke="#7a857f"/>`,
    `<path d="M${inner.left} ${y(limit).toFixed(1)}H${width - inner.right}" stroke="#7a857f" stroke-dasharray="4 3"/>`,
    `<text x="${inner.left - 5}" y="${(y(limit) + 4).toFixed(1)}" text-anchor="end">${Math.round(limit)}</text>`,
    `<text x="${inner.left - 5}" y="${ground}" text-anchor="end">0</text>`,
    ...[0, 0.2, 1].map(
      (share) =>
        `<text x="${x(share).toFixed(1)}" y="${height - 10}" text-anchor="middle">${share === 0 ? 'demo' : `${share * 100} %`}</text>`,
    ),
    ...paths,
  ].join('');
}

function limitOf(row: Compared | undefined): number {
  if (!row) return 0;
  const { limit } = row.measured;
  return 'ms' in limit ? limit.ms : limit.times * row.demo.p99;
}
