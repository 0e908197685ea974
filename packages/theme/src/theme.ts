import type { Language } from '@insurer/contract/language.ts';

export const scaleSteps = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950,
] as const;

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
  shape: { radiusSmall: string; radiusCard: string; radiusPill: string };
  /** One tile of the pattern, 16 x 12 units, as the path of an SVG; only its form counts. */
  motif: string;
  /** Steps between the colours that flat pictures need (scripts/draw). */
  pictures: Record<'deepSoft' | 'shade' | 'mid' | 'light' | 'pale' | 'groundDeep', Colour>;
  /** The same mail where somebody reads in the dark; by day it has the colours above. */
  darkMail: Record<'ground' | 'sheet' | 'edge' | 'text' | 'quiet' | 'panel' | 'panelLine', Colour>;
  /** The admin's own steps beside the colours above: greys, and the fill of what is well. */
  admin: {
    greys: Scale;
    brand: Scale;
    alertBg: Colour;
    alertText: Colour;
    dark: Record<'greyText' | 'mark' | 'alertBg' | 'alertText' | 'action' | 'actionHover', Colour>;
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
/** Nineteen steps from light to dark. */
export type Scale = Readonly<Record<(typeof scaleSteps)[number], Colour>>;
type Outline = { width: number; d: string };

export type ColourName =
  // Text, and links in it.
  | 'text'
  | 'textMuted'
  | 'textOnDark'
  | 'textOnDarkMuted'
  | 'link'
  | 'linkHover'
  // Grounds: page, bands, cards, the dark frame. Quiet fills are made of the action's colour (tokens.css).
  | 'surface'
  | 'surfaceBand'
  | 'surfaceCard'
  | 'surfaceDark'
  // Hairlines are decoration; the strong ones are borders of fields.
  | 'line'
  | 'lineStrong'
  | 'lineOnDark'
  | 'lineOnDarkStrong'
  // The filled button and its states, and the one on dark grounds.
  | 'action'
  | 'actionHover'
  | 'actionActive'
  | 'actionText'
  | 'actionOnDark'
  | 'actionOnDarkHover'
  | 'actionOnDarkText'
  // Small marks, never text on a light ground.
  | 'accent'
  // Two rings around what has the focus, so that one of them always stands out. On dark they change places.
  | 'focus'
  | 'focusPartner'
  | 'focusOnDark'
  // Messages, always with an icon and words.
  | 'error'
  | 'errorText'
  | 'errorBg'
  | 'success'
  | 'successBg'
  | 'warning'
  | 'warningBg'
  | 'info'
  | 'infoBg'
  | 'disabled'
  | 'disabledBg';
