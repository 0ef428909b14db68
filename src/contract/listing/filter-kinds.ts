// The form of each kind of filter in address and request (docs/domain/search.md#addresses). Loads no schema library.
import type { FilterRow } from '#src/domain/catalogue/listing-filters.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { type Days, readDays, writeDays } from './days.ts';

/** Integers, inclusive. */
export type Range = readonly [number, number];

/** The value of a filter's row in a listing's query. */
export type FilterValue<Row extends FilterRow> = Row extends { kind: 'ids' }
  ? readonly number[]
  : Row extends { kind: 'range' }
    ? Range
    : Row extends { kind: 'days' }
      ? Days | null
      : Row extends { kind: 'choices'; bits: Readonly<Record<infer Value, number>> }
        ? readonly Value[]
        : boolean;

type Values = readonly string[];
type Sent = Readonly<Record<string, unknown>>;

interface Kind<Row extends FilterRow> {
  /** The value when nothing is chosen. */
  plain(row: Row): FilterValue<Row>;
  /** Parses the values of its name in the address, one or more; null for invalid ones. */
  read(values: Values, row: Row): FilterValue<Row> | null;
  /** The text in the address; undefined for the plain value. */
  write(value: FilterValue<Row>, row: Row): string | undefined;
  /** The fields of a request; none for the plain value. */
  send(value: FilterValue<Row>, row: Row): Sent;
}

/** Most values of one list in an address; the rest is ignored. */
const LIST_MAX = 50;

function readList<T>(values: Values, read: (part: string) => T | null): T[] {
  const found = new Set<T>();
  for (const part of values.join(',').split(',').slice(0, LIST_MAX)) {
    const value = read(part.trim());
    if (value !== null) found.add(value);
  }
  return [...found];
}

const writeList = (values: readonly (string | number)[]) => (values.length === 0 ? undefined : values.join(','));
const sendList = (values: readonly unknown[], field: string) => (values.length === 0 ? {} : { [field]: [...values] });

/** Parses `10-50`, spaces allowed, within the filter's ends; null for anything else, which is ignored. */
function parseRange(text: string, ends: { min: number; max: number }): Range | null {
  const match = /^\s*(\d{1,9})\s*-\s*(\d{1,9})\s*$/.exec(text);
  if (!match) return null;
  const [low, high] = [Number(match[1]), Number(match[2])];
  return low >= ends.min && high <= ends.max && low <= high ? [low, high] : null;
}

const isPlainRange = ([low, high]: Range, ends: { min: number; max: number }) => low === ends.min && high === ends.max;

type Row<Name extends FilterRow['kind']> = Extract<FilterRow, { kind: Name }>;

const ids: Kind<Row<'ids'>> = {
  plain: () => [],
  read: (values) => readList(values, parseId),
  write: writeList,
  send: (value, { field }) => sendList(value, field),
};

const choices: Kind<Row<'choices'>> = {
  plain: () => [],
  read: (values, { bits }) => readList(values, (part) => (Object.hasOwn(bits, part) ? part : null)),
  write: writeList,
  send: (value, { field }) => sendList(value, field),
};

const range: Kind<Row<'range'>> = {
  plain: ({ ends }) => [ends.min, ends.max],
  /** The first range written out; else the two fields of a form without JavaScript, where an empty one is its end. */
  read(values, { ends }) {
    const written = values.map((value) => parseRange(value, ends)).find((one) => one !== null);
    if (written !== undefined || values.length !== 2) return written ?? null;
    const [low = '', high = ''] = values.map((value) => value.trim());
    return parseRange(`${low === '' ? ends.min : low}-${high === '' ? ends.max : high}`, ends);
  },
  write: (value, { ends }) => (isPlainRange(value, ends) ? undefined : `${value[0]}-${value[1]}`),
  /** A changed range sends both ends. */
  send: (value, { ends, fields }) =>
    isPlainRange(value, ends) ? {} : { [fields[0]]: value[0], [fields[1]]: value[1] },
};

const days: Kind<Row<'days'>> = {
  plain: () => null,
  read: readDays,
  write: writeDays,
  send: (value, { fields }) => (value === null ? {} : { [fields[0]]: value.start, [fields[1]]: value.end }),
};

const flag: Kind<Row<'flag'>> = {
  plain: () => false,
  read: ([first]) => first === '1',
  write: (value) => (value ? '1' : undefined),
  send: (value, row) => (value ? { [row.field]: row.value === undefined ? 1 : [row.value] } : {}),
};

const kinds = { ids, choices, range, days, flag };

/** A row's rules, bound to the row. */
export function rulesOf<Of extends FilterRow>(row: Of) {
  // The compiler cannot see that a row's kind selects the rules for its values.
  const kind = kinds[row.kind] as unknown as Kind<Of>;
  return {
    plain: () => kind.plain(row),
    read: (values: Values) => kind.read(values, row),
    write: (value: FilterValue<Of>) => kind.write(value, row),
    send: (value: FilterValue<Of>) => kind.send(value, row),
  };
}
