// Whether this machine and the database tell the same time: holds, cancellation deadlines, links and receipts depend on both clocks
// (docs/operations.md#time-zones).
import { hostname } from 'node:os';
import { Gauge } from 'prom-client';
import type { Pool } from 'pg';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import type { Services } from '#src/server/services.ts';

/** Fewer seconds than this change no deadline that anyone would notice. */
const mostSeconds = 10;
const everyMs = 3_600_000;

/** Seconds that this machine is ahead of the database, less what the answer took; below 0 where it is behind. */
async function secondsAhead(pool: Pick<Pool, 'query'>): Promise<number> {
  const before = Date.now();
  const result = await pool.query<{ at: number }>('select (extract(epoch from banyan_now()) * 1000)::float8 as at');
  const after = Date.now();
  const at = result.rows[0]?.at ?? before;
  // It was asked somewhere between the two, so within them the clocks agree.
  if (at >= before && at <= after) return 0;
  return (at < before ? before - at : after - at) / 1000;
}

/** One line where the clocks are apart, which is also logged and a task of the staff; null where they agree, which closes the task. */
export async function clockNotice({ pool, db, log }: Pick<Services, 'pool' | 'db' | 'log'>): Promise<string | null> {
  const seconds = Math.round(await secondsAhead(pool));
  const subject = `clock:${hostname()}`;
  if (Math.abs(seconds) < mostSeconds) {
    await closeStaffTask(db, 'clocks_differ', subject);
    return null;
  }
  log.warn({ seconds }, 'the clocks of this machine and of the database differ');
  const direction = seconds > 0 ? 'ahead of' : 'behind';
  const detail = `This machine is ${Math.abs(seconds)} seconds ${direction} the database. Deadlines and links go by both: set the clocks, by NTP for example.`;
  await openStaffTask(db, { kind: 'clocks_differ', subject, bookingId: null, detail });
  return `Clocks: ${detail} (docs/operations.md#time-zones)`;
}

/** Compares them every hour and shows the difference in the metrics. Answers what ends it. */
export function watchClock(services: Pick<Services, 'pool' | 'db' | 'log' | 'metrics'>): () => void {
  const { pool, metrics } = services;
  new Gauge({
    name: 'banyan_clock_ahead_seconds',
    help: 'How far the clock of this machine is ahead of that of the database',
    registers: [metrics.registry],
    async collect() {
      const seconds = await secondsAhead(pool).catch(() => null);
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
  const timer = setInterval(() => void clockNotice(services).catch(() => null), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
