/** Square icons for shortcuts and cards: one 5-unit stroke in palm on a 96-unit square. */
import { palm } from './palette.ts';

const dot = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;

const paths: Record<string, string> = {
  claim: 'M22 12h36l16 16v56H22zM58 12v16h16M35 56l10 10 18-20',
  track: `M16 26h46M16 44h24M16 62h18${dot(60, 58, 17)}M72.5 70.5L84 82`,
  extend: 'M14 22h68v60H14zM14 40h68M32 12v18M64 12v18M48 50v22M37 61h22',
  hospital: 'M18 84V28h60v56M8 84h80M48 36v20M38 46h20M39 84V68h18v16M34 28V14h28v14',
  branch: 'M16 84V40h64v44M8 84h80M16 40l8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16M39 84V60h18v24',
  complaint: 'M14 16h68v50H48L30 82V66H14zM48 28v18M48 55v.5',
  motor: `M18 66H9V50l11-4 10-18h30l15 17 12 5v16h-9M36 66h24M33 46l6-8h9v8zM58 38l8 8h-8z${dot(27, 66, 8)}${dot(69, 66, 8)}`,
  travel: 'M48 10c4 0 6 5 6 11v15l30 18v9l-30-9v16l10 8v7l-16-5-16 5v-7l10-8V54l-30 9v-9l30-18V21c0-6 2-11 6-11z',
  visa: `M20 12h56v72H20z${dot(48, 40, 15)}M33 40h30M48 25c7 9 7 21 0 30c-7-9-7-21 0-30M34 70h28`,
  ajyal: 'M48 84V46M48 62c-16 0-25-8-25-22 16 0 25 8 25 22zM48 48c0-16 9-25 26-25 0 16-9 25-26 25zM22 84h52',
  istiqrar:
    'M48 84V38M48 38c-6-15-19-18-31-11M48 38c6-15 19-18 31-11M48 38c-13-4-24 4-27 19M48 38c13-4 24 4 27 19M48 38V18M24 84h48M42 66h12M42 54h12',
  ousra: `M10 46L48 12l38 34M20 40v44h56V40${dot(38, 54, 6)}${dot(58, 54, 6)}M28 84c0-10 4-15 10-15s10 5 10 15c0-10 4-15 10-15s10 5 10 15`,
  marine: 'M12 54h72L74 74H22zM28 54V36h40v18M48 36V16M40 22h16M8 88c6-6 13-6 20 0s13 6 20 0 13-6 20 0 13 6 20 0',
  health: 'M18 78C12 38 36 14 82 14c4 42-20 68-64 64zM8 60h20l8-14 10 24 10-34 8 18h8',
  liability: 'M48 12v70M28 84h40M16 28h64M18 28L7 54h22zM78 28L67 54h22zM7 54a11 11 0 0 0 22 0M67 54a11 11 0 0 0 22 0',
  engineering: 'M30 86V12M10 28h76M30 12l56 16M30 12L10 28M70 28v22M60 66l10-16 10 16zM16 86h28M30 44h10M30 58h10',
  pecuniary: `M10 14h76v64H10z${dot(48, 46, 16)}M48 22v8M48 62v8M24 46h8M64 46h8M22 78v8M74 78v8`,
  property: 'M14 84V18h42v66M56 42h26v42M8 84h80M25 40l10-14 10 14zM25 62l10-14 10 14zM66 54h6M66 68h6M30 84V72h10v12',
  credit: `${dot(34, 48, 25)}${dot(62, 48, 25)}M48 38v20`,
  shield: 'M48 10l34 11v27c0 19-13 31-34 39C27 79 14 67 14 48V21zM33 48l11 11 20-22',
  clock: `${dot(48, 48, 37)}M48 25v24l15 11`,
  people: `${dot(35, 31, 13)}M10 80c0-18 9-27 25-27s25 9 25 27M60 19a13 13 0 0 1 0 25M67 55c12 3 19 11 19 25`,
  document: 'M22 12h36l16 16v56H22zM58 12v16h16M36 46h24M36 58h24M36 70h14',
  phone: 'M27 13l11 19-7 10c4 11 12 19 23 23l10-7 19 11c0 9-6 15-15 15C39 84 12 57 12 28c0-9 6-15 15-15z',
  wallet: 'M12 32h64v50H12zM12 32l50-18v18M54 48h32v18H54a9 9 0 0 1 0-18z',
  heart: 'M48 84C21 65 10 50 10 35a19 19 0 0 1 38-5 19 19 0 0 1 38 5c0 15-11 30-38 49z',
};

/** Every square icon as [seed key, SVG markup]. */
export const icons: [string, string][] = Object.entries(paths).map(([key, d]) => [
  `icon-${key}`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path d="${d}" fill="none" stroke="${palm}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`,
]);
