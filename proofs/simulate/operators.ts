// The operator: decides what the program cannot, day by day, and pays hosts twice a month.
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { bankAccounts } from '#tests/support/payment/payouts.ts';
import { randomFor, type Random } from '#proofs/kit/random.ts';
import { asHost } from './hosts/hosting.ts';
import { inOrder, soon } from './orders.ts';
import type { Person } from './people.ts';
import { count, type World } from './world.ts';

const dayMs = 86_400_000;
const known = new WeakMap<World, Promise<Person>>();

function asOperator(world: World): Promise<Person> {
  const person = known.get(world) ?? world.visitor('10.255.2.1', world.catalogue.operator);
  known.set(world, person);
  return person;
}

/** The operator with a fresh second factor, which money calls require. */
async function withFreshFactor(world: World): Promise<Person> {
  const token = `operator-at-${world.clock.nowMs()}`;
  const email = `${world.catalogue.operator}@example.test`;
  const { rows } = await world.pool.query<{ id: string }>('select id from user_account where email = $1', [email]);
  await giveTokens(world.pool, { [token]: rows[0]?.id ?? '' });
  return { ...(await asOperator(world)), headers: as(token) };
}

/** Hosts name their accounts; the operator phones them and approves. One host never does. */
export async function openAccounts(world: World): Promise<void> {
  for (const { index } of world.catalogue.hosts.slice(1))
    await world.call(await asHost(world, index), 'payout/details-save', bankAccounts.german);
  const operator = await asOperator(world);
  const { rows } = await world.pool.query<{ id: string }>('select id from payout_detail order by host_id');
  for (const { id } of rows) {
    const decision = { id, decision: 'approve', note: 'Rang the number that we have.' } as const;
    await world.call(operator, 'payout/details-decide', decision);
  }
}

export async function operatorsDay(world: World, day: number): Promise<void> {
  const random = randomFor(world.wish.seed, 40, day);
  const operator = await asOperator(world);
  await decideNoShows(world, operator, random);
  await decideCash(world, operator, random);
  await payRefunds(world, operator);
  await closeTasks(world, operator);
  if (day % 15 === 14) await payHosts(world, operator, random);
}

async function decideNoShows(world: World, operator: Person, random: Random): Promise<void> {
  const open = await world.call(operator, 'no-show/list', {});
  for (const { booking_id } of open.ok ? inOrder(world, open.body.data) : []) {
    const decision = random.chance(0.6) ? 'uphold' : 'reject';
    await world.call(operator, 'no-show/decide', { booking_id, decision });
  }
}

async function decideCash(world: World, operator: Person, random: Random): Promise<void> {
  const open = await world.call(operator, 'cash/disputes', {});
  for (const { booking_id } of open.ok ? inOrder(world, open.body.data) : []) {
    const decision = random.pick(['paid', 'not_paid', 'waived'] as const);
    await world.call(operator, 'cash/decide', { booking_id, decision, reason: 'Spoke with both of them.' });
  }
}

/** Refunds that a bank has refused are paid by transfer. */
async function payRefunds(world: World, operator: Person): Promise<void> {
  const failed = await world.call(operator, 'admin/refund-list', { state: 'failed' });
  const paid_on = new Date(world.clock.nowMs()).toISOString().slice(0, 10);
  for (const { id } of failed.ok ? failed.body.data.toReversed() : []) {
    const settled = { refund_id: id, way: 'bank', reference: `TR ${id}`, paid_on } as const;
    await world.call(operator, 'admin/refund-settle', { ...settled, reason: 'Sent the money by bank transfer.' });
    count(world, 'operator: paid a refund otherwise');
  }
}

async function closeTasks(world: World, operator: Person): Promise<void> {
  for (const kind of ['problem_report', 'payment_mismatch'] as const) {
    const open = await world.call(operator, 'task/list', { kind });
    for (const { id } of open.ok ? open.body.data : []) {
      await world.call(operator, 'task/close', { task_id: id, note: 'Rang both of them.' });
      count(world, `operator: closed ${kind}`);
    }
  }
}

/** Makes a run of every host owed enough; the bank pays most of it the next day. */
async function payHosts(world: World, operator: Person, random: Random): Promise<void> {
  const made = await world.call(operator, 'payout/run-make', {});
  if (!made.ok) return;
  const { number } = made.body;
  // Pressed again: no host is in two open runs.
  await world.call(operator, 'payout/run-make', {});
  soon(world, 26 * 60, `run ${number} is paid`, async () => {
    const paid_on = new Date(world.clock.nowMs() - dayMs / 4).toISOString().slice(0, 10);
    const body = { number, paid_on, reference: `SWIFT ${number}` };
    // Yesterday's second factor is no longer valid.
    const stale = await world.call(operator, 'payout/run-paid', body);
    if (stale.ok) world.faults.push(`run ${number} was paid without a fresh second factor`);
    const fresh = await withFreshFactor(world);
    await world.call(fresh, 'payout/run-paid', body);
    await world.call(fresh, 'payout/run-paid', body);
    if (!random.chance(0.4)) return;
    soon(world, 3 * 24 * 60, `the bank sends back an item of run ${number}`, async () => {
      const run = await world.call(operator, 'payout/run', { number });
      const items = run.ok ? run.body.items.toSorted((a, b) => (a.host_id < b.host_id ? -1 : 1)) : [];
      if (items.length === 0) return;
      const { id } = random.pick(items);
      await world.call(await withFreshFactor(world), 'payout/item-fail', { item_id: id, reason: 'Account closed' });
    });
  });
}
