import { type SaudiCityKey, saudiCities } from '@insurer/contract/saudi-cities.ts';
import type { Both } from '../content-types.ts';
import { cityFacts } from './districts.ts';
import { nameWords, streets } from './name-words.ts';
import { classesFrom, type NetworkClass, type NetworkPart, networkSize } from './network-size.ts';
import { type DemoKind, demoKinds } from './provider-kinds.ts';
import {
  clinics,
  dentalAndOptical,
  hospitals,
  pharmaciesAndLaboratories,
  type SampleProvider,
} from './sample-providers.ts';

/** A provider as the demo content has it. Every one is invented. */
export type SeedProvider = {
  key: string;
  name: Both;
  kind: DemoKind['kind'];
  city: Both;
  district: Both;
  address: Both;
  latitude: number;
  longitude: number;
  phone: string;
  classes: Both[];
  specialities: Both[];
  emergency: boolean;
  hours: Both;
};

/** Numbers that look thrown and are the same on every machine, each time anew from the beginning. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    upTo: (count: number) => Math.floor(next() * count),
    next,
    pick: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
  };
}
type Dice = ReturnType<typeof dice>;

const lastWords: Record<string, DemoKind['kind']> = {
  Optics: 'optical',
  Laboratory: 'laboratory',
  Pharmacy: 'pharmacy',
};
const partOf = Object.fromEntries(demoKinds.map(({ kind, part }) => [kind, part])) as Record<
  DemoKind['kind'],
  NetworkPart
>;

/** The selection of the page, by what each is. */
const samples: (SampleProvider & { kind: DemoKind['kind'] })[] = [
  ...hospitals.map((one) => ({ ...one, kind: 'hospital' as const })),
  ...clinics.map((one) => ({ ...one, kind: 'clinic' as const })),
  ...[...dentalAndOptical, ...pharmaciesAndLaboratories].map((one) => ({
    ...one,
    kind: lastWords[one.name.en.split(' ').at(-1) ?? ''] ?? ('dental' as const),
  })),
];

/** Cities as often as they have providers. */
const cityTickets = (Object.entries(cityFacts) as [SaudiCityKey, { share: number }][]).flatMap(([key, { share }]) =>
  Array<SaudiCityKey>(share).fill(key),
);

/**
 * The providers of the demo, as many in each class as the page of the network says: its selection, and the rest made
 * from tables of cities, districts and words, the same on every machine.
 */
export const providers: readonly SeedProvider[] = makeProviders();

function makeProviders(): SeedProvider[] {
  const thrown = dice(940);
  const taken = new Set(samples.map(({ name }) => name.en));
  // The lists to download give the selection these numbers.
  const made = samples.map((sample, index) => fill(sample, thrown, 1200 + index));
  for (const [part, size] of Object.entries(networkSize) as [NetworkPart, (typeof networkSize)[NetworkPart]][]) {
    const wanted: Record<NetworkClass, number> = {
      silver: size.silver,
      gold: size.gold - size.silver,
      palm: size.palm - size.gold,
    };
    for (const [lowest, count] of Object.entries(wanted) as [NetworkClass, number][]) {
      const there = samples.filter((sample) => partOf[sample.kind] === part && sample.lowest === lowest).length;
      for (let more = there; more < count; more++) made.push(fill(invent(part, lowest, thrown, taken), thrown));
    }
  }
  return made.map((provider, index) => ({ ...provider, key: `wn-${String(index + 1).padStart(4, '0')}` }));
}

function invent(part: NetworkPart, lowest: NetworkClass, thrown: Dice, taken: Set<string>): (typeof samples)[number] {
  const kinds = demoKinds.filter((one) => one.part === part).flatMap((one) => Array<DemoKind>(one.share).fill(one));
  const kind = thrown.pick<DemoKind>(kinds);
  const place = thrown.pick(cityTickets);
  const district = thrown.pick(cityFacts[place]?.districts ?? []);
  for (;;) {
    const [word, pattern] = [thrown.pick(nameWords), thrown.pick<Both>(kind.names)];
    const plain = { en: pattern.en.replace('{}', word.en), ar: pattern.ar.replace('{}', word.ar) };
    // What has several houses says in which district each one is, as chains do.
    const name = taken.has(plain.en) ? { en: `${plain.en}, ${district.en}`, ar: `${plain.ar}، ${district.ar}` } : plain;
    if (taken.has(name.en)) continue;
    taken.add(name.en);
    return { name, district, place, lowest, kind: kind.kind };
  }
}

function fill(
  { name, district, place, lowest, kind }: (typeof samples)[number],
  thrown: Dice,
  number?: number,
): SeedProvider {
  const city = saudiCities[place];
  const { areaCode, share, districts, sea } = cityFacts[place] ?? { areaCode: 11, share: 1, districts: [district] };
  const { hours, specialities } = demoKinds.find((one) => one.kind === kind) as DemoKind;
  // Each district lies in a direction of its own, the further from the middle the larger the city.
  const at = Math.max(
    0,
    districts.findIndex(({ en }) => en === district.en),
  );
  const [angle, reach] = [(at / districts.length) * 2 * Math.PI, 0.015 + share / 250];
  const east = { west: Math.abs(Math.cos(angle)), east: -Math.abs(Math.cos(angle)), none: Math.cos(angle) }[
    sea ?? 'none'
  ];
  const near = () => (thrown.next() - 0.5) * 0.015;
  const [building, street] = [1000 + thrown.upTo(8000), thrown.pick(streets)];
  return {
    key: '',
    name,
    kind,
    city: { en: city.en, ar: city.ar },
    district,
    address: {
      en: `${building} ${street.en}, ${district.en}, ${city.en}`,
      ar: `${building} ${street.ar}، ${district.ar}، ${city.ar}`,
    },
    latitude: Number((city.latitude + Math.sin(angle) * reach + near()).toFixed(5)),
    longitude: Number((city.longitude + east * reach + near()).toFixed(5)),
    phone: `+966 ${areaCode} 200 ${number ?? 2000 + thrown.upTo(8000)}`,
    classes: classesFrom(lowest),
    specialities: severalOf(specialities, thrown),
    emergency: kind === 'hospital' && thrown.next() < 0.8,
    hours: thrown.pick<Both>(hours),
  };
}

function severalOf({ all, least, most }: { all: readonly Both[]; least: number; most: number }, thrown: Dice): Both[] {
  const count = Math.min(all.length, least + thrown.upTo(most - least + 1));
  const first = thrown.upTo(Math.max(1, all.length));
  // Every third or so, so that neighbours in the table do not always come together.
  const step = all.length % 5 === 0 ? 3 : 5;
  return Array.from({ length: count }, (_, index) => all[(first + index * step) % all.length] as Both);
}
