// What each choice of a list's filters would leave (docs/search.md#counts).
import { z } from 'zod';
import { type FilterRow, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { count, date } from './primitives.ts';

const total = {
  total: count.meta({ description: 'Exact to 1,000' }),
  total_is_capped: z.boolean(),
};

type Name = keyof typeof listingFilters;
type NamesOf<Kind extends FilterRow['kind']> = {
  [One in Name]: (typeof listingFilters)[One] extends { kind: Kind } ? One : never;
}[Name];

function namesOf<Kind extends FilterRow['kind']>(...kinds: readonly Kind[]): NamesOf<Kind>[] {
  const isOfKind = (name: Name) => (kinds as readonly string[]).includes(listingFilters[name].kind);
  return (Object.keys(listingFilters) as Name[]).filter(isOfKind) as NamesOf<Kind>[];
}

/** Spans of days that are counted beside the filters. */
export const askedSpans = z
  .array(z.strictObject({ start: date, end: date }))
  .min(1)
  .max(6);

const spread = z.array(z.strictObject({ at: z.number().min(0), total: count })).meta({
  description: 'In whole and half steps: 24.5 stands for all between 24 and 25, and for what is beyond an end',
});

/** Counts of the choices of a list. `total` of a choice is null where the list is too long to be counted through. */
export const choicesOutput = z.strictObject({
  data: z.strictObject({
    ...total,
    is_whole: z.boolean().meta({ description: 'False when only a part of a long list was counted' }),
    choices: z
      .array(
        z.strictObject({
          filter: z.enum(namesOf('ids', 'choices', 'flag')),
          value: z.string().meta({ description: 'As the address of the list has it' }),
          total: total.total.nullable(),
          total_is_capped: total.total_is_capped,
        }),
      )
      .meta({ description: 'A value of a list that is not named leaves nothing' }),
    spreads: z
      .record(z.enum(namesOf('range')), spread)
      .meta({ description: 'How many courses there are at each price in whole units and each length in hours' }),
    spans: z
      .array(z.strictObject({ total: total.total.nullable(), total_is_capped: total.total_is_capped }))
      .meta({ description: 'In the order of the spans that were asked for' }),
  }),
});
