// All prose of the demo's files, with its place.
import { namesWith } from '#src/domain/listing/properties.ts';
import type { Source } from '#src/server/catalogue-import/faults.ts';
import type { City, DemoWorld, Host, Listing } from './demo-world.ts';

export interface PlacedText {
  readonly at: Source;
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** Without names, meeting points and add-ons, which may repeat. */
export function textsOf({ cities, hosts, listings }: DemoWorld): PlacedText[] {
  return [...cities.flatMap(textsOfCity), ...hosts.flatMap(textsOfHost), ...listings.flatMap(textsOfListing)];
}

function textsOfCity({ at, value }: City): PlacedText[] {
  return [
    { at, path: ['blurb'], text: value.blurb },
    { at, path: ['introduction'], text: value.introduction },
    ...value.travel_tips.map(({ text }, index) => ({ at, path: ['travel_tips', index], text })),
  ];
}

function textsOfHost({ at, value }: Host): PlacedText[] {
  return [
    { at, path: ['headline'], text: value.headline },
    { at, path: ['story'], text: value.story },
  ];
}

function textsOfListing({ at, value }: Listing): PlacedText[] {
  const lists = namesWith({ part: 'details', kind: 'list' });
  return [
    { at, path: ['title'], text: value.title },
    { at, path: ['summary'], text: value.summary },
    { at, path: ['description'], text: value.description },
    ...value.steps.flatMap(({ title, text }, index) => [
      { at, path: ['steps', index, 'title'], text: title },
      { at, path: ['steps', index, 'text'], text },
    ]),
    ...lists.flatMap((list) => value[list].map((text, index) => ({ at, path: [list, index], text }))),
    ...(value.exceptions ?? []).map(({ reason }, index) => ({
      at,
      path: ['exceptions', index, 'reason'],
      text: reason,
    })),
    ...value.reviews.flatMap(({ body, reply }, index) => [
      { at, path: ['reviews', index, 'body'], text: body },
      { at, path: ['reviews', index, 'reply'], text: reply },
    ]),
  ];
}
