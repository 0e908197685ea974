/** The mark in the corner of every view; the same file as the icon of the browser tab. */
export function Icon() {
  // biome-ignore lint/performance/noImgElement: an SVG of half a kilobyte
  return <img className="brand-icon" src="/brand/mark.svg" alt="" width={24} height={24} />;
}
