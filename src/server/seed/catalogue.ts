// Loads the demo's catalogue like an operator's.
import type { Catalogue } from '#src/server/catalogue-import/catalogue.ts';
import type { PoolClient } from 'pg';
import { serviceFees } from '#src/domain/pricing/service-fee.ts';
import { checkCatalogue } from '#src/server/catalogue-import/check.ts';
import { findExisting } from '#src/server/catalogue-import/existing-queries.ts';
import { loadCatalogue } from '#src/server/catalogue-import/load-queries.ts';
import { readPictures } from '#src/server/catalogue-import/picture-files.ts';
import { faultLines } from '#src/server/catalogue-import/faults.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { readDemoPictures, type DemoPicture } from '#src/server/platform/pictures/demo-pictures.ts';
import { insertPictures } from '#src/server/platform/pictures/picture-queries.ts';
import { demoId } from './accounts.ts';
import { silentRatings, type DemoGuest } from './silent-ratings.ts';

/** The first of every city before the second, so lists start in many places. */
export function ranked({ cities, listings }: Pick<Catalogue, 'cities' | 'listings'>): Catalogue['listings'] {
  const positions = new Map(cities.map(({ value }) => [value.slug, value.position]));
  const seen = new Map<string, number>();
  const placed = listings.map((entry) => {
    const turn = seen.get(entry.value.city) ?? 0;
    seen.set(entry.value.city, turn + 1);
    return { entry, turn, position: positions.get(entry.value.city) ?? 0 };
  });
  const order = placed.toSorted((a, b) => a.turn - b.turn || a.position - b.position);
  return order.map(({ entry: { at, value } }, index) => ({ at, value: { ...value, rank: order.length - index } }));
}

type Listing = Catalogue['listings'][number];

/** As a fraction (docs/domain/pricing.md#money-and-rounding). */
export const demoFeeRate = 0.06;

const rules = { serviceFees: serviceFees(demoFeeRate), takesReviews: true, needsEmail: false };

/** `guests` rated without text. Throws for faults. */
export async function seedCatalogue(
  client: PoolClient,
  read: Catalogue,
  guests: readonly DemoGuest[] = [],
): Promise<void> {
  const catalogue = { ...read, listings: ranked(read).map((entry) => withRatings(entry, guests)) };
  const drawn = await readDemoPictures(`${projectFolder}demo/pictures`);
  const pictures = await readPictures(catalogue, { images: null, drawn, keeps: true, onFile: () => undefined });
  const faults = [...checkCatalogue(catalogue, await findExisting(client, catalogue), rules), ...pictures.faults];
  if (faults.length > 0) throw new Error(faultLines(faults).join('\n'));
  await insertPictures(client, [...drawn.values()].map(asStored), { isDemo: true });
  await loadCatalogue({ client, catalogue, pictures, isDemo: true, hostId: demoId });
  // Derived from reviews: the demo has no bookings.
  await client.query('update course set popularity = review_total * 10 + rank where is_demo');
}

function withRatings({ at, value }: Listing, guests: readonly DemoGuest[]): Listing {
  return { at, value: { ...value, reviews: [...value.reviews, ...silentRatings(value, guests)] } };
}

function asStored({ id, width, height, blur, dominant, svg_sha256 }: DemoPicture) {
  return { id, width, height, blur, dominant, sha256: Buffer.from(svg_sha256, 'hex') };
}
