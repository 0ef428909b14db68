// What a save brings, made into what is kept: plain texts without empty lines, photos that the listing has.
import type { CallInput } from '#src/contract/types.ts';
import type { Content } from './listing-queries.ts';

type Patch = CallInput<'listing/save'>['content'];

const lineOf = (text: string): string => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();
const textOf = (text: string): string => text.toWellFormed().replaceAll('\r\n', '\n').trim();
const linesOf = (lines: readonly string[]): string[] => [...new Set(lines.map(lineOf))].filter((line) => line !== '');

/** True when the patch names a photo that is not among those of the listing: it was removed in another window. */
export function unknownPhoto({ photos = [] }: Content, { photos: wanted = [] }: Patch): boolean {
  return wanted.some(
    ({ id }, index) => !photos.some((one) => one.id === id) || wanted.findIndex((one) => one.id === id) < index,
  );
}

/** The parts of a patch as they are kept. */
export function cleanPatch(before: Content, patch: Patch): Content {
  const { kind, story, place, price, details, languages, days, extras, photos, ...figures } = patch;
  return {
    ...figures,
    ...(kind && { kind: { ...kind, title: lineOf(kind.title) } }),
    ...(story && {
      story: {
        summary: lineOf(story.summary),
        description: textOf(story.description),
        steps: story.steps
          .map(({ title, text }) => ({ title: lineOf(title), text: textOf(text) }))
          .filter(({ title, text }) => title !== '' || text !== ''),
      },
    }),
    ...(place && { place: { ...place, text: textOf(place.text) } }),
    // A share that is not named stays.
    ...(price && {
      price: { ...(before.price?.deposit_rate !== undefined && { deposit_rate: before.price.deposit_rate }), ...price },
    }),
    ...(details && {
      details: {
        included: linesOf(details.included),
        excluded: linesOf(details.excluded),
        bring: linesOf(details.bring),
        requirements: linesOf(details.requirements),
        accessibility: linesOf(details.accessibility),
      },
    }),
    ...(languages && {
      languages: { languages: linesOf(languages.languages), attributes: [...new Set(languages.attributes)] },
    }),
    ...(days && {
      days: {
        ...days,
        weekdays: [...new Set(days.weekdays)].toSorted((one, other) => one - other),
        times: [...new Set(days.times)].toSorted(),
      },
    }),
    ...(extras && { extras: { ...extras, pickup: pickupOf(extras), addons: extras.addons.map(addonOf) } }),
    ...(photos && { photos: photosOf(before, photos) }),
  };
}

function pickupOf({ transport, pickup }: NonNullable<Patch['extras']>) {
  return transport === 'none' || pickup === null ? null : { ...pickup, text: textOf(pickup.text) };
}

function addonOf<A extends { title: string; description: string }>(addon: A): A {
  return { ...addon, title: lineOf(addon.title), description: textOf(addon.description) };
}

/** The photos in the order of the patch, each with its words. */
function photosOf({ photos = [] }: Content, wanted: NonNullable<Patch['photos']>) {
  return wanted.flatMap(({ id, alt }) => {
    const photo = photos.find((one) => one.id === id);
    return photo ? [{ ...photo, alt: lineOf(alt) }] : [];
  });
}
