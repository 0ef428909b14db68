// Parses PostgreSQL values the same way in every pool.
import pg from 'pg';

type Parse = (text: string) => unknown;

/** Throws beyond 2^53. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the integer ${text} is too large for a number`);
  return value;
}

/** '08:30:00' becomes '08:30' (docs/domain/calendar.md#availability-calls). */
function parseTime(text: string): string {
  return text.slice(0, 5);
}

const keepText: Parse = (text) => text;

function arrayOf(parse: Parse): Parse {
  const parsers = pg.types as unknown as {
    arrayParser: { create(text: string, parse: Parse): { parse(): unknown[] } };
  };
  return (text) => parsers.arrayParser.create(text, parse).parse();
}

// By pg_type id. date and timestamp stay text because they have no zone; numeric stays text to avoid floats (ADR 009).
// The driver makes timestamptz a Date.
const parsers: Record<number, Parse> = {
  20: parseInt8,
  1016: arrayOf(parseInt8),
  1082: keepText,
  1182: arrayOf(keepText),
  1083: parseTime,
  1183: arrayOf(parseTime),
  1114: keepText,
  1115: arrayOf(keepText),
  1700: keepText,
  1231: arrayOf(keepText),
  1186: keepText,
};

export function valueParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  return types as unknown as pg.CustomTypesConfig;
}
