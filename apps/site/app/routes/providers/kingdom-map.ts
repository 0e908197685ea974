import type { FacetValue } from '@insurer/contract/providers.ts';
import { saudiCityNamed } from '@insurer/contract/saudi-cities.ts';
import { type NamePlace, namePlaces } from './name-places.ts';
import { sideBySide } from './side-by-side.ts';

/** A city on the map: where, how large by what it has, and where its name has room. */
export type MapPoint = FacetValue & { x: number; y: number; radius: number; name?: NamePlace };

export const mapSize = { width: 400, height: 340 };
const margin = 10;
const [west, north, scale] = [34.4, 32.3, 19.6];
/** A degree of longitude is shorter than one of latitude, at 24° north by this much. */
const shrink = Math.cos((24 * Math.PI) / 180);
const [minRadius, maxRadius] = [4, 17];

/** The borders and coasts of the Kingdom, much simplified: degrees east and north, from Haql clockwise. */
const outline =
  '34.95,29.36 36.07,29.19 36.5,29.5 36.74,29.87 37.5,30 37.67,30.34 38,30.5 37,31.5 39,32.01 39.2,32.15 40.4,31.89 41.89,31.19 44.71,29.18 46.57,29.1 47.46,29 47.71,28.53 48.42,28.55 48.81,27.69 49.3,27.46 49.47,27.11 50.15,26.69 50.21,26.28 50.11,25.94 50.24,25.61 50.53,25.33 50.66,25 50.81,24.75 51.11,24.56 51.39,24.63 51.58,24.25 51.62,24.01 52,23 55.01,22.5 55.21,22.71 55.67,22 55,20 52,19 49.12,18.62 48.18,18.17 47.47,17.12 47,16.95 46.75,17.28 46.37,17.23 45.4,17.33 45.22,17.43 44.06,17.41 43.79,17.32 43.38,17.58 43.12,17.09 43.22,16.67 42.78,16.35 42.65,16.77 42.35,17.08 42.27,17.47 41.75,17.83 41.22,18.67 40.94,19.49 40.25,20.17 39.8,20.34 39.14,21.29 39.02,21.99 39.07,22.58 38.49,23.69 38.02,24.08 37.48,24.29 37.15,24.86 37.21,25.08 36.93,25.6 36.64,25.83 36.25,26.57 35.64,27.38 35.13,28.06 34.63,28.06 34.79,28.61 34.83,28.96';

/** The same as the path of a drawing. */
export const outlinePath = `M${outline
  .split(' ')
  .map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    const { x, y } = pointAt(latitude, longitude);
    return `${x} ${y}`;
  })
  .join('L')}Z`;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function pointAt(latitude: number, longitude: number): { x: number; y: number } {
  return { x: round(margin + (longitude - west) * shrink * scale), y: round(margin + (north - latitude) * scale) };
}

/** The cities of a facet that are known, the largest first and side by side; those that have room get their names. */
export function mapPoints(cities: readonly FacetValue[]): MapPoint[] {
  const most = Math.max(1, ...cities.map(({ count }) => count));
  const placed = cities
    .toSorted((one, other) => other.count - one.count)
    .flatMap((city) => {
      const known = saudiCityNamed(city.value) ?? saudiCityNamed(city.label.text);
      if (!known || city.count === 0) return [];
      const radius = round(minRadius + (maxRadius - minRadius) * Math.sqrt(city.count / most));
      return [{ ...city, ...pointAt(known.latitude, known.longitude), radius }];
    });
  const points = sideBySide(placed);
  const names = namePlaces(points, mapSize.width);
  return points.map((point, index) => ({ ...point, ...(names[index] && { name: names[index] }) }));
}
