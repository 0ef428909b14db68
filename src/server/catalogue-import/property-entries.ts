// Listing properties of a catalogue, from their table (docs/domain/listings.md#add-a-property, ADR 057).
import { z } from 'zod';
import {
  emptyValue,
  type listingProperties,
  type PropertyName,
  propertyRows,
  type PropertyRow,
  type PropertyValue,
} from '#src/domain/listing/properties.ts';
import { listOfWords, oneOf, whole, words, yesOrNo } from './kinds.ts';

/** With special bounds or defaults, in `entries.ts`. */
const spelled = [
  'title',
  'summary',
  'description',
  'meeting_text',
  'duration_minutes',
  'min_pax',
  'max_pax',
  'languages',
  'policy',
  'confirmation',
] as const satisfies readonly PropertyName[];

type PlainName = Exclude<PropertyName, (typeof spelled)[number]>;

/** Properties that follow the table; all are optional. */
export const plainRows = propertyRows.filter(
  (property): property is readonly [PlainName, PropertyRow] => !(spelled as readonly string[]).includes(property[0]),
);

function typeOf(row: PropertyRow): z.ZodType {
  switch (row.kind) {
    case 'line':
    case 'text':
      return words(0, row.length.max);
    case 'list':
      return listOfWords(row.most);
    case 'number':
      return whole(row.min, row.max).nullable();
    case 'flag':
      return yesOrNo();
    case 'choice':
      return oneOf(row.options).nullable();
    case 'choices':
      return z.array(oneOf(row.options), 'a list');
  }
}

/** Empty when omitted. */
export function entryOfProperty(row: PropertyRow): z.ZodType {
  return typeOf(row).default(emptyValue(row));
}

export const propertyEntries = Object.fromEntries(plainRows.map(([name, row]) => [name, entryOfProperty(row)])) as {
  [Name in PlainName]: z.ZodType<PropertyValue<(typeof listingProperties)[Name]>>;
};
