// What a save brings, made into what is kept: plain texts without empty lines, photos that the listing has.
import { valueIn } from '#src/domain/listing/content.ts';
import { fieldOf, propertyRows, type PropertyRow } from '#src/domain/listing/properties.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Content } from './listing-queries.ts';

type Patch = CallInput<'listing/save'>['content'];

const lineOf = (text: string): string => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();
const textOf = (text: string): string => text.toWellFormed().replaceAll('\r\n', '\n').trim();
const linesOf = (lines: readonly string[]): string[] => [...new Set(lines.map(lineOf))].filter((line) => line !== '');

/** A value as it is kept: trimmed texts, lists without empty lines and doubles. */
export function cleanValue({ kind }: PropertyRow, value: unknown): unknown {
  if (kind === 'line') return lineOf(value as string);
  if (kind === 'text') return textOf(value as string);
  if (kind === 'list') return linesOf(value as string[]);
  return kind === 'choices' ? [...new Set(value as string[])] : value;
}

/** The properties of the parts that a patch has. A younger one that it leaves out stays as it was. */
export function cleanProperties(
  before: Content,
  patch: Patch,
  rows: readonly (readonly [string, PropertyRow])[] = propertyRows,
): Record<string, Record<string, unknown>> {
  const parts: Record<string, Record<string, unknown>> = {};
  for (const property of rows) {
    const { part } = property[1];
    if (patch[part as keyof Patch] === undefined) continue;
    const value = valueIn(patch, property);
    const clean = value === undefined ? valueIn(before, property) : cleanValue(property[1], value);
    if (clean !== undefined) (parts[part] ??= {})[fieldOf(property)] = clean;
  }
  return parts;
}

/** True when the patch names a photo that is not among those of the listing: it was removed in another window. */
export function unknownPhoto({ photos = [] }: Content, { photos: requested = [] }: Patch): boolean {
  return requested.some(
    ({ id }, index) => !photos.some((one) => one.id === id) || requested.findIndex((one) => one.id === id) < index,
  );
}

/** The parts of a patch as they are kept. */
export function cleanPatch(before: Content, patch: Patch): Content {
  const { kind, story, place, price, days, extras, photos } = patch;
  const properties = cleanProperties(before, patch);
  return {
    ...properties,
    ...(kind && { kind: { ...kind, ...properties['kind'] } }),
    ...(story && {
      story: {
        ...story,
        ...properties['story'],
        steps: story.steps
          .map(({ title, text }) => ({ title: lineOf(title), text: textOf(text) }))
          .filter(({ title, text }) => title !== '' || text !== ''),
      },
    }),
    ...(place && { place: { ...place, ...properties['place'] } }),
    // A share that is not named stays.
    ...(price && {
      price: { ...(before.price?.deposit_rate !== undefined && { deposit_rate: before.price.deposit_rate }), ...price },
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
function photosOf({ photos = [] }: Content, requested: NonNullable<Patch['photos']>) {
  return requested.flatMap(({ id, alt }) => {
    const photo = photos.find((one) => one.id === id);
    return photo ? [{ ...photo, alt: lineOf(alt) }] : [];
  });
}
