// Any query of a listing, drawn from the table of filters, which includes new rows.
import { fc } from '#tests/support/properties.ts';
import { isCivilDate } from '#src/contract/listing/days.ts';
import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { type FilterRow, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';

const day = fc
  .tuple(fc.integer({ min: 2020, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
  .filter(isCivilDate);

function valueOf(row: FilterRow): fc.Arbitrary<unknown> {
  switch (row.kind) {
    case 'ids':
      return fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 20 });
    case 'choices':
      return fc.uniqueArray(fc.constantFrom(...Object.keys(row.bits)));
    case 'flag':
      return fc.boolean();
    case 'days':
      return fc.option(fc.tuple(day, day).map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a })));
    case 'range': {
      const { min, max } = row.ends;
      const drawn = fc.tuple(fc.integer({ min, max }), fc.integer({ min, max }));
      return fc.oneof(
        fc.constant([min, max]),
        drawn.map((ends) => ends.toSorted((a, b) => a - b)),
      );
    }
  }
}

/** A query with any value of each filter, of the sort and of the page. */
export const anyListingQuery = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  sort: fc.constantFrom(...Object.keys(limits.sorts)),
  pax: fc.option(fc.integer({ min: 1, max: 1000 })),
  ...Object.fromEntries(Object.entries(listingFilters).map(([name, row]) => [name, valueOf(row)])),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<ListingQuery>;
