// A listing's properties on the wire, generated from their table (docs/domain/listings.md#add-a-property, ADR 057).
import { z } from 'zod';
import {
  fieldOf,
  type listingProperties,
  namesWith,
  type NamesWith,
  type PartProperties,
  propertyRows,
  type PropertyRow,
  type PropertyValue,
} from '#src/domain/listing/properties.ts';
import { count, line, paragraphs } from './primitives.ts';

/** A host's input: upper bounds only, because the checklist reports what is missing and no input is lost. */
export function inputShape(row: PropertyRow): z.ZodType {
  const shape = boundedShape(row);
  return row.mayLack ? shape.optional() : shape;
}

function boundedShape(row: PropertyRow): z.ZodType {
  switch (row.kind) {
    case 'line':
      return line(row.length.max);
    case 'text':
      return paragraphs(row.length.max);
    case 'list':
      return z.array(line(row.length.max)).max(row.most);
    case 'number':
      return z.nullable(z.int().min(row.min).max(row.max));
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.nullable(z.enum([...row.options]));
    case 'choices':
      return z.array(z.enum([...row.options])).max(row.options.length);
  }
}

/** For pages: without bounds, because older rows may exceed today's. */
export function pageShape(row: PropertyRow): z.ZodType {
  if (row.kind === 'line' || row.kind === 'text') return z.string();
  if (row.kind === 'list') return z.array(z.string());
  return row.kind === 'number' ? count.nullable() : boundedShape(row);
}

/** A schema with the same input and output type. */
type Shape<Value> = z.ZodType<Value, Value>;

type Shapes<Values> = {
  [Field in keyof Values]-?: undefined extends Values[Field]
    ? z.ZodOptional<Shape<Exclude<Values[Field], undefined>>>
    : Shape<Values[Field]>;
};

/** The properties of one editor part, by their fields. */
export function partShapes<Part extends PropertyRow['part']>(part: Part): Shapes<PartProperties<Part>> {
  const rows = propertyRows.filter(([, row]) => row.part === part);
  return Object.fromEntries(rows.map((property) => [fieldOf(property), inputShape(property[1])])) as never;
}

type ListShapes<Part> = Pick<
  Shapes<PartProperties<Part>>,
  NamesWith<{ part: Part; kind: 'list' }> & keyof PartProperties<Part>
>;

/** Those that are lists of texts, by their names. */
export function listShapes<Part extends PropertyRow['part']>(part: Part): ListShapes<Part> {
  const rows = propertyRows.filter(([, row]) => row.part === part && row.kind === 'list');
  return Object.fromEntries(rows.map(([name, row]) => [name, inputShape(row)])) as never;
}

/** A property that `course/detail` shows under its own name. */
export type PageProperty = NamesWith<{ isOnPage: true }>;

type PageShapes = { [Name in PageProperty]: Shape<PropertyValue<(typeof listingProperties)[Name]>> };

/** In table order. */
export const pageProperties: readonly PageProperty[] = namesWith({ isOnPage: true });

/** As fields of the page. */
export const pageShapes = Object.fromEntries(
  propertyRows.filter(([, row]) => row.isOnPage).map(([name, row]) => [name, pageShape(row)]),
) as PageShapes;
