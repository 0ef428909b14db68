// The content of a listing between rows and the wire.
import { fromMinor } from '#src/domain/money/money.ts';
import type { Content, ListingRow } from './listing-queries.ts';

type RowAddon = { unit_price_cents?: number; unit_price?: number };

/** The content of a row on the wire: amounts of a course become dollars. */
export function contentOf({ content }: Pick<ListingRow, 'content'>): Content {
  const { price, extras, ...rest } = content;
  return {
    ...rest,
    ...(price && { price: 'price_cents' in price ? priceOf(price) : price }),
    ...(extras && { extras: { ...extras, addons: extras.addons.map(addonOf) } }),
  } as Content;
}

function priceOf<P extends { price_cents: number; surcharge_cents: number | null }>({
  price_cents,
  surcharge_cents,
  ...rest
}: P) {
  return {
    price: fromMinor(price_cents),
    surcharge: surcharge_cents === null ? null : fromMinor(surcharge_cents),
    ...rest,
  };
}

function addonOf<A extends RowAddon>({ unit_price_cents, ...addon }: A) {
  return unit_price_cents === undefined ? addon : { ...addon, unit_price: fromMinor(unit_price_cents) };
}

/** A part that was not answered, as it is stored. */
export function withParts(before: Content, patch: Content): Content {
  return { ...before, ...patch };
}
