// Each rule finds its fault; at the end the demo's own files pass all of them.
import { describe, expect, it } from 'vitest';
import { cityEntry, hostEntry, listingEntry } from '#src/server/catalogue-import/entries.ts';
import type { Fault } from '#src/server/catalogue-import/faults.ts';
import { findCatalogueFaults } from './catalogue-faults.ts';
import type { DemoWorld, Rule } from './demo-world.ts';
import { edgeStoryFaults } from './edge-stories.ts';
import { missingFacts } from './facts.ts';
import { neighbourFaults } from './neighbours.ts';
import { peopleFaults } from './people.ts';
import { placeFaults } from './places.ts';
import { priceFaults } from './prices.ts';
import { recurringText } from './recurring-text.ts';
import { shelfFaults } from './shelves.ts';
import { stockPhrases } from './stock-phrases.ts';
import { titleFaults } from './titles.ts';

const at = (place: string) => ({ file: 'test.json', folder: '', place });

const city = {
  slug: 'pokhara',
  name: 'Pokhara',
  native_name: 'पोखरा',
  native_lang: 'ne',
  country_code: 'NP',
  latitude: 28.21,
  longitude: 83.96,
  time_zone: 'Asia/Kathmandu',
  picture: 'lake',
  blurb: 'A lake, a ridge and a white mountain over both.',
  introduction: 'Mornings belong to the lake, evenings to the ridge. '.repeat(3),
  travel_tips: ['When to come', 'Getting around', 'Money', 'Manners', 'One thing to eat'].map((topic, index) => ({
    topic,
    text: `Tip number ${index}.`,
  })),
};

const host = {
  key: 'asha',
  first_name: 'Asha',
  languages: ['Nepali'],
  headline: 'Rows before breakfast',
  story:
    'My mother rowed pilgrims over the lake before there was a road, and I row anyone who gets up early enough for it.',
  host_since: '2024-01-01',
  phone: '+977 61 700 081',
};

const listing = {
  key: 'row',
  city: 'pokhara',
  category: 'boats',
  host: 'asha',
  title: 'Row over the lake before the wind wakes',
  activity: 'Boat trip',
  summary: 'Two hours in a wooden boat while the mountain turns from grey to pink and back.',
  description: Array.from({ length: 45 }, (_, index) => `word${index} thing${index}`).join(' '),
  steps: [1, 2, 3].map((nth) => ({ title: `Part ${nth}`, text: `What comes ${nth}.` })),
  included: ['Boat', 'Tea'],
  excluded: ['Lunch'],
  bring: ['A hat'],
  accessibility: ['Two steps down', 'No toilet on board'],
  languages: ['Nepali'],
  duration_minutes: 120,
  price: 20,
  max_pax: 4,
  attributes: ['solo'],
  meeting: { text: 'Wooden jetty, Lakeside', latitude: 28.21, longitude: 83.95 },
  pictures: ['a', 'b', 'c', 'd', 'e'],
  rules: [{ weekdays: [1], times: ['06:00'], capacity: 4 }],
};

interface Given {
  cities?: object[];
  hosts?: object[];
  listings?: object[];
}

function worldOf({ cities = [{}], hosts = [{}], listings = [{}] }: Given): DemoWorld {
  const entries = <T>(name: string, all: object[], read: (one: object) => T) =>
    all.map((one, index) => ({ at: at(`${name}[${index}]`), value: read(one) }));
  return {
    cities: entries('cities', cities, (one) => cityEntry.parse({ ...city, ...one })),
    hosts: entries('hosts', hosts, (one) => hostEntry.parse({ ...host, ...one })),
    listings: entries('listings', listings, (one) => {
      const read = listingEntry.parse({ ...listing, ...one });
      return { ...read, city: read.city ?? '' };
    }),
    categories: [{ at: at('categories[0]'), value: { slug: 'boats', name: 'Boats' } }],
    guests: [{ name: 'Elif', country: 'TR' }],
  };
}

const reported = (rule: Rule, given: Given) =>
  rule(worldOf(given)).map(({ place, field, wrong }: Fault) => `${place} ${field}: ${wrong}`);

