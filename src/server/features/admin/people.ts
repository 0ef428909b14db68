// People in the back office, and staff invitations (docs/reference/back-office.md#people).
import { randomUUID } from 'node:crypto';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { personList } from '#src/contract/admin/people-lists.ts';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { deviceName } from '#src/domain/account/device-name.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import {
  areasFaultOf,
  faultOf,
  givenRoles,
  personActs,
  type PersonFacts,
  personRoles,
  roleFaultOf,
  stateOf,
} from '#src/domain/account/person-acts.ts';
import { orderedAreas } from '#src/domain/admin/areas.ts';
import { invitationDays, invitationsMax, invitationState } from '#src/domain/team/team.ts';
import type { Handler } from '#src/server/call.ts';
import { findSessions } from '#src/server/features/account/index.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { endInvitation, isInvitedAddress, inviteInto, lockTeam } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { deriveSecret, givenHash, hashSecret } from '#src/server/platform/secrets.ts';
import { locale } from '#src/texts/locale.ts';
import { staffAct } from './staff-act.ts';
import { serveList } from './lists.ts';
import { findBookingsOf, findListingsOf, findPeople, findPerson, type PersonRow } from './people-queries.ts';
import {
  canBeWrittenTo,
  findPersonFacts,
  findStaffInvitation,
  findStaffInvitations,
  insertStaffInvitation,
  isStaffAddress,
  lockOperators,
  lockPerson,
  replaceStaffInvitation,
  writeRole,
} from './person-acts-queries.ts';

export const people = serveList({
  list: personList,
  call: 'admin/people',
  find: async ({ db }, query) => (await findPeople(db, query)).map(toLine),
});

export function toLine<Row extends PersonRow>({
  email,
  roles,
  is_erased: isErased,
  is_blocked: isBlocked,
  is_verified: isVerified,
  ...row
}: Row) {
  return {
    ...row,
    email: canBeWrittenTo(email) ? email : '',
    roles: personRoles.filter((role) => roles.includes(role)),
    state: stateOf({ is_erased: isErased, is_blocked: isBlocked, is_verified: isVerified }),
  };
}

type Person = CallOutput<'admin/person'>;

// admin/host-coordinator: for a host without a login whom no one else can help (docs/domain/hosts.md#leaving-a-team).
const hostCoordinator = staffAct<'admin/host-coordinator'>({
  async run({ host_id: hostId, email, reason }, { trx, services, actor, actorId }) {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    await lockTeam(trx, hostId);
    const [person, facts] = [await findPerson(trx, hostId), await findPersonFacts(trx, { userId: hostId, actorId })];
    if (!person || !facts || person.host_name === null) return refuse('person-not-found');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    // Hosts with a login invite their own team.
    if (facts.state === 'erased' || hasAddress(facts.email)) return refuse('person-state');
    const invited = await inviteInto(trx, services, {
      hostId,
      actorId,
      invitedBy: null,
      email,
      role: 'coordinator',
      reason,
    });
    return isRefusal(invited) ? invited : { answer: invited, entry: null };
  },
});

const most = { sessions: 20, bookings: 20, listings: 50 } as const;

const personCall: Handler<'admin/person'> = async ({ user_id: userId }, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const [account, facts, sessions, bookings, listings] = await Promise.all([
    findPerson(db, userId),
    findPersonFacts(db, { userId, actorId: actor.userId }),
    findSessions(db, userId, most.sessions),
    findBookingsOf(db, userId, most.bookings),
    findListingsOf(db, userId, most.listings),
  ]);
  if (!account || !facts) return refuse('person-not-found');
  return {
    ...toLine(account),
    is_self: facts.isSelf,
    sessions: sessions.map(({ agent, created_at, last_seen_at, has_factor }) => ({
      ...deviceName(agent),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      has_factor,
    })),
    bookings: bookings.rows,
    bookings_ahead: bookings.ahead,
    is_hidden: facts.hosts === 'hidden',
    listings: listings.map(toListing),
    needs_helper: account.host_name !== null && facts.state !== 'erased' && !hasAddress(facts.email),
    ...permissionsOf(facts),
  };
};

function toListing({
  slug,
  ...listing
}: Awaited<ReturnType<typeof findListingsOf>>[number]): Person['listings'][number] {
  return { ...listing, url: productDetailUrl({ city: slug, id: listing.id, title: listing.title }) };
}

