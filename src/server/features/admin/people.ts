// People in the back office: who there is, what they may, and whether they get in (docs/back-office.md#people).
import { hasAddress } from '#src/domain/account/no-address.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { inviteInto, lockTeam } from '#src/server/features/team/index.ts';
import { findPersonFacts, lockOperators, canBeWrittenTo } from './person-acts-queries.ts';
import {
  findPerson,
  type AccountRow,
  type BookingOfRow,
  findBookingsOf,
  findListingsOf,
  type ListingRow,
  findPeople,
  type PeopleQuery,
  type PersonRow,
} from './people-queries.ts';
import { deviceName } from '#src/domain/account/device-name.ts';
import {
  areasFaultOf,
  faultOf,
  givenRoles,
  personActs,
  type PersonFacts,
  roleFaultOf,
  personRoles,
  stateOf,
} from '#src/domain/account/person-acts.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { findSessions } from '#src/server/features/account/index.ts';
import type { FilterOf } from '#src/contract/admin/list.ts';
import { personList } from '#src/contract/admin/person-list.ts';
import { readPersonSearch } from '#src/domain/account/find-person.ts';
import { byInstant, serveList } from './kit/list.ts';

// All accounts (docs/back-office.md#people).

export const people = serveList({
  list: personList,
  call: 'admin/people',
  cursors: byInstant,
  find: ({ db }, { after, count, ...filter }) => findPeople(db, { ...queryOf(filter), after, count }),
  toLine,
});

type Filter = FilterOf<typeof personList.filter>;

/** The filter as its statement takes it. */
export function queryOf({ find, ...filter }: Filter): Omit<PeopleQuery, 'after' | 'count'> {
  return { ...filter, search: readPersonSearch(find ?? '') };
}

/** A person as list, page and file show one. An address that stands in the place of none is not shown. */
export function toLine(row: PersonRow): CallOutput<'admin/people'>['data'][number] {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: canBeWrittenTo(row.email) ? row.email : '',
    phone: row.phone,
    roles: personRoles.filter((role) => row.roles.includes(role)),
    state: stateOf(row),
    made_at: row.made_at.toISOString(),
    signed_in_at: row.signed_in_at?.toISOString() ?? null,
  };
}

// admin/host-coordinator: invites a coordinator for a host without a login, for whom nobody else can (docs/team.md#leaving-a-team).
const hostCoordinator: Handler<'admin/host-coordinator'> = async (
  { host_id: hostId, email, reason },
  { services, actor },
) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx): Promise<CallOutput<'admin/host-coordinator'> | Refusal> => {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    await lockTeam(trx, hostId);
    const [person, facts] = [await findPerson(trx, hostId), await findPersonFacts(trx, { userId: hostId, actorId })];
    if (!person || !facts || person.host_name === null) return refuse('person-not-found');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    // Who can log in invites their own team.
    if (facts.state === 'erased' || hasAddress(facts.email)) return refuse('person-state');
    return inviteInto(trx, services, { hostId, actorId, invitedBy: null, email, role: 'coordinator', reason });
  });
};

const shownMost = { sessions: 20, bookings: 20, listings: 50 } as const;

type Person = CallOutput<'admin/person'>;

// admin/person: one account, what it books, offers and opens, and what may be done with it (docs/back-office.md#one-person).
const personCall: Handler<'admin/person'> = async ({ user_id: userId }, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const [account, facts, sessions, bookings, listings] = await Promise.all([
    findPerson(db, userId),
    findPersonFacts(db, { userId, actorId: actor.userId }),
    findSessions(db, userId, shownMost.sessions),
    findBookingsOf(db, userId, shownMost.bookings),
    findListingsOf(db, userId, shownMost.listings),
  ]);
  if (!account || !facts) return refuse('person-not-found');
  return {
    ...toLine(account),
    ...waysIn(account),
    is_self: facts.isSelf,
    sessions: sessions.map(({ agent, created_at, last_seen_at, has_factor }) => ({
      ...deviceName(agent),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      has_factor,
    })),
    bookings: bookings.rows.map(toBooking),
    bookings_ahead: bookings.ahead,
    host_name: account.host_name,
    is_hidden: facts.hosts === 'hidden',
    put_back: account.put_back,
    listings: listings.map(toListing),
    teams: account.teams,
    helpers: account.helpers,
    needs_helper: account.host_name !== null && facts.state !== 'erased' && !hasAddress(facts.email),
    ...mayDo(facts),
  };
};

function waysIn(
  row: AccountRow,
): Pick<
  Person,
  'verified_at' | 'blocked_at' | 'has_password' | 'has_factor' | 'factor_release_at' | 'passkeys' | 'providers'
> {
  return {
    verified_at: row.verified_at?.toISOString() ?? null,
    blocked_at: row.blocked_at?.toISOString() ?? null,
    has_password: row.has_password,
    has_factor: row.has_factor,
    factor_release_at: row.factor_release_at?.toISOString() ?? null,
    passkeys: row.passkeys,
    providers: row.providers,
  };
}

function toBooking({ id, ref, booking_status, date, time, title, is_ahead }: BookingOfRow): Person['bookings'][number] {
  return { id, ref, booking_status, date, time, title, is_ahead };
}

function toListing({ slug, ...listing }: ListingRow): Person['listings'][number] {
  return { ...listing, url: productDetailUrl({ city: slug, id: listing.id, title: listing.title }) };
}

function mayDo(
  facts: PersonFacts,
): Pick<Person, 'areas' | 'can_give' | 'can_take' | 'can_set_areas' | 'acts' | 'erase_obstacles'> {
  return {
    areas: [...facts.areas],
    can_set_areas: areasFaultOf(facts) === null,
    can_give: givenRoles.filter((role) => roleFaultOf(role, true, facts) === null),
    can_take: givenRoles.filter((role) => roleFaultOf(role, false, facts) === null),
    acts: personActs.filter((act) => faultOf(act, facts) === null),
    erase_obstacles: [...facts.obstacles],
  };
}

/** The calls of this file by name. */
export const personCalls = {
  'admin/host-coordinator': hostCoordinator,
  'admin/person': personCall,
} as const;
