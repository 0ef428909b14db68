// Every order of two checkouts with one address, by its owner and by an outsider with a different password: paid or
// not, emailed links opened or not, the address verified before or not
// (docs/domain/accounts.md#password-typed-at-checkout).
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app/caller.ts';
import { quickHash } from '#tests/support/app/tokens.ts';
import { book, insertFreeCode, linkOf, listed, type Paying } from '#tests/support/tampering/mailed-links.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';
import { thirdOf } from '#tests/support/third.ts';

const suite = useTamperingSuite();
const typedByStranger = 'typed by the stranger';
const typedByOwner = 'typed by the owner';
const chosenLater = 'chosen at the link';
const setBefore = 'set long before';

type Whose = 'outsider' | 'owner';

interface Scenario {
  outsider: Paying;
  owner: Paying;
  first: Whose;
  isKnown: boolean;
  /** The links that the owner opens and uses, in this order. Only the emails' reader can. */
  links: readonly Whose[];
  /** Whether the owner uses them in the browser of the booking. */
  atHome: boolean;
}

const payings: readonly Paying[] = ['unpaid', 'paid', 'nothing due'];
const orders: readonly (readonly Whose[])[] = [
  [],
  ['outsider'],
  ['owner'],
  ['outsider', 'owner'],
  ['owner', 'outsider'],
];

const scenarios: Scenario[] = payings.flatMap((outsider) =>
  payings.flatMap((owner) =>
    orders
      .filter((links) => links.every((whose) => ({ outsider, owner })[whose] !== 'unpaid'))
      .flatMap((links) =>
        (['outsider', 'owner'] as const).flatMap((first) =>
          [true, false].flatMap((isKnown) =>
            // The browser only matters when the address is unverified.
            (links.length > 0 && !isKnown ? [true, false] : [true]).map((atHome) => ({
              outsider,
              owner,
              first,
              isKnown,
              links,
              atHome,
            })),
          ),
        ),
      ),
  ),
);

const named = scenarios.map((scenario, index) => [`${index}: ${wordsOf(scenario)}`, scenario] as const);

function wordsOf({ outsider, owner, first, isKnown, links, atHome }: Scenario): string {
  const opened = links.length === 0 ? 'no link' : `the link of ${links.join(', then of ')}`;
  const where = atHome ? 'the same browser' : 'another browser';
  return `${first} first, stranger ${outsider}, owner ${owner}, ${isKnown ? 'known' : 'new'}, ${opened}, ${where}`;
}

beforeAll(async () => {
  await insertFreeCode(suite.base.pool);
  await suite.base.pool.query('update availability_rule set capacity = 5000');
});

describe('two checkouts with one address', () => {
  it('are told apart by every order', () => {
    expect(scenarios.length).toBe(156);
  });

  it.each(thirdOf(named, ([name]) => name))('%s', async (name, scenario) => {
    const email = `victim-${name.split(':', 1)[0]}@example.test`;
    if (scenario.isKnown) await verify(email);
    const browsers = { outsider: await suite.program.visitor(), owner: await suite.program.visitor() };
    const made = await bookBoth(scenario, email, browsers);
    const reader = scenario.atHome ? browsers.owner : await suite.program.visitor();
    const password = await useLinks(scenario, made, reader);

    await strangerGainsNothing(browsers.outsider, email, made);
    await ownerHasWhatWasAccepted({ scenario, email, made, password, reader });
  });
});

async function verify(email: string): Promise<void> {
  await suite.base.pool.query(
    `insert into user_account (email, first_name, password_hash, verified_at) values ($1, 'Vera', $2, banyan_now())`,
    [email, await quickHash(setBefore)],
  );
}

type Made = Record<Whose, string>;

