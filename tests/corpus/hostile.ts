// Generators of dishonest input. Seeded, so that a failure can be replayed (tests/support/property-seed.ts).
import { fc } from '#tests/support/properties.ts';
import { foreignFields, nastyValues } from './nasties.ts';

/** Fragments with a meaning for some parser: SQL, full-text queries, patterns, markup, headers, paths. */
export const fragments: readonly string[] = [
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  '\ufeff',
  '\u2028',
  '\r\n',
  "'",
  "''",
  '"',
  '`',
  '\\',
  '\\u0000',
  ';',
  '--',
  '/*',
  '*/',
  '$$',
  '$1',
  ':1',
  ':*',
  '&',
  '|',
  '!',
  '<->',
  '(',
  ')',
  '%',
  '_',
  '%00',
  '%ff',
  '../',
  '..\\',
  '<script>',
  '</script>',
  '<!--',
  ']]>',
  '${7*7}',
  '{{7*7}}',
  '#{7*7}',
  '[(a+)+]$',
  '__proto__',
  'constructor',
  'select pg_sleep(9)',
  'hanoi',
  'hội an',
  '🍜',
  'نص',
  'ก็็็็',
  'ﬃ',
  'İ',
  'Z͑ͫ̓a̴̵',
  '-1',
  '1e999',
  '2026-02-30',
];

/** Text of any length up to 100,000, mostly short, rich in the fragments. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.constantFrom(...fragments), { maxLength: 12 }).map((parts) => parts.join('')) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme-composite', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'é', '%', '(', ' ', '0', '🍜', "'"), fc.constantFrom(99, 101, 257, 5000, 100_000))
      .map(([unit, count]) => unit.repeat(count)),
  },
);

const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
  fc.constantFrom(
    -1,
    -0,
    0,
    0.1,
    1.5,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    2 ** 63,
    -(2 ** 63),
    1e21,
    5e-324,
    1e308,
  ),
);

const nested: fc.Arbitrary<unknown> = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.boolean(), hostileText)
  .map(([depth, isList, core]) => {
    let value: unknown = core.slice(0, 20);
    for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
    return value;
  });

/** Any JSON value, mostly a harmful one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 60 }) },
  { weight: 1, arbitrary: nested },
);

/** Raw JSON text: only text can repeat a name, or use `__proto__` as a name. */
const rawMembers: readonly string[] = [
  '"__proto__":{"isAdmin":true}',
  '"\\u005f_proto__":null',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"status":"success"',
  ...Object.entries(foreignFields).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`),
];

interface Change {
  replaced: Record<string, unknown>;
  removed: readonly string[];
  doubled: readonly { name: string; value: unknown }[];
  extra: readonly string[];
}

function bodyOf(base: Record<string, unknown>, { replaced, removed, doubled, extra }: Change): string {
  const members = Object.entries({ ...base, ...replaced })
    .filter(([name]) => !removed.includes(name))
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const again = doubled.map(({ name, value }) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${[...members, ...again, ...extra].join(',')}}`;
}

/** Bodies of a call: a good input with fields replaced, omitted, repeated, or unknown ones added. */
export function hostileBody(base: Record<string, unknown>): fc.Arbitrary<string> {
  const names = Object.keys(base);
  const field = fc.constantFrom(...(names.length > 0 ? names : ['unknown']));
  const changed = fc.record({
    replaced: fc.dictionary(field, hostileValue, { maxKeys: 3, noNullPrototype: true }),
    removed: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(field, { maxLength: 2 })),
    doubled: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      fc.array(fc.record({ name: field, value: hostileValue }), { maxLength: 1 }),
    ),
    extra: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      fc.array(fc.constantFrom(...rawMembers), { maxLength: 2 }),
    ),
  });
  const anything = fc.oneof(hostileValue, fc.jsonValue({ maxDepth: 4 })).map((value) => JSON.stringify(value));
  return fc.oneof({ weight: 9, arbitrary: changed.map((change) => bodyOf(base, change)) }, anything);
}