function permissionsOf(
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

// admin/staff-accept: only while the inviter may still give this role.
const staffAccept = staffAct<'admin/staff-accept'>({
  async run({ invitation_id: id }, { trx, actorId: userId }) {
    const first = await findStaffInvitation(trx, { id });
    // An invitation to another address looks like a missing one.
    if (first === null || !(await isInvitedAddress(trx, userId, first.email)))
      return refuse('team-invitation-not-found');
    const { inviter_id: inviterId, areas } = first;
    const isStaff = inviterId !== null && (await lockOperators(trx, inviterId));
    await lockPerson(trx, userId);
    // Read under the locks: it may be withdrawn or accepted.
    const row = await findStaffInvitation(trx, { id });
    if (!isStaff || row === null || invitationState(row, row.now_ms) !== 'open')
      return refuse('team-invitation-closed');
    const facts = await findPersonFacts(trx, { userId, actorId: inviterId });
    const fault = facts && roleFaultOf('operator', true, facts);
    if (facts === null || fault !== null) return refuse('team-invitation-closed');
    const after = await writeRole(trx, { userId, role: 'operator', give: true, areas });
    await endInvitation(trx, id, { userId });
    const given = { areas_before: facts.areas, areas_after: areas, invitation: id, by: inviterId };
    return {
      answer: { message: t('admin.person.joined') },
      entry: {
        action: 'role-given',
        subject: `account:${userId}`,
        detail: { before: facts.roles, after, ...given },
      },
    };
  },
});

// admin/staff-invitation: opening the link changes nothing (docs/reference/back-office.md#invitations).
const staffInvitation: Handler<'admin/staff-invitation'> = async (
  { token },
  { services: { db, keys }, actor: { userId } },
) => {
  const row = await findStaffInvitation(db, { tokenHash: givenHash(keys, token) });
  if (row === null) return refuse('team-invitation-not-found');
  return {
    id: row.id,
    areas: row.areas,
    invited_by: row.invited_by,
    expires_at: row.expires_at,
    state: invitationState(row, row.now_ms),
    is_for_me: userId !== null && (await isInvitedAddress(db, userId, row.email)),
    is_signed_in: userId !== null,
  };
};

const staffInvitations: Handler<'admin/staff-invitations'> = async (_input, { services: { db } }) => ({
  data: (await findStaffInvitations(db)).map((row) => ({
    id: row.id,
    email: row.email,
    areas: row.areas,
    invited_by: row.invited_by,
    expires_at: row.expires_at,
    state: invitationState(row, row.now_ms) === 'open' ? ('open' as const) : ('expired' as const),
  })),
});

// admin/staff-invite: by an admin, by email (docs/reference/back-office.md#invitations).
const staffInvite = staffAct<'admin/staff-invite'>({
  check({ email: typed }) {
    const email = cleanEmail(typed);
    const fault = email === '' ? 'email-missing' : 'email-invalid';
    return isEmail(email) ? null : refuse(fault, { email: errorText(fault) });
  },
  async run({ email: typed, areas, reason }, { trx, actor, actorId, services }) {
    const email = cleanEmail(typed);
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    if (await isStaffAddress(trx, email)) return refuse('team-there', { email: errorText('team-there') });
    if ((await replaceStaffInvitation(trx, email)) >= invitationsMax) return refuse('team-full');
    const id = randomUUID();
    const ordered = orderedAreas(areas);
    await insertStaffInvitation(trx, {
      id,
      email,
      areas: ordered,
      tokenHash: hashSecret(deriveSecret(services.keys, 'team-invitation', id)),
      invitedBy: actorId,
      locale: locale(),
      days: invitationDays,
    });
    return {
      answer: { message: t('team.invited', { email, days: invitationDays }) },
      entry: { action: 'staff-invited', subject: `invitation:${id}`, detail: { areas: ordered, reason } },
    };
  },
});

// admin/staff-revoke: withdraws an invitation (docs/reference/back-office.md#invitations).
const staffRevoke = staffAct<'admin/staff-revoke'>({
  async run({ invitation_id: id }, { trx, actorId }) {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    const row = await findStaffInvitation(trx, { id });
    if (row === null) return refuse('team-invitation-not-found');
    const state = invitationState(row, row.now_ms);
    if (state === 'accepted' || state === 'revoked') return refuse('team-invitation-closed');
    await endInvitation(trx, id, 'revoked');
    return {
      answer: { message: t('team.revoked') },
      entry: { action: 'staff-uninvited', subject: `invitation:${id}`, detail: { areas: row.areas } },
    };
  },
});

export const personCalls = {
  'admin/host-coordinator': hostCoordinator,
  'admin/person': personCall,
  'admin/staff-accept': staffAccept,
  'admin/staff-invitation': staffInvitation,
  'admin/staff-invitations': staffInvitations,
  'admin/staff-invite': staffInvite,
  'admin/staff-revoke': staffRevoke,
} as const;
