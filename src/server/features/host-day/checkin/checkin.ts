import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { toReader } from '#src/server/platform/locale.ts';
import { revokeLinks } from '#src/server/phone/incoming-queries.ts';
import { t } from '#src/server/features/texts.ts';
import {
  revokePhone,
  findPhones,
  type DepartureRow,
  findDepartures,
  findParties,
  type PartyRow,
} from './departure-queries.ts';
import { settledTime, type Act } from '#src/domain/host-day/act.ts';
import { readRef } from '#src/domain/ref.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { findActing } from '#src/server/features/team/index.ts';
import { cashDue } from '#src/server/features/booking/index.ts';
import { applyActs, arrivalOf, shortName } from './apply-acts.ts';
import * as queries from './sync-queries.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { type ActRow, findActs } from './sync-queries.ts';

// check/cut-off: a lost phone is refused and erases its data (docs/domain/hosts.md#stored-on-the-phone).
const cutOff: Handler<'check/cut-off'> = async ({ device_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const { userId } = actor;
  const isCut = await inTransaction(services.db, async (trx) => {
    const owner = await revokePhone(trx, device_id, userId);
    // A lost phone also has the message links.
    if (owner !== null) await revokeLinks(trx, { readerId: owner });
    return owner !== null;
  });
  return isCut ? { message: toReader(() => t('phone.cutOff')) } : refuse('phone-not-found');
};

const phonesCall: Handler<'check/phones'> = async (_input, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const phones = await findPhones(services.db, userId);
  return {
    phones: phones.map(({ id, name, owner, user_id, seen_at, revoked_at, erased_at }) => ({
      id,
      name,
      owner,
      is_own: user_id === userId,
      seen_at: seen_at.toISOString(),
      revoked_at: revoked_at?.toISOString() ?? null,
      erased_at: erased_at?.toISOString() ?? null,
    })),
  };
};

// Today's list as phones store it: no phone number, address or guest text (docs/domain/hosts.md#stored-on-the-phone).

type List = CallOutput<'check/sync'>['departures'];
type Listed = List[number]['parties'][number];

const confirmed: readonly string[] = ['confirmed', 'checked_in', 'completed', 'no_show', 'cancelled'];

async function listOfToday(db: Kysely<Database>, userId: string, deviceId: string): Promise<List> {
  const departures = await findDepartures(db, { userId, withEnded: true });
  const parties = await findParties(
    db,
    departures.map(({ id }) => id),
    true,
  );
  const acts = await findActs(
    db,
    parties.map(({ id }) => id),
  );
  const actsOf = Map.groupBy(acts, (act) => act.booking_id);
  const partiesOf = Map.groupBy(parties, (party) => party.departure_id);
  return departures.map((departure) => ({
    ...factsOf(departure, userId),
    parties: (partiesOf.get(departure.id) ?? [])
      .filter(({ status }) => confirmed.includes(status))
      .map((party) => listed(party, departure, actsOf.get(party.id) ?? [], deviceId)),
  }));
}

function factsOf(row: DepartureRow, userId: string): Omit<List[number], 'parties'> {
  const { id, course_id, title, host_name, date, time, time_zone, starts_at, ends_at, guides } = row;
  return {
    id,
    course_id,
    title,
    host_name,
    date,
    time,
    time_zone,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    is_led: guides.some((guide) => guide.id === userId),
    guides: guides.map((guide) => guide.name),
  };
}

function listed(party: PartyRow, departure: DepartureRow, acts: readonly ActRow[], deviceId: string): Listed {
  const { heads, since, remarks } = arrivalOf(party, departure, acts);
  const nameOf = new Map(acts.map((act) => [act.device, act.device_name]));
  const instant = (at: number | null | undefined) =>
    at === null || at === undefined ? null : new Date(at).toISOString();
  const { amount, usd, currency, symbol } = cashDue(party);
  return {
    ref: party.ref,
    name: shortName(party),
    pax: party.pax,
    addons: party.addons.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, count })),
    cash: { amount, usd, currency, symbol },
    cash_state: party.cash,
    status: party.status,
    heads,
    since: instant(since),
    version: party.version,
    remarks: remarks.map(({ kind, act, device, at, other }) => ({
      kind,
      act,
      device: nameOf.get(device) ?? '',
      is_own: device === deviceId,
      at: new Date(at).toISOString(),
      other_device: other && (nameOf.get(other.device) ?? ''),
      other_at: instant(other?.at),
    })),
  };
}

