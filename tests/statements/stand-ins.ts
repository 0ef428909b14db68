// Calls statements without running them: a fake database records each text and returns one row of anything.
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely';

const texts = ['trim', 'toLowerCase', 'toISOString', 'slice', 'join', 'toString', 'valueOf', 'now'];
const lists = ['filter', 'toSorted', 'flatMap', 'split', 'values', 'keys', 'entries', 'concat'];
// The properties by which the query builder tells a fragment from a value.
const ofFragments = [
  'toOperationNode',
  'expressionType',
  'isDynamicReferenceBuilder',
  'isRawBuilder',
  'then',
  'toJSON',
];

/** Replaces any argument of a statement: a text, a list of one, an object with members `member()`. */
export function anything(member: () => unknown = anything): object {
  const get = (_: object, key: string | symbol): unknown => {
    if (typeof key === 'symbol') return key === Symbol.iterator ? () => [member()].values() : () => '1';
    if (ofFragments.includes(key)) return undefined;
    if (key === 'length' || key === 'rowCount') return 1;
    if (key === 'map') return (make: (value: unknown, at: number) => unknown) => [make(member(), 0)];
    if (texts.includes(key)) return () => '1';
    if (lists.includes(key)) return () => [member()];
    if (['includes', 'some', 'every', 'equals', 'has'].includes(key)) return () => true;
    return member();
  };
  return new Proxy({}, { get, has: (_, key) => !ofFragments.includes(String(key)) });
}

export interface StandIn {
  texts: Set<string>;
  /** Database, transaction, pool, client and services in one, since statements get one of these. */
  host: unknown;
}

/** A fake database whose statements return `rows` rows, each of anything. */
export function createStandIn(rows: number): StandIn {
  const texts = new Set<string>();
  const answer = (text: string) => {
    texts.add(text);
    return { rows: Array.from({ length: rows }, () => anything()), rowCount: rows, numAffectedRows: BigInt(rows) };
  };
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    executeQuery: async <R>(query: CompiledQuery) => answer(query.sql) as unknown as { rows: R[] },
    async *streamQuery() {},
  });
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: () => anything() as never,
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const query = async (given: string | { text: string }) => answer(typeof given === 'string' ? given : given.text);
  const host = Object.assign(db, { query, release: () => undefined, end: async () => undefined });
  const services = new Proxy(host, {
    get: (target, key) => {
      if (key === 'db' || key === 'pool') return services;
      if (key === 'connect') return async () => services;
      const own = Reflect.get(target, key, target) as unknown;
      if (typeof own === 'function') return own.bind(target) as unknown;
      return own ?? (key === 'then' ? undefined : anything());
    },
  });
  return { texts, host: services };
}

/** Texts of the statements of `file`: each exported function is called with anything, and with nothing. */
export async function collectTexts(file: string): Promise<Set<string>> {
  const texts = new Set<string>();
  const module = (await import(new URL(`../../${file}`, import.meta.url).href)) as Record<string, unknown>;
  for (const rows of [0, 1]) {
    const standIn = createStandIn(rows);
    const values: (() => unknown)[] = [
      () => anything(),
      () => anything(() => null),
      () => null,
      () => undefined,
      () => 1,
    ];
    for (const made of Object.values(module)) {
      if (typeof made !== 'function') continue;
      for (const value of values) {
        const given = Array.from({ length: 5 }, value);
        await call(made, [standIn.host, ...given], standIn);
        await call(made, given, standIn);
      }
    }
    for (const text of standIn.texts) texts.add(text);
  }
  return texts;
}

/** Functions that are no statements, or need real values, throw; the statement count finds missed ones. */
async function call(made: Function, given: unknown[], standIn: StandIn): Promise<void> {
  try {
    const built: unknown = await made(...given);
    if (built !== null && typeof built === 'object' && 'compile' in built)
      standIn.texts.add((built as RawBuilder<unknown>).compile(standIn.host as Kysely<unknown>).sql);
  } catch {
    // Intended: see the docstring.
  }
}