describe('facts', () => {
  it('are all there in an entry that is whole', () => {
    expect(reported(missingFacts, {})).toEqual([]);
  });

  it.each([
    [
      'a short description',
      { listings: [{ description: 'Too short.' }] },
      'listings[0] description: has 10 characters',
    ],
    ['the kind of activity', { listings: [{ activity: undefined }] }, 'listings[0] activity: has 0 characters'],
    ['a step too few', { listings: [{ steps: [] }] }, 'listings[0] steps: has 0 steps'],
    [
      'a picture twice',
      { listings: [{ pictures: ['a', 'a', 'b', 'c', 'd'] }] },
      'listings[0] pictures: has 4 different pictures',
    ],
    ['no word on stairs', { listings: [{ accessibility: [] }] }, 'listings[0] accessibility: has 0 notes'],
    ['a vehicle to add that is not there', { listings: [{ transport: 'addon' }] }, 'listings[0] transport: is addon'],
    ['a city without tips', { cities: [{ travel_tips: [] }] }, 'cities[0] travel_tips: are about '],
    ['a host without a story', { hosts: [{ story: 'Rows.' }] }, 'hosts[0] story: has 5 characters'],
  ])('miss %s', (_, given, wrong) => {
    expect(reported(missingFacts, given)).toEqual([wrong]);
  });
});

describe('text', () => {
  const once = 'The heron stands where the stream comes in.';

  it.each([
    [
      'a sentence of six words',
      { summary: `${once} ${'x '.repeat(40)}` },
      { story: `${once} ${'And so I rowed on. '.repeat(5)}` },
    ],
  ])('may not recur: %s', (_, of, again) => {
    const found = reported(recurringText, { hosts: [again], listings: [of] });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('the heron stands where the stream comes in');
  });

  it('may recur when it is short, and within names and meeting points', () => {
    expect(
      reported(recurringText, {
        listings: [{ included: ['Drinking water', 'Tea'] }, { ...other, included: ['Drinking water', 'Tea'] }],
      }),
    ).toEqual([]);
  });

  it('is caught when eight words in a row were moved into another sentence', () => {
    const summary = 'We row to the island of the small white temple and wait there for light.';
    const bring = ['Take a torch as we row to the island of the small white temple'];
    expect(reported(recurringText, { listings: [{ summary }, { ...other, bring }] })).toHaveLength(1);
  });

  it('says nothing that every brochure says, but guests may', () => {
    const body = 'An unforgettable morning.';
    const review = { guest_name: 'Elif', guest_country: 'TR', rating: 5, body, days_ago: 3 };
    expect(reported(stockPhrases, { listings: [{ reviews: [review] }] })).toEqual([]);
    expect(reported(stockPhrases, { hosts: [{ headline: 'A hidden gem of a rower' }] })).toEqual([
      'hosts[0] headline: says "hidden gem"',
    ]);
  });

  it('begins with what guests do in a title', () => {
    const titles = [
      'A day on the lake',
      'By oar to the temple',
      'Rowing at dawn',
      "Asha's old boat",
      '12 bends by canoe',
    ];
    expect(reported(titleFaults, {})).toEqual([]);
    expect(reported(titleFaults, { listings: titles.map((title) => ({ title })) })).toHaveLength(titles.length);
  });
});

/** Shares no text with the first listing. */
const other = {
  key: 'ridge',
  title: 'Climb the ridge with a torch in each hand',
  summary: 'Four hours on foot, half of them in the dark, with a shepherd who knows every goat.',
  description: Array.from({ length: 45 }, (_, index) => `other${index} stone${index}`).join(' '),
  steps: [4, 5, 6].map((nth) => ({ title: `Then ${nth}`, text: `And then ${nth}.` })),
  pictures: ['f', 'b', 'c', 'd', 'e'],
};

