// All rules of the demo world in one list.
import { type Fault, faultAt, fieldName } from '#src/server/catalogue-import/faults.ts';
import { guestsOf, readDemoFiles } from '#src/server/seed/demo-files.ts';
import { ranked } from '#src/server/seed/catalogue.ts';
import { type DemoWorld, type Rule, faultOfAll, groupBy, published, type Listing } from './demo-world.ts';
import { missingFacts } from './facts.ts';
import { peopleFaults } from './people.ts';
import { placeFaults } from './places.ts';
import { shelfFaults } from './shelves.ts';
import { textsOf, type PlacedText } from './texts.ts';
import { basename } from 'node:path';
import { limits } from '#src/domain/limits.ts';

// Prices that fit the country and the hours.

/** The least and the most for one guest, in US dollars; longer than six hours may cost half as much again. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  NP: [7, 60],
  IN: [7, 65],
  KH: [7, 60],
  VN: [8, 65],
  LA: [7, 60],
  ID: [8, 65],
  TH: [9, 75],
  PH: [9, 70],
  MY: [9, 75],
  MM: [6, 55],
};
const wholeDayFrom = 360;
const leastPerHour = 1.5;
const mostPerHour = 26;

/** One fault for each price out of its country's range, or out of proportion to its hours. */
export function priceFaults({ cities, listings }: DemoWorld): Fault[] {
  const countryOf = new Map(cities.map(({ value }) => [value.slug, value.country_code]));
  return listings.flatMap(({ at, value: { city, price, duration_minutes: minutes } }) => {
    const [least, usual] = ranges[countryOf.get(city) ?? ''] ?? [0, Infinity];
    const most = minutes >= wholeDayFrom ? usual * 1.5 : usual;
    const hourly = (price * 60) / minutes;
    const faults = [];
    if (price < least || price > most)
      faults.push(faultAt(at, ['price'], { wrong: `is ${price.toFixed(2)}`, right: `${least} to ${most}` }));
    if (hourly < leastPerHour || hourly > mostPerHour)
      faults.push(
        faultAt(at, ['price'], {
          wrong: `is ${price.toFixed(2)} for ${minutes} minutes`,
          right: `US$${leastPerHour} to ${mostPerHour} an hour`,
        }),
      );
    return faults;
  });
}

// Each listing is written for itself: no sentence and no longer run of words stands in two places (docs/content.md#demo-world).

// Shorter ones ("Drinking water") are the right words for the same thing.
const wordsOfSentence = 6;
const wordsOfRun = 8;

/** One fault for each text that repeats a sentence of six words or a run of eight, named once. */
export const recurringText: Rule = (world) => {
  const first = new Map<string, PlacedText>();
  return textsOf(world).flatMap((placed): Fault[] => {
    const own = new Set(phrasesOf(placed.text));
    const again = [...own].find((phrase) => first.has(phrase));
    for (const phrase of own) if (!first.has(phrase)) first.set(phrase, placed);
    const earlier = again === undefined ? undefined : first.get(again);
    if (earlier === undefined || again === undefined) return [];
    const where = `${basename(earlier.at.file)}, ${earlier.at.place}, ${fieldName(earlier.path)}`;
    return [faultAt(placed.at, placed.path, { wrong: `says "${again}", as does ${where}`, right: 'words of its own' })];
  });
};

function phrasesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).map((sentence) => wordsOf(sentence));
  const all = sentences.flat();
  const runs = all.slice(wordsOfRun - 1).map((_, index) => all.slice(index, index + wordsOfRun).join(' '));
  return [...sentences.filter(({ length }) => length >= wordsOfSentence).map((words) => words.join(' ')), ...runs];
}

/** Words in small letters, without marks. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

// What tests and pictures need somewhere in the demo: a listing that rests, a host on holiday, a very long title.

const longTitle = 105;
const holidayDays = 10;

interface Story {
  readonly what: string;
  readonly has: (listing: DemoWorld['listings'][number]['value']) => boolean;
}

const stories: readonly Story[] = [
  { what: 'no paused listing', has: ({ status }) => status === 'paused' },
  { what: `no title of ${longTitle} characters`, has: ({ title }) => title.length >= longTitle },
  {
    what: `no host who is away for ${holidayDays} days`,
    has: ({ exceptions = [] }) =>
      exceptions.filter(({ kind, time }) => kind === 'closed' && !time).length >= holidayDays,
  },
];

/** One fault for each story that no listing tells. */
export const edgeStoryFaults: Rule = ({ listings }) =>
  stories
    .filter(({ has }) => !listings.some(({ value }) => has(value)))
    .map(({ what }) => faultOfAll(`has ${what}`, 'one at least'));

