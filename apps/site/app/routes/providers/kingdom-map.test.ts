import { saudiCities } from '@insurer/contract/saudi-cities.ts';
import { expect, test } from 'vitest';
import { mapPoints, mapSize } from './kingdom-map.ts';
import { isOnCircle, isOver, nameBox } from './name-places.ts';

const sizes: Record<string, number> = { Riyadh: 300, Jeddah: 220, Makkah: 90, Taif: 60, Dammam: 80, 'Al Khobar': 60 };
const citiesIn = (lang: 'en' | 'ar') =>
  Object.values(saudiCities).map((city) => {
    return { value: city.en, label: { text: city[lang], lang }, count: sizes[city.en] ?? 8 };
  });
const cities = citiesIn('en');

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

test.each(['en', 'ar'] as const)(
  'no name of the map lies on a circle or on another name, and large cities have theirs (%s)',
  (lang) => {
    const points = mapPoints(citiesIn(lang));
    const named = points.flatMap(({ value, label, name }) => (name ? [{ value, box: nameBox(name, label.text) }] : []));
    for (const { value, box } of named) {
      expect(
        points.filter((point) => isOnCircle(box, point)).map((point) => point.value),
        value,
      ).toEqual([]);
      expect(
        named.filter((other) => other.value !== value && isOver(box, other.box)),
        value,
      ).toEqual([]);
      expect(box.left, value).toBeGreaterThanOrEqual(0);
      expect(box.right, value).toBeLessThanOrEqual(mapSize.width);
    }
    expect(named.map(({ value }) => value)).toEqual(expect.arrayContaining(Object.keys(sizes)));
  },
);