async function bookBoth(scenario: Scenario, email: string, browsers: Record<Whose, Caller>): Promise<Made> {
  const typed = { outsider: typedByStranger, owner: typedByOwner };
  const refs = {} as Made;
  const order: Whose[] = scenario.first === 'outsider' ? ['outsider', 'owner'] : ['owner', 'outsider'];
  for (const whose of order) {
    const { ref } = await book(suite, browsers[whose], {
      paying: scenario[whose],
      email,
      password: typed[whose],
      first_name: whose,
    });
    refs[whose] = ref;
  }
  return refs;
}

/** The owner opens and uses links, twice each. Returns the password that the account must have now; null for none. */
async function useLinks({ links, isKnown, atHome }: Scenario, made: Made, reader: Caller): Promise<string | null> {
  let password = isKnown ? setBefore : null;
  for (const whose of links) {
    const token = (await linkOf(suite, made[whose])) ?? '';
    const seen = await reader.call('account/link', { token });
    const hasTyped = password === null && atHome && whose === 'owner';
    const asks = { status: 'success', state: password === null ? 'verify' : 'join', has_typed: hasTyped };
    expect(seen.body).toMatchObject(asks);
    if (password === null && !hasTyped) {
      const bare = await reader.call('account/confirm', { token });
      expect(bare.body.code).toBe('password-missing');
    }
    const sent = hasTyped ? {} : { password: chosenLater };
    const used = await reader.call('account/confirm', { token, ...sent });
    expect(used.body).toMatchObject({ status: 'success', did: password === null ? 'verify' : 'join' });
    const again = await reader.call('account/confirm', { token, password: 'a second thought' });
    expect(again.body).toMatchObject({ status: 'success', did: 'nothing' });
    password ??= hasTyped ? typedByOwner : chosenLater;
  }
  return password;
}

async function strangerGainsNothing(outsider: Caller, email: string, made: Made): Promise<void> {
  const login = await outsider.call('user/login', { email, password: typedByStranger });
  expect(login.body.code).toBe('login-failed');
  expect((await outsider.call('user/auth')).body.user_id).toBeNull();
  for (const call of ['booking/list-guest', 'account/offered'])
    expect((await outsider.call(call)).body.code).toBe('unauthorized');
  expect((await outsider.call('booking/detail', { ref: made.owner })).body.code).toBe('booking-not-found');
  expect((await outsider.call('booking/detail', { ref: made.outsider })).body.ref).toBe(made.outsider);
}

interface Outcome {
  scenario: Scenario;
  email: string;
  made: Made;
  password: string | null;
  reader: Caller;
}

async function ownerHasWhatWasAccepted({ scenario, email, made, password, reader }: Outcome): Promise<void> {
  if (password === null) {
    expect((await reader.call('user/login', { email, password: typedByOwner })).body.code).toBe('login-failed');
    return;
  }
  // Verifying logs in the browser that typed the booking's password, and no other.
  const isHere = !scenario.isKnown && scenario.atHome && scenario.links[0] === 'owner';
  expect((await reader.call('user/auth')).body.user_id !== null).toBe(isHere);
  expect((await reader.call('user/login', { email, password })).body.status).toBe('success');
  const accepted = scenario.links.map((whose) => made[whose]).toSorted();
  expect(await listed(reader)).toEqual(accepted);
  const waiting = (['outsider', 'owner'] as const).filter(
    (whose) => scenario[whose] !== 'unpaid' && !scenario.links.includes(whose),
  );
  const offered = (await reader.call('account/offered')).body.data as unknown as { id: string; guest_name: string }[];
  expect(offered.map(({ guest_name }) => guest_name.split(' ', 1)[0]).toSorted()).toEqual(waiting.toSorted());
  for (const one of offered) {
    const decision = one.guest_name.startsWith('owner') ? 'accept' : 'refuse';
    expect((await reader.call('account/answer', { booking_id: one.id, decision })).body.status).toBe('success');
    const twice = await reader.call('account/answer', { booking_id: one.id, decision: 'accept' });
    expect(twice.body.code).toBe('booking-not-found');
  }
  const mine = waiting.includes('owner') ? [made.owner] : [];
  expect(await listed(reader)).toEqual([...accepted, ...mine].toSorted());
}
