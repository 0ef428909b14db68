// Waiting work by kind for /metrics. Read from the database, so it is right after a restart and the same in every
// process (docs/operations/watch.md).
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { mostCounted, endingSoon } from '#src/domain/admin/waiting.ts';
import type { Database } from './schema.ts';
import type { bookingTroubles } from '#src/domain/booking/views.ts';

/** Conditions on booking `b`: constant SQL, each with a partial index. */
export const bookingWaits = {
  'hold-ending': `b.status = 'held' and b.visitor_id not like 'offer:%' and b.hold_until > banyan_now()
    and b.hold_until <= banyan_now() + make_interval(mins => ${endingSoon.holdMinutes})`,
  'request-ending': `b.status = 'requested' and b.request_until <= banyan_now() + make_interval(hours => ${endingSoon.requestHours})`,
  'seat-sought': `b.id in (select p.booking_id from payment p where p.seat_wait_until is not null)`,
  // Once expired, there is nothing left to pay.
  'payment-failed': `b.status = 'held' and b.payment = 'failed'`,
  'payment-checking': `b.payment = 'checking'`,
  'payment-disputed': `b.payment = 'disputed'`,
  'refund-pending': `b.id in (select p.booking_id from refund r join payment p on p.id = r.payment_id
    where r.status in ('new', 'sent', 'pending'))`,
  'refund-failed': `b.refund = 'failed'`,
  'cash-disputed': `b.cash = 'disputed'`,
} as const satisfies Record<(typeof bookingTroubles)[number], string>;

/** Reads closer than this share one query. */
const readingMs = 5000;

/** A phone message that takes longer is late. */
const lateAfterMinutes = 10;

/**
 * Number of rows per kind, and since when they are due. Partial indexes keep the cost proportional to the waiting work.
 */
const backlogs = {
  notices: `select case when attempts > 0 then created_at else not_before end as since from outbox
    where done_at is null and (attempts > 0 or not_before <= banyan_now())`,
  failed_notices: `select created_at as since from outbox where done_at is null and error is not null`,
  phone_messages: `select created_at as since from phone_message where state in ('waiting', 'trying')`,
  late_phone_messages: `select created_at as since from phone_message where state in ('waiting', 'trying')
    and created_at <= banyan_now() - make_interval(mins => ${lateAfterMinutes})`,
  phone_answers: `select received_at as since from phone_incoming where done_at is null`,
  payment_events: `select received_at as since from gateway_event where processed_at is null`,
  failed_payment_events: `select received_at as since from gateway_event where processed_at is null and error is not null`,
  open_payments: `select created_at as since from payment where status in ('new', 'open', 'action', 'unknown')`,
  checked_bookings: `select b.created_at as since from booking b where ${bookingWaits['payment-checking']}`,
  lapsed_holds: `select hold_until as since from booking where status = 'held' and hold_until <= banyan_now()`,
  refunds: `select created_at as since from refund where status in ('new', 'sent', 'pending')`,
  receipts: `select changed_at as since from payment where status = 'succeeded' and not has_receipt
    union all select changed_at from refund where status in ('succeeded', 'settled') and not has_receipt`,
  feeds: `select next_at as since from feed where next_at <= banyan_now()`,
  stopped_feeds: `select coalesce(read_at, added_at) as since from feed where is_stopped`,
  ending_holds: `select b.created_at as since from booking b where ${bookingWaits['hold-ending']}`,
  late_requests: `select b.created_at as since from booking b where ${bookingWaits['request-ending']}`,
  sought_seats: `select changed_at as since from payment where seat_wait_until is not null`,
  failed_payments: `select b.created_at as since from booking b where ${bookingWaits['payment-failed']}`,
  disputed_payments: `select b.created_at as since from booking b where ${bookingWaits['payment-disputed']}`,
  failed_refunds: `select created_at as since from refund where status = 'failed'`,
  open_payouts: `select r.made_at as since from payout_item i join payout_run r on r.number = i.run_number where i.state = 'open'`,
} as const;

export type Backlog = keyof typeof backlogs;

interface Figure {
  about: 'backlog' | 'task';
  kind: string;
  count: number;
  /** Seconds; 0 when nothing waits. */
  seconds: number;
}

const figured = `count(*)::float8 as count,
  greatest(0, coalesce(extract(epoch from banyan_now() - min(since)), 0))::float8 as seconds`;

export const backlogStatement = [
  ...Object.entries(backlogs).map(
    ([kind, rows]) => `select 'backlog' as about, '${kind}' as kind, ${figured} from (${rows}) as waiting`,
  ),
  `select 'task', kind, ${figured}
    from (select kind, opened_at as since from staff_task where closed_at is null) as waiting group by kind`,
].join(' union all ');

/** The query stops at `mostCounted` plus one. */
export async function countBacklog(
  db: Kysely<Database>,
  kinds: readonly Backlog[],
): Promise<{ kind: Backlog; count: number }[]> {
  const result = await sql<{ kind: Backlog; count: number }>`${sql.join(
    kinds.map(
      (kind) => sql`
        select ${sql.lit(kind)} as kind, count(*)::integer as count
        from (select from (${sql.raw(backlogs[kind])}) as due limit ${sql.lit(mostCounted + 1)}) as waiting`,
    ),
    sql` union all `,
  )}`.execute(db);
  return result.rows;
}

const gauges = [
  {
    name: 'banyan_backlog',
    help: 'Items that wait to be processed, by kind of work',
    of: (figure: Figure) => (figure.about === 'backlog' ? figure.count : null),
  },
  {
    name: 'banyan_backlog_seconds',
    help: 'Age of the oldest waiting item, in seconds, by kind of work; 0 without one',
    of: (figure: Figure) => (figure.about === 'backlog' ? figure.seconds : null),
  },
  {
    name: 'banyan_staff_tasks',
    help: 'Open staff tasks, by kind; kinds without tasks are omitted',
    of: (figure: Figure) => (figure.about === 'task' ? figure.count : null),
  },
  {
    name: 'banyan_staff_task_seconds',
    help: 'Age of the oldest open staff task, in seconds, by kind',
    of: (figure: Figure) => (figure.about === 'task' ? figure.seconds : null),
  },
] as const;

/** No figures while the database is unavailable. */
export function watchBacklog(registry: Registry, pool: Pick<Pool, 'query'>, cacheMs: number = readingMs): void {
  let cached: { at: number; found: Promise<readonly Figure[]> } | null = null;
  const ask = () => {
    // Real time, not the test clock.
    const at = performance.now();
    if (cached === null || at - cached.at >= cacheMs)
      cached = {
        at,
        found: pool.query<Figure>(backlogStatement).then(
          ({ rows }) => rows,
          () => [],
        ),
      };
    return cached.found;
  };
  for (const { name, help, of } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const figures = await ask();
        this.reset();
        for (const figure of figures) {
          const value = of(figure);
          if (value !== null) this.set({ kind: figure.kind }, value);
        }
      },
    });
  }
}
