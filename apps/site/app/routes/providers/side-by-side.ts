/** A circle of a drawing, in its units. */
export type Circle = { x: number; y: number; radius: number };

const gap = 1;
const rounds = 200;

/**
 * The same circles moved apart until none covers another: what lies closer together than its circles are wide, as Jeddah
 * and Makkah do, is still told apart and hit. The smaller of two moves further. Where no room can be made in a number of
 * rounds, what is left covers as little as was reached.
 */
export function sideBySide<Of extends Circle>(circles: readonly Of[]): Of[] {
  const moved = circles.map((circle) => ({ ...circle }));
  for (let round = 0; round < rounds; round++) {
    let isDone = true;
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) if (partPair(one, other)) isDone = false;
    if (isDone) break;
  }
  for (const circle of moved) {
    circle.x = tenths(circle.x);
    circle.y = tenths(circle.y);
  }
  return moved;
}

/** Moves two circles apart where they touch; says whether it did. */
function partPair(one: Circle, other: Circle): boolean {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(across, down);
  const lacking = one.radius + other.radius + gap - distance;
  if (lacking <= 0.1) return false;
  // Two at one place part to the side.
  const [right, below] = distance > 0 ? [across / distance, down / distance] : [1, 0];
  const weight = other.radius / (one.radius + other.radius);
  one.x -= right * lacking * weight;
  one.y -= below * lacking * weight;
  other.x += right * lacking * (1 - weight);
  other.y += below * lacking * (1 - weight);
  return true;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
