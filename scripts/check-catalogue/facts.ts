// Facts that guests need before booking exist, at a readable length.
import { faultAt, type Fault } from '#src/server/catalogue-import/faults.ts';
import type { City, DemoWorld, Host, Listing } from './demo-world.ts';

const topics = ['When to come', 'Getting around', 'Money', 'Manners', 'One thing to eat'];
const gallery = 5;

interface ExpectedText {
  readonly path: readonly PropertyKey[];
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

export function missingFacts({ cities, hosts, listings }: DemoWorld): Fault[] {
  return [...cities.flatMap(factsOfCity), ...hosts.flatMap(factsOfHost), ...listings.flatMap(factsOfListing)];
}

function factsOfCity({ at, value }: City): Fault[] {
  const found = value.travel_tips.map(({ topic }) => topic);
  const named = topics.every((topic, index) => found[index] === topic);
  return [
    ...(named
      ? []
      : [faultAt(at, ['travel_tips'], { wrong: `are about ${found.join(', ')}`, right: topics.join(', ') })]),
    ...(value.native_name === '' ? [faultAt(at, ['native_name'], { wrong: 'is missing', right: 'its own name' })] : []),
    ...outside(at, [
      { path: ['blurb'], count: value.blurb.length, from: 30, to: 120, unit: 'characters' },
      { path: ['introduction'], count: value.introduction.length, from: 120, to: 700, unit: 'characters' },
    ]),
  ];
}

function factsOfHost({ at, value }: Host): Fault[] {
  return outside(at, [
    { path: ['headline'], count: value.headline.length, from: 12, to: 90, unit: 'characters' },
    { path: ['story'], count: value.story.length, from: 90, to: 600, unit: 'characters' },
  ]);
}

function factsOfListing({ at, value }: Listing): Fault[] {
  const { included, excluded, bring, accessibility, pictures = [], attributes, addons = [], transport } = value;
  const hasVehicle = addons.some(({ kind }) => kind === 'vehicle');
  return [
    ...outside(at, [
      { path: ['title'], count: value.title.length, from: 20, to: 120, unit: 'characters' },
      { path: ['activity'], count: value.activity?.length ?? 0, from: 5, to: 40, unit: 'characters' },
      { path: ['summary'], count: value.summary.length, from: 70, to: 240, unit: 'characters' },
      { path: ['description'], count: value.description.length, from: 350, to: 1400, unit: 'characters' },
      { path: ['steps'], count: value.steps.length, from: 3, to: 6, unit: 'steps' },
      { path: ['included'], count: included.length, from: 2, to: 8, unit: 'things' },
      { path: ['excluded'], count: excluded.length, from: 1, to: 5, unit: 'things' },
      { path: ['bring'], count: bring.length, from: 1, to: 6, unit: 'things' },
      { path: ['accessibility'], count: accessibility.length, from: 2, to: 6, unit: 'notes' },
      { path: ['attributes'], count: attributes.length, from: 1, to: 5, unit: 'attributes' },
      { path: ['pictures'], count: new Set(pictures).size, from: gallery, to: gallery, unit: 'different pictures' },
    ]),
    ...(hasVehicle === (transport === 'addon')
      ? []
      : [faultAt(at, ['transport'], { wrong: `is ${transport}`, right: 'addon where a vehicle is an add-on' })]),
  ];
}

function outside(at: Listing['at'], all: readonly ExpectedText[]): Fault[] {
  return all
    .filter(({ count, from, to }) => count < from || count > to)
    .map(({ path, count, from, to, unit }) =>
      faultAt(at, path, { wrong: `has ${count} ${unit}`, right: from === to ? `${from}` : `${from} to ${to}` }),
    );
}
