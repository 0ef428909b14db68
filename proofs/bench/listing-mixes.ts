// List requests, each in several variants, so that no single city or word decides.

export interface CatalogueFacts {
  /** A thousand generated courses, by id. */
  courses: readonly number[];
  bigCity: number;
  /** Cities of usual size. */
  cities: readonly number[];
  /** Words of one or two titles. */
  rareWords: readonly string[];
  categories: readonly number[];
  /** `YYYY-MM-DD`: a day two weeks ahead, and the fifth from it. */
  from: string;
  to: string;
  /** Today, tomorrow, the two days after, and the next seven. */
  spans: readonly { start: string; end: string }[];
}

export interface Mix {
  name: string;
  call: 'course/city' | 'course/search' | 'listing/days';
  /** Searches several words, or several lists at once: more expensive, with a wider budget. */
  isText: boolean;
  /** Not limited to two statements: several lists at once, or prefixes without results. */
  isLoose: boolean;
  variants: readonly Record<string, unknown>[];
}

export function listingMixes(facts: CatalogueFacts): Mix[] {
  return [...cityMixes(facts), ...wordMixes(facts), ...daysMixes(facts)];
}

/** Prefixes as a guest types them, two letters apart. */
export const typed = ['wal', 'coo', 'cooking', 'tem', 'templ', 'mar', 'riv', 'river bo', 'market wa'];

const beginnings = typed.filter((word) => !word.includes(' '));

// The page requests this after it loads: which of the days have any courses.
function daysMixes({ bigCity, cities, spans }: CatalogueFacts): Mix[] {
  const mix = (name: string, scopes: Record<string, unknown>[]): Mix => ({
    name,
    call: 'listing/days',
    isText: true,
    isLoose: true,
    variants: scopes.map((scope) => ({ ...scope, spans })),
  });
  return [
    mix('the named days of usual cities', cities.map((city_id) => ({ city_id }))), // prettier-ignore
    mix('the named days of the big city', [{ city_id: bigCity }]),
    mix('the named days of a common word', [{ keyword: 'walk' }, { keyword: 'market' }]),
  ];
}

function cityMixes({ bigCity, cities, categories, from, to }: CatalogueFacts): Mix[] {
  const everywhere = (input: Record<string, unknown>) => [bigCity, ...cities].map((city_id) => ({ city_id, ...input }));
  const mix = (name: string, variants: Record<string, unknown>[]): Mix => ({
    name,
    call: 'course/city',
    isText: false,
    isLoose: false,
    variants,
  });
  const [category = 1, other = 2] = categories;
  return [
    mix('a city', everywhere({})),
    mix('a city by price', everywhere({ sort: 'price' })),
    mix(
      'a city, two categories, price 20 to 60',
      everywhere({ category_ids: [category, other], amount_min: 20, amount_max: 60 }),
    ),
    mix(
      'a city, for families with children, by rating',
      everywhere({ attributes: ['family', 'child-friendly'], sort: 'rating' }),
    ),
    mix('a city, five days', everywhere({ date_start: from, date_end: to })),
    mix(
      'a city, one evening with free pickup',
      everywhere({ date_start: from, date_end: from, time_type: ['evening'], transport: ['free'] }),
    ),
    mix('the big city, page 30 by popularity', [{ city_id: bigCity, sort: 'popularity', offset: 348 }]),
  ];
}

function wordMixes({ rareWords, categories, from, to }: CatalogueFacts): Mix[] {
  const mix = (name: string, keywords: readonly string[], input: Record<string, unknown> = {}): Mix => ({
    name,
    call: 'course/search',
    isText: keywords.some((keyword) => keyword.includes(' ')),
    isLoose: keywords === beginnings,
    variants: keywords.map((keyword) => ({ keyword, sort: 'popularity', ...input })),
  });
  return [
    mix('a common word', ['walk', 'market', 'workshop']),
    mix('a rare word', rareWords),
    mix('the beginning of a word, as it is typed', beginnings),
    mix('three words, by relevance', ['cooking class market', 'old town walk', 'river boat sunset'], {
      sort: 'recomended',
    }),
    mix('two words with category, price and days', ['pottery class', 'temple walk'], {
      category_ids: categories.slice(0, 6),
      amount_max: 60,
      date_start: from,
      date_end: to,
    }),
    mix('two words, one of them misspelt', ['kathmadnu temple', 'batik wrokshop'], { sort: 'recomended' }),
  ];
}
