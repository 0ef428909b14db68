// Property: two phones at one entrance, offline all day, end in the same state in any order and batches of syncs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untimed, type BookingFacts } from '#src/domain/booking/lifecycle.ts';
import { settledTime, type Act, type ActKind } from './act.ts';
import { mergeActs } from './merge.ts';
import { stepsTo } from './steps-to.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 26, 9);
const times = { starts_at: start, ends_at: start + 4 * 60 * minute };
const syncedAt = start + 9 * 60 * minute;
const parties = 250;
const phones = [
  { device: 'gate', ahead: 0 },
  // A clock 47 minutes fast.
  { device: 'door', ahead: 47 * minute },
] as const;

type Sent = Omit<Act, 'at'> & { readonly booking: number };

/** The server's store of one booking, and its result after each sync. */
class Server {
  readonly acts = new Map<number, Map<string, Act>>();
  readonly bookings = new Map<number, BookingFacts>();

  take(batch: readonly Sent[]): void {
    const touched = new Set(batch.map(({ booking }) => booking));
    for (const { booking, ...act } of batch) {
      const known = this.acts.get(booking) ?? new Map<string, Act>();
      this.acts.set(booking, known);
      const ahead = phones.find(({ device }) => device === act.device)?.ahead ?? 0;
      const meeting = { phone_now: syncedAt + ahead, server_now: syncedAt };
      if (!known.has(act.id)) known.set(act.id, { ...act, at: settledTime(act.phone_at, meeting) });
    }
    for (const booking of touched) this.settle(booking);
  }

  private settle(id: number): void {
    let facts = this.of(id);
    const merged = this.merged(id);
    for (const { action } of stepsTo(facts, merged, 'host')) {
      const status = action === 'check_in' ? 'checked_in' : action === 'mark_no_show' ? 'no_show' : 'confirmed';
      facts = { ...facts, status };
    }
    const since = (status: string) => (merged.status === status ? merged.since : null);
    this.bookings.set(id, { ...facts, checked_in_at: since('checked_in'), no_show_at: since('no_show') });
  }

  of(id: number): BookingFacts {
    return this.bookings.get(id) ?? { ...untimed('confirmed'), ...times };
  }

  merged(id: number) {
    return mergeActs({ pax: paxOf(id), ...times }, [...(this.acts.get(id)?.values() ?? [])]);
  }

  everything() {
    return Array.from({ length: parties }, (_none, id) => ({ booking: this.of(id), merged: this.merged(id) }));
  }
}

const paxOf = (booking: number) => 1 + (booking % 6);

const drawn = fc.record({
  booking: fc.nat(parties - 1),
  phone: fc.nat(1),
  kind: fc.constantFrom<ActKind>('let_in', 'let_in', 'let_in', 'let_in', 'cash', 'no_show', 'undo'),
  heads: fc.integer({ min: 1, max: 6 }),
  part: fc.constantFrom('', '', '', 'aaaaaaaa', 'bbbbbbbb'),
  // From too early until after the end; an undo cancels one of the last acts.
  at: fc.integer({ min: -13 * 60 * minute, max: 8 * 60 * minute }),
  undoes: fc.nat(3),
});

/** 2,000 acts of two phones, each with its phone's clock. */
const day = fc.array(drawn, { minLength: 2000, maxLength: 2000 }).map((list) => {
  const done: Sent[] = [];
  for (const [seq, { booking, phone, kind, heads, part, at, undoes }] of list.entries()) {
    const { device, ahead } = phones[phone === 0 ? 0 : 1];
    const own = done.filter((one) => one.device === device && one.kind !== 'undo');
    const target = kind === 'undo' ? own.at(-1 - undoes) : undefined;
    if (kind === 'undo' && !target) continue;
    // Some within the 15 minutes, some after them.
    const phoneAt = target ? target.phone_at + (undoes + 1) * 5 * minute : start + at + ahead;
    const isLetIn = kind === 'let_in';
    done.push({
      id: `act-${seq}`,
      booking: target?.booking ?? booking,
      device,
      kind,
      heads: isLetIn ? (part === '' ? heads : 1) : 0,
      part: isLetIn ? part : '',
      undoes: target?.id ?? null,
      phone_at: phoneAt,
      seq,
    });
  }
  return done;
});

/** The same acts in another order, in batches of any size, some of them twice. */
function synced(acts: readonly Sent[], random: (below: number) => number): Server {
  const order = [...acts, ...acts.filter(() => random(4) === 0)];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other] as Sent, order[last] as Sent];
  }
  const server = new Server();
  for (let from = 0; from < order.length;) {
    const size = 1 + random(200);
    server.take(order.slice(from, from + size));
    from += size;
  }
  return server;
}

describe('2,000 offline scans from two phones', () => {
  it('end in the same state in whatever order, batches and repeats they are synced', { timeout: 60_000 }, () => {
    let [checkedIn, missing] = [0, 0];
    fc.assert(
      fc.property(day, fc.infiniteStream(fc.nat()), (acts, stream) => {
        const random = (below: number) => Number(stream.next().value) % below;
        const atOnce = new Server();
        atOnce.take(acts);
        const wanted = atOnce.everything();
        checkedIn += wanted.filter(({ booking }) => booking.status === 'checked_in').length;
        missing += wanted.filter(({ booking }) => booking.status === 'no_show').length;
        for (const { booking, merged } of wanted) expect(booking.status).toBe(merged.status);
        expect(synced(acts, random).everything()).toEqual(wanted);
      }),
      { numRuns: 12 },
    );
    // The day must include the cases that the property is about.
    expect([checkedIn > 1000, missing > 20]).toEqual([true, true]);
  });
});
