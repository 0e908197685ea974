/** The theme's colours (apps/site/app/styles/tokens.css) with the steps between them that flat pictures need. */
export const deep = '#08352D';
export const deepSoft = '#0B4338';
export const palm = '#0E5A4A';
export const palmShade = '#0B4B3D';
export const palmMid = '#2F7667';
export const palmLight = '#86AB9F';
export const palmPale = '#C9D8D1';
export const sand = '#F7F2E8';
export const dune = '#E6D9BF';
export const duneDeep = '#CFBB92';
export const saffron = '#E0A030';
export const clay = '#A4452C';
