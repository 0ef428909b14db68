// The properties of a listing: one table behind the wire, the columns, the catalogue's file, the editor and the page
// (docs/domain/listings.md#add-a-property, ADR 057). The browser loads it as well.
import { accessFeatures, attributes, diets } from '#src/domain/catalogue/attributes.ts';
import { listingLimits as most } from './listing-limits.ts';

/** A `lines` value has one short text per line; a number is whole; null is "not answered". */
type Kind =
  | { readonly kind: 'line' | 'text'; readonly length: { readonly min: number; readonly max: number } }
  | { readonly kind: 'list'; readonly most: number; readonly length: { readonly max: number } }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'flag' };

export type PropertyRow = Kind & {
  /** The question of the editor that asks for it. */
  readonly part: string;
  /** Its name within the part on the wire; absent: the column's name. */
  readonly field?: string;
  /** Its name in the checklist while it is empty or too short; absent: optional. */
  readonly lack?: string;
  /** Whether drafts and clients may leave it out because they are older than it. A save without it keeps it. */
  readonly mayLack?: true;
  /**
   * Whether `course/detail` shows it under its own name, with no price or booking rule depending on it. Not set if
   * cards show it, or the page shows it in another form.
   */
  readonly isOnPage?: true;
  /** Whether its change in a published listing needs an operator's approval. */
  readonly waits?: true;
};

const list = {
  kind: 'list',
  part: 'details',
  most: most.linesMax,
  length: { max: most.lineMax },
  isOnPage: true,
} as const;

/**
 * All properties with a single value, by their column in `course`. Structures such as steps, prices and photos are
 * elsewhere.
 */
export const listingProperties = {
  title: { kind: 'line', part: 'kind', length: most.title, lack: 'title' },
  summary: { kind: 'line', part: 'story', length: most.summary, lack: 'summary' },
  description: { kind: 'text', part: 'story', length: most.description, lack: 'description', isOnPage: true },
  meeting_text: { kind: 'text', part: 'place', field: 'text', length: most.meeting, lack: 'meeting', waits: true },
  // The checklist bounds these three more narrowly, and together.
  duration_minutes: { kind: 'number', part: 'duration', field: 'minutes', min: 0, max: 10_000 },
  max_pax: { kind: 'number', part: 'party', min: 1, max: most.partyMax },
  min_pax: { kind: 'number', part: 'party', min: 1, max: most.partyMax },
  minimum_age: { kind: 'number', part: 'party', min: 0, max: 99, isOnPage: true },
  included: list,
  excluded: list,
  bring: list,
  requirements: list,
  accessibility: list,
  languages: { kind: 'list', part: 'languages', most: most.languagesMax, length: { max: 40 }, lack: 'language' },
  attributes: { kind: 'choices', part: 'languages', options: attributes },
  access_features: { kind: 'choices', part: 'languages', options: accessFeatures, mayLack: true, isOnPage: true },
  diets: { kind: 'choices', part: 'languages', options: diets, mayLack: true, isOnPage: true },
  is_private: { kind: 'flag', part: 'languages', mayLack: true, isOnPage: true },
  policy: { kind: 'choice', part: 'terms', options: ['flexible', 'moderate', 'strict', 'final'], lack: 'policy' },
  confirmation: { kind: 'choice', part: 'terms', options: ['instant', 'on_request'], lack: 'confirmation' },
} as const satisfies Readonly<Record<string, PropertyRow>>;

type Table = typeof listingProperties;

export type PropertyName = keyof Table;

export type PropertyValue<Row> = Row extends { kind: 'line' | 'text' }
  ? string
  : Row extends { kind: 'list' }
    ? string[]
    : Row extends { kind: 'number' }
      ? number | null
      : Row extends { kind: 'flag' }
        ? boolean
        : Row extends { kind: 'choice'; options: readonly (infer Option)[] }
          ? Option | null
          : Row extends { kind: 'choices'; options: readonly (infer Option)[] }
            ? Option[]
            : never;

/** Names of the rows that match `Want`, such as `{ part: 'details' }`. */
export type NamesWith<Want> = { [Name in PropertyName]: Table[Name] extends Want ? Name : never }[PropertyName];

/** The wire name of a property within its part. */
export type FieldOf<Name extends PropertyName> = Name extends unknown
  ? Table[Name] extends { field: infer Field extends string }
    ? Field
    : Name
  : never;

/** The properties of a part by their wire names. */
export type PartProperties<Part> = {
  [Name in Exclude<NamesWith<{ part: Part }>, NamesWith<{ mayLack: true }>> as FieldOf<Name>]: PropertyValue<
    Table[Name]
  >;
} & {
  [Name in NamesWith<{ part: Part }> & NamesWith<{ mayLack: true }> as FieldOf<Name>]?: PropertyValue<Table[Name]>;
};

export const propertyRows = Object.entries(listingProperties) as readonly (readonly [PropertyName, PropertyRow])[];

/** Names of the properties that match `want`, in table order. */
export function namesWith<const Want extends Partial<PropertyRow>>(want: Want): NamesWith<Want>[] {
  const conditions = Object.entries(want);
  return propertyRows
    .filter(([, row]) => conditions.every(([key, value]) => row[key as keyof PropertyRow] === value))
    .map(([name]) => name as NamesWith<Want>);
}

export function fieldOf([name, row]: readonly [string, PropertyRow]): string {
  return row.field ?? name;
}

export function emptyValue({ kind }: PropertyRow): '' | [] | false | null {
  if (kind === 'line' || kind === 'text') return '';
  if (kind === 'list' || kind === 'choices') return [];
  return kind === 'flag' ? false : null;
}

/** Whether a value satisfies the checklist: a text within its bounds, a list with a line, a choice made. */
export function isAnswered(row: PropertyRow, value: unknown): boolean {
  if (row.kind === 'line' || row.kind === 'text') {
    const length = typeof value === 'string' ? value.trim().length : -1;
    return length >= row.length.min && length <= row.length.max;
  }
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}
