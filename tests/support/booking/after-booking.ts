// Shared by tests after a booking: a host, another one, a coordinator, and paid bookings.
import { joinTeam } from '#tests/support/roles.ts';
import type { Pool } from 'pg';
import { beforeAll, expect } from 'vitest';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, pay, type Held } from '#tests/support/payment/paying.ts';
import type { PayingSuite } from '#tests/support/payment/paying-suite.ts';

export type Body = Record<string, unknown>;

export const otherHostId = '00000000-0000-4000-8000-0000000000c1';
export const coordinatorId = '00000000-0000-4000-8000-0000000000c2';

/** Another host, a coordinator of the courses' host, and tokens for the three. */
export async function insertHosts(pool: Pool): Promise<void> {
  await pool.query(
    `insert into user_account (id, email, first_name, roles) values ($1, 'other-host@example.test', 'Other', '{user,host}'),
       ($2, 'coordinator@example.test', 'Coordinator', '{user,coordinator}')`,
    [otherHostId, coordinatorId],
  );
  await pool.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
     values ($1, 'Other', 'Weaver', 'Weaves.', '{English}', '2024-01-01', '+84 2')`,
    [otherHostId],
  );
  await joinTeam(pool, { userId: coordinatorId, hostId, role: 'coordinator' });
  await giveTokens(pool, { host: hostId, other: otherHostId, coordinator: coordinatorId });
}

/** Gives a suite its hosts before its first test. */
export function useHosts(suite: PayingSuite): void {
  beforeAll(() => insertHosts(suite.base.pool));
}

/** A booking of the suite's course from a separate browser, paid unless nothing is due. */
export async function booked(suite: PayingSuite, more: Body = {}): Promise<Held> {
  const held = await hold(suite.world.program, suite.course, more);
  if (held.due > 0) expect((await pay(held)).body).toMatchObject({ status: 'success', state: 'paid' });
  return held;
}

export async function callAs(suite: PayingSuite, name: string, body: Body, headers = {}): Promise<Body> {
  const visitor = await suite.world.program.visitor();
  return (await visitor.call(name, body, headers)).body as never as Body;
}

/** This many days after the suite's date. */
export function later(suite: Pick<PayingSuite, 'course'>, days: number): string {
  return new Date(Date.parse(suite.course.date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Seats taken of the suite's course, on one date or on all. */
export async function taken(suite: PayingSuite, date: string | null = null): Promise<number> {
  const text = `select coalesce(sum(taken), 0)::int as taken from departure where course_id = $1 and ($2::date is null or local_date = $2)`;
  return (await suite.base.pool.query(text, [suite.course.id, date])).rows[0].taken;
}

/** Kinds of emails that a booking has caused, in order. */
export async function mailsOf(suite: PayingSuite, bookingId: string): Promise<string[]> {
  const text = `select payload ->> 'kind' as kind from outbox where payload ->> 'booking_id' = $1 order by id`;
  return (await suite.base.pool.query(text, [bookingId])).rows.map((row) => row.kind as string);
}

/** A booking's ledger balances, by the first word of each account; without those at 0. */
export async function ledgerOf(suite: PayingSuite, ref: string): Promise<Record<string, number>> {
  const result = await suite.base.pool.query(
    `select split_part(account, ':', 1) as account, sum(amount_minor)::int as sum from ledger_entry e join ledger_tx t on t.id = e.tx_id
     where t.booking_id = (select id from booking where ref = $1) group by 1 having sum(amount_minor) <> 0 order by 1`,
    [ref],
  );
  return Object.fromEntries(result.rows.map((row) => [row.account, row.sum]));
}

/** Starts a departure this many hours from now (below 0: ago); it lasts three. */
export async function startsIn(suite: PayingSuite, ref: string, hours: number): Promise<void> {
  await suite.base.pool.query(
    `update departure set starts_at = banyan_now() + make_interval(hours => $2, secs => -1), ends_at = banyan_now() + make_interval(hours => $2 + 3, secs => -1)
     where id = (select departure_id from booking where ref = $1)`,
    [ref, hours],
  );
}

/** Gives a booking that was made a month ago a policy of these steps. */
export async function withPolicy(
  suite: PayingSuite,
  ref: string,
  steps: [hours: number, percent: number][],
): Promise<void> {
  const policy = {
    preset: 'strict',
    grace_hours: 24,
    grace_needs_hours: 48,
    steps: steps.map(([hours_before, percent]) => ({ hours_before, percent })),
  };
  const text = `update booking set policy = $2, created_at = created_at - interval '30 days' where ref = $1`;
  await suite.base.pool.query(text, [ref, JSON.stringify(policy)]);
}
