import type { Place } from '@insurer/contract/providers.ts';

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const square =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(square)));
}
