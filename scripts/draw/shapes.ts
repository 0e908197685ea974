/** The plain shapes every picture is made of. Each function returns SVG markup; lengths are in picture units. */

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const rounded = radius ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${rounded} fill="${fill}"/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/>`;
}

export function ring(cx: number, cy: number, r: number, width: number, colour: string): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, colour: string, width: number, dashes = '', cap: 'butt' | 'round' = 'butt'): string {
  const dash = dashes ? ` stroke-dasharray="${dashes}"` : '';
  const round = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${dash}${round}/>`;
}

export function polygon(fill: string, ...points: [number, number][]): string {
  return shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill);
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** An arc of a ring, angles in degrees, 0 to the right, clockwise. */
export function arc(
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  width: number,
  colour: string,
  dashes = '',
): string {
  return line(arcPath(cx, cy, r, from, to), colour, width, dashes);
}

/** The path of a circular arc, for lines that run along it. */
function arcPath(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = onCircle(cx, cy, r, from);
  const [x2, y2] = onCircle(cx, cy, r, to);
  return `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${n(x2)} ${n(y2)}`;
}

export function onCircle(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** Half a disc; the side is where its round edge points. */
export function halfDisc(
  cx: number,
  cy: number,
  r: number,
  side: 'up' | 'down' | 'left' | 'right',
  fill: string,
): string {
  const start = { up: 180, down: 0, left: 90, right: 270 }[side];
  return shape(`${arcPath(cx, cy, r, start, start + 180)}Z`, fill);
}

/** A round-headed opening standing on (cx, base). */
export function arch(cx: number, base: number, width: number, height: number, fill: string): string {
  const r = width / 2;
  return shape(
    `M${n(cx - r)} ${n(base)}V${n(base - height + r)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(base - height + r)}V${n(base)}Z`,
    fill,
  );
}

/** A pointed leaf from (x, y), along the angle. */
export function leaf(x: number, y: number, length: number, width: number, degrees: number, fill: string): string {
  const d = `M0 0Q${n(length / 2)} ${n(-width)} ${n(length)} 0Q${n(length / 2)} ${n(width)} 0 0Z`;
  return group(`translate(${n(x)} ${n(y)}) rotate(${n(degrees)})`, shape(d, fill));
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
