// How values of PostgreSQL arrive in the program: one rule for each type, the same for every pool.
import pg from 'pg';

type Parse = (text: string) => unknown;

/** int8 as a number. Throws beyond 2^53, where a number would silently change. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the integer ${text} is too large for a number`);
  return value;
}

/** '08:30:00' as 'HH:mm', the form of the contract (docs/domain/calendar.md#what-is-asked-for). */
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

// Keys are type ids of pg_type. date and timestamp stay texts, because a JavaScript date would add a zone to them;
// numeric stays a text, because a float would lose digits (ADR 009). timestamptz is a Date by the driver's default.
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

/** Value parsers for `types` of a pg pool or client. */
export function valueParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  return types as unknown as pg.CustomTypesConfig;
}
