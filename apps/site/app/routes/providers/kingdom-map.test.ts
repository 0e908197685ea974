import { saudiCities } from '@insurer/contract/saudi-cities.ts';
import { expect, test } from 'vitest';
import { mapPoints, mapSize } from './kingdom-map.ts';

const sizes: Record<string, number> = { Riyadh: 300, Jeddah: 220, Makkah: 90, Taif: 60, Dammam: 80, 'Al Khobar': 60 };
const cities = Object.values(saudiCities).map(({ en }) => {
  return { value: en, label: { text: en, lang: 'en' as const }, count: sizes[en] ?? 8 };
});

test('no circle of the map covers another, and each stays near its city and on the drawing', () => {
  const points = mapPoints(cities);
  expect(points).toHaveLength(cities.length);
  const covering = points.flatMap((one, index) =>
    points
      .slice(index + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius)
      .map((other) => `${one.value} and ${other.value}`),
  );
  expect(covering).toEqual([]);
  for (const point of points) {
    const [alone] = mapPoints([{ ...point }]);
    expect(Math.hypot(point.x - (alone?.x ?? 0), point.y - (alone?.y ?? 0)), point.value).toBeLessThan(24);
    expect(point.x - point.radius, point.value).toBeGreaterThanOrEqual(0);
    expect(point.x + point.radius, point.value).toBeLessThanOrEqual(mapSize.width);
    expect(point.y + point.radius, point.value).toBeLessThanOrEqual(mapSize.height);
  }
});
