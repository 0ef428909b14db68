// Checkouts of guests and attackers, and the links in the emails of their bookings.
import type { Pool } from 'pg';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { choiceOf, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { pay } from '#tests/support/payment/paying.ts';
import type { Program } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';

export type Paying = 'unpaid' | 'paid' | 'nothing due';

interface World {
  base: { pool: Pool };
  program: Program;
  course: TestCourse;
}

/** The code that leaves nothing due. */
export const freeCode = 'ALL-FREE';

/** Makes the code; once for each database. */
export async function insertFreeCode(pool: Pool): Promise<void> {
  await pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('${freeCode}', 'percent', 100, 99)`,
  );
}

/** Checks out in a browser, and pays as asked. */
export async function book(
  { program, course }: World,
  visitor: Caller,
  { paying, ...typed }: { paying: Paying; email: string; password?: string; first_name?: string },
): Promise<{ visitor: Caller; ref: string }> {
  const code = paying === 'nothing due' ? { coupon_code: freeCode } : {};
  const { body } = await visitor.call('booking/checkout', choiceOf(course, { ...typed, ...code }));
  if (body.status !== 'success') throw new Error(`checkout refused: ${body.code}`);
  const held = { visitor, ref: body.ref, token: body.token, due: body.booking_deposit_due };
  if (paying === 'paid') {
    const paid = await pay(held);
    if (paid.body.state !== 'paid') throw new Error(`not paid: ${paid.body.code}`);
  }
  await deliver(program);
  return { visitor, ref: body.ref };
}

export async function deliver(program: Program): Promise<void> {
  while ((await deliverOutbox(program.services, 50)) > 0);
}

/** The token of the newest emailed link about a booking; null without one. */
export async function linkOf({ base }: World, ref: string): Promise<string | null> {
  const result = await base.pool.query<{ text_body: string }>(
    `select m.text_body from mail m join booking b on b.id = m.booking_id
     where b.ref = $1 and m.kind in ('booking-confirmed', 'account-link') order by m.created_at desc, m.outbox_id desc limit 1`,
    [ref],
  );
  return /\/user\/confirm\?token=([\w-]{46})/.exec(result.rows[0]?.text_body ?? '')?.[1] ?? null;
}

/** The refs in the list of the logged-in user. */
export async function listed(visitor: Caller): Promise<string[]> {
  const { body } = await visitor.call('booking/list-guest', { when: 'all' });
  if (body.status !== 'success') throw new Error(`no list: ${body.code}`);
  return body.data.map(({ ref }) => ref).toSorted();
}
