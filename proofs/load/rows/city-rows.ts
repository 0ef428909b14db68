// Cities of a load: the real ones first, then their quarters as cities of their own, for size.
import type { Row } from '#proofs/load/database/copy-text.ts';
import { slugOf } from '#proofs/load/text/course-text.ts';
import { randomFor } from '#proofs/load/random.ts';
import { purposes } from '#proofs/load/plan.ts';
import data from '#proofs/load/places.json' with { type: 'json' };

export interface MadeCity {
  slug: string;
  name: string;
  /** False for a quarter that only looks like a city. */
  isReal: boolean;
  place: (typeof data.places)[number];
}

/** Name and address of the n-th city. */
export function cityAt(n: number): MadeCity {
  const place = data.places[n % data.places.length];
  if (!place) throw new RangeError('there are no places');
  const round = Math.floor(n / data.places.length);
  if (round === 0) return { slug: slugOf(place.name), name: place.name, isReal: true, place };
  const quarter = data.quarters[(round - 1) % data.quarters.length] ?? '';
  const again = Math.floor((round - 1) / data.quarters.length);
  const name = [place.name, quarter, ...(again === 0 ? [] : [String(again + 1)])].join(' ');
  return { slug: slugOf(name), name, isReal: false, place };
}

const tips = JSON.stringify([
  { title: 'Season', text: 'The dry months are the easiest for walks and boats.' },
  { title: 'Getting around', text: 'Short ways are best on foot; agree on the fare before a longer one.' },
]);

/** The row of the n-th city. `pictures` are JSON texts of single pictures. */
export function cityRow(seed: number, n: number, { id, pictures }: { id: number; pictures: readonly string[] }): Row {
  const random = randomFor(seed, purposes.city, n);
  const { slug, name, isReal, place } = cityAt(n);
  // Quarters lie around their city, within some twenty kilometres.
  const away = () => (isReal ? 0 : (random.next() - 0.5) / 3);
  return {
    id,
    slug,
    name,
    native_name: isReal ? place.native_name : name,
    native_lang: isReal ? place.native_lang : 'en',
    country_code: place.country_code,
    latitude: place.latitude + away(),
    longitude: place.longitude + away(),
    time_zone: place.time_zone,
    blurb: `Generated for measuring: ${name}`,
    introduction: `${name} is part of a generated catalogue for measuring. Its courses are put together from word lists.`,
    travel_tips: tips,
    image: random.pick(pictures),
    position: Math.min(1000 + n, 32_000),
    is_demo: true,
  };
}
