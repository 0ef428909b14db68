// Neither a response nor its time reveals whether an address has an account (docs/security.md): medians of 150 pairs,
// known and unknown in turn, are within a tenth.
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#src/server/features/user/index.ts';
import type { IdentityGateways } from '#src/server/providers/identity-port.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const pairs = 150;
const most = 1.1;
const mostTries = 5;
let base: TestDatabase;
let program: Program;

// The setting's minimum cost, so that 300 passwords are hashed in seconds; a higher one hides more.
const cost = { memory: 7168, passes: 1 };
const settings = {
  BANYAN_RATE_LIMIT_FACTOR: '100000',
  BANYAN_PASSWORD_MEMORY_KIB: '7168',
  BANYAN_PASSWORD_PASSES: '1',
};
const knownOf = (index: number) => `known-${index}@example.test`;
const unknownOf = (index: number) => `nobody-${index}@example.test`;

// A provider that responds at once: all time is ours.
const facebook: IdentityGateways['facebook'] = {
  begin: async () => ({ url: '' }),
  finish: async () => ({ fault: 'refused' }),
  whose: async (token) => ({
    provider: 'facebook',
    issuer: 'https://www.facebook.com',
    subject: token,
    email: token,
    isEmailVerified: false,
    firstName: 'A',
    lastName: 'B',
  }),
};

beforeAll(async () => {
  base = await createTestDatabase();
  program = await createProgram(base.pool, { settings, gateways: { identity: { google: null, facebook } } });
  const hash = await hashPassword('the password of all', cost);
  await base.pool.query(
    `insert into user_account (email, first_name, password_hash, verified_at)
     select 'known-' || n || '@example.test', 'Known', $1, banyan_now() from generate_series(0, $2::integer) n`,
    [hash, pairs + 20],
  );
  await base.pool.query('analyze user_account');
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Each visitor makes one call; returns the ratio of the longer median to the shorter one. */
async function measure(name: string, inputOf: (email: string) => object, visits: number): Promise<number> {
  const took = { known: [] as number[], unknown: [] as number[] };
  const told = { known: new Set<string>(), unknown: new Set<string>() };
  for (let index = 0; index < visits; index += 1) {
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      // Visitors come from different networks, so that no rate limit interferes.
      const visitor = await program.visitor(`203.${index % 200}.${kind === 'known' ? 1 : 2}.9`);
      const email = kind === 'known' ? knownOf(index) : unknownOf(index);
      const input = inputOf(email);
      const started = performance.now();
      const { status, body } = await visitor.call(name, input);
      took[kind].push(performance.now() - started);
      told[kind].add(JSON.stringify([status, body]).replaceAll(email, ''));
    }
  }
  expect(told.known).toEqual(told.unknown);
  expect(told.known.size).toBe(1);
  const medians = [median(took.known), median(took.unknown)];
  return Math.max(...medians) / Math.min(...medians);
}

it.each([
  ['user/login', (email: string) => ({ email, password: 'not the password' })],
  ['user/register', (email: string) => ({ email, first_name: 'A', last_name: 'B', password: 'long enough to do' })],
  ['user/password-reset-send', (email: string) => ({ email })],
  ['account/sign-in-send', (email: string) => ({ email })],
  ['user/facebook', (email: string) => ({ access_token: email })],
  ['account/find-bookings', (email: string) => ({ email })],
])(
  '%s takes as long for a known as for an unknown address',
  async (name, inputOf) => {
    await measure(name, inputOf, 10);
    // Retried, because the machine may be busy: a real difference appears each time.
    const ratios: number[] = [];
    while (ratios.length < mostTries && !ratios.some((ratio) => ratio <= most))
      ratios.push(await measure(name, inputOf, pairs));
    expect(Math.min(...ratios)).toBeLessThanOrEqual(most);
  },
  300_000,
);
