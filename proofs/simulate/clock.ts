// The fake clock: PostgreSQL and the payment sandbox get an offset, so that the whole program lives at another moment
// (docs/decisions/017-one-clock-wall-time.md). Time goes on between two steps and never goes back.
import type pg from 'pg';

export interface SimulatedClock {
  /** The simulated moment, ms since 1970. */
  nowMs(): number;
  /** Moves to this moment, ms since 1970; stays where it is when that is over already. Nothing may be under way. */
  advanceTo(ms: number): Promise<void>;
}

/** Also puts every connection that the pool opens from now on to the simulated moment. The pool must be a new one. */
export function createClock(pool: pg.Pool, startMs: number, follow: (offsetMs: number) => Promise<void>) {
  const live = new Set<pg.PoolClient>();
  pool.on('connect', (client) => live.add(client));
  pool.on('remove', (client) => live.delete(client));
  let offsetMs = startMs - Date.now();
  const setting = () => `${Math.round(offsetMs)}ms`;
  const forNewOnes = () => {
    pool.options.options = `-c timezone=UTC -c banyan.clock_offset=${setting()}`;
  };
  forNewOnes();
  const clock: SimulatedClock = {
    nowMs: () => Date.now() + offsetMs,
    async advanceTo(ms) {
      if (ms <= clock.nowMs()) return;
      offsetMs = ms - Date.now();
      forNewOnes();
      // A connection that has been cut has nothing to be told.
      const told = [...live].map((client) =>
        client.query(`set banyan.clock_offset = '${setting()}'`).catch(() => live.delete(client)),
      );
      await Promise.all([...told, follow(offsetMs)]);
    },
  };
  return clock;
}
