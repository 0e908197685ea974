import type { ColourName, Theme } from './theme.ts';

/** Contrast of two colours (#rrggbb) as WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of a fill that lets its ground through, as quiet fills do (tokens.css). */
function blend(front: string, ground: string, part: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [over, under] = [front, ground].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(over * part + under * (1 - part))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Share of the action's colour in a quiet fill; tokens.css says the same. */
export const quietShare = 0.09;

type Colours = Theme['colours'];
type Pair = { front: string; on: string; ratio: number; atLeast: number };

const texts: ColourName[] = ['text', 'textMuted', 'link', 'linkHover', 'error', 'errorText'];
const lines: ColourName[] = ['lineStrong', 'focus', 'action'];
const onDark: [ColourName, number][] = [
  ['textOnDark', 4.5],
  ['textOnDarkMuted', 4.5],
  ['actionOnDark', 4.5],
  ['lineOnDarkStrong', 3],
  ['focusOnDark', 3],
  ['accent', 3],
];
const fixed: [front: ColourName, on: ColourName, atLeast: number][] = [
  ['focus', 'focusPartner', 3],
  ['actionText', 'action', 4.5],
  ['actionText', 'actionHover', 4.5],
  ['actionText', 'actionActive', 4.5],
  ['actionOnDarkText', 'actionOnDark', 4.5],
  ['actionOnDarkText', 'actionOnDarkHover', 4.5],
  ['errorText', 'errorBg', 4.5],
  ['text', 'errorBg', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'successBg', 4.5],
  ['text', 'successBg', 4.5],
  ['warning', 'warningBg', 4.5],
  ['text', 'warningBg', 4.5],
  ['info', 'infoBg', 4.5],
  ['text', 'infoBg', 4.5],
];

/** The two sets of a theme's colours, whole: what the dark leaves out stays as it is by day. */
export function colourSets({ colours, dark }: Theme): Record<'light' | 'dark', Colours> {
  return { light: colours, dark: { ...colours, ...dark } };
}

/** Every pair of colours of one set that meets, and what WCAG 2.2 AA asks: 4.5 for text, 3 for borders, rings and marks. */
export function contrastPairs(colours: Colours): Pair[] {
  const grounds = Object.entries({
    surface: colours.surface,
    surfaceBand: colours.surfaceBand,
    surfaceCard: colours.surfaceCard,
    'a quiet fill on surface': blend(colours.action, colours.surface, quietShare),
    'a quiet fill on surfaceBand': blend(colours.action, colours.surfaceBand, quietShare),
  });
  const pair = (front: ColourName, on: string, ground: string, atLeast: number): Pair => ({
    front,
    on,
    ratio: contrastOf(colours[front], ground),
    atLeast,
  });
  return [
    ...grounds.flatMap(([on, ground]) => [
      ...texts.map((front) => pair(front, on, ground, 4.5)),
      ...lines.map((front) => pair(front, on, ground, 3)),
    ]),
    ...onDark.map(([front, atLeast]) => pair(front, 'surfaceDark', colours.surfaceDark, atLeast)),
    ...fixed.map(([front, on, atLeast]) => pair(front, on, colours[on], atLeast)),
  ];
}