// Words that every brochure has said already.

const worn =
  /\b(hidden gem|unforgettable|once[- ]in[- ]a[- ]lifetime|nestled|vibrant|bustling|tapestry|immers(e|ive|ing)|off the beaten (track|path)|must-see|bucket list|like a local|authentic|embark|breathtaking|culinary journey)\b/i;

/** One fault for each text with such a word. Guests write as they like. */
export const stockPhrases: Rule = (world) =>
  textsOf(world)
    .filter(({ path }) => path[0] !== 'reviews')
    .flatMap(({ at, path, text }) => {
      const found = worn.exec(text);
      return found ? [faultAt(at, path, { wrong: `says "${found[0]}"`, right: 'what is really there' })] : [];
    });

const rules: readonly Rule[] = [
  missingFacts,
  priceFaults,
  placeFaults,
  shelfFaults,
  peopleFaults,
  recurringText,
  stockPhrases,
  neighbourFaults,
  edgeStoryFaults,
];

/** Every fault of the demo's files, and a line that counts what is in them. Throws when one cannot be read. */
export async function findCatalogueFaults(): Promise<{ faults: Fault[]; summary: string }> {
  const files = await readDemoFiles();
  const { catalogue } = files;
  const world: DemoWorld = { ...catalogue, listings: ranked(catalogue), guests: guestsOf(files) };
  return { faults: rules.flatMap((rule) => rule(world)), summary: summaryOf(world) };
}

function summaryOf({ cities, hosts, listings, categories }: DemoWorld): string {
  const written = listings.flatMap(({ value }) => value.reviews).length;
  const silent = listings
    .flatMap(({ value }) => Object.values(value.ratings ?? {}))
    .reduce((sum, count) => sum + count, 0);
  return (
    `${cities.length} cities, ${listings.length} listings in ${categories.length} categories, ${hosts.length} hosts, ` +
    `${written.toLocaleString('en-US')} reviews with words and ${silent.toLocaleString('en-US')} without.`
  );
}

// No picture stands twice among the twelve of a page: not in a city, however it is filtered and sorted, and not in the
// lists of a category, of a country and of everything.

/** One fault for each listing whose first picture one of its neighbours shows too. */
export function neighbourFaults(world: DemoWorld): Fault[] {
  const listings = published(world);
  const countryOf = new Map(world.cities.map(({ value }) => [value.slug, value.country_code]));
  const cityPictures = groupBy(world.cities, ({ value }) => String(value.picture));
  return [
    ...[...groupBy(listings, ({ value }) => value.city)].flatMap(([city, own]) => sameWithin(own, own.length, city)),
    ...[...groupBy(listings, ({ value }) => value.category)].flatMap(([name, own]) => sameWithin(own, undefined, name)),
    ...[...groupBy(listings, ({ value }) => countryOf.get(value.city) ?? '')].flatMap(([code, own]) =>
      sameWithin(own, undefined, code),
    ),
    ...sameWithin(listings, undefined, 'all'),
    ...[...cityPictures]
      .filter(([, own]) => own.length > 1)
      .map(([picture, own]) =>
        faultOfAll(
          `shows ${picture} for ${own.map(({ value }) => value.slug).join(' and ')}`,
          'a picture for each city',
        ),
      ),
  ];
}

function sameWithin(list: readonly Listing[], span: number = limits.pageSize, name: string): Fault[] {
  return list.flatMap(({ at, value }, index) => {
    const hero = value.pictures?.[0];
    const earlier = list.slice(Math.max(0, index - span + 1), index).find((one) => one.value.pictures?.[0] === hero);
    if (hero === undefined || earlier === undefined) return [];
    return [
      faultAt(at, ['pictures', 0], {
        wrong: `is ${JSON.stringify(hero)}, which "${earlier.value.key}" shows near it in the list of ${name}`,
        right: 'another first picture',
      }),
    ];
  });
}
