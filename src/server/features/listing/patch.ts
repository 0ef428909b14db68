// Normalizes a save: trimmed texts, and only photos of the listing.
import { valueIn } from '#src/domain/listing/content.ts';
import { fieldOf, propertyRows, type PropertyRow } from '#src/domain/listing/properties.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Content } from './listing-queries.ts';

type Patch = CallInput<'listing/save'>['content'];

const lineOf = (text: string): string => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();
const textOf = (text: string): string => text.toWellFormed().replaceAll('\r\n', '\n').trim();
const linesOf = (lines: readonly string[]): string[] => [...new Set(lines.map(lineOf))].filter((line) => line !== '');

export function cleanValue({ kind }: PropertyRow, value: unknown): unknown {
  if (kind === 'line') return lineOf(value as string);
  if (kind === 'text') return textOf(value as string);
  if (kind === 'list') return linesOf(value as string[]);
  return kind === 'choices' ? [...new Set(value as string[])] : value;
}

/** Newer properties that the patch omits stay. */
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

/** True for a photo removed in another window. */
export function unknownPhoto({ photos = [] }: Content, { photos: requested = [] }: Patch): boolean {
  return requested.some(
    ({ id }, index) => !photos.some((one) => one.id === id) || requested.findIndex((one) => one.id === id) < index,
  );
}

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
    // An omitted share stays.
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

function photosOf({ photos = [] }: Content, requested: NonNullable<Patch['photos']>) {
  return requested.flatMap(({ id, alt }) => {
    const photo = photos.find((one) => one.id === id);
    return photo ? [{ ...photo, alt: lineOf(alt) }] : [];
  });
}
