// Books and pays in one call each, with the sandbox's side.
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import type { Pool } from 'pg';
import { choiceOf, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { touchRows } from '#tests/support/database/touch-rows.ts';
import type { Answer, Caller } from '#tests/support/app/caller.ts';

export interface PayingWorld {
  sandbox: TestSandbox;
  program: Program;
  close(): Promise<void>;
}

/** The program with a separate listening sandbox. Webhooks are off until a test sets their address. */
export async function createPayingWorld(
  pool: Pool,
  timeoutMs = 700,
  settings: Record<string, string> = {},
): Promise<PayingWorld> {
  const sandbox = await startSandbox({ settleDelayMs: 20, webhookRetryDelaysMs: [50, 100] });
  const program = await createProgram(pool, { stripeUrl: sandbox.url, timeoutMs, settings });
  return {
    sandbox,
    program,
    async close() {
      await program.close();
      await sandbox.close();
    },
  };
}

export interface Held {
  visitor: Caller;
  ref: string;
  token: string;
  due: number;
}

/** Checks a course out in a separate browser and returns the hold. */
export async function hold(program: Program, course: TestCourse, more: Record<string, unknown> = {}): Promise<Held> {
  const visitor = await program.visitor();
  const { body } = await visitor.call('booking/checkout', choiceOf(course, more));
  if (body.status !== 'success') throw new Error(`checkout refused: ${body.code}`);
  return { visitor, ref: body.ref, token: body.token, due: body.booking_deposit_due };
}

export async function pay({ visitor, token }: Held, card = 'pm_card_visa'): Promise<Answer> {
  return visitor.call('payment/stripe', { stripe_token: card, booking_token: token });
}

/** A booking in the database, with its payments. */
export async function stored(pool: Pool, ref: string) {
  const result = await pool.query(
    `select b.*, (select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at), '[]') from payment p
       where p.booking_id = b.id) as payments
     from booking b where ref = $1`,
    [ref],
  );
  return result.rows[0] as {
    id: string;
    user_id: string;
    status: string;
    hold_until: Date;
    due_cents: number;
    payments: { id: string }[];
  };
}

export async function lapse(pool: Pool, ref: string): Promise<void> {
  await pool.query(`update booking set hold_until = banyan_now() - interval '1 second' where ref = $1`, [ref]);
}

/** Makes all timed work due at once, even during the program's work. */
export async function ageEverything(pool: Pool): Promise<void> {
  await touchRows(pool, { table: 'payment', set: `changed_at = changed_at - interval '1 hour'` });
  await touchRows(pool, { table: 'payment_attempt', set: `lease_until = lease_until - interval '1 hour'` });
  await touchRows(pool, { table: 'refund', set: `changed_at = changed_at - interval '1 hour'` });
  const where = 'done_at is null';
  await touchRows(pool, { table: 'outbox', set: `not_before = not_before - interval '1 day'`, where });
}

/** Payments captured by the sandbox, with their refunds. */
export async function charged(sandbox: TestSandbox): Promise<{ id: string; amount: number; refunded: number }[]> {
  const intents = await sandbox.stripe.paymentIntents.list({ limit: 100 });
  const refunds = await sandbox.stripe.refunds.list({ limit: 100 });
  return intents.data
    .filter((intent) => intent.status === 'succeeded')
    .map((intent) => ({
      id: intent.id,
      amount: intent.amount_received,
      refunded: refunds.data
        .filter((refund) => refund.payment_intent === intent.id && refund.status === 'succeeded')
        .reduce((sum, refund) => sum + refund.amount, 0),
    }));
}
