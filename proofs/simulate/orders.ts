// When events of a booking happen, and in which order bookings are processed.
import type { Order } from './people.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;

/** Plans something this many minutes ahead, at least one, so that the agenda can end. */
export function soon(world: World, minutes: number, what: string, act: () => Promise<unknown>): void {
  world.agenda.plan(world.clock.nowMs() + Math.max(1, minutes) * minuteMs, what, act);
}

/** A moment between now and the start, at this share of the way. */
export function beforeStart(world: World, { startsAt }: Pick<Order, 'startsAt'>, share: number): number {
  const now = world.clock.nowMs();
  return now + Math.max(minuteMs, (startsAt - now) * share);
}

/** The order with this ref, or nothing when the program made the booking to keep seats. */
export function orderOf(world: World, ref: string): Order | undefined {
  return world.orders.get(ref);
}

/** Rows in the order of their guests: refs and ids are new in each run and must not decide anything. */
export function inOrder<Row extends { ref: string }>(world: World, rows: readonly Row[]): Row[] {
  const place = ({ ref }: Row) => orderOf(world, ref)?.n ?? Number.MAX_SAFE_INTEGER;
  return rows.filter(({ ref }) => orderOf(world, ref) !== undefined).toSorted((a, b) => place(a) - place(b));
}
