/** The part of subset-font that scripts/subset-fonts.ts uses; the package ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      keepFeatures?: string[];
      noHinting?: boolean;
      preserveNameIds?: number[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
