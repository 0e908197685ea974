import type { Language } from '@insurer/contract/language.ts';

/**
 * An insurer's brand in one file: colours, corners, pattern and sign. What a theme leaves out does not compile.
 * Components read the names as custom properties (`textMuted` is `--text-muted`) and never a colour of their own.
 */
export type Theme = {
  /** Short name, as in the gallery's address. */
  key: string;
  company: Record<Language, string>;
  /** Where two of them meet, contrast.ts says how much they must differ. */
  colours: Record<ColourName, Colour>;
  /** The same for visitors whose system is dark (decision 0036). What stands on the dark frame is the same in both. */
  dark: Record<DarkColourName, Colour>;
  shape: { radiusSmall: string; radiusCard: string; radiusPill: string };
  /** One tile of the pattern, 16 x 12 units, as the path of an SVG; only its form counts. */
  motif: string;
  /** Steps between the colours that flat pictures need (scripts/draw), and the land and parks of the drawn map. */
  pictures: Record<'deepSoft' | 'shade' | 'mid' | 'light' | 'pale' | 'groundDeep' | 'mapLand' | 'mapPark', Colour>;
  /** What a printed document says in passing (scripts/documents), on white paper. */
  printedQuiet: Colour;
  /** The same mail where somebody reads in the dark; by day it has the colours above. */
  darkMail: Record<'ground' | 'sheet' | 'edge' | 'text' | 'quiet' | 'panel' | 'panelLine', Colour>;
  /** The admin's own steps beside the colours above: greys, and the fill of what is well. */
  admin: {
    greys: Scale;
    brand: Scale;
    alertBg: Colour;
    alertText: Colour;
    dark: Record<'greyText' | 'mark' | 'action' | 'actionHover' | 'alertBg' | 'alertText', Colour>;
  };
  logo: {
    /** The sign in a square of 64 units, with the colour of its ground, of what stands on it and of its small mark. */
    sign: (ground: Colour, front: Colour, mark: Colour, radius: number) => string;
    /** The names as outlines with the baseline at 0 (scripts/outline-words.ts): Latin of 30 units, Arabic of 36. */
    names: Record<Language, Outline>;
  };
};

/** Always with six digits, #rrggbb. */
type Colour = `#${string}`;
/** Colours by Payload's steps from light to dark: 50, 100, 150, … 950. */
type Scale = Readonly<Record<number, string>>;
type Outline = { width: number; d: string };

type TextColour = 'text' | 'textMuted' | 'textOnDark' | 'textOnDarkMuted' | 'link' | 'linkHover';
/** Page, bands, cards, the dark frame. Quiet fills are made of the action's colour (tokens.css). */
type GroundColour = 'surface' | 'surfaceBand' | 'surfaceCard' | 'surfaceDark';
/** Hairlines are decoration; the strong ones are borders of fields. */
type LineColour = 'line' | 'lineStrong' | 'lineOnDark' | 'lineOnDarkStrong';
/** The filled button and its states, and the one on dark grounds. */
type ButtonColour = `action${'' | 'Hover' | 'Active' | 'Text' | 'OnDark' | 'OnDarkHover' | 'OnDarkText'}`;
/** Two rings around what has the focus, so that one of them always stands out. On dark they change places. */
type FocusColour = 'focus' | 'focusPartner' | 'focusOnDark';
/** Messages, always with an icon and words. */
type MessageColour = 'errorText' | `${'error' | 'success' | 'warning' | 'info'}${'' | 'Bg'}`;
/** `accent` is for small marks, never for text on a light ground. */
type MarkColour = 'accent' | 'disabled' | 'disabledBg';
export type ColourName =
  | TextColour
  | GroundColour
  | LineColour
  | ButtonColour
  | FocusColour
  | MessageColour
  | MarkColour;
type FrameColour = Extract<ColourName, `${string}OnDark${string}`> | 'surfaceDark' | 'accent';
/** The colours that have another value in the dark. */
type DarkColourName = Exclude<ColourName, FrameColour>;

/**
 * A scale from the list of its colours, from step 50 on, with spaces between them.
 * @throws when there are not nineteen of the form #rrggbb
 */
export function scale(list: string): Scale {
  const colours = list.match(/#[0-9a-f]{6}\b/g) ?? [];
  if (colours.length !== 19) throw new Error(`A scale has nineteen colours, not ${colours.length}.`);
  return Object.fromEntries(colours.map((colour, index) => [(index + 1) * 50, colour]));
}