describe('places and prices', () => {
  it.each([
    [
      'a price above those of the country',
      priceFaults,
      { listings: [{ price: 61, duration_minutes: 240 }] },
      'is 61.00',
    ],
    [
      'a price too high for its hours',
      priceFaults,
      { listings: [{ price: 59, duration_minutes: 120 }] },
      'is 59.00 for 120 minutes',
    ],
    ['a city abroad', placeFaults, { cities: [{ latitude: 50.1, longitude: 83.96 }] }, 'and longitude lie outside NP'],
    ['a clock of elsewhere', placeFaults, { cities: [{ time_zone: 'Asia/Kolkata' }] }, 'is Asia/Kolkata'],
    [
      'a meeting point far off',
      placeFaults,
      { listings: [{ meeting: { ...listing.meeting, longitude: 85.3 } }] },
      'lies 131 km from the city',
    ],
  ])('%s', (_, rule, given, wrong) => {
    expect(reported(rule, given).some((line) => line.endsWith(wrong))).toBe(true);
    expect(reported(rule, {})).toEqual([]);
  });
});

describe('neighbours', () => {
  it('in a city have first pictures of their own, however the city is sorted', () => {
    const many = Array.from({ length: 15 }, (_, index) => ({
      key: `k${index}`,
      pictures: [`p${index % 14}`, 'b', 'c', 'd', 'e'],
    }));
    expect(reported(neighbourFaults, { listings: many })).toEqual([
      'listings[14] pictures[0]: is "p0", which "k0" shows near it in the list of pokhara',
    ]);
  });

  it('in a longer list may share one when a page lies between them', () => {
    const cities = Array.from({ length: 13 }, (_, index) => ({ slug: `c${index}`, picture: `city${index}` }));
    const shown = (last: string) =>
      cities.map(({ slug }, index) => ({
        key: slug,
        city: slug,
        pictures: [index === 12 ? last : `p${index}`, 'b', 'c', 'd', 'e'],
      }));
    expect(reported(neighbourFaults, { cities, listings: shown('p0') })).toEqual([]);
    expect(reported(neighbourFaults, { cities, listings: shown('p1') }).length).toBeGreaterThan(0);
  });

  it('are also cities: no two show the same picture', () => {
    expect(reported(neighbourFaults, { cities: [{}, { slug: 'other' }] })).toEqual([
      ' : shows lake for pokhara and other',
    ]);
  });
});

describe('shelves and people', () => {
  it('tell what is missing in so small a world', () => {
    const lines = reported(shelfFaults, {});
    for (const wrong of [
      'has 1 cities',
      'has 1 listings',
      'has 0 listings of the filter community host',
      'has 0 listings of the filter KH',
    ])
      expect(
        lines.some((line) => line.includes(wrong)),
        wrong,
      ).toBe(true);
    expect(lines.some((line) => line.includes('filter NP'))).toBe(true);
  });

  it('do not count a paused listing', () => {
    const paused = reported(shelfFaults, { listings: [{ status: 'paused' }] });
    expect(paused.some((line) => line.startsWith('cities[0]') && line.includes('has 0 listings'))).toBe(true);
  });

  it('miss the edge stories where nobody tells them', () => {
    const closed = Array.from({ length: 10 }, (_, in_days) => ({ in_days, kind: 'closed' }));
    const three = [{ status: 'paused', exceptions: closed }, { title: 'x'.repeat(110) }];
    expect(reported(edgeStoryFaults, {})).toHaveLength(3);
    expect(reported(edgeStoryFaults, { listings: three })).toEqual([]);
  });

  it('find an idle host and a guest who speaks twice', () => {
    const review = { guest_name: 'Elif', guest_country: 'TR', rating: 5, body: 'Good.', days_ago: 3 };
    const lines = reported(peopleFaults, {
      hosts: [{}, { key: 'idle' }],
      listings: [{ reviews: [review, { ...review, body: 'Better.' }] }],
    });
    expect(lines).toContain('hosts[1] key: leads nothing');
    expect(lines.some((line) => line.startsWith('listings[0] reviews[1] guest_name'))).toBe(true);
  });
});

describe('the demo', () => {
  it('keeps every rule', async () => {
    const { faults } = await findCatalogueFaults();
    expect(faults.map(({ file, place, field, wrong }) => `${file} ${place} ${field}: ${wrong}`)).toEqual([]);
  });
});