type Input = CallInput<'check/sync'>;
type Output = CallOutput<'check/sync'>;
type SentAct = Input['acts'][number];

const mostPhones = 20;

// check/sync: uploads a phone's actions and answers today's list (docs/domain/hosts.md#check-in, docs/domain/hosts.md#stored-on-the-phone).
const sync: Handler<'check/sync'> = async (input, call) => {
  const device = await admitDevice(input, call);
  if ('code' in device) return device;
  const { actor, services } = call;
  if (actor.userId === null) return refuse('unauthorized');
  const now = await queries.readNow(services.db);
  const results = await takeActs(input, call, { name: device.name, now });
  return {
    user_id: actor.userId,
    server_now: new Date(now).toISOString(),
    device_name: device.name,
    results,
    departures: await listOfToday(services.db, actor.userId, input.device_id),
  };
};

/** Another account's phone looks like a revoked one. */
async function admitDevice(input: Input, { services, actor }: CallContext): Promise<queries.DeviceRow | Refusal> {
  if (actor.userId === null) return refuse('unauthorized');
  const { device_id: id, device_name: name } = input;
  if ((await queries.countDevices(services.db, actor.userId, id)) >= mostPhones) return refuse('too-many-phones');
  const device = await queries.touchDevice(services.db, { id, userId: actor.userId, name });
  return device.is_revoked || device.is_link || device.user_id !== actor.userId ? refuse('device-revoked') : device;
}

/** Each booking separately: one failure must not block others. */
async function takeActs(
  { acts, phone_now, device_id }: Input,
  call: CallContext,
  { name, now }: { name: string; now: number },
): Promise<Output['results']> {
  const clock = { phone_now: Date.parse(phone_now), server_now: now };
  const byRef = Map.groupBy(acts, (act) => readRef(act.ref) ?? '');
  const results = new Map<string, Output['results'][number]>();
  for (const { id, ref, course_id } of await queries.findNamed(call.services.db, [...byRef.keys()])) {
    const sent = byRef.get(ref) ?? [];
    const acting = await findActing(call.services.db, course_id, call.actor, 'departures');
    if (!acting) continue;
    const settled = sent.map((act) => settledAct(act, device_id, clock));
    const applied = await applyActs(call.services, id, settled, { by: acting.by, device: name });
    if (!applied) continue;
    const { status, date, time } = applied;
    const outcome = applied.isEnded ? 'ended' : 'kept';
    for (const act of sent) results.set(act.id, { id: act.id, outcome, booking_status: status, date, time });
  }
  return acts.map(
    ({ id }) => results.get(id) ?? { id, outcome: 'unknown', booking_status: null, date: null, time: null },
  );
}

function settledAct(act: SentAct, device: string, clock: Parameters<typeof settledTime>[1]): Act {
  const phoneAt = Date.parse(act.at);
  const isLetIn = act.kind === 'let_in';
  return {
    id: act.id,
    device,
    kind: act.kind as Act['kind'],
    heads: isLetIn ? (act.part === '' ? act.heads : 1) : 0,
    part: isLetIn ? act.part : '',
    undoes: act.kind === 'undo' ? act.undoes : null,
    phone_at: phoneAt,
    at: settledTime(phoneAt, clock),
    seq: act.seq,
  };
}

export const checkinCalls = {
  'check/cut-off': cutOff,
  'check/phones': phonesCall,
  'check/sync': sync,
} as const;
